import { randomUUID } from 'node:crypto'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { type ProposalStatus, statusTable } from '../../src/domain/proposals/statuses.ts'
import { type AttachedFile, chats, messages, proposalSteps, proposals } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { conversations, type DemoConversation, type DemoLine } from './conversations.ts'
import { pdfOf } from './documents.ts'
import type { SeededMember } from './seed.ts'

const day = 86_400_000

/** The statuses of the demo proposals, in turn. */
const statuses: readonly ProposalStatus[] = [
  'sent',
  'viewed',
  'shortlisted',
  'declined',
  'in_discussion',
  'sent',
  'expired',
  'in_discussion',
]

/** Proposals in many states, with the conversations of the accepted ones. */
export async function seedMeetings(deps: Deps, members: readonly SeededMember[], now: Date): Promise<void> {
  const membersOf = (kind: ProfileKind) => members.filter(({ demo }) => demo.kind === kind)
  const [investors, founders, owners] = [membersOf('INVESTOR'), membersOf('INVESTMENT'), membersOf('WANT_TO_SELL')]
  const talks = [...conversations]
  for (const [place, status] of statuses.entries()) {
    // The demo investor meets the first founders and owners; the demo founder meets further investors.
    const sender = place % 2 === 0 ? founders[place] : owners[place]
    await meet(deps, sender, investors[0], status, new Date(now.getTime() - (place + 1) * day), talks)
    await meet(
      deps,
      founders[0],
      investors[place + 1],
      statuses[(place + 3) % statuses.length] ?? 'sent',
      new Date(now.getTime() - (place + 2) * day),
      talks,
    )
  }
  await seedEarlier(deps, investors, founders, now)
}

/**
 * The number of proposals that ended without a deal in each of the past ten weeks, latest first: received and sent.
 * None was sent in the last 30 days, so that the demo accounts may still write to everybody.
 */
const earlier = [
  [3, 0],
  [2, 0],
  [1, 0],
  [3, 1],
  [1, 2],
  [2, 3],
  [1, 1],
  [0, 2],
  [2, 1],
  [1, 0],
] as const

/** Creates the earlier weeks: proposals that the demo investor and the demo founder received, sent and ended. */
async function seedEarlier(
  deps: Deps,
  investors: readonly SeededMember[],
  founders: readonly SeededMember[],
  now: Date,
): Promise<void> {
  let place = statuses.length + 2
  for (const [ago, [received, sent]] of earlier.entries())
    for (let each = 0; each < received + sent; each++) {
      place++
      const at = new Date(now.getTime() - ((ago + 2) * 7 + each) * day)
      const status = place % 3 === 0 ? 'expired' : 'declined'
      const pairs = [
        [founders[place], investors[0]],
        [investors[place], founders[0]],
      ] as const
      for (const [other, own] of pairs)
        await meet(deps, each < received ? other : own, each < received ? own : other, status, at)
    }
}

/** The steps that lead to each status, and the status after each step. */
const taken: Partial<Record<ProposalStatus, readonly ProposalAction[]>> = {
  sent: ['send'],
  viewed: ['send', 'open'],
  shortlisted: ['send', 'open', 'shortlist'],
  declined: ['send', 'open', 'decline'],
  expired: ['send', 'time_out'],
  in_discussion: ['send', 'open', 'accept', 'first_message'],
}
const stepsTo: Partial<Record<ProposalAction, ProposalStatus>> = { send: 'sent', open: 'viewed', accept: 'accepted' }
const minutesAfter = (at: Date, place: number) => new Date(at.getTime() + place * 17 * 60_000)

async function meet(
  deps: Deps,
  sender: SeededMember | undefined,
  receiver: SeededMember | undefined,
  status: ProposalStatus,
  at: Date,
  /** The conversations not used yet: each pair takes the next suitable one. */
  talks: DemoConversation[] = [],
): Promise<void> {
  if (!sender || !receiver) return
  const id = randomUUID()
  const waiting = statusTable[status].stage === 'waiting'
  const message = `${sender.demo.pitch} We would value a conversation with you.`
  await deps.db.insert(proposals).values({
    id,
    requestId: randomUUID(),
    senderProfileId: sender.profileId,
    receiverProfileId: receiver.profileId,
    status,
    message,
    reason: status === 'declined' ? 'ticket-size-mismatch' : null,
    deliveredAt: status === 'sent' ? null : at,
    expiresAt: waiting ? new Date(at.getTime() + 14 * day) : null,
    createdAt: at,
    updatedAt: at,
  })
  await deps.db.insert(proposalSteps).values(
    (taken[status] ?? []).map((action, place) => {
      const step = { proposalId: id, action, status: stepsTo[action] ?? status, createdAt: minutesAfter(at, place) }
      return { ...step, byProfileId: action === 'time_out' ? null : (action === 'send' ? sender : receiver).profileId }
    }),
  )
  const next = status === 'in_discussion' ? talks.findIndex((one) => one.with === sender.demo.kind) : -1
  const [talk] = next < 0 ? [] : talks.splice(next, 1).map(({ lines }) => lines)
  if (!talk) return
  const [profileA, profileB] = [sender.profileId, receiver.profileId].sort() as [string, string]
  const chatId = randomUUID()
  const later = (line: number) => minutesAfter(at, line + 1)
  await deps.db
    .insert(chats)
    .values({
      id: chatId,
      proposalId: id,
      profileA,
      profileB,
      lastSeq: talk.length,
      deliveredSeqA: talk.length,
      deliveredSeqB: talk.length,
      readSeqA: talk.length,
      readSeqB: talk.length,
      createdAt: at,
      updatedAt: later(talk.length),
    })
    .onConflictDoNothing()
  for (const [line, { text, page }] of talk.entries())
    await deps.db.insert(messages).values({
      chatId,
      seq: line + 1,
      senderProfileId: (line % 2 === 0 ? receiver : sender).profileId,
      clientId: randomUUID(),
      kind: page ? 'FILE' : 'TEXT',
      text,
      file: page ? await sentPage(deps, page) : null,
      createdAt: later(line),
    })
}

async function sentPage(deps: Deps, { title, lines }: NonNullable<DemoLine['page']>): Promise<AttachedFile> {
  const bytes = await pdfOf(title, lines)
  const storageKey = `attachments/${randomUUID()}.pdf`
  await deps.files.put(storageKey, bytes, 'application/pdf')
  const picture = { thumbnailKey: null, width: null, height: null }
  return { storageKey, name: `${title}.pdf`, mime: 'application/pdf', bytes: bytes.length, ...picture }
}
