import * as v from 'valibot'

/** The current business of the profile that the session acts as. */
export const overviewSchema = v.object({
  /** Proposals that wait for this member's answer or next step. */
  my_turn: v.number(),
  unread_messages: v.number(),
  /** Proposals by progress: the four parts of a bar. */
  stages: v.object({ waiting: v.number(), talking: v.number(), won: v.number(), over: v.number() }),
  /** The last twelve weeks, the oldest first; each begins on the day named (UTC). */
  weeks: v.array(v.object({ start: v.string(), sent: v.number(), received: v.number() })),
})
export type Overview = v.InferOutput<typeof overviewSchema>
