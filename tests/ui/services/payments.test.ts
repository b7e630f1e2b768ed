import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { expect, it, vi } from 'vitest'
import { loadProvider } from '../../../src/services/payments.ts'

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }))

it('the card provider is loaded again after a failure, and once after a success', async () => {
  const stripe = {} as Stripe
  vi.mocked(loadStripe).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(stripe)
  expect(await loadProvider('pk_live_1')).toBeNull()
  expect(await loadProvider('pk_live_1')).toBe(stripe)
  expect(await loadProvider('pk_live_1')).toBe(stripe)
  expect(loadStripe).toHaveBeenCalledTimes(2)
})
