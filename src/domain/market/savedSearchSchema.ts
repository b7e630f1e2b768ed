import * as v from 'valibot'
import { profileKinds } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { alertKinds } from './alertKinds.ts'
import { longestSearchName } from './searchName.ts'

/** A saved search; `query` is the query string of the list's address. */

export const searchName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestSearchName))
export const savedQuery = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(1200)))
export const savedSearchSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  query: savedQuery,
  /** What it searches for, in the caller's language and currency: words, filters and amounts. */
  criteria: v.array(v.string()),
  alert: v.picklist(alertKinds),
  created_at: instant,
})
export type SavedSearch = v.InferOutput<typeof savedSearchSchema>
