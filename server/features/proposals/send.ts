import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Allowance } from '../../../src/domain/memberships/allowance.ts'
import { endAfter } from '../../../src/domain/proposals/clocks.ts'
import { mayPropose } from '../../../src/domain/proposals/directions.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { proposals } from '../../kernel/db/schema.ts'
import { Refusal, refuse, refuseTransition } from '../../kernel/http/refusal.ts'
import { requireSame } from '../../kernel/http/sameRequest.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { lockMember } from '../entitlements/index.ts'
import { listingSelect, lockPair, openBetween, type ProposalRow } from '../pairs/index.ts'
import {
  allowanceOf,
  authorizeSending,
  creditOrRefusal,
  type Direction,
  directionOf,
  requestSelect,
  sendingSelects,
} from '../sending/index.ts'
import type { Shown } from './present.ts'
import { shownSelects } from './reading.ts'
import { saveStep } from './saveStep.ts'
import { insertion, proposalById } from './store.ts'
import { announce, notificationJobOf, withTransitions } from './transitions.ts'

export interface ProposalDraft {
  requestId: string
  receiverProfileId: string
  message: string
  /** True for a draft: the only check is that no other proposal is open, and nothing is counted. */
  isDraft: boolean
}

/** Sends a proposal once per request id; the quota check and the credit are one write. */
export async function send(deps: Deps, own: ProfileRow, draft: ProposalDraft): Promise<Sent> {
  const { requestId, receiverProfileId: receiverId } = draft
  const { earlier, receivers, ...shown } = await placeQuery(deps.db, { own: own.id, requestId, receiverId })
  if (earlier[0]) return { row: sameRequest(earlier[0], draft), shown: null }
  const receiver = receivers[0] ?? refuse('NOT_FOUND')
  const { row, isNew } = await deps.db.transaction(async (tx) => {
    await (draft.isDraft ? lockPair(tx, own.id, receiver.id) : lockMember(tx, own, receiver.id))
    const credit = draft.isDraft
      ? await mayDraft(tx, own, receiver, requestId)
      : await authorizeSending({ ...deps, db: tx }, own, receiver, { requestId })
    if ('earlier' in credit) return { row: sameRequest(credit.earlier, draft), isNew: false }
    const now = deps.now()
    const id = randomUUID()
    const inserting = insertion(tx, {
      id,
      requestId: draft.requestId,
      senderProfileId: own.id,
      receiverProfileId: receiver.id,
      status: draft.isDraft ? 'draft' : 'sent',
      message: draft.message,
      packId: credit.packId,
      expiresAt: draft.isDraft ? null : (endAfter('send', 'sent', now) ?? null),
      createdAt: now,
      updatedAt: now,
    })
    if (draft.isDraft) return { row: (await inserting)[0] ?? refuse('DUPLICATE_PROPOSAL'), isNew: true }
    const job = notificationJobOf(deps, { id, from: 'draft', ...sending(own) }, now)
    const row = await saveStep(tx, inserting, { ...sending(own), details: null, now, job })
    return { row: row ?? refuse('DUPLICATE_PROPOSAL'), isNew: true }
  })
  if (!isNew) return { row, shown: null }
  if (draft.isDraft) return { row, shown }
  announce(deps, { row, from: 'draft', ...sending(own) }, { sender: own, receiver })
  const step = { id: 0, proposalId: row.id, status: row.status, details: null, createdAt: row.createdAt }
  return { row, shown: { ...shown, steps: [{ ...step, ...sending(own) }] } }
}

const sending = (own: ProfileRow) => ({ action: 'send', byProfileId: own.id }) as const

export interface Sent {
  row: ProposalRow
  /** The data that the proposal shows; null if not read yet. */
  shown: Shown | null
}

/** The earlier result of this request, the receiver, and the data that a new proposal shows. */
const placeQuery = combinedQuery((db, params: { own: string; requestId: string; receiverId: string }) => ({
  earlier: requestSelect(db, params.own, params.requestId),
  receivers: listingSelect(db, params.own, params.receiverId),
  ...shownSelects(db, params.own, sql`select ${params.receiverId}::uuid`, sql`select null::uuid`),
}))

/** Repeating a draft's request id never sends the draft; a draft that has been sent meanwhile still matches. */
function sameRequest(row: ProposalRow, { receiverProfileId, message, isDraft }: ProposalDraft): ProposalRow {
  const { status } = row
  requireSame(
    { receiver: row.receiverProfileId, message: row.message, isDraft: status === 'draft' },
    { receiver: receiverProfileId, message, isDraft: isDraft && status === 'draft' },
  )
  return row
}

/** A draft uses no credit. */
async function mayDraft(
  tx: Db,
  own: ProfileRow,
  receiver: ProfileRow,
  requestId: string,
): Promise<{ packId: null } | { earlier: ProposalRow }> {
  const [earlier] = await requestSelect(tx, own.id, requestId)
  if (earlier) return { earlier }
  if (receiver.accountId === own.accountId || !mayPropose(own.kind, receiver.kind)) refuse('FORBIDDEN')
  if (await openBetween(tx, own.id, receiver.id)) refuse('DUPLICATE_PROPOSAL')
  return { packId: null }
}

/** Changes the text of the sender's draft. */
export async function changeDraft(deps: Deps, row: ProposalRow, message: string): Promise<ProposalRow> {
  const [changed] = await deps.db
    .update(proposals)
    .set({ message, updatedAt: deps.now() })
    .where(and(eq(proposals.id, row.id), eq(proposals.status, 'draft')))
    .returning()
  return changed ?? refuseTransition((await proposalById(deps.db, row.id))?.status ?? row.status, 'save')
}

/** What sending a draft uses; null if it cannot be sent now. */
export async function draftAllowance(
  { db, now }: Deps,
  own: ProfileRow,
  receiver: ProfileRow,
  draftId: string,
): Promise<Allowance | null> {
  const facts = await sendingFacts(db, directionOf(own, receiver, now()))
  const credit = creditOrRefusal(own, receiver, facts, now(), draftId)
  return credit instanceof Refusal ? null : allowanceOf(credit)
}

const sendingFacts = combinedQuery((db, params: Direction) => sendingSelects(db, params))

/** Sends a draft, with the checks and counts of a new proposal; safe to repeat. */
export async function sendDraft(
  deps: Deps,
  own: ProfileRow,
  receiver: ProfileRow,
  row: ProposalRow,
): Promise<ProposalRow> {
  if (row.senderProfileId !== own.id) return refuseTransition(row.status, 'send')
  if (row.status !== 'draft') return row.status === 'sent' ? row : refuseTransition(row.status, 'send')
  const now = deps.now()
  const sent = await withTransitions(deps, async (tx, move) => {
    await lockMember(tx, own, receiver.id)
    const credit = await authorizeSending({ ...deps, db: tx }, own, receiver, {
      draftId: row.id,
      requestId: row.requestId,
    })
    // Sent meanwhile: its credit is already used.
    if ('earlier' in credit) return credit.earlier
    const extraColumns = { packId: credit.packId, createdAt: now, expiresAt: endAfter('send', 'sent', now) ?? null }
    return move(row, { to: 'sent', action: 'send', byProfileId: own.id, extraColumns })
  })
  return sent ?? (await proposalById(deps.db, row.id)) ?? refuse('NOT_FOUND')
}
