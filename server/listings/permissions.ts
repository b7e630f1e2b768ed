import type { ProfileKind } from '../../src/domain/offerings.ts'
import { refuse } from '../http/refusal.ts'
import { type Caller, entitledCaller } from '../proposals/actingProfile.ts'

const visible: Record<ProfileKind, readonly ProfileKind[]> = {
  INVESTMENT: ['INVESTOR', 'WANT_TO_GROW'],
  WANT_TO_SELL: ['INVESTOR', 'WANT_TO_GROW'],
  WANT_TO_GROW: ['INVESTOR', 'WANT_TO_GROW'],
  INVESTOR: ['INVESTMENT', 'WANT_TO_SELL', 'WANT_TO_GROW'],
}

/** Whether a member acting as one kind may look at listings of another (specification, section 6). */
export const maySee = (reader: ProfileKind | null, kind: ProfileKind): boolean =>
  reader === null ? kind === 'INVESTOR' : visible[reader].includes(kind)

/** Whether one kind may propose to the other (catalogue, section 6, directions). */
export const mayPropose = (sender: ProfileKind, receiver: ProfileKind): boolean =>
  (receiver === 'INVESTOR' && sender !== 'INVESTOR') ||
  (sender === 'INVESTOR' && receiver !== 'INVESTOR') ||
  receiver === 'WANT_TO_GROW'

/** Global Connect needs the feature in the subscription, but for investors (specification, section 6). */
export const needsGlobalConnect = (reader: ProfileKind, kind: ProfileKind): boolean =>
  kind === 'WANT_TO_GROW' && reader !== 'INVESTOR'

/** Refuses an entrepreneur whose subscription does not open Global Connect. */
export function requireGlobalConnect(caller: Caller, kind: ProfileKind): void {
  const { session } = caller
  if (session.loginType === 'investor' || !session.profileKind || !needsGlobalConnect(session.profileKind, kind)) return
  const entitled = entitledCaller(caller)
  if (!entitled.globalConnect) refuse(entitled.may.send_proposal ? 'FEATURE_NOT_IN_PLAN' : 'SUBSCRIPTION_REQUIRED')
}
