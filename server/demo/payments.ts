import { minute } from '../../src/domain/durations.ts'
import type { CataloguePlan } from '../../src/domain/memberships/plans.ts'
import { receiptYears, transactions } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import type { SeededMember } from './seed.ts'

/** The payment of each demo member's plan, with a receipt, like that of a real purchase. */
export interface DemoPayment {
  id: string
  member: SeededMember
  plan: CataloguePlan
  start: Date
  end: Date
}

export async function seedPayments(deps: Deps, paid: readonly DemoPayment[]): Promise<void> {
  const year = paid[0]?.start.getUTCFullYear() ?? 0
  const rows = paid.map(({ id, member: { accountId, demo }, plan, start, end }, place) => ({
    id,
    accountId,
    profileKind: demo.kind,
    mode: 'NEW' as const,
    planId: plan.id,
    amount: plan.basePaise,
    currency: 'INR' as const,
    exchangeRate: 1,
    status: 'confirmed' as const,
    quoteExpiresAt: new Date(start.getTime() + 30 * minute),
    quote: {
      lines: [{ kind: 'plan' as const, subject: plan.id, amount: plan.basePaise, until: end.toISOString() }],
      start: start.toISOString(),
      end: end.toISOString(),
      basis: [],
    },
    confirmedAt: start,
    receiptYear: year,
    receiptNumber: place + 1,
    createdAt: start,
    updatedAt: start,
  }))
  for (let from = 0; from < rows.length; from += 60)
    await deps.db.insert(transactions).values(rows.slice(from, from + 60))
  if (rows.length > 0) await deps.db.insert(receiptYears).values({ year, last: rows.length })
}
