import { inArray } from 'drizzle-orm'
import type { NotificationKind } from '../../src/domain/notifications/kinds.ts'
import type { ProposalAction } from '../../src/domain/proposals/lifecycle.ts'
import { chatsWith } from '../chats/pairs.ts'
import { profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { profileColumns } from '../profiles/store.ts'
import type { ProposalRow } from '../proposals/store.ts'
import { proposalAddress } from './addresses.ts'
import { notify } from './notify.ts'
import { toldSince } from './store.ts'

/** That a proposal waits, that its time runs out, that nobody writes any more. */
type Reminder = 'waiting' | 'expiring' | 'silent'

const told: Partial<
  Record<ProposalAction | Reminder, { kind: NotificationKind; to: 'sender' | 'receiver' | 'other' }>
> = {
  send: { kind: 'proposal_received', to: 'receiver' },
  open: { kind: 'proposal_viewed', to: 'sender' },
  request_info: { kind: 'info_requested', to: 'sender' },
  accept: { kind: 'proposal_accepted', to: 'sender' },
  decline: { kind: 'proposal_declined', to: 'sender' },
  make_offer: { kind: 'offer_made', to: 'other' },
  counter: { kind: 'offer_made', to: 'other' },
  silent: { kind: 'proposal_silent', to: 'other' },
  request_nda: { kind: 'nda_requested', to: 'other' },
  confirm_close: { kind: 'close_asked', to: 'other' },
  waiting: { kind: 'proposal_waiting', to: 'receiver' },
  expiring: { kind: 'proposal_expiring', to: 'receiver' },
}

/**
 * What a step of a proposal tells the party that did not take it; `byProfileId` is the one who did. Given `since`, not
 * again where it was told after that.
 */
export async function notifyProposal(
  deps: Deps,
  row: ProposalRow,
  step: ProposalAction | Reminder,
  byProfileId: string,
  since: Date | null = null,
): Promise<void> {
  const news = told[step]
  // The second confirmation closes the deal: nothing is asked any more.
  if (!news || (step === 'confirm_close' && row.status !== 'close_pending')) return
  const parties = await deps.db
    .select(profileColumns)
    .from(profiles)
    .where(inArray(profiles.id, [row.senderProfileId, row.receiverProfileId]))
  const sender = parties.find(({ id }) => id === row.senderProfileId)
  const receiver = parties.find(({ id }) => id === row.receiverProfileId)
  const toSender = news.to === 'sender' || (news.to === 'other' && byProfileId === row.receiverProfileId)
  const [reader, other] = toSender ? [sender, receiver] : [receiver, sender]
  if (!reader || !other) return
  const subject = `proposal:${row.id}`
  if (since && (await toldSince(deps.db, { accountId: reader.accountId, kind: news.kind, subject }, since))) return
  await notify(deps, {
    accountId: reader.accountId,
    kind: news.kind,
    subject,
    words: {
      name: other.anonymous && !(await areKnown(deps, reader.id, other.id)) ? '' : other.name,
      excerpt: '',
      to: proposalAddress(reader.kind, other.kind, row.id),
    },
  })
}

/** A chat stands for an acceptance, which has made both sides known to each other. */
const areKnown = async ({ db }: Deps, one: string, other: string): Promise<boolean> =>
  (await chatsWith(db, one, [other])).has(other)
