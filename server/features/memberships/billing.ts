import { eq } from 'drizzle-orm'
import { billingDraftOf, billingErrors, billingFrom } from '../../../src/domain/memberships/billing.ts'
import type { BillingDetails } from '../../../src/domain/memberships/billingSchema.ts'
import type { SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { billingDetails } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isCountry, isOption } from '../catalog/index.ts'

/** The billing details of an account: to whom its receipts are addressed. */

export const billingColumns = {
  name: billingDetails.name,
  address: billingDetails.address,
  country: billingDetails.country,
  state: billingDetails.state,
  gstin: billingDetails.gstin,
}

export const billingSelect = (db: SelectBuilder, accountId: string) =>
  db.select(billingColumns).from(billingDetails).where(eq(billingDetails.accountId, accountId))

/** The details as stored, with the GSTIN in capitals; refuses details that are not complete. */
function checked(request: BillingDetails | null): BillingDetails | null {
  const draft = billingDraftOf(request)
  const fields = { ...billingErrors(draft), ...unknownPlaces(draft) }
  if (request !== null && Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
  return request && billingFrom(draft)
}

const unknownPlaces = ({ country, state }: { country: string; state: string }) => ({
  ...(country === '' || isCountry(country) ? {} : { country: 'unknownOption' as const }),
  ...(country !== 'IN' || state === '' || isOption('gst-state', state) ? {} : { state: 'unknownOption' as const }),
})

async function save(db: Db, accountId: string, details: BillingDetails | null): Promise<void> {
  if (details === null) await db.delete(billingDetails).where(eq(billingDetails.accountId, accountId))
  else
    await db
      .insert(billingDetails)
      .values({ accountId, ...details })
      .onConflictDoUpdate({ target: billingDetails.accountId, set: details })
}

export const billingRoutes = new Routes()
  .serve('GET /billing-details', async (c) => {
    const [details] = await billingSelect(c.var.deps.db, c.var.account.id)
    return c.json({ status: true as const, details: details ?? null })
  })
  .serve('PUT /billing-details', limited('billingDetails'), async (c) => {
    const details = checked(c.req.valid('json').details)
    await save(c.var.deps.db, c.var.account.id, details)
    return c.json({ status: true as const, details })
  })
