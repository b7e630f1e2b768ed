import * as v from 'valibot'
import type { Declarations } from './declaration.ts'
import { done } from './envelope.ts'

/** Proposals by progress: the four parts of a bar. */
export const overviewStages = ['waiting', 'talking', 'won', 'over'] as const

/** GET /overview: the current business of the profile that the session acts as. */
export const overviewResponse = v.object({
  ...done,
  /** Proposals that wait for this member's answer or next step. */
  my_turn: v.number(),
  unread_messages: v.number(),
  stages: v.object({ waiting: v.number(), talking: v.number(), won: v.number(), over: v.number() }),
  /** The last twelve weeks, the oldest first; each begins on the day named (UTC). */
  weeks: v.array(v.object({ start: v.string(), sent: v.number(), received: v.number() })),
})
export type Overview = Omit<v.InferOutput<typeof overviewResponse>, 'status' | 'message'>

export const overviewRoutes = {
  'GET /overview': {
    tag: 'proposals',
    summary: 'My overview: whose turn it is, unread messages, proposals by stage',
    who: 'member',
    answer: overviewResponse,
    refusals: [],
  },
} as const satisfies Declarations
