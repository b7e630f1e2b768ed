import type { ProfileKind } from '../../../src/domain/offerings.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Session } from '../../kernel/ports/deps.ts'

/** The profile whose membership a request is about. */
export const actingAs = (session: Session): ProfileKind => session.profileKind ?? refuse('PROFILE_INCOMPLETE')
