import * as v from 'valibot'
import { proposalSchema } from './proposalSchema.ts'
import { awaitingStatuses } from './statuses.ts'

/** A summary of the acting profile's proposals and messages. */
export const overviewSchema = v.object({
  /** Proposals that need this member's answer or next step. */
  my_turn: v.number(),
  /** The most urgent of them, at most three, by deadline. */
  turns: v.array(
    v.object({
      ...v.pick(proposalSchema, ['id', 'expires_at']).entries,
      status: v.picklist(awaitingStatuses),
      other: v.pick(proposalSchema.entries.other, ['kind', 'name', 'name_hidden', 'headline']),
    }),
  ),
  unread_messages: v.number(),
  /** Questions about the acting profile’s listing that it has not answered. */
  unanswered_questions: v.number(),
  /** The number of proposals in each stage, the four parts of a bar. */
  stages: v.object({ waiting: v.number(), talking: v.number(), won: v.number(), over: v.number() }),
  /** The last twelve weeks, the oldest first; `start` is the first day (UTC). */
  weeks: v.array(v.object({ start: v.string(), sent: v.number(), received: v.number() })),
})
export type Overview = v.InferOutput<typeof overviewSchema>
