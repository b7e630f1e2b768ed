import type { ReactElement } from 'react'
import type { ActorRefFrom, AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, StateValueFrom } from 'xstate'
import type { Locales } from '../../../src/i18n/i18n-types.ts'

/**
 * A table of the content of each state of a flow: what a person sees, what a screen reader says, and what each control
 * does. The flow's screen renders it with the real machine; only calls and listeners are replaced.
 */

export type Answer = { output: unknown } | { error: unknown } | { event: AnyEventObject }

/**
 * An event of the flow (its name only, if it carries nothing else), a result of a call by the call's name, an event of
 * a part of the flow or of the flow around it (`root`), or a time in milliseconds.
 */
export type Happening<M extends AnyStateMachine> =
  | EventFromLogic<M>['type']
  | EventFromLogic<M>
  | readonly [call: string, answer: Answer]
  | { readonly part: string; readonly event: AnyEventObject }
  | number

/**
 * The effect of pressing a control. `goes to STATE` or `goes to PART: STATE`: the machine handled the event. `says WORDS`,
 * `shows CONTROL`: they were not there before. `says WORDS → FIELD`: the field is marked, has the message and gets the
 * focus. `becomes busy`, `becomes chosen`, `empties FIELD`. `leads to ADDRESS`: a link. `opens`: the browser opens a part
 * of the page. `is busy`: announced as busy, and a press does nothing. `is ignored`: a press does nothing, for the reason
 * in the table. `is off`: disabled. `is chosen`: one of several views.
 */
export type Does =
  | `goes to ${string}`
  | `says ${string}`
  | `shows ${string}`
  | `empties ${string}`
  | `leads to ${string}`
  | 'becomes busy'
  | 'becomes chosen'
  | 'is busy'
  | 'is off'
  | 'is chosen'
  | 'is ignored'
  | 'opens'

/** The values that a field accepts; null if it accepts none, which must be seen; a choice that acts at once; a file input. */
export type Takes = string | boolean | null | { readonly choose: string | boolean; readonly goesTo: string } | 'files'

export interface Row<M extends AnyStateMachine> {
  input?: InputFrom<M> | (() => InputFrom<M>)
  after?: readonly Happening<M>[]
  /** The words on the screen. */
  reads?: readonly string[]
  /** Each live region with content: `alert: WORDS`, `status: WORDS`. */
  liveRegions?: readonly string[]
  /** Every button and link by name. While a modal dialog is open, nothing else can be reached. */
  can?: Readonly<Record<string, Does>>
  /** Every field by name. */
  fields?: Readonly<Record<string, Takes>>
}

/** `codeSent.awaitingCode`: a state without child states. */
type LeafOf<V> = V extends string
  ? V
  : {
      [K in keyof V & string]: V[K] extends infer Inner
        ? Inner extends undefined
          ? never
          : `${K}.${LeafOf<Inner>}`
        : never
    }[keyof V & string]
type Nested<V> = V extends string ? never : keyof V & string
type Leaf<M extends AnyStateMachine> = Exclude<LeafOf<StateValueFrom<M>>, Nested<StateValueFrom<M>>>

export interface Walked {
  /** The states of the flow and of each of its parts. */
  places: () => ReadonlyMap<string, string>
  /** Every address that a link led to. */
  addresses: () => readonly string[]
  /** How often the flow has marked what is wrong in its form; null for a flow without one. */
  attempts: () => number | null
  /** What the flow remembers of a refusal, in the server's words; empty if nothing. */
  refusal: () => string
}

export interface FormContext {
  attempts: number
  refusal: { message: string } | null
}

export interface FlowTable {
  flow: string
  machine: AnyStateMachine
  rows: Readonly<Record<string, Row<AnyStateMachine>>>
  unseen: Readonly<Record<string, string>>
  /** Further looks of a state, by their cause. */
  also: Readonly<Record<string, Row<AnyStateMachine> & { state: string }>>
  /** The flow whose rows list the rest of the page. */
  rest: string | null
  /** The default input of a row. */
  input: unknown
  walk: (row: Row<AnyStateMachine>, language?: Locales) => Promise<Walked>
}

export interface Screen<M extends AnyStateMachine, Root extends AnyStateMachine> {
  machine: M
  draw: (actor: ActorRefFrom<Root>) => ReactElement
  /** An actor is created for each rendering. */
  input?: InputFrom<Root> | (() => InputFrom<Root>)
  /** The address; the home page by default. */
  path?: string
  /** The larger flow that runs this one, and its name there. */
  within?: Root
  part?: string
  rest?: string
  rows: { readonly [State in Leaf<M>]?: Omit<Row<M>, 'input'> & { input?: InputFrom<Root> | (() => InputFrom<Root>) } }
  also?: Readonly<
    Record<string, Omit<Row<M>, 'input'> & { state: Leaf<M>; input?: InputFrom<Root> | (() => InputFrom<Root>) }>
  >
  /** States that nobody ever sees, with the reason. */
  unseen?: { readonly [State in Leaf<M>]?: string }
}
