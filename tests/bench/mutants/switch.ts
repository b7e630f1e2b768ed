/** Which change is on. The changed copies of the product's files import this; nothing else of theirs differs. */

interface State {
  /** The number of the change that is on; 0 for none. */
  active: number
  /** The changes whose place was reached since somebody began to look. */
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

/** A statement that is built once and then only run has to be built anew for each change. */
export function isStale(statement: object): boolean {
  if (state.active !== 0 && state.builtFor.get(statement) === state.active) return false
  state.builtFor.set(statement, state.active)
  return true
}
