import * as v from 'valibot'
import { transactionStatuses } from '../memberships/transactions.ts'
import { fieldErrors } from '../validation/fieldErrors.ts'

/** The codes of refusals; each has words in both languages. */
export const refusalCodes = [
  'AUTH_INVALID_CREDENTIALS',
  'AUTH_LOCKED',
  'OTP_INVALID',
  'OTP_EXPIRED',
  'OTP_TOO_MANY',
  'PROOF_INVALID',
  'EMAIL_TAKEN',
  'MOBILE_TAKEN',
  'VALIDATION_FAILED',
  'SUBSCRIPTION_REQUIRED',
  'FEATURE_NOT_IN_PLAN',
  'QUOTA_EXCEEDED',
  'PROFILE_NOT_APPROVED',
  'PROFILE_INCOMPLETE',
  'STEP_OUT_OF_ORDER',
  'FORBIDDEN',
  'NOT_FOUND',
  'DUPLICATE_PROPOSAL',
  'ILLEGAL_TRANSITION',
  'IDEMPOTENCY_MISMATCH',
  'PAYMENT_QUOTE_EXPIRED',
  'PAYMENT_NOT_SUCCEEDED',
  'PRICE_CHANGED',
  'TRIAL_ALREADY_USED',
  'MOBILE_NOT_VERIFIED',
  'REFUND_NOT_POSSIBLE',
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_EMPTY',
  'PICTURE_TOO_LARGE',
  'PICTURE_UNREADABLE',
  'STORAGE_FULL',
  'BLOCKED',
  'RATE_LIMITED',
  'UNAUTHORIZED',
  'CROSS_ORIGIN',
  'BAD_REQUEST',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

const refusal = {
  status: v.literal(false),
  message: v.string(),
  /** For ILLEGAL_TRANSITION: the current status and the requested action. */
  from: v.optional(v.string()),
  event: v.optional(v.string()),
  request_id: v.string(),
}
/** Every refusal below 500. */
export const refusalSchema = v.variant('code', [
  v.object({
    ...refusal,
    code: v.picklist(refusalCodes.filter((code) => code !== 'PAYMENT_NOT_SUCCEEDED')),
    /** Field error codes (`validation/fieldErrors.ts`) by the field's path. */
    fields: v.optional(v.record(v.string(), v.picklist(fieldErrors))),
  }),
  v.object({
    ...refusal,
    code: v.literal('PAYMENT_NOT_SUCCEEDED'),
    /** The status of the transaction. */
    fields: v.optional(v.object({ trx_id: v.picklist(transactionStatuses) })),
  }),
])
export type Refusal = v.InferOutput<typeof refusalSchema>

/** Responses with status 500. */
export const faultSchema = v.object({
  ErrorDetails: v.object({ message: v.string() }),
  request_id: v.string(),
})
export type Fault = v.InferOutput<typeof faultSchema>

export const done = { status: v.literal(true), message: v.optional(v.string()) }
export const doneSchema = v.object(done)

export const cursorQuery = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(48))),
}
/** A page of a cursor-paged list: `next_cursor` is null on the last page. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ ...done, list: v.array(item), next_cursor: v.nullable(v.string()) })

/** The refusals of an upload. */
export const fileRefusals = [
  'FILE_TOO_LARGE',
  'FILE_TYPE',
  'FILE_EMPTY',
  'PICTURE_TOO_LARGE',
  'PICTURE_UNREADABLE',
] as const
