import { randomUUID } from 'node:crypto'
import type { Answers } from '../../src/domain/contract/profiles.ts'
import { planById } from '../../src/domain/memberships/plans.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { accountTypeOf } from '../../src/domain/offerings.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { accounts, chats, memberships, messages, profiles, proposalSteps, proposals } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { listedColumns } from '../profiles/listed.ts'
import { demoAccounts } from './accounts.ts'
import { type DemoProfile, demoCounts, demoProfiles } from './people.ts'

const day = 86_400_000

type Made = { accountId: string; profileId: string; demo: DemoProfile; email: string }

/** Fills a new database with members that read like real ones; the same each time but for ids and dates. */
export async function seedDemo(deps: Deps): Promise<void> {
  const now = deps.now()
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
    })),
  )
  await insert(
    deps,
    profiles,
    made.map((one, place) => profileRow(one, new Date(now.getTime() - (place + 1) * 37 * 60_000))).reverse(),
  )
  await insert(
    deps,
    memberships,
    made.map((one) => membershipRow(one, now)),
  )
  await seedMeetings(deps, made, now)
}

async function insert(
  deps: Deps,
  table: typeof accounts | typeof profiles | typeof memberships,
  rows: object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 60)
    await deps.db.insert(table).values(rows.slice(start, start + 60) as never)
}

const profileRow = ({ accountId, profileId, demo }: Made, approvedAt: Date) => ({
  id: profileId,
  accountId,
  kind: demo.kind,
  status: 'approved' as const,
  stepsDone: 3,
  basic: demo.basic,
  business: demo.business,
  ...listedColumns(demo.kind, demo.basic as Answers, demo.business as Answers),
  imageKey: `picture:${demo.picture}`,
  verified: demo.verified,
  approvedAt,
  createdAt: approvedAt,
})

const membershipRow = ({ accountId, demo }: Made, now: Date) => {
  const plan = planById(`${accountTypeOf(demo.kind)}-yearly`)
  return {
    accountId,
    profileKind: demo.kind,
    planId: plan?.id ?? '',
    periodStart: new Date(now.getTime() - 40 * day),
    periodEnd: new Date(now.getTime() + 325 * day),
    hasWantToGrow: true,
  }
}

const talk = [
  'Thank you for accepting. Could you share how your revenue splits between repeat and new customers?',
  'Of course. About two thirds come from customers who have ordered at least three times.',
  'That is stronger than I expected. What would you spend the first half of the round on?',
  'A second line at the plant and two people in sales. I can send the plan this evening.',
]

async function seedMeetings(deps: Deps, made: readonly Made[], now: Date): Promise<void> {
  const of = (kind: ProfileKind) => made.filter(({ demo }) => demo.kind === kind)
  const [investors, founders, owners] = [of('INVESTOR'), of('INVESTMENT'), of('WANT_TO_SELL')]
  const statuses = [
    'sent',
    'viewed',
    'shortlisted',
    'declined',
    'in_discussion',
    'sent',
    'expired',
    'in_discussion',
  ] as const
  for (const [place, status] of statuses.entries()) {
    // The demo investor meets the first founders and owners; the demo founder meets further investors.
    const sender = place % 2 === 0 ? founders[place] : owners[place]
    await meet(deps, sender, investors[0], status, new Date(now.getTime() - (place + 1) * day))
    await meet(
      deps,
      founders[0],
      investors[place + 1],
      statuses[(place + 3) % statuses.length] ?? 'sent',
      new Date(now.getTime() - (place + 2) * day),
    )
  }
}

async function meet(
  deps: Deps,
  sender: Made | undefined,
  receiver: Made | undefined,
  status: (typeof proposals.$inferSelect)['status'],
  at: Date,
): Promise<void> {
  if (!sender || !receiver) return
  const id = randomUUID()
  const waiting = status === 'sent' || status === 'viewed' || status === 'shortlisted'
  const message = `${sender.demo.pitch} We would value a conversation with you.`
  await deps.db.insert(proposals).values({
    id,
    requestId: randomUUID(),
    senderProfileId: sender.profileId,
    receiverProfileId: receiver.profileId,
    status,
    message,
    reason: status === 'declined' ? 'ticket-size-mismatch' : null,
    expiresAt: waiting ? new Date(at.getTime() + 14 * day) : null,
    createdAt: at,
    updatedAt: at,
  })
  await deps.db
    .insert(proposalSteps)
    .values({ proposalId: id, byProfileId: sender.profileId, action: 'send', status: 'sent', createdAt: at })
  if (status !== 'in_discussion') return
  const [profileA, profileB] = [sender.profileId, receiver.profileId].sort() as [string, string]
  const chatId = randomUUID()
  const later = (line: number) => new Date(at.getTime() + (line + 1) * 17 * 60_000)
  await deps.db
    .insert(proposalSteps)
    .values({ proposalId: id, byProfileId: receiver.profileId, action: 'accept', status: 'accepted', createdAt: at })
  await deps.db
    .insert(chats)
    .values({
      id: chatId,
      proposalId: id,
      profileA,
      profileB,
      lastSeq: talk.length,
      readSeqA: talk.length,
      readSeqB: talk.length,
      createdAt: at,
      updatedAt: later(talk.length),
    })
    .onConflictDoNothing()
  await deps.db.insert(messages).values(
    talk.map((text, line) => ({
      chatId,
      seq: line + 1,
      senderProfileId: (line % 2 === 0 ? receiver : sender).profileId,
      clientId: randomUUID(),
      kind: 'TEXT' as const,
      text,
      createdAt: later(line),
    })),
  )
}
