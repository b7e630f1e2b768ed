import * as v from 'valibot'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { askers, askRefusals } from './questions.ts'

/** Questions about a listing, with their answers. */

const questionSchema = v.object({
  id: uuid,
  text: v.string(),
  asker: v.picklist(askers),
  /** To the owner alone, of a member whose name they know from a proposal. */
  asker_name: v.nullable(v.string()),
  asked_at: instant,
  /** Null while it has none: only its asker and the owner see it until then. */
  answer: v.nullable(v.string()),
  answered_at: v.nullable(instant),
})
export type Question = v.InferOutput<typeof questionSchema>
export const questionsSchema = v.object({
  /** Those without an answer first, then the latest answers. */
  list: v.array(questionSchema),
  /** Why the viewer cannot ask; null where they can. */
  ask_refusal: v.nullable(v.picklist(askRefusals)),
  /** The viewer is the owner: answers, removes and reports. */
  may_answer: v.boolean(),
})
