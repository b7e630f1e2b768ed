import * as v from 'valibot'
import { currencyCodes } from '../currencies.ts'
import { moneySchema } from '../moneySchema.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { purchaseModes } from './modes.ts'
import { quoteSchema } from './quoteSchema.ts'
import { transactionStatuses } from './transactions.ts'

/** A purchase in progress, and a payment in the list of payments. */

export const transactionSchema = v.object({
  uuid,
  client_secret: v.string(),
  payment_intent: v.string(),
  /** Minor units of `currency_code`. The specification names both (section 3). */
  trans_amount: v.number(),
  exchange_rate: v.number(),
  currency_code: v.picklist(currencyCodes),
  plan_name: v.string(),
  quote_expires_at: instant,
  lines: quoteSchema.entries.lines,
  period_start: instant,
  period_end: instant,
  status: v.picklist(transactionStatuses),
  plan_id: v.string(),
  /** Add-ons bought with a plan, or the one bought in mode ADDON. */
  types: v.array(v.string()),
  /** Short-lived addresses; null if nothing was paid. */
  receipt: v.nullable(v.object({ url: v.string(), pdf_url: v.string() })),
})
export type TransactionOnWire = v.InferOutput<typeof transactionSchema>

export const paymentSchema = v.object({
  uuid,
  plan_name: v.string(),
  mode: v.picklist(purchaseModes),
  amount: moneySchema,
  status: v.picklist(transactionStatuses),
  created_at: instant,
  /** Short-lived addresses; null if nothing was paid. */
  receipt_url: v.nullable(v.string()),
  receipt_pdf_url: v.nullable(v.string()),
  can_refund: v.boolean(),
  /** The plan that a refund leaves, and its end; null if it leaves none, or is not possible. */
  after_refund: v.nullable(v.object({ plan_id: v.string(), period_end: instant })),
  /** Why a payment of the last 7 days cannot be refunded now; null if it can, or is older or not paid. */
  refund_note: v.nullable(v.string()),
})
export type Payment = v.InferOutput<typeof paymentSchema>
