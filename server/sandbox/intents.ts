import type { Db } from '../db/connect.ts'
import { brandOf, type CardVerdict, genericDecline, verdictOn } from './cards.ts'
import { invalidRequest, noSuch, SandboxError } from './errors.ts'
import { type FormFields, fieldsIn, textOf } from './formBody.ts'
import { change, keep, newId, read, type SandboxIntent } from './store.ts'

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

export async function createIntent(db: Db, form: FormFields, now: Date): Promise<SandboxIntent> {
  const amount = Number(textOf(form.amount))
  if (!Number.isInteger(amount) || amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', 'amount')
  const currency = textOf(form.currency).toLowerCase()
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest('Missing required param: currency.', 'currency')
  const id = newId('pi')
  const intent: SandboxIntent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency,
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    status: 'requires_payment_method',
    description: textOf(form.description) || null,
    metadata: fieldsIn(form.metadata) as Record<string, string>,
    created: seconds(now),
    livemode: false,
    payment_method_types: ['card'],
    payment_method: null,
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
    canceled_at: null,
  }
  await keep(db, 'payment_intent', id, intent)
  return intent
}

export async function findIntent(db: Db, id: string): Promise<SandboxIntent> {
  const found = await read<SandboxIntent>(db, 'payment_intent', id)
  if (!found) throw noSuch('payment_intent', id)
  return found
}

const unexpected = (intent: SandboxIntent, what: string) =>
  new SandboxError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })

interface Card {
  number: string
  expMonth: number
  expYear: number
  cvc: string
}

function cardOf(form: FormFields): Card {
  const card = fieldsIn(fieldsIn(form.payment_method_data).card)
  const year = Number(textOf(card.exp_year))
  return {
    number: textOf(card.number).replace(/\D/g, ''),
    expMonth: Number(textOf(card.exp_month)),
    expYear: year < 100 ? 2000 + year : year,
    cvc: textOf(card.cvc),
  }
}

/** Charges the card, or asks for authentication, or declines with the provider's own words. */
export async function confirmIntent(db: Db, id: string, form: FormFields, now: Date): Promise<SandboxIntent> {
  const card = cardOf(form)
  const verdict = verdictOn(card, now)
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    card: { brand: brandOf(card.number), last4: card.number.slice(-4) },
  }
  const next = await change(db, id, (intent) => {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw unexpected(intent, 'confirm')
    return decided(intent, verdict, method)
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

function decided(intent: SandboxIntent, verdict: CardVerdict, method: Record<string, unknown>): SandboxIntent {
  if (verdict.outcome === 'approved') return charged(intent, String(method.id))
  if (verdict.outcome === 'challenge')
    return {
      ...intent,
      status: 'requires_action',
      payment_method: String(method.id),
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', outcome: verdict.leadsTo },
      },
    }
  return refused(intent, verdict, method)
}

const charged = (intent: SandboxIntent, method: string | null): SandboxIntent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount,
  payment_method: method,
  next_action: null,
  last_payment_error: null,
  latest_charge: newId('ch'),
})

const refused = (
  intent: SandboxIntent,
  verdict: Extract<CardVerdict, { outcome: 'declined' }>,
  method: Record<string, unknown> | null,
): SandboxIntent => ({
  ...intent,
  status: 'requires_payment_method',
  payment_method: null,
  next_action: null,
  last_payment_error: {
    type: 'card_error',
    code: verdict.code,
    ...(verdict.declineCode ? { decline_code: verdict.declineCode } : {}),
    message: verdict.message,
    ...(method ? { payment_method: method } : {}),
  },
})

/** The cardholder's answer to a 3-D Secure challenge. */
export async function authenticateIntent(db: Db, id: string, passed: boolean): Promise<SandboxIntent> {
  const next = await change(db, id, (intent) => {
    if (intent.status !== 'requires_action') throw unexpected(intent, 'authenticate')
    const then = (intent.next_action?.use_stripe_sdk as { outcome?: string } | undefined)?.outcome
    if (passed && then === 'approved') return charged(intent, intent.payment_method)
    if (passed && genericDecline.outcome === 'declined') return refused(intent, genericDecline, null)
    return refused(
      intent,
      {
        outcome: 'declined',
        code: 'payment_intent_authentication_failure',
        declineCode: null,
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
      null,
    )
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

export async function cancelIntent(db: Db, id: string, now: Date): Promise<SandboxIntent> {
  const next = await change(db, id, (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'cancel')
    return { ...intent, status: 'canceled', canceled_at: seconds(now), next_action: null }
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

export async function refundIntent(db: Db, id: string, now: Date): Promise<Record<string, unknown>> {
  const intent = await findIntent(db, id)
  if (intent.status !== 'succeeded') throw unexpected(intent, 'refund')
  if (intent.refunded === true)
    throw new SandboxError(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${intent.latest_charge} has already been refunded.`,
    })
  await change(db, id, (current) => ({ ...current, refunded: true }))
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount: intent.amount,
    currency: intent.currency,
    payment_intent: id,
    charge: intent.latest_charge,
    status: 'succeeded',
    created: seconds(now),
  }
  await keep(db, 'refund', refund.id, refund)
  return refund
}
