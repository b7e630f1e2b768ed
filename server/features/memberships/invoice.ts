import { and, eq, lt, sql } from 'drizzle-orm'
import { daysBefore } from '../../../src/domain/durations.ts'
import type { BillingDetails } from '../../../src/domain/memberships/billingSchema.ts'
import { placeOfSupply, supplyWithin, taxedPrice } from '../../../src/domain/memberships/gst.ts'
import { stateOfGstin } from '../../../src/domain/memberships/gstin.ts'
import type { Money } from '../../../src/domain/money.ts'
import type { Config } from '../../kernel/config.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { isErased } from '../../kernel/db/erased.ts'
import { accounts, billingDetails, type StoredInvoice, type StoredTax, transactions } from '../../kernel/db/schema.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import type { Intent } from '../../kernel/ports/payments.ts'
import { billingColumns } from './billing.ts'
import type { TransactionRow } from './store.ts'
import { amountOf } from './storedMoney.ts'

/** Who sold what to whom, recorded with a payment when it settles, so that its receipt never changes. */

export async function invoiceFor(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  row: TransactionRow,
  card: Intent['card'],
): Promise<StoredInvoice> {
  const [account] = await tx
    .select({ buyer: { name: accounts.name, email: accounts.email }, billedTo: billingColumns })
    .from(accounts)
    .leftJoin(billingDetails, eq(billingDetails.accountId, accounts.id))
    .where(eq(accounts.id, row.accountId))
  const billedTo = account?.billedTo ?? null
  return {
    seller: { name: config.SELLER_NAME, address: config.SELLER_ADDRESS },
    tax: taxOn(config, amountOf(row), billedTo),
    buyer: account?.buyer ?? null,
    billedTo,
    card,
  }
}

/** Null if the seller is not registered for GST. */
function taxOn(
  { SELLER_GSTIN: gstin, SELLER_SAC: sac, SELLER_LUT: undertaking }: Config,
  price: Money,
  billedTo: BillingDetails | null,
): StoredTax | null {
  if (!gstin) return null
  const seller = { state: stateOfGstin(gstin), exportsAtZero: undertaking !== '' }
  const { country, state } = placeOfSupply(billedTo, seller.state)
  const within = supplyWithin({ country, state }, seller)
  const { taxable, taxes } = taxedPrice(price, within)
  return {
    gstin,
    sac,
    country,
    state,
    undertaking: within === 'export at zero' ? undertaking : null,
    taxable: taxable.minor,
    taxes: taxes.map(({ kind, percent, amount }) => ({ kind, percent, amount: amount.minor })),
  }
}

const withoutBuyer = { invoice: sql<StoredInvoice>`invoice || '{"buyer": null, "billedTo": null}'` }

/** Removes an erased member from receipts; a tax invoice stays as it was issued. */
export const eraseBuyer = (tx: Db, accountId: string) =>
  tx
    .update(transactions)
    .set(withoutBuyer)
    .where(and(eq(transactions.accountId, accountId), sql`invoice->'tax' = 'null'`))

/** Tax and company law require invoices for up to eight years after the sale. */
const yearsOfInvoices = 8
/** Days; a few more than eight years are kept, and never fewer. */
const longestYear = 366

/** The sweep: removes erased members from invoices that no law requires any more. */
export async function eraseOldInvoices({ db, now }: Deps): Promise<void> {
  const since = daysBefore(now(), yearsOfInvoices * longestYear)
  await db
    .update(transactions)
    .set(withoutBuyer)
    .where(
      and(
        lt(transactions.confirmedAt, since),
        sql`invoice->>'buyer' is not null`,
        sql`exists (select from accounts a where a.id = ${transactions.accountId} and ${isErased('a')})`,
      ),
    )
}
