import { useSelector } from '@xstate/react'
import { type ComponentType, createElement } from 'react'
import type { AnyActorRef, StateValue } from 'xstate'

// Screens read a flow's state only through this file: by a table of all states, by a tag, or by the events it accepts.

type Subscribed = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>
type SnapshotOf<A> = A extends { getSnapshot(): infer S } ? S : never
type ValueOf<A> = SnapshotOf<A> extends { value: infer V } ? V : never
export type EventOf<A> = A extends { send(event: infer E): void } ? E : never
/** Tags common to all flows: a call is pending, or its response was lost and it can be repeated. */
type Tag = 'busy' | 'recoverable'

/** The full path of a state without child states, such as `codeSent.awaitingCode`. */
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

/** Every state in which a flow can be. */
export type StateOf<A> = Exclude<LeafOf<ValueOf<A>>, OuterOf<ValueOf<A>>>
/** A value for every state; a missing state does not compile. */
export type ByState<A, T> = Readonly<Record<StateOf<A>, T>>

/** Relies on every machine having exactly one active state on each level. */
const leafOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : (Object.entries(value).map(([outer, inner]) => `${outer}.${leafOf(inner ?? '')}`)[0] ?? '')

/** The value in a table for the flow's current state; undefined without a flow. */
export function useByState<A extends Subscribed, T>(actor: A, table: ByState<A, T>): T
export function useByState<A extends Subscribed, T>(actor: A | undefined, table: ByState<A, T>): T | undefined
export function useByState<T>(actor: Subscribed | undefined, table: Readonly<Record<string, T>>): T | undefined {
  return table[useSelector(actor, (snapshot) => (snapshot ? leafOf(snapshot.value) : ''))]
}

/** A component that renders the table's entry for the state of its flow. */
export const byState =
  <A extends Subscribed, More extends object = object>(
    table: ByState<A, ComponentType<{ actor: A } & More>>,
  ): ComponentType<{ actor: A } & More> =>
  (props) =>
    createElement(useByState(props.actor, table), props)

/** True if the flow's state has the tag. */
export const useTag = (actor: Subscribed, tag: Tag): boolean => useSelector(actor, (snapshot) => snapshot.hasTag(tag))

/** True if the flow would handle the event now. */
export const useCan = <A extends Subscribed>(actor: A, event: EventOf<A>): boolean =>
  useSelector(actor as Subscribed, (snapshot) => snapshot.can(event))

/** The component of a state that shows nothing. */
export const Nothing = (): null => null
