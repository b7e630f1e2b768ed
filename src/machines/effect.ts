import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate'

declare const provided: unique symbol
/** A placeholder type for the parameters of an action that a machine only declares. */
export type Provided = typeof provided
type Effect<Params> = (_: unknown, params: Params | Provided) => void

const nothing = (): void => {}

/** Declares an action that a machine only names. `defineEffects` (src/effects/flow.ts) requires its body. */
export function effect(): Effect<undefined>
export function effect<Params>(): Effect<Params>
export function effect(): () => void {
  return nothing
}

/** Declares a callback actor that a machine only names. */
export const listener = <E extends EventObject, Input = NonReducibleUnknown>() => fromCallback<E, Input>(nothing)
