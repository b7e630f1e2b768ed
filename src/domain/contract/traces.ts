import * as v from 'valibot'
import { longestTrace, mostSteps } from '../traces/limits.ts'
import { traceStep } from '../traces/traceSchema.ts'
import { uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { done, doneSchema } from './envelope.ts'

/** PUT /account/sharing — whether the member shares how they use the site; `false` deletes what was recorded. */
export const sharingRequest = v.object({ shares_steps: v.boolean() })

/** POST /traces — the next steps of a visit. */
export const traceRequest = v.object({
  /** The visit: made by the browser when its page starts. */
  trace: uuid,
  /** How many steps of this visit came before. */
  first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestTrace)),
  steps: v.pipe(v.array(traceStep), v.minLength(1), v.maxLength(mostSteps)),
})
/** `recorded` is false if this visit is not recorded: the member does not share, or the visit is not in the sample. */
export const traceResponse = v.object({ ...done, recorded: v.boolean() })

export const traceRoutes = {
  'PUT /account/sharing': {
    tag: 'security',
    summary: 'Share the steps taken on the site, or stop and delete them',
    who: 'member',
    body: sharingRequest,
    example: { shares_steps: true },
    answer: doneSchema,
    refusals: [],
  },
  'POST /traces': {
    tag: 'traces',
    summary: 'Add steps to the trace of a visit; safe to repeat',
    who: 'member',
    body: traceRequest,
    example: {
      trace: '5d0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11',
      first: 0,
      steps: [
        {
          at: 4,
          flow: 'contact',
          run: 3,
          event: 'form.submitted',
          taken: ['contact.editing --form.submitted[0]'],
          states: ['sending'],
        },
      ],
    },
    answer: traceResponse,
    refusals: ['RATE_LIMITED'],
  },
} as const satisfies Declarations
