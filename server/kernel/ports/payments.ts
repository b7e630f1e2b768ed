import Stripe from 'stripe'
import { isPayable } from '../../../src/domain/currencies.ts'
import type { Money } from '../../../src/domain/money.ts'

type IntentStatus = Stripe.PaymentIntent.Status

export interface Intent {
  id: string
  clientSecret: string
  status: IntentStatus
  amount: Money
  /** The transaction that the intent was opened for. */
  transactionId: string | null
  /** True if the charge was refunded in full. */
  refunded: boolean
  /** True if the cardholder has disputed the charge and the dispute was not won. */
  disputed: boolean
  /** The charged card; null if there is no charge, or it was not paid by card. */
  card: { brand: string; last4: string } | null
}

export interface ProviderEvent {
  id: string
  type: string
  /** Null for events that are not about an intent. */
  intentId: string | null
}

/** The card payment provider. */
export interface PaymentProvider {
  publishableKey: string
  createIntent(order: { transactionId: string; amount: Money; description: string }): Promise<Intent>
  intent(id: string): Promise<Intent>
  /** Returns the intent's final state: an intent paid meanwhile stays paid. */
  cancelIntent(id: string): Promise<Intent>
  /** Refunds the whole charge; safe to repeat. */
  refund(intentId: string): Promise<void>
  /** Throws `BadSignature` if the signature is wrong or older than 300 s. */
  event(body: string, signature: string): ProviderEvent
}

export class BadSignature extends Error {}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Replaces the network, for the sandbox. */
  fetch?: typeof fetch
}

const toIntent = (intent: Stripe.PaymentIntent, isDisputeOver = false): Intent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: intent.status,
  amount: moneyIn(intent),
  transactionId: intent.metadata.transaction ?? null,
  refunded: chargeOf(intent)?.refunded === true,
  disputed: chargeOf(intent)?.disputed === true && !isDisputeOver,
  card: cardOf(intent),
})

/** Stripe takes the minor units as a number, and the currency separately, in lower case. */
const forStripe = ({ minor, currency }: Money) => ({ amount: minor, currency: currency.toLowerCase() })

function moneyIn({ id, amount, currency: code }: Stripe.PaymentIntent): Money {
  const currency = code.toUpperCase()
  if (!isPayable(currency)) throw new Error(`the intent ${id} is in ${currency}, which is not a supported currency`)
  return { minor: amount, currency }
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) => (typeof charge === 'object' ? charge : null)

function cardOf(intent: Stripe.PaymentIntent): Intent['card'] {
  const { brand, last4 } = chargeOf(intent)?.payment_method_details?.card ?? {}
  return brand && last4 ? { brand, last4 } : null
}

const saysCode = (error: unknown, code: string) => error instanceof Stripe.errors.StripeError && error.code === code

/** Stripe by its own SDK; the sandbox uses other keys and another network. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.fetch ? { httpClient: Stripe.createFetchHttpClient(settings.fetch) } : {}),
  })
  const find = async (id: string) => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    // A charge remains `disputed` after its dispute was won.
    return toIntent(intent, chargeOf(intent)?.disputed === true && (await wasDisputeWon(id)))
  }
  async function wasDisputeWon(id: string): Promise<boolean> {
    const { data } = await stripe.disputes.list({ payment_intent: id })
    return data.length > 0 && data.every(({ status }) => status === 'won' || status === 'warning_closed')
  }
  return {
    publishableKey: settings.publishableKey,
    createIntent: async ({ transactionId, amount, description }) =>
      toIntent(
        await stripe.paymentIntents.create(
          {
            ...forStripe(amount),
            description,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: { transaction: transactionId },
          },
          { idempotencyKey: `intent-${transactionId}` },
        ),
      ),
    intent: find,
    cancelIntent: async (id) => {
      try {
        return toIntent(await stripe.paymentIntents.cancel(id))
      } catch (error) {
        if (saysCode(error, 'payment_intent_unexpected_state')) return find(id)
        throw error
      }
    },
    refund: async (intentId) => {
      try {
        await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${intentId}` })
      } catch (error) {
        if (!saysCode(error, 'charge_already_refunded')) throw error
      }
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
