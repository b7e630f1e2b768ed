import type { Profile } from '../../src/domain/contract/profiles.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import type { Deps } from '../deps.ts'
import { presentDocument } from '../documents/present.ts'
import { type DocumentRow, documentsOf } from '../documents/store.ts'
import type { ProfileRow } from './store.ts'

export async function presentProfile(deps: Deps, row: ProfileRow): Promise<Profile> {
  const rows = await documentsOf(deps.db, row.id)
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    steps_done: row.stepsDone,
    basic: row.basic,
    business: row.business,
    documents: rows.map((document) => presentDocument(deps, document)),
    completeness: completeness(row, rows),
  }
}

/** Percent: required answers and documents count for 80, optional ones for 20. */
function completeness(row: ProfileRow, rows: readonly DocumentRow[]): number {
  const steps = wizardSteps[row.kind]
  const given = { ...row.basic, ...row.business }
  const fields = [...steps.basic, ...steps.business]
  const answered = (name: string) => {
    const answer = given[name]
    return answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0)
  }
  const uploaded = (kind: string) => rows.some((document) => document.kind === kind)
  const share = (parts: boolean[]) => (parts.length === 0 ? 1 : parts.filter(Boolean).length / parts.length)
  const required = [
    ...fields.filter((spec) => spec.required).map((spec) => answered(spec.name)),
    ...steps.requiredDocuments.map(uploaded),
  ]
  const optional = [
    ...fields.filter((spec) => !spec.required).map((spec) => answered(spec.name)),
    ...steps.optionalDocuments.map(uploaded),
  ]
  return Math.round(share(required) * 80 + share(optional) * 20)
}
