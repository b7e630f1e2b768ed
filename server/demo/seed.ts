import { randomUUID } from 'node:crypto'
import { daysAfter, daysBefore, minute } from '../../src/domain/durations.ts'
import { planById } from '../../src/domain/memberships/plans.ts'
import { accountTypeOf } from '../../src/domain/offerings.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import { hashPassword } from '../features/accounts/index.ts'
import { listedColumns } from '../features/profiles/index.ts'
import { accounts, memberships, profiles } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { demoAccounts } from './accounts.ts'
import { seedDocuments } from './documents/index.ts'
import { seedMeetings } from './meetings.ts'
import { type DemoPayment, seedPayments } from './payments.ts'
import { type DemoProfile, demoCounts, demoProfiles } from './people.ts'
import { seedQuestions } from './questions.ts'
import { seedSearches } from './searches.ts'
import { seedViews } from './views.ts'

/** The members registered before the first of their proposals. */
const daysListed = 100
/** They bought their plan before the first of their proposals. */
const daysPaid = 92

export type SeededMember = { accountId: string; profileId: string; demo: DemoProfile; email: string }

/** Fills a new database with realistic members: the same every time, except for ids and dates. */
export async function seedDemo(deps: Deps): Promise<void> {
  const now = deps.now()
  const joined = daysBefore(now, daysListed)
  const passwordHash = await hashPassword(demoAccounts[0]?.password ?? '')
  const made = demoProfiles(demoCounts, now.getUTCFullYear()).map((demo) => ({
    accountId: randomUUID(),
    profileId: randomUUID(),
    demo,
    email: demo.email,
  }))
  await insert(
    deps,
    accounts,
    made.map(({ accountId, demo }) => ({
      id: accountId,
      name: demo.name,
      email: demo.email,
      mobile: demo.mobile,
      passwordHash,
      currency: 'INR',
      demo: true,
      createdAt: daysBefore(joined, 20),
    })),
  )
  await insert(
    deps,
    profiles,
    made.map((one, place) => profileRow(one, new Date(joined.getTime() - (place + 1) * 37 * minute))).reverse(),
  )
  await seedDocuments(deps, made)
  const paid = made.flatMap((one) => paymentOf(one, now) ?? [])
  await seedPayments(deps, paid)
  await insert(deps, memberships, paid.map(membershipRow))
  await seedMeetings(deps, made, now)
  await seedQuestions(deps, made, now)
  await seedSearches(deps, made, now)
  await seedViews(deps, made, now)
}

async function insert(
  deps: Deps,
  table: typeof accounts | typeof profiles | typeof memberships,
  rows: object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 60)
    await deps.db.insert(table).values(rows.slice(start, start + 60) as never)
}

const profileRow = ({ accountId, profileId, demo }: SeededMember, approvedAt: Date) => ({
  id: profileId,
  accountId,
  kind: demo.kind,
  status: 'approved' as const,
  stepsDone: 3,
  basic: demo.basic,
  business: demo.business,
  documentAnswers: demo.kind === 'INVESTMENT' ? { has_pitch_deck: true } : {},
  ...listedColumns(demo.kind, demo.basic as Answers, demo.business as Answers, null, demo),
  imageKey: `picture:${demo.picture}`,
  avatarKey: `picture:${demo.portrait}`,
  verified: demo.verified,
  approvedAt,
  createdAt: approvedAt,
})

function paymentOf(member: SeededMember, now: Date): DemoPayment | null {
  const plan = planById(`${accountTypeOf(member.demo.kind)}-yearly`)
  const at = (days: number) => daysAfter(now, days)
  return plan ? { id: randomUUID(), member, plan, start: at(-daysPaid), end: at(plan.days - daysPaid) } : null
}

const membershipRow = ({ id, member: { accountId, demo }, plan, start, end }: DemoPayment) => ({
  accountId,
  profileKind: demo.kind,
  planId: plan.id,
  transactionId: id,
  periodStart: start,
  periodEnd: end,
  hasWantToGrow: true,
  worthPaise: plan.basePaise,
  usedAt: start,
  createdAt: start,
})
