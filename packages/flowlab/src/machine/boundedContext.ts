import type { FlowModel } from '../model/flow.ts'

/** The part of a context that distinguishes situations. */
interface BoundedContext {
  /** The parts of the bounded context as JSON: one per element if it is an array, otherwise one; empty if undefined. */
  parts: readonly string[]
  /** The presence of each value that is not merged. */
  presence: readonly number[]
}

/** A step without an assignment returns the same context object, and most steps have none. */
const known = new WeakMap<FlowModel, WeakMap<object, BoundedContext>>()

export function boundedContextOf(model: FlowModel, context: unknown): BoundedContext {
  if (typeof context !== 'object' || context === null) return boundedBy(model, context)
  const ofModel = known.get(model) ?? new WeakMap<object, BoundedContext>()
  known.set(model, ofModel)
  const bounded = ofModel.get(context) ?? boundedBy(model, context)
  ofModel.set(context, bounded)
  return bounded
}

function boundedBy({ bound, presence }: FlowModel, context: unknown): BoundedContext {
  const bounded = bound(context as never)
  const parts = Array.isArray(bounded) ? bounded : [bounded]
  return { parts: parts.map((part) => JSON.stringify(part) ?? ''), presence: presence?.(context as never) ?? [] }
}
