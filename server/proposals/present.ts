import { inArray } from 'drizzle-orm'
import type { Proposal } from '../../src/domain/contract/market.ts'
import type { ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import { labelOf } from '../catalog/options.ts'
import { chatsWith } from '../chats/pairs.ts'
import { profiles } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import { presentCard } from '../listings/present.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { endAfter } from './clocks.ts'
import { mayTake, readerOf } from './permissions.ts'
import { otherParty, type ProposalRow, type StepRow, stepsOf } from './store.ts'

export async function presentProposals(
  deps: Deps,
  rows: readonly ProposalRow[],
  own: ProfileRow,
  language: Language,
): Promise<Proposal[]> {
  if (rows.length === 0) return []
  const otherIds = [...new Set(rows.map((row) => otherParty(row, own.id)))]
  const others = await deps.db.select().from(profiles).where(inArray(profiles.id, otherIds))
  const chats = await chatsWith(deps.db, own.id, otherIds)
  const steps = await stepsOf(
    deps.db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const other = others.find(({ id }) => id === otherParty(row, own.id))
    const taken = steps.filter(({ proposalId }) => proposalId === row.id)
    return other ? [present(deps, row, own, other, taken, chats.get(other.id) ?? null, language)] : []
  })
}

function present(
  deps: Deps,
  row: ProposalRow,
  own: ProfileRow,
  other: ProfileRow,
  steps: readonly StepRow[],
  chatId: string | null,
  language: Language,
): Proposal {
  const reader = readerOf(row, own, other.kind)
  // A chat stands for an acceptance: from then on the two know each other by name.
  const { name, headline, image_url } = presentCard(deps, other, language, chatId !== null)
  const seen = reader.side === 'receiver' ? asReceived(row, steps) : asSent(row, steps)
  return {
    id: row.id,
    box: reader.side === 'sender' ? 'sent' : 'received',
    status: seen.status,
    message: row.message,
    other: { profile_id: other.id, kind: other.kind, name, headline, image_url },
    reason: row.reason === null ? null : labelOf('decline-reason', row.reason, language),
    expires_at: seen.expiresAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: seen.updatedAt.toISOString(),
    chat_id: chatId,
    can: mayTake(row, reader),
    history: seen.steps.map((step) => ({
      status: seen.statusOf(step.status),
      at: step.createdAt.toISOString(),
      mine: step.byProfileId === own.id,
    })),
  }
}

const asReceived = (row: ProposalRow, steps: readonly StepRow[]) => ({
  status: row.status,
  expiresAt: row.expiresAt,
  updatedAt: row.updatedAt,
  steps,
  statusOf: (status: ProposalStatus) => status,
})

/** A shortlist is private to the receiver: neither its status nor its steps, times or longer clock reach the sender. */
function asSent(row: ProposalRow, steps: readonly StepRow[]) {
  const visible = steps.filter(({ action }) => action !== 'shortlist' && action !== 'unshortlist')
  const started = visible.findLast(({ action }) => action === 'send' || action === 'request_info')
  const hidesSome = visible.length < steps.length
  const statusOf = (status: ProposalStatus) => (status === 'shortlisted' ? 'viewed' : status)
  return {
    status: statusOf(row.status),
    expiresAt: hidesSome && row.expiresAt && started ? (endAfter('send', started.createdAt) ?? null) : row.expiresAt,
    updatedAt: hidesSome ? (visible.at(-1)?.createdAt ?? row.updatedAt) : row.updatedAt,
    steps: visible,
    statusOf,
  }
}
