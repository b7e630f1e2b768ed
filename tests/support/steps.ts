import type { TraceStep } from '../../src/domain/traces/traceSchema.ts'

/** A step of a trace as the browser records it. */
export const aStep: TraceStep = {
  at: 4,
  flow: 'contact',
  run: 1,
  event: 'form.submitted',
  taken: ['contact.editing --form.submitted[0]'],
  states: ['sending'],
}
