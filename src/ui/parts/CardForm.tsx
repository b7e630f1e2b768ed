import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'

interface Props {
  /** Null until the provider's script is loaded. */
  stripe: Stripe | null
  clientSecret: string
  language: 'en' | 'hi'
  onReady: (stripe: Stripe, elements: StripeElements) => void
  onFailed: () => void
}

/** The provider's card form; `onReady` receives the provider and its elements once they are mounted. */
export function CardForm({ stripe, clientSecret, language, onReady, onFailed }: Props) {
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe'
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret, locale: language === 'hi' ? 'auto' : 'en', appearance: { theme } }}
    >
      <Fields onReady={onReady} onFailed={onFailed} />
    </Elements>
  )
}

function Fields({ onReady, onFailed }: Pick<Props, 'onReady' | 'onFailed'>) {
  const stripe = useStripe()
  const elements = useElements()
  return (
    <PaymentElement
      onReady={() => (stripe && elements ? onReady(stripe, elements) : undefined)}
      onLoadError={onFailed}
    />
  )
}
