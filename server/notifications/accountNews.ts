import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Deps } from '../deps.ts'
import { profileAddress } from './addresses.ts'
import { notify } from './notify.ts'

/** A profile that went live is told to its owner. */
export const notifyApproved = (deps: Deps, profile: { id: string; accountId: string; kind: ProfileKind }) =>
  notify(deps, {
    accountId: profile.accountId,
    kind: 'profile_approved',
    subject: `profile:${profile.id}`,
    words: { name: '', excerpt: '', to: profileAddress(profile.kind) },
  })
