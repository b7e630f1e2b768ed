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

export interface Flow<M extends AnyStateMachine> {
  logic: M
  input: (place: ScreenAddress) => InputFrom<M>
}

/** Combines a machine, with its effects, and the function that derives its input from the address. */
export const defineFlow = <M extends AnyStateMachine>(
  logic: WithEffects<M>,
  input: (place: ScreenAddress) => InputFrom<M>,
): Flow<M> => ({ logic, input })

declare const whole: unique symbol
/** A machine with all its effects; created only by `defineEffects`. */
export type WithEffects<M extends AnyStateMachine> = M & { readonly [whole]: true }

type Named<M extends AnyStateMachine> = Parameters<M['provide']>[0]
type NamedActors<M extends AnyStateMachine> = Required<NonNullable<Named<M>['actors']>>
/** The actors of a machine. A flow inside another flow already has its own effects. */
export type ActorsOf<M extends AnyStateMachine> = {
  [K in keyof NamedActors<M>]: NamedActors<M>[K] extends AnyStateMachine
    ? WithEffects<NamedActors<M>[K]>
    : NamedActors<M>[K] extends CallbackActorLogic<infer E, infer Input>
      ? Listener<E, Input>
      : NamedActors<M>[K]
}

declare const sent: unique symbol
type Listener<E extends EventObject, Input> = CallbackActorLogic<E, Input> & { readonly [sent]: (event: E) => void }
/** XState's `fromCallback`, restricted to events that the receiving flow accepts. */
export const callbackActor: <E extends EventObject, Input>(
  listen: CallbackLogicFunction<E, E, Input>,
) => Listener<E, Input> = fromCallback as never

// biome-ignore format: one type per position
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
/**
 * True for an action that a machine only names: its parameters carry the `Provided` mark, unlike an action with a body.
 */
type IsEffect<P> = [Record<never, never>] extends [P] ? false : [Provided] extends [P] ? true : false

type Given<Name extends string, Parts> = [keyof Parts] extends [never]
  ? { readonly [K in Name]?: never }
  : { readonly [K in Name]: Parts }
/** All actors and actions that a machine only names. A missing or an extra one does not compile. */
type EffectsOf<M extends AnyStateMachine> = Given<'actors', ActorsOf<M>> & Given<'actions', ActionsOf<M>>

/** Provides a machine with all its effects. */
export const defineEffects = <M extends AnyStateMachine>(machine: M, effects: EffectsOf<M>): WithEffects<M> =>
  machine.provide(effects as never) as WithEffects<M>
