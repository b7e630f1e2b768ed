import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements } from '@stripe/stripe-js'

interface Props {
  stripe: Promise<Stripe | null>
  clientSecret: string
  language: 'en' | 'hi'
  onReady: (stripe: Stripe, elements: StripeElements) => void
}

/** The provider's card form; `onReady` hands its two halves over once they stand. */
export function CardForm({ stripe, clientSecret, language, onReady }: Props) {
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: language === 'hi' ? 'auto' : 'en' }}>
      <Fields onReady={onReady} />
    </Elements>
  )
}

function Fields({ onReady }: Pick<Props, 'onReady'>) {
  const stripe = useStripe()
  const elements = useElements()
  return <PaymentElement onReady={() => (stripe && elements ? onReady(stripe, elements) : undefined)} />
}
