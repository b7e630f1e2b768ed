import { type CurrentEntitlements, entitlementsFrom, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileRow } from '../db/profileRow.ts'
import type { Env } from '../ports/deps.ts'
import { refuse } from './refusal.ts'

export type Caller = Pick<Env['Variables'], 'deps' | 'account' | 'session' | 'profile' | 'periods'> &
  Partial<Pick<Env['Variables'], 'ahead'>>

/** The acting profile, where one is required. */
export const actingProfile = ({ profile }: Pick<Caller, 'profile'>): ProfileRow =>
  profile ?? refuse('PROFILE_NOT_APPROVED')

/**
 * The caller's permissions as the acting profile, from data that the request has already read. Writes read everything
 * they depend on again.
 */
export const callerEntitlements = ({ deps, periods }: Pick<Caller, 'deps' | 'periods'>): CurrentEntitlements =>
  entitlementsFrom(subscriptionAt(periods, deps.now()))
