import { describe, expect, it } from 'vitest'
import { paymentKills } from '../../bench/survive/paymentKills.ts'

describe('a payment survives kill -9', () => {
  it('of the whole server, at four points: no payment is duplicated or lost', async () => {
    const trial = paymentKills(4)
    expect(await trial.run(undefined as never)).toContain('one payment')
  })
})
