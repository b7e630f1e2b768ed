import { inArray } from 'drizzle-orm'
import type { NotificationKind } from '../../src/domain/notifications/kinds.ts'
import type { ProposalStatus } from '../../src/domain/proposals/lifecycle.ts'
import { profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { ProposalRow } from '../proposals/store.ts'
import { proposalAddress } from './addresses.ts'
import { notify } from './notify.ts'

const told: Partial<Record<ProposalStatus, { kind: NotificationKind; to: 'sender' | 'receiver' }>> = {
  sent: { kind: 'proposal_received', to: 'receiver' },
  viewed: { kind: 'proposal_viewed', to: 'sender' },
  info_requested: { kind: 'info_requested', to: 'sender' },
  accepted: { kind: 'proposal_accepted', to: 'sender' },
  declined: { kind: 'proposal_declined', to: 'sender' },
}

/** What a proposal's new status tells the party that did not bring it about. */
export async function notifyProposal(deps: Deps, row: ProposalRow): Promise<void> {
  const news = told[row.status]
  if (!news) return
  const parties = await deps.db
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [row.senderProfileId, row.receiverProfileId]))
  const sender = parties.find(({ id }) => id === row.senderProfileId)
  const receiver = parties.find(({ id }) => id === row.receiverProfileId)
  const [reader, other] = news.to === 'sender' ? [sender, receiver] : [receiver, sender]
  if (!reader || !other) return
  await notify(deps, {
    accountId: reader.accountId,
    kind: news.kind,
    subject: `proposal:${row.id}`,
    words: {
      name: other.anonymous ? '' : other.name,
      excerpt: '',
      to: proposalAddress(reader.kind, other.kind, row.id),
    },
  })
}
