import { entitlementsFrom, flagsOf, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'

const visible: Record<ProfileKind, readonly ProfileKind[]> = {
  INVESTMENT: ['INVESTOR', 'WANT_TO_GROW'],
  WANT_TO_SELL: ['INVESTOR', 'WANT_TO_GROW'],
  WANT_TO_GROW: ['INVESTOR', 'WANT_TO_GROW'],
  INVESTOR: ['INVESTMENT', 'WANT_TO_SELL', 'WANT_TO_GROW'],
}

/** True if one kind may look at listings of another (specification, section 6). */
const isShownTo = (reader: ProfileKind | null, kind: ProfileKind): boolean =>
  reader === null ? kind === 'INVESTOR' : visible[reader].includes(kind)

/** Every logged-in entrepreneur may see investors; seeing businesses requires an approved profile. */
const needsApproval = (kind: ProfileKind): boolean => kind !== 'INVESTOR'

/** True if a profile may see listings of a kind, whatever role its session was opened for. */
export const maySeeListings = (own: Pick<ProfileRow, 'kind' | 'status'> | undefined, kind: ProfileKind): boolean =>
  own !== undefined && profileStatusTable[own.status].isLive && isShownTo(own.kind, kind)

/** Refuses readers who may not see listings of a kind. */
export function requireListingAccess(caller: Caller, kind: ProfileKind): void {
  if (!isShownTo(caller.session.profileKind, kind)) refuse('FORBIDDEN')
  const closed = globalConnectRefusal(caller, kind)
  if (closed) throw closed
  if (needsApproval(kind) && !maySeeListings(caller.profile, kind)) refuse('PROFILE_NOT_APPROVED')
}

/** True if the caller may know that a listing exists; the plan is checked separately. */
export const maySee = ({ session, profile }: Pick<Caller, 'session' | 'profile'>, kind: ProfileKind): boolean =>
  needsApproval(kind) ? maySeeListings(profile, kind) : isShownTo(session.profileKind, kind)

/**
 * The refusal of a member whose subscription does not include Global Connect (specification, section 6), on every
 * profile; null if it does.
 */
export function globalConnectRefusal({ deps, periods, session }: Caller, kind: ProfileKind): Refusal | null {
  if (kind !== 'WANT_TO_GROW' || !session.profileKind) return null
  const subscription = subscriptionAt(periods, deps.now())
  const entitled = entitlementsFrom(subscription)
  if (entitled.globalConnect) return null
  if (entitled.may.send_proposal) return new Refusal('FEATURE_NOT_IN_PLAN', { message: gate.feature })
  const message = flagsOf(subscription).expired === 1 ? gate.expired : gate.none
  return new Refusal('SUBSCRIPTION_REQUIRED', { message })
}

/** The questions of the gate (specification, section 4), asked when a page is opened by its address. */
const gate = {
  none: {
    en: 'You don’t have a subscription to access this. Do you want to subscribe?',
    hi: 'इसे देखने के लिए आपके पास प्लान नहीं है। क्या आप प्लान लेना चाहते हैं?',
  },
  expired: {
    en: "You're subscription expired! Do you want to renew?",
    hi: 'आपकी सदस्यता समाप्त हो गई है! क्या आप नवीनीकरण करना चाहते हैं?',
  },
  feature: {
    en: 'You don’t have this feature in your subscription. Do you want to add this feature to your current subscription?',
    hi: 'आपकी सदस्यता में यह सुविधा नहीं है। क्या आप इस सुविधा को अपनी मौजूदा सदस्यता में जोड़ना चाहते हैं?',
  },
}
