import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { day, daysAfter, minute } from '../../src/domain/durations.ts'
import { moneyOf } from '../../src/domain/money.ts'
import { endAfter, exclusivityDays } from '../../src/domain/proposals/clocks.ts'
import { type InstrumentTerm, instrumentTerms, termsOfInstrument } from '../../src/domain/proposals/instruments.ts'
import { lifecycle, type ProposalAction, proposalActions, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { ownerSideOf } from '../../src/domain/proposals/sides.ts'
import type { ProposalStatus } from '../../src/domain/proposals/statuses.ts'
import { instrumentErrors, type Offer, type StepDetails } from '../../src/domain/proposals/terms.ts'
import {
  type AttachedFile,
  chats,
  listingOpenings,
  messages,
  profiles,
  proposalSteps,
  proposals,
} from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { money } from './answers/facts.ts'
import { letterOf } from './documents/letter.ts'
import type { SeededMember } from './seed.ts'
import { meetings, pages } from './texts/meetings.ts'

/** India is ahead of UTC all year. */
const indiaAhead = 330 * minute
/** Notifications of demo accounts that are more recent than this are unread. */
const unreadDays = 1

interface Line {
  at: Date
  daysAgo: number
  verb: string
  /** The page that is sent with a message. */
  title: string
  text: string
}
type Step = typeof proposalSteps.$inferInsert
type Side = 'sender' | 'receiver'

/** Proposals in every state, with their conversations. Each step is one that the lifecycle allows to its member. */
export async function seedMeetings(deps: Deps, members: readonly SeededMember[], now: Date): Promise<void> {
  const named = (name = '') => {
    const found = members.find(({ demo }) => demo.name === name)
    if (!found) throw new Error(`no demo member is called ${name}`)
    return found
  }
  const told = meetings
    .trim()
    .split('\n\n')
    .map((block) => {
      const [who = '', ...lines] = block.split('\n')
      const [sender, receiver] = who.split(' > ')
      return meeting(
        { sender: named(sender), receiver: named(receiver) },
        lines.map((line) => lineOf(line, now)),
      )
    })
  await deps.db.insert(proposals).values(told.map(({ proposal }) => proposal))
  await deps.db.insert(proposalSteps).values(told.flatMap(({ steps }) => steps))
  await deps.db.insert(listingOpenings).values(
    told.map(({ proposal: { senderProfileId: viewerId, receiverProfileId: listingId, createdAt } }) => ({
      ...{ viewerId, listingId, createdAt },
    })),
  )
  const talks = told.flatMap(({ talk }) => talk ?? [])
  await deps.db.insert(chats).values(talks.map(({ chat }) => chat))
  const said: (typeof messages.$inferInsert)[] = []
  for (const { page, ...message } of talks.flatMap(({ lines }) => lines))
    said.push({ ...message, file: page ? await sentPage(deps, page) : null })
  await deps.db.insert(messages).values(said)
  for (const { proposal, owner } of told)
    if (proposal.status === 'closed_won') await closeListing(deps, owner.profileId, proposal.updatedAt)
}

function lineOf(line: string, now: Date): Line {
  const [, daysAgo, hours, minutes, verb = '', title = '', text = ''] =
    /^(\d+) (\d\d):(\d\d) (\w+)(?:\[([^\]]+)\])?:? ?(.*)$/.exec(line) ?? []
  const midnight = Math.floor((now.getTime() + indiaAhead) / day) * day - indiaAhead
  const at = new Date(midnight - Number(daysAgo) * day + (Number(hours) * 60 + Number(minutes)) * minute)
  return { at, daysAgo: Number(daysAgo), verb, title, text }
}

interface Parties {
  sender: SeededMember
  receiver: SeededMember
}

/** The rows of one proposal, from what happened. */
function meeting(parties: Parties, lines: readonly Line[]) {
  const { sender, receiver } = parties
  const id = randomUUID()
  const ownerSide = ownerSideOf(sender.demo.kind, receiver.demo.kind)
  const owner = parties[ownerSide]
  const [first] = lines
  const proposal = {
    id,
    requestId: randomUUID(),
    senderProfileId: sender.profileId,
    receiverProfileId: receiver.profileId,
    status: 'draft' as ProposalStatus,
    message: first?.text ?? '',
    reason: null as string | null,
    closeAskedBy: null as string | null,
    exclusiveUntil: null as Date | null,
    deliveredAt: null as Date | null,
    expiresAt: null as Date | null,
    createdAt: first?.at ?? new Date(),
    updatedAt: first?.at ?? new Date(),
  }
  const steps: Step[] = []
  const said: { by: Side; line: Line }[] = []
  const take = (action: ProposalAction, by: Side | null, at: Date, details: StepDetails | null) => {
    const status = statusAfter(proposal.status, action)
    if (!status) throw new Error(`${sender.demo.name} to ${receiver.demo.name}: ${action} in ${proposal.status}`)
    const byProfileId = by && parties[by].profileId
    const ends = endAfter(action, status, at, details?.offer?.validity_days ?? null)
    if (by === 'receiver') proposal.deliveredAt ??= at
    if (action === 'confirm_close') proposal.closeAskedBy = byProfileId
    if (details?.exclusive) proposal.exclusiveUntil = daysAfter(at, exclusivityDays)
    proposal.reason = details?.reason ?? proposal.reason
    if (ends !== undefined) proposal.expiresAt = ends
    Object.assign(proposal, { status, updatedAt: at })
    steps.push({ proposalId: id, byProfileId, action, status, details, createdAt: at })
  }
  for (const line of lines) {
    if (line.verb === 's' || line.verb === 'r') {
      const by = line.verb === 's' ? 'sender' : 'receiver'
      if (lifecycle[proposal.status].first_message) take('first_message', by, line.at, null)
      said.push({ by, line })
      continue
    }
    const action = proposalActions.find((each) => each === line.verb)
    if (!action) throw new Error(`no step is called ${line.verb}`)
    const by = actorOf(lifecycle[proposal.status][action]?.by, ownerSide, line.text)
    take(action, by, line.at, detailsOf(action, line.text, by && parties[by], owner))
  }
  return { proposal, steps, owner, talk: talkOf(id, parties, said, steps) }
}

function actorOf(by: string | undefined, ownerSide: Side, text: string): Side | null {
  const other = ownerSide === 'sender' ? 'receiver' : 'sender'
  if (by === 'sender' || by === 'receiver') return by
  if (by === 'owner' || by === 'investor') return by === 'owner' ? ownerSide : other
  return by === 'system' ? null : text.startsWith('s') ? 'sender' : 'receiver'
}

function detailsOf(
  action: ProposalAction,
  text: string,
  by: SeededMember | null,
  owner: SeededMember,
): StepDetails | null {
  if (action === 'request_info' || action === 'answer') return { text }
  if (action === 'sign_nda') return { text: by?.demo.name ?? '' }
  if (action === 'decline') return { reason: text }
  if (action === 'accept_offer') return text === 'exclusive' ? { exclusive: true } : null
  if (action !== 'make_offer' && action !== 'counter') return null
  const [price = '', instrument = '', own = '', days = '', ...note] = text.split(' ')
  const city = owner.demo.kind === 'WANT_TO_GROW' ? 'Mumbai' : String(owner.demo.business.city)
  const amount = money(price, city)
  if (!amount) throw new Error(`no amount: ${text}`)
  const total = moneyOf(Number(amount.amount), amount.currency as 'INR')
  const terms = { instrument, validity_days: Number(days), note: note.join(' ') }
  const offer: Offer = { amount: total, ...terms, ...ownTermsOf(instrument, own, city) }
  if (Object.keys(instrumentErrors(offer)).length > 0) throw new Error(`no terms of ${instrument}: ${text}`)
  return { offer }
}

/** The terms of the instrument in their order, such as `14` or `15Cr/20%`; `-` for one that is not stated. */
function ownTermsOf(instrument: string, own: string, city: string): Pick<Offer, InstrumentTerm> {
  const [names, values] = [termsOfInstrument(instrument), own.split('/')]
  const written = (term: InstrumentTerm) => values[names.indexOf(term)] ?? '-'
  const numbers = instrumentTerms.map((term) => [term, written(term) === '-' ? null : Number.parseFloat(written(term))])
  const cap = written('valuation_cap') === '-' ? null : money(written('valuation_cap'), city)
  return { ...Object.fromEntries(numbers), valuation_cap: cap && moneyOf(Number(cap.amount), cap.currency as 'INR') }
}

type Said = readonly { by: Side; line: Line }[]

/** The conversation that an accepted proposal opens. */
function talkOf(proposalId: string, parties: Parties, said: Said, steps: readonly Step[]) {
  const opened = steps.find(({ action }) => action === 'accept')?.createdAt
  if (!opened) return null
  const [profileA = '', profileB = ''] = [parties.sender.profileId, parties.receiver.profileId].sort()
  const isRead = (member: string) => {
    const news = said.findIndex(({ by, line }) => parties[by].profileId !== member && line.daysAgo <= unreadDays)
    const answered = said.findLastIndex(({ by }) => parties[by].profileId === member) + 1
    return Math.max(answered, news < 0 ? said.length : news)
  }
  const chat = {
    ...{ id: randomUUID(), proposalId, profileA, profileB, lastSeq: said.length },
    ...{ deliveredSeqA: said.length, deliveredSeqB: said.length },
    ...{ readSeqA: isRead(profileA), readSeqB: isRead(profileB) },
    ...{ createdAt: opened, updatedAt: said.at(-1)?.line.at ?? opened },
  }
  const lines = said.map(({ by, line }, place) => ({
    chatId: chat.id,
    seq: place + 1,
    senderProfileId: parties[by].profileId,
    clientId: randomUUID(),
    kind: line.title ? ('FILE' as const) : ('TEXT' as const),
    text: line.text,
    page: line.title,
    createdAt: line.at,
  }))
  return { chat, lines }
}

const closeListing = (deps: Deps, profileId: string, dealClosedAt: Date) =>
  deps.db.update(profiles).set({ dealClosedAt }).where(eq(profiles.id, profileId))

async function sentPage(deps: Deps, title: string): Promise<AttachedFile> {
  const bytes = await letterOf(title, pages[title] ?? [])
  const storageKey = `attachments/${randomUUID()}.pdf`
  await deps.files.put(storageKey, bytes, 'application/pdf')
  const picture = { thumbnailKey: null, width: null, height: null }
  return { storageKey, name: `${title}.pdf`, mime: 'application/pdf', bytes: bytes.length, ...picture }
}
