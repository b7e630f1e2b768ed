import { daysBefore } from '../../../src/domain/durations.ts'
import { entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { waitAgainDays } from '../../../src/domain/proposals/clocks.ts'
import { mayPropose } from '../../../src/domain/proposals/directions.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { periodsOf } from '../entitlements/index.ts'
import {
  blockedBetween,
  exclusiveTalksSelect,
  listingSelect,
  openBetweenSelect,
  type ProposalRow,
} from '../pairs/index.ts'
import { failedSince, openSentSelect, requestSelect, sentFromPacks, sentSinceSelect } from './counts.ts'
import { type Credit, creditFor, creditsSince } from './credits.ts'

const receiverInTalks = {
  en: 'This business is in exclusive talks. Please check back later.',
  hi: 'इस व्यवसाय की किसी सदस्य से एक्सक्लूसिव बातचीत चल रही है। कृपया बाद में फिर देखें।',
}
const senderInTalks = {
  en: 'You’ve granted exclusive talks to another member. You can send proposals again when they end.',
  hi: 'किसी और सदस्य से आपकी एक्सक्लूसिव बातचीत चल रही है। उसके समाप्त होने पर आप फिर प्रस्ताव भेज सकते हैं।',
}
const closed = {
  en: 'This deal is closed, so it no longer accepts proposals.',
  hi: 'यह सौदा पूरा हो चुका है। यहाँ नए प्रस्ताव नहीं भेजे जा सकते।',
}
const hidden = {
  en: 'This listing is hidden at the moment, so it doesn’t accept proposals.',
  hi: 'यह लिस्टिंग अभी छिपी हुई है। यहाँ नए प्रस्ताव नहीं भेजे जा सकते।',
}
const recentlyFailed = {
  en: 'Your last proposal here was unsuccessful. You can send another one 30 days after it ended.',
  hi: 'यहाँ आपका पिछला प्रस्ताव आगे नहीं बढ़ा। उसके समाप्त होने के 30 दिन बाद आप दूसरा भेज सकते हैं।',
}

export interface Direction {
  sender: string
  receiver: string
  accountId: string
  kind: ProfileKind
  /** The start of the plan's quota period, and of the waiting time after a failed proposal. */
  creditsSince: Date
  restSince: Date
}

/** The selects that decide whether one member may send a proposal to another. */
export const sendingSelects = (db: SelectBuilder, params: Direction) => ({
  blocked: blockedBetween(db, params.sender, params.receiver),
  periods: periodsOf(db, params.accountId, params.kind),
  open: openBetweenSelect(db, params.sender, params.receiver),
  failed: failedSince(db, params.sender, params.receiver, params.restSince),
  promises: exclusiveTalksSelect(db, params.sender, params.receiver),
  sent: sentSinceSelect(db, params.sender, params.creditsSince),
  sentFromPacks: sentFromPacks(db, params.sender),
  openSent: openSentSelect(db, params.sender),
})
type SendingFacts = {
  [Name in keyof ReturnType<typeof sendingSelects>]: Awaited<ReturnType<typeof sendingSelects>[Name]>
}

/** Adds the earlier result of the same request, if any. */
const sendingQuery = combinedQuery((db, params: Direction & { requestId: string | null }) => ({
  ...sendingSelects(db, params),
  earlier: requestSelect(db, params.sender, params.requestId as string),
  listed: listingSelect(db, params.sender, params.receiver),
}))

export const directionOf = (
  sender: Pick<ProfileRow, 'id' | 'accountId' | 'kind'>,
  receiver: { id: string },
  now: Date,
): Direction => ({
  sender: sender.id,
  receiver: receiver.id,
  accountId: sender.accountId,
  kind: sender.kind,
  creditsSince: creditsSince(now),
  restSince: daysBefore(now, waitAgainDays),
})

/**
 * Refuses with the first reason why this profile may not send a proposal to that one; `draftId` is the draft being
 * sent. Otherwise returns the credit to use: a pack's if the plan's own are used up. If the request was made before,
 * returns its result.
 */
export async function authorizeSending(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sender: ProfileRow | undefined,
  receiver: ProfileRow,
  { draftId = null, requestId = null }: { draftId?: string | null; requestId?: string | null },
): Promise<{ packId: string | null } | { earlier: ProposalRow }> {
  const approved = isApproved(sender) ? sender : refuse('PROFILE_NOT_APPROVED')
  const at = now()
  const { earlier, listed, ...facts } = await sendingQuery(db, { ...directionOf(approved, receiver, at), requestId })
  const [made] = earlier
  const isStillDraft = made?.id === draftId && made?.status === 'draft'
  if (made && !isStillDraft) return { earlier: made }
  const credit = creditOrRefusal(approved, receiver, facts, at, draftId)
  if (credit instanceof Refusal) throw credit
  // Hidden since the draft was written, or since the page was opened.
  if (listed.length === 0) return refuse('FORBIDDEN', { message: hidden })
  return credit
}

const isApproved = (sender: ProfileRow | undefined): sender is ProfileRow => sender?.status === 'approved'

/** Like `maySend`, with preloaded facts: the credit to use, or the refusal. */
export function creditOrRefusal(
  sender: ProfileRow | undefined,
  receiver: ProfileRow,
  facts: SendingFacts,
  now: Date,
  draftId: string | null = null,
): Credit | Refusal {
  if (!isApproved(sender)) return new Refusal('PROFILE_NOT_APPROVED')
  if (receiver.accountId === sender.accountId || !mayPropose(sender.kind, receiver.kind))
    return new Refusal('FORBIDDEN')
  if (receiver.dealClosedAt) return new Refusal('FORBIDDEN', { message: closed })
  if (facts.blocked.length > 0) return new Refusal('BLOCKED')
  const entitled = entitlementsFrom(subscriptionAt(facts.periods, now))
  if (!entitled.may.send_proposal) return new Refusal('SUBSCRIPTION_REQUIRED')
  if (receiver.kind === 'WANT_TO_GROW' && !entitled.globalConnect) return new Refusal('FEATURE_NOT_IN_PLAN')
  if (facts.open.some(({ id }) => id !== draftId)) return new Refusal('DUPLICATE_PROPOSAL')
  if (receiver.status !== 'approved') return new Refusal('FORBIDDEN', { message: hidden })
  if (facts.failed.length > 0) return new Refusal('DUPLICATE_PROPOSAL', { message: recentlyFailed })
  const hasPromised = (profileId: string) => facts.promises.some(({ byProfileId }) => byProfileId === profileId)
  if (hasPromised(receiver.id)) return new Refusal('FORBIDDEN', { message: receiverInTalks })
  if (hasPromised(sender.id)) return new Refusal('FORBIDDEN', { message: senderInTalks })
  const used = { fromPlan: facts.sent[0]?.sent ?? 0, fromPacks: facts.sentFromPacks }
  const credit = creditFor(used, entitled.proposalsPer30Days, facts.periods, now)
  if (!credit || (facts.openSent[0]?.open ?? 0) >= entitled.openProposals) return new Refusal('QUOTA_EXCEEDED')
  return credit
}
