/**
 * Selects the active change. The changed copies of the product's files import this module; they are otherwise
 * identical.
 */

interface State {
  /** The number of the active change; 0 for none. */
  active: number
  /** The changes whose site was reached since recording started. */
  reached: Set<number>
  builtFor: WeakMap<object, number>
}

const shared = globalThis as { mutants?: State }
shared.mutants ??= { active: 0, reached: new Set(), builtFor: new WeakMap() }
export const state = shared.mutants

export function is(number: number): boolean {
  state.reached.add(number)
  return state.active === number
}

/** A statement that is normally built once must be rebuilt for each change. */
export function isStale(statement: object): boolean {
  if (state.active !== 0 && state.builtFor.get(statement) === state.active) return false
  state.builtFor.set(statement, state.active)
  return true
}
