import type { Db } from '../kernel/db/connect.ts'
import { invalidRequest, noSuch, SandboxError } from './errors.ts'
import { type FormFields, fieldsIn, textOf } from './formBody.ts'
import { change, newId, read, type SandboxIntent, saveObject } from './store.ts'

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

function amountIn(form: FormFields): number {
  const amount = Number(textOf(form.amount))
  if (Number.isInteger(amount) && amount >= 1) return amount
  throw invalidRequest('This value must be greater than or equal to 1.', 'amount')
}

export async function createIntent(db: Db, form: FormFields, now: Date): Promise<SandboxIntent> {
  const amount = amountIn(form)
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
    refunded: false,
    disputed: false,
    pending: null,
  }
  await saveObject(db, 'payment_intent', id, intent)
  return intent
}

export async function findIntent(db: Db, id: string): Promise<SandboxIntent> {
  const found = await read<SandboxIntent>(db, 'payment_intent', id)
  if (!found) throw noSuch('payment_intent', id)
  return found
}

export const unexpected = (intent: SandboxIntent, what: string) =>
  new SandboxError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })

/** Updates the fields that may still change before payment: the amount, the description and the metadata. */
export async function updateIntent(db: Db, id: string, form: FormFields): Promise<SandboxIntent> {
  const next = await change(db, id, (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'update')
    return {
      ...intent,
      amount: form.amount === undefined ? intent.amount : amountIn(form),
      description: textOf(form.description) || intent.description,
      metadata: { ...intent.metadata, ...(fieldsIn(form.metadata) as Record<string, string>) },
    }
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

export async function cancelIntent(db: Db, id: string, now: Date): Promise<SandboxIntent> {
  const next = await change(db, id, (intent) => {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw unexpected(intent, 'cancel')
    return { ...intent, status: 'canceled', canceled_at: seconds(now), next_action: null }
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

export async function refundIntent(db: Db, id: string, now: Date): Promise<Record<string, unknown>> {
  const intent = await findIntent(db, id)
  if (intent.status !== 'succeeded') throw unexpected(intent, 'refund')
  if (intent.refunded)
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
  await saveObject(db, 'refund', refund.id, refund)
  return refund
}

/** The charge of an intent, with the fields that the product reads; null if there is none yet. */
export const chargeOf = (intent: SandboxIntent) =>
  intent.latest_charge === null
    ? null
    : {
        id: intent.latest_charge,
        object: 'charge',
        payment_intent: intent.id,
        amount: intent.amount,
        amount_refunded: intent.refunded ? intent.amount : 0,
        refunded: intent.refunded,
        disputed: intent.disputed,
        currency: intent.currency,
        payment_method_details: intent.card ? { type: 'card', card: intent.card } : null,
      }
