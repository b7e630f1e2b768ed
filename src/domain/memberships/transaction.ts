import type { Money } from '../money.ts'
import type { TransactionOnWire } from './transactionSchema.ts'

/** A purchase that is being paid. */
export interface Transaction extends Omit<TransactionOnWire, 'trans_amount' | 'currency_code'> {
  amount: Money
}

/** The only place that writes `trans_amount` and `currency_code` (specification, section 3). */
export const transactionOnWire = ({ amount, ...rest }: Transaction): TransactionOnWire => ({
  ...rest,
  trans_amount: amount.minor,
  currency_code: amount.currency,
})

/** The only place that reads them. */
export const transactionFrom = ({ trans_amount, currency_code, ...rest }: TransactionOnWire): Transaction => ({
  ...rest,
  amount: { minor: trans_amount, currency: currency_code },
})

/** A response with its transaction converted; null stays null. */
export const withTransaction = <A extends { transaction: TransactionOnWire | null }>(answer: A) => ({
  ...answer,
  transaction: answer.transaction && transactionFrom(answer.transaction),
})
