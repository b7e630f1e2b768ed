import { daysAfter, waitAgainDays } from '../../src/domain/proposals/clocks.ts'
import { isBlocked } from '../chats/pairs.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { mayPropose } from '../listings/permissions.ts'
import { entitlementsOf } from '../memberships/entitlements.ts'
import type { ProfileRow } from '../profiles/store.ts'
import { creditFor } from './credits.ts'
import { hasBound } from './exclusivity.ts'
import { failedSince, openBetween, openSent } from './store.ts'

const bound = {
  en: 'This business is in exclusive talks at the moment. Please look again later.',
  hi: 'यह व्यवसाय अभी किसी एक पक्ष से ही बात कर रहा है। कृपया बाद में फिर देखें।',
}
const bindsItself = {
  en: 'You have promised exclusive talks to one side. You can send other proposals when they end.',
  hi: 'आपने एक पक्ष से अकेले बात करने का वादा किया है। उसके समाप्त होने पर आप दूसरे प्रस्ताव भेज सकते हैं।',
}
const lately = {
  en: 'Your last proposal here came to nothing. You can send another one 30 days after it ended.',
  hi: 'यहाँ आपका पिछला प्रस्ताव आगे नहीं बढ़ा। उसके समाप्त होने के 30 दिन बाद आप दूसरा भेज सकते हैं।',
}

/**
 * Refuses with the first reason why this profile may not send a proposal to that one; `draftId` is the one being sent.
 * Else the credit that it takes: a pack's where the plan's own are used up.
 */
export async function maySend(
  deps: Deps,
  account: Account,
  sender: ProfileRow | undefined,
  receiver: ProfileRow,
  draftId: string | null = null,
): Promise<{ packId: string | null }> {
  if (sender?.status !== 'approved') return refuse('PROFILE_NOT_APPROVED')
  if (receiver.accountId === account.id || !mayPropose(sender.kind, receiver.kind)) return refuse('FORBIDDEN')
  if (receiver.dealClosedAt) return refuse('FORBIDDEN')
  if (await isBlocked(deps.db, sender.id, receiver.id)) return refuse('BLOCKED')
  const entitled = await entitlementsOf(deps.db, account.id, sender.kind, deps.now())
  if (!entitled.may.send_proposal) return refuse('SUBSCRIPTION_REQUIRED')
  if (receiver.kind === 'WANT_TO_GROW' && !entitled.globalConnect) return refuse('FEATURE_NOT_IN_PLAN')
  const open = await openBetween(deps.db, sender.id, receiver.id)
  if (open && open.id !== draftId) return refuse('DUPLICATE_PROPOSAL')
  if (await failedSince(deps.db, sender.id, receiver.id, daysAfter(deps.now(), -waitAgainDays)))
    return refuse('DUPLICATE_PROPOSAL', { message: lately })
  if (await hasBound(deps.db, receiver.id)) return refuse('FORBIDDEN', { message: bound })
  if (await hasBound(deps.db, sender.id)) return refuse('FORBIDDEN', { message: bindsItself })
  const credit = await creditFor(deps, sender, entitled)
  if (!credit || (await openSent(deps.db, sender.id)) >= entitled.openProposals) return refuse('QUOTA_EXCEEDED')
  return credit
}
