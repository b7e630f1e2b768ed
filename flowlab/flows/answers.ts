import type { TransactionStatus } from '../../src/domain/memberships/transactions.ts'
import type { FieldErrors } from '../../src/domain/validation/fieldErrors.ts'
import type { RefusalNote } from '../../src/machines/outcome.ts'

/** The outcomes of a flow's actor: success, a refusal, or no response. */
export const offline = { error: new Error('offline') }
/** The server responded with a fault. */
export const fault = { error: Object.assign(new Error('fault'), { status: 500 }) }
export const yes = <T>(value: T, as = 'says yes') => ({ output: { ok: true as const, value }, as })
export const no = (code: Exclude<RefusalNote['code'], 'PAYMENT_NOT_SUCCEEDED' | null>, fields: FieldErrors = {}) => ({
  output: { ok: false as const, refusal: { code, message: code, fields } },
  as: `refuses: ${code}`,
})
/** A failed payment; `as` gives the reason. */
export const unpaid = (status: TransactionStatus, as: string) => {
  const code = 'PAYMENT_NOT_SUCCEEDED' as const
  return { output: { ok: false as const, refusal: { code, message: code, fields: { trx_id: status } } }, as }
}
export const answers = <T>(output: T, as: string) => ({ output, as })
