import type { Db } from '../kernel/db/connect.ts'
import { brandOf, type CardVerdict, type Declined, verdictOn } from './cards.ts'
import { noSuch } from './errors.ts'
import { type FormFields, fieldsIn, textOf } from './formBody.ts'
import { unexpected } from './intents.ts'
import { change, newId, type SandboxIntent } from './store.ts'

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

/** Charges the card, requires authentication, or declines with the provider's own message. */
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
    return { ...decided(intent, verdict, method, now), card: method.card }
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

const bankTakes = 3_600

function decided(
  intent: SandboxIntent,
  verdict: CardVerdict,
  method: Record<string, unknown>,
  now: Date,
): SandboxIntent {
  if (verdict.outcome === 'approved') return charged(intent, String(method.id), verdict.disputed)
  if (verdict.outcome === 'later') {
    const pending = { at: Math.floor(now.getTime() / 1000) + bankTakes, verdict: verdict.next }
    return { ...intent, status: 'processing', payment_method: String(method.id), next_action: null, pending }
  }
  if (verdict.outcome === 'challenge')
    return {
      ...intent,
      status: 'requires_action',
      payment_method: String(method.id),
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', verdict: verdict.next },
      },
    }
  return refused(intent, verdict, method)
}

/** The bank's decision on an intent in processing; null until it has decided. */
export async function bankAnswer(db: Db, seen: SandboxIntent, now: Date): Promise<SandboxIntent | null> {
  if (seen.status !== 'processing' || !seen.pending || now.getTime() / 1000 < seen.pending.at) return null
  let isNew = false
  const next = await change(db, seen.id, (intent) => {
    if (intent.status !== 'processing' || !intent.pending) return intent
    isNew = true
    const { verdict } = intent.pending
    return verdict.outcome === 'approved'
      ? charged(intent, intent.payment_method, verdict.disputed)
      : refused(intent, verdict, null)
  })
  return isNew ? next : null
}

const charged = (intent: SandboxIntent, method: string | null, disputed = false): SandboxIntent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount,
  payment_method: method,
  next_action: null,
  last_payment_error: null,
  latest_charge: newId('ch'),
  pending: null,
  disputed,
})

const refused = (intent: SandboxIntent, verdict: Declined, method: Record<string, unknown> | null): SandboxIntent => ({
  ...intent,
  status: 'requires_payment_method',
  payment_method: null,
  next_action: null,
  pending: null,
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
    if (intent.status !== 'requires_action' || !intent.next_action) throw unexpected(intent, 'authenticate')
    const verdict = passed ? intent.next_action.use_stripe_sdk.verdict : notAuthenticated
    return verdict.outcome === 'approved' ? charged(intent, intent.payment_method) : refused(intent, verdict, null)
  })
  if (!next) throw noSuch('payment_intent', id)
  return next
}

const notAuthenticated: Declined = {
  outcome: 'declined',
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
