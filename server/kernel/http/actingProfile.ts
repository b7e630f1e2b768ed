import { type Entitled, entitledBy, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileRow } from '../db/profileRow.ts'
import type { Env } from '../ports/deps.ts'
import { refuse } from './refusal.ts'

export type Caller = Pick<Env['Variables'], 'deps' | 'account' | 'session' | 'profile' | 'periods'>

/** The profile that the session acts as, where it must have one. */
export const actingProfile = ({ profile }: Pick<Caller, 'profile'>): ProfileRow =>
  profile ?? refuse('PROFILE_NOT_APPROVED')

/** What the caller may do as the profile acted as, as far as the request has read; what a write hangs on is read again with it. */
export const entitledCaller = ({ deps, periods }: Pick<Caller, 'deps' | 'periods'>): Entitled =>
  entitledBy(subscriptionAt(periods, deps.now()))
