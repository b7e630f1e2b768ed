import Stripe from 'stripe'

type IntentStatus = Stripe.PaymentIntent.Status

export interface Intent {
  id: string
  clientSecret: string
  status: IntentStatus
  amount: number
  currency: string
  /** The transaction it was opened for. */
  transactionId: string | null
}

export interface ProviderEvent {
  id: string
  type: string
  /** Null for events that are not about an intent. */
  intentId: string | null
}

/** The card payment provider. Amounts are minor units; currencies ISO 4217 in upper case. */
export interface PaymentProvider {
  publishableKey: string
  createIntent(order: { transactionId: string; amount: number; currency: string; description: string }): Promise<Intent>
  intent(id: string): Promise<Intent>
  cancelIntent(id: string): Promise<Intent>
  refund(intentId: string): Promise<void>
  /** Throws `BadSignature` where the signature is wrong or older than 300 s. */
  event(body: string, signature: string): ProviderEvent
}

export class BadSignature extends Error {}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Answers in place of the network; the sandbox. */
  fetch?: typeof fetch
}

const toIntent = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: intent.status,
  amount: intent.amount,
  currency: intent.currency.toUpperCase(),
  transactionId: intent.metadata.transaction ?? null,
})

/** Stripe by its own SDK; the sandbox differs in keys and in who answers. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.fetch ? { httpClient: Stripe.createFetchHttpClient(settings.fetch) } : {}),
  })
  return {
    publishableKey: settings.publishableKey,
    createIntent: async ({ transactionId, amount, currency, description }) =>
      toIntent(
        await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            description,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: { transaction: transactionId },
          },
          { idempotencyKey: `intent-${transactionId}` },
        ),
      ),
    intent: async (id) => toIntent(await stripe.paymentIntents.retrieve(id)),
    cancelIntent: async (id) => toIntent(await stripe.paymentIntents.cancel(id)),
    refund: async (intentId) => {
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${intentId}` })
    },
    event: (body, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, 300)
        const subject = event.data.object as { object?: string; id?: string; payment_intent?: string | null }
        const intentId = subject.object === 'payment_intent' ? subject.id : subject.payment_intent
        return { id: event.id, type: event.type, intentId: intentId ?? null }
      } catch (error) {
        throw new BadSignature(error instanceof Error ? error.message : String(error))
      }
    },
  }
}
