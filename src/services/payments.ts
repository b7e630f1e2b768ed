import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** The card provider in the browser: the same calls for the sandbox and for Stripe. */

const sandboxKey = 'pk_test_sandbox'
const sandboxScript = '/sandbox/v3/stripe.js'

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

/** The provider by its publishable key; null where it cannot be loaded, and then it is tried afresh next time. */
export function loadProvider(publishableKey: string): Promise<Stripe | null> {
  loading ??= load(publishableKey).catch(() => {
    loading = null
    return null
  })
  return loading
}

async function load(publishableKey: string): Promise<Stripe | null> {
  if (publishableKey === sandboxKey && !('Stripe' in window)) await loadScript(sandboxScript)
  return loadStripe(publishableKey)
}

export interface Charge {
  stripe: Stripe
  elements: StripeElements
}

/** Confirms the payment without leaving the page. A provider error is a value; only a lost answer is thrown. */
export async function chargeCard({
  stripe,
  elements,
}: Charge): Promise<{ kind: 'status'; status: string } | { kind: 'error'; message: string | null }> {
  const { error, paymentIntent } = await stripe.confirmPayment({ elements, redirect: 'if_required' })
  if (error?.type === 'api_connection_error') throw new Error(error.message ?? 'no answer')
  if (error) return { kind: 'error', message: error.message ?? null }
  return { kind: 'status', status: paymentIntent.status }
}
