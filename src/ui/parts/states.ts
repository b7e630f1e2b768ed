import { useSelector } from '@xstate/react'
import { type ComponentType, createElement } from 'react'
import type { AnyActorRef, StateValue } from 'xstate'

// The one place where a screen reads which state a flow is in: by a table of all its states, by a tag, or by what it accepts.

type Subscribed = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>
type SnapshotOf<A> = A extends { getSnapshot(): infer S } ? S : never
type ValueOf<A> = SnapshotOf<A> extends { value: infer V } ? V : never
type EventOf<A> = A extends { send(event: infer E): void } ? E : never
/** What a state is to a screen, whatever the flow: a call is under way, or its answer was lost and it can be repeated. */
type Tag = 'busy' | 'recoverable'

/** `codeSent.awaitingCode`: the whole path of a state without states of its own. */
type LeafOf<V> = V extends string
  ? V
  : {
      [K in keyof V & string]: NonNullable<V[K]> extends infer Inner
        ? [Inner] extends [never]
          ? never
          : `${K}.${LeafOf<Inner>}`
        : never
    }[keyof V & string]
type OuterOf<V> = V extends string ? never : keyof V & string

/** Every state that a flow can rest in. */
export type StateOf<A> = Exclude<LeafOf<ValueOf<A>>, OuterOf<ValueOf<A>>>
/** Something for every state: one left out does not compile. */
export type ByState<A, T> = Readonly<Record<StateOf<A>, T>>

/** Every machine of the product has one state at a time on each level. */
const leafOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : (Object.entries(value).map(([outer, inner]) => `${outer}.${leafOf(inner ?? '')}`)[0] ?? '')

/** What a table says of the state that a flow is in; undefined without the flow. */
export function useByState<A extends Subscribed, T>(actor: A, table: ByState<A, T>): T
export function useByState<A extends Subscribed, T>(actor: A | undefined, table: ByState<A, T>): T | undefined
export function useByState<T>(actor: Subscribed | undefined, table: Readonly<Record<string, T>>): T | undefined {
  return table[useSelector(actor, (snapshot) => (snapshot ? leafOf(snapshot.value) : ''))]
}

/** The component that a table has for the state of the flow that it is given. */
export const byState =
  <A extends Subscribed, More extends object = object>(
    table: ByState<A, ComponentType<{ actor: A } & More>>,
  ): ComponentType<{ actor: A } & More> =>
  (props) =>
    createElement(useByState(props.actor, table), props)

/** Whether a flow is in a state of this kind. */
export const useTag = (actor: Subscribed, tag: Tag): boolean => useSelector(actor, (snapshot) => snapshot.hasTag(tag))

/** Whether a flow would do something with an event now. */
export const useCan = <A extends Subscribed>(actor: A, event: EventOf<A>): boolean =>
  useSelector(actor as Subscribed, (snapshot) => snapshot.can(event))

/** The screen of a state that shows nothing. */
export const Nothing = (): null => null
