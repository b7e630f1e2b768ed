import { inArray } from 'drizzle-orm'
import type { Proposal } from '../../src/domain/contract/market.ts'
import type { ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import { profiles } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import { presentCard } from '../listings/present.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { mayTake, readerOf } from './permissions.ts'
import { chatOf, type ProposalRow, stepsOf } from './store.ts'

const beforeAcceptance = new Set<ProposalStatus>([
  'draft',
  'sent',
  'viewed',
  'info_requested',
  'shortlisted',
  'declined',
  'withdrawn',
  'expired',
])

/** A shortlist is private to the receiver. */
const statusFor = (status: ProposalStatus, side: 'sender' | 'receiver'): ProposalStatus =>
  side === 'sender' && status === 'shortlisted' ? 'viewed' : status

export async function presentProposals(
  deps: Deps,
  rows: readonly ProposalRow[],
  own: ProfileRow,
  language: Language,
): Promise<Proposal[]> {
  const ids = [...new Set(rows.map((row) => otherOf(row, own)))]
  const others = ids.length > 0 ? await deps.db.select().from(profiles).where(inArray(profiles.id, ids)) : []
  return Promise.all(
    rows.flatMap((row) => {
      const other = others.find(({ id }) => id === otherOf(row, own))
      return other ? [present(deps, row, own, other, language)] : []
    }),
  )
}

const otherOf = (row: ProposalRow, own: ProfileRow) =>
  row.senderProfileId === own.id ? row.receiverProfileId : row.senderProfileId

async function present(
  deps: Deps,
  row: ProposalRow,
  own: ProfileRow,
  other: ProfileRow,
  language: Language,
): Promise<Proposal> {
  const reader = readerOf(row, own, other.kind)
  const card = presentCard(deps, other, language, !beforeAcceptance.has(row.status))
  const steps = await stepsOf(deps.db, row.id)
  return {
    id: row.id,
    box: reader.side === 'sender' ? 'sent' : 'received',
    status: statusFor(row.status, reader.side),
    message: row.message,
    other: {
      profile_id: other.id,
      kind: other.kind,
      name: card.name,
      headline: card.headline,
      image_url: card.image_url,
    },
    reason: row.reason,
    expires_at: row.expiresAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    chat_id: await chatOf(deps.db, row),
    can: mayTake(row, reader),
    history: steps
      .filter(({ action }) => reader.side === 'receiver' || (action !== 'shortlist' && action !== 'unshortlist'))
      .map((step) => ({
        status: statusFor(step.status, reader.side),
        at: step.createdAt.toISOString(),
        mine: step.byProfileId === own.id,
      })),
  }
}
