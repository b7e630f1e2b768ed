import * as v from 'valibot'
import { longestVisit, mostSteps, mostTaken } from './limits.ts'

/**
 * A trace: the steps that the flows of one visit took, as names of the program. It has no place for a text, an amount or
 * an id: each name has the form below, and the server accepts only those that a chart has.
 */

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const name = '[a-zA-Z][a-zA-Z0-9]{0,39}'
const dotted = `[a-zA-Z][a-zA-Z0-9]{0,39}(?:\\.[a-zA-Z0-9]{1,40}){0,7}`
const shaped = (pattern: string, longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(new RegExp(`^(?:${pattern})$`)))

/** The event of a step that no person or server caused: the flow had started before, or its chart does not name it. */
export const unnamedEvents = ['started', 'other'] as const

export const traceStep = v.object({
  /** Whole seconds since the visit began. */
  at: wholeNumber(0, longestVisit),
  /** The flow, and which of its runs in this visit, counted from 1 over all flows. */
  flow: shaped(name, 40),
  run: wholeNumber(1, 10_000),
  event: shaped(dotted, 160),
  /** The transitions taken, as `flow.state --event[index]`. */
  taken: v.pipe(v.array(shaped(`${dotted} --${dotted}\\[\\d\\]`, 320)), v.maxLength(mostTaken)),
  /** The innermost states afterwards, without the flow's name. */
  states: v.pipe(v.array(shaped(dotted, 160)), v.maxLength(8)),
})
export type TraceStep = v.InferOutput<typeof traceStep>

export const traceSteps = v.pipe(v.array(traceStep), v.maxLength(mostSteps))
