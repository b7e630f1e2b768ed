import * as v from 'valibot'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { askers, askRefusals } from './questions.ts'

/** Questions about a listing, with their answers. */

const questionSchema = v.object({
  id: uuid,
  text: v.string(),
  /** For the asker: the text without what would identify them; null if there is nothing, and for everybody else. */
  seen_as: v.nullable(v.string()),
  asker: v.picklist(askers),
  /** Shown only to the owner, if a proposal has already revealed the member's name. */
  asker_name: v.nullable(v.string()),
  asked_at: instant,
  /** Null while unanswered; until then only the asker and the owner see the question. */
  answer: v.nullable(v.string()),
  answered_at: v.nullable(instant),
})
export type Question = v.InferOutput<typeof questionSchema>
export const questionsSchema = v.object({
  /** Unanswered questions first, then the latest answers. */
  list: v.array(questionSchema),
  /** Why the viewer cannot ask; null if they can. */
  ask_refusal: v.nullable(v.picklist(askRefusals)),
  /** True if the viewer is the owner, who answers, removes and reports questions. */
  may_answer: v.boolean(),
})
