import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { DocumentRow } from './store.ts'

const unsubmitted = ['draft', 'changes_requested', 'rejected']

/** Documents that a submitted profile requires can be replaced but not deleted. */
export const mayRemove = (
  document: Pick<DocumentRow, 'kind' | 'pending'>,
  profile: Pick<ProfileRow, 'kind' | 'status'>,
): boolean =>
  profile.status !== 'suspended' &&
  (document.pending ||
    !wizardSteps[profile.kind].requiredDocuments.includes(document.kind) ||
    unsubmitted.includes(profile.status))
