import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Session } from '../deps.ts'
import { refuse } from '../http/refusal.ts'

/** The profile whose membership a call is about. */
export const actingAs = (session: Session): ProfileKind => session.profileKind ?? refuse('PROFILE_INCOMPLETE')
