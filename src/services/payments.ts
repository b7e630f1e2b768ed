import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { serverPaths } from '../routes.ts'
import { tabChannel } from './tabChannel.ts'

/** The card provider in the browser: the same calls for the sandbox and for Stripe. */

const sandboxKey = 'pk_test_sandbox'

let loading: Promise<Stripe | null> | null = null

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the payment script could not be loaded'))
    document.head.append(script)
  })
}

/** The provider for a publishable key; null if it cannot be loaded. The next call tries again. */
export function loadProvider(publishableKey: string): Promise<Stripe | null> {
  loading ??= load(publishableKey).catch(() => {
    loading = null
    return null
  })
  return loading
}

async function load(publishableKey: string): Promise<Stripe | null> {
  if (publishableKey === sandboxKey && !('Stripe' in window)) await loadScript(serverPaths.sandbox.script)
  return loadStripe(publishableKey)
}

export interface Charge {
  stripe: Stripe
  elements: StripeElements
}

type Answer =
  | { kind: 'status'; status: string }
  | {
      kind: 'error'
      problem: { why: 'declined'; message: string } | { why: 'incomplete' | 'unauthenticated' | 'failed' }
    }

/**
 * Confirms the payment without leaving the page. Only a declined card returns the provider's words. An error about
 * neither the card nor the form is thrown like a lost response, and the server reports the payment's status.
 */
export async function chargeCard({ stripe, elements }: Charge): Promise<Answer> {
  const { error, paymentIntent } = await stripe.confirmPayment({ elements, redirect: 'if_required' })
  if (!error) return { kind: 'status', status: paymentIntent.status }
  if (error.code === 'payment_intent_authentication_failure')
    return { kind: 'error', problem: { why: 'unauthenticated' } }
  if (error.type === 'validation_error') return { kind: 'error', problem: { why: 'incomplete' } }
  if (error.type !== 'card_error') throw new Error(error.message ?? 'no response')
  return { kind: 'error', problem: error.message ? { why: 'declined', message: error.message } : { why: 'failed' } }
}

const tabs = tabChannel<'changed'>('payments')

/** Makes the other tabs of this browser reload the status of their payment. */
export const broadcastPayment = (): void => tabs.post('changed')

/** Reports that another tab bought something or that this tab is visible again. Returns the unsubscribe function. */
export function watchPayments(onDoubt: () => void): () => void {
  const see = () => {
    if (!document.hidden) onDoubt()
  }
  const unsubscribe = tabs.listen(onDoubt)
  document.addEventListener('visibilitychange', see)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', see)
  }
}
