import { actionsFor, type ProposalAction, type ProposalReader } from '../../src/domain/proposals/lifecycle.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { mayPropose, needsGlobalConnect } from '../listings/permissions.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { daysAfter } from './clocks.ts'
import { openBetween, openSent, type ProposalRow, sentSince } from './store.ts'

/** Refuses with the first reason why this profile may not send a proposal to that one. */
export async function maySend(
  deps: Deps,
  account: Account,
  sender: ProfileRow | undefined,
  receiver: ProfileRow,
): Promise<ProfileRow> {
  if (sender?.status !== 'approved') return refuse('PROFILE_NOT_APPROVED')
  if (receiver.accountId === account.id || !mayPropose(sender.kind, receiver.kind)) return refuse('FORBIDDEN')
  const entitled = await entitlementsOf(deps.db, account.id, sender.kind, deps.now())
  if (!entitled.active) return refuse('SUBSCRIPTION_REQUIRED')
  if (needsGlobalConnect(sender.kind, receiver.kind) && !entitled.globalConnect) return refuse('FEATURE_NOT_IN_PLAN')
  if (await openBetween(deps.db, sender.id, receiver.id)) return refuse('DUPLICATE_PROPOSAL')
  if ((await sentSince(deps.db, sender.id, daysAfter(deps.now(), -30))) >= entitled.proposalsPer30Days)
    return refuse('QUOTA_EXCEEDED')
  if ((await openSent(deps.db, sender.id)) >= entitled.openProposals) return refuse('QUOTA_EXCEEDED')
  return sender
}

/** Where a party stands: the investor side brings money, the other side owns what it is for. */
export const readerOf = (row: ProposalRow, own: ProfileRow, otherKind: ProfileRow['kind']): ProposalReader => ({
  side: row.senderProfileId === own.id ? 'sender' : 'receiver',
  brings:
    own.kind === 'INVESTOR' || (otherKind !== 'INVESTOR' && row.senderProfileId === own.id) ? 'investor' : 'owner',
  askedToClose: row.closeAskedBy === own.id,
})

/** Steps that the product already offers on screen; the later ones of the lifecycle come with their own inputs. */
const offered = new Set<ProposalAction>([
  'accept',
  'decline',
  'withdraw',
  'shortlist',
  'unshortlist',
  'request_info',
  'answer',
])

export const mayTake = (row: ProposalRow, reader: ProposalReader): ProposalAction[] =>
  actionsFor(row.status, reader).filter((action) => offered.has(action))
