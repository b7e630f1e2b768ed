import type { Stripe, StripeElements } from '@stripe/stripe-js'

interface Mounted {
  stripe: Stripe
  elements: StripeElements
}
interface Provider {
  load: (publishableKey: string) => Promise<Stripe | null>
  hold: (mounted: Mounted) => void
}

/** The card provider as the checkout's effects give it; the ui itself reaches no service. */
export const cardProvider: Provider = {
  load: () => Promise.resolve(null),
  hold: () => {},
}
