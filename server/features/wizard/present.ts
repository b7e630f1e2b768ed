import { completenessOf } from '../../../src/domain/registration/completeness.ts'
import { wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import type { Profile } from '../../../src/domain/registration/profileSchema.ts'
import { profileStatusAfter } from '../../../src/domain/registration/review.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { type DocumentRow, documentsOf, ownersDocuments, presentDocument } from '../documents/index.ts'
import { ownersAnswers, pictureOf } from '../profiles/index.ts'

/** A profile as its owner sees it, including changes waiting for a reviewer. */
export const presentProfile = async (deps: Deps, row: ProfileRow): Promise<Profile> =>
  presentWith(deps, row, await documentsOf(deps.db, row.id))

/** Like `presentProfile`, with preloaded documents. */
export function presentWith(deps: Deps, row: ProfileRow, stored: readonly DocumentRow[]): Profile {
  const documents = ownersDocuments(stored)
  const [basic, business, documentAnswers] = [
    ownersAnswers(row, 'basic'),
    ownersAnswers(row, 'business'),
    ownersAnswers(row, 'documents'),
  ]
  const waiting = documents.filter(({ pending }) => pending).map(({ kind }) => kind)
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    steps_done: row.stepsDone,
    basic,
    business,
    document_answers: documentAnswers,
    documents: documents.map((document) => presentDocument(deps, document, row)),
    completeness: completenessOf(row.kind, { ...basic, ...business, ...documentAnswers }, documents).percent,
    pending: [...Object.keys(row.pending ?? {}), ...waiting],
    review: row.review,
    image_url: pictureOf(deps, row),
    can: { edit: !profileStatusTable[row.status].isLocked, submit: maySubmit(row) },
  }
}

const maySubmit = ({ status, appealed, stepsDone }: ProfileRow): boolean =>
  stepsDone === wizardStepNames.length &&
  profileStatusAfter(status, 'submit') !== null &&
  !(status === 'rejected' && appealed)
