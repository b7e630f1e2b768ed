import * as v from 'valibot'
import { alertKinds } from '../market/alertKinds.ts'
import { savedQuery, savedSearchSchema, searchName } from '../market/savedSearchSchema.ts'
import { profileKinds } from '../offerings.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema } from './envelope.ts'
import { visibilityRefusals } from './market.ts'

/** Saved searches of the acting profile. */

export const saveSearchRequest = v.object({
  kind: v.picklist(profileKinds),
  name: searchName,
  query: savedQuery,
  alert: v.picklist(alertKinds),
})
export const changeSearchRequest = v.object({ name: searchName, alert: v.picklist(alertKinds) })
export const savedSearchResponse = v.object({ ...done, search: savedSearchSchema })
export const savedSearchListResponse = v.object({ ...done, list: v.array(savedSearchSchema), allowed: v.number() })

export const savedSearchRoutes = {
  'GET /saved-searches': {
    tag: 'searches',
    summary: 'My saved searches',
    who: 'member',
    answer: savedSearchListResponse,
    refusals: [],
  },
  'POST /saved-searches': {
    tag: 'searches',
    summary: 'Save a search',
    who: 'member',
    body: saveSearchRequest,
    example: { kind: 'INVESTOR', name: 'Seed in Pune', query: { sort: 'best' }, alert: 'daily' },
    answer: savedSearchResponse,
    refusals: ['QUOTA_EXCEEDED', ...visibilityRefusals],
  },
  'PUT /saved-searches/:id': {
    tag: 'searches',
    summary: 'Rename a saved search or change its alert',
    who: 'member',
    body: changeSearchRequest,
    example: { name: 'Seed in Pune', alert: 'off' },
    answer: savedSearchResponse,
    refusals: ['PROFILE_NOT_APPROVED', 'SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED'],
  },
  'DELETE /saved-searches/:id': {
    tag: 'searches',
    summary: 'Delete a saved search',
    who: 'member',
    answer: doneSchema,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
} as const satisfies Declarations
