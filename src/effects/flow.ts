import {
  type ActionArgs,
  type AnyStateMachine,
  type CallbackActorLogic,
  type CallbackLogicFunction,
  type EventObject,
  // biome-ignore lint/style/noRestrictedImports: the one place that types it
  fromCallback,
  type InputFrom,
  type MachineContext,
  type StateMachine,
} from 'xstate'
import type { Provided } from '../machines/effect.ts'
import type { ScreenAddress } from '../screenAddress.ts'

// Each flow that checks an address comes through here.

export interface Flow<M extends AnyStateMachine> {
  logic: M
  input: (place: ScreenAddress) => InputFrom<M>
}

/** A machine with its effects, and how its input follows from the address. */
export const defineFlow = <M extends AnyStateMachine>(
  logic: Whole<M>,
  input: (place: ScreenAddress) => InputFrom<M>,
): Flow<M> => ({ logic, input })

declare const whole: unique symbol
/** A machine with all its effects; only `defineEffects` makes one. */
export type Whole<M extends AnyStateMachine> = M & { readonly [whole]: true }

type Named<M extends AnyStateMachine> = Parameters<M['provide']>[0]
type NamedActors<M extends AnyStateMachine> = Required<NonNullable<Named<M>['actors']>>
/** A flow inside of another comes with its own effects. */
export type ActorsOf<M extends AnyStateMachine> = {
  [K in keyof NamedActors<M>]: NamedActors<M>[K] extends AnyStateMachine
    ? Whole<NamedActors<M>[K]>
    : NamedActors<M>[K] extends CallbackActorLogic<infer E, infer Input>
      ? Listener<E, Input>
      : NamedActors<M>[K]
}

declare const sent: unique symbol
type Listener<E extends EventObject, Input> = CallbackActorLogic<E, Input> & { readonly [sent]: (event: E) => void }
/** XState's `fromCallback`, but what it sends back must be an event of the flow that it reports to. */
export const listenerOf: <E extends EventObject, Input>(
  listen: CallbackLogicFunction<E, E, Input>,
) => Listener<E, Input> = fromCallback as never

// biome-ignore format: one type a place
type Parts<M> = M extends StateMachine<
  infer C extends MachineContext, infer E extends EventObject, infer _Children, infer _Actor, infer A, infer _Guard,
  infer _Delay, infer _Value, infer _Tag, infer _Input, infer _Output, infer _Emitted, infer _Meta, infer _Config
>
  ? { context: C; event: E; action: A }
  : never
type ActionsOf<M extends AnyStateMachine> = {
  [A in Parts<M>['action'] as A extends { type: infer K extends string; params: infer P }
    ? IsEffect<P> extends true
      ? K
      : never
    : never]: (
    args: ActionArgs<Parts<M>['context'], Parts<M>['event'], Parts<M>['event']>,
    params: A extends { params: infer P } ? Exclude<P, Provided> : never,
  ) => void
}
/** An action with a body of its own takes anything, or what it says; only one that is named takes the mark. */
type IsEffect<P> = [Record<never, never>] extends [P] ? false : [Provided] extends [P] ? true : false

type Given<Name extends string, Parts> = [keyof Parts] extends [never]
  ? { readonly [K in Name]?: never }
  : { readonly [K in Name]: Parts }
/** All that a machine only names: one missing, or one that it does not name, does not compile. */
type EffectsOf<M extends AnyStateMachine> = Given<'actors', ActorsOf<M>> & Given<'actions', ActionsOf<M>>

/** A machine with all its effects. */
export const defineEffects = <M extends AnyStateMachine>(machine: M, effects: EffectsOf<M>): Whole<M> =>
  machine.provide(effects as never) as Whole<M>
