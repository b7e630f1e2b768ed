import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditMemberships } from '../../server/features/memberships/audit.ts'
import { paymentTrials } from '../bench/survive/payment.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('payments survive, in short counts', () => {
  for (const trial of paymentTrials(false))
    it(`${trial.number}. ${trial.title} (${trial.count})`, async () => {
      expect(await trial.run(server)).not.toBe('')
      expect(await auditMemberships(server.deps)).toEqual([])
    })
})
