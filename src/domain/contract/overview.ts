import * as v from 'valibot'
import { overviewSchema } from '../proposals/overviewSchema.ts'
import type { Declarations } from './declaration.ts'
import { done } from './envelope.ts'

/** GET /overview */
export const overviewResponse = v.object({ ...done, ...overviewSchema.entries })

export const overviewRoutes = {
  'GET /overview': {
    tag: 'proposals',
    summary: 'My overview: whose turn it is, unread messages, proposals by stage',
    who: 'member',
    answer: overviewResponse,
    refusals: [],
  },
} as const satisfies Declarations
