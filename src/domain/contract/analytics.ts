import * as v from 'valibot'
import type { Declarations } from './declaration.ts'
import { done } from './envelope.ts'

/**
 * GET /analytics: views and impressions of the acting profile's listing. Days in UTC, oldest first; empty if the plan
 * shows totals only.
 */
export const analyticsResponse = v.object({
  ...done,
  totals: v.object({ shown: v.number(), opened: v.number(), proposals: v.number() }),
  days_shown: v.number(),
  days: v.array(v.object({ day: v.string(), shown: v.number(), opened: v.number(), proposals: v.number() })),
})
export type Analytics = Omit<v.InferOutput<typeof analyticsResponse>, 'status' | 'message'>

export const analyticsRoutes = {
  'GET /analytics': {
    tag: 'listings',
    summary: 'Performance of my listing',
    who: 'member',
    answer: analyticsResponse,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
} as const satisfies Declarations
