import type { Env } from '../deps.ts'
import { ownProfile, type ProfileRow } from '../profiles/store.ts'

export type Caller = Pick<Env['Variables'], 'deps' | 'account' | 'session'>

/** The profile that the session acts as; undefined before the first one is begun. */
export const actingProfile = async ({ deps, account, session }: Caller): Promise<ProfileRow | undefined> =>
  session.profileKind ? ownProfile(deps.db, account.id, session.profileKind) : undefined
