/** The statuses of a purchase (catalogue, section 5) and the buyer's next step: one row for each status. */
export const transactionStatuses = [
  'created',
  'requires_payment',
  'processing',
  'succeeded',
  'confirmed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'disputed',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Not paid yet, waiting for the bank, paid, or no longer payable. */
export type PaymentStage = 'payable' | 'pending' | 'paid' | 'over'
/** The next step that the checkout offers. */
export type NextStep = 'pay' | 'check' | 'continue' | 'start_again' | 'my_subscription' | 'support'

interface TransactionRow {
  stage: PaymentStage
  next: NextStep
  tone: 'good' | 'warn' | 'bad'
  /** True if the purchase is open; a profile has at most one open purchase of each kind. */
  isOpen: boolean
  /**
   * True if the provider may still report a payment. False for a cancelled one, whose intent was cancelled at the
   * provider first.
   */
  isUnsettled: boolean
  hasReceipt: boolean
}

const open = { isOpen: true, isUnsettled: true, hasReceipt: false } as const
const settled = { isOpen: false, isUnsettled: false } as const

export const transactionRows: Record<TransactionStatus, TransactionRow> = {
  created: { stage: 'payable', next: 'pay', tone: 'warn', ...open },
  requires_payment: { stage: 'payable', next: 'pay', tone: 'warn', ...open },
  processing: { stage: 'pending', next: 'check', tone: 'warn', ...open },
  succeeded: { stage: 'pending', next: 'check', tone: 'warn', ...open },
  confirmed: { stage: 'paid', next: 'continue', tone: 'good', ...settled, hasReceipt: true },
  failed: { stage: 'payable', next: 'pay', tone: 'bad', ...open },
  cancelled: { stage: 'over', next: 'start_again', tone: 'warn', ...settled, hasReceipt: false },
  expired: { stage: 'over', next: 'start_again', tone: 'warn', isOpen: false, isUnsettled: true, hasReceipt: false },
  refunded: { stage: 'over', next: 'my_subscription', tone: 'warn', ...settled, hasReceipt: true },
  disputed: { stage: 'over', next: 'support', tone: 'bad', ...settled, hasReceipt: true },
}

export const isTransactionStatus = (value: unknown): value is TransactionStatus =>
  typeof value === 'string' && Object.hasOwn(transactionRows, value)

export const stageOf = (status: TransactionStatus): PaymentStage => transactionRows[status].stage

export const openTransactionStatuses = transactionStatuses.filter((status) => transactionRows[status].isOpen)
export const unsettledTransactionStatuses = transactionStatuses.filter((status) => transactionRows[status].isUnsettled)
