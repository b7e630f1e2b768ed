import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

declare const provided: unique symbol
/** Stands in the parameters of an action that a machine only names. */
export type Provided = typeof provided
type Effect<Params> = (_: unknown, params: Params | Provided) => void

const nothing = (): void => {}

/** An action that a machine only names: without its body `defineEffects` (src/effects/flow.ts) does not compile. */
export function effect(): Effect<undefined>
export function effect<Params>(): Effect<Params>
export function effect(): () => void {
  return nothing
}

/** A callback actor that a machine only names. */
export const listener = <E extends EventObject, Input = NonReducibleUnknown>() => fromCallback<E, Input>(nothing)
