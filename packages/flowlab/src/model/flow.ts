import type {
  ActorLogic,
  AnyActorLogic,
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  ObservableActorLogic,
  OutputFrom,
  SnapshotFrom,
  TransitionActorLogic,
} from 'xstate'
import type { Facts, Promised } from './promised.ts'
import type { ActorOutcome, Step } from './step.ts'

/** The possible outcomes of an actor, given its input. */
type Outcomes = readonly ActorOutcome[] | ((input: never) => readonly ActorOutcome[])

/** The part of a flow that a person can cause by one way of opening the product. */
export interface Reach {
  /** The starts of the flow that this way of opening includes, by name; all by default. */
  starts?: readonly string[]
  /** Actors without a call: they resolve before anything else happens. */
  atOnce?: readonly string[]
  /** True if a person can cause a step there; every step by default. */
  can?: (step: Step, state: string, context: never) => boolean
  /** True for a step that leaves the screen, which ends a walk. */
  departs?: (step: Step) => boolean
}

export interface FlowModel {
  machine: AnyStateMachine
  /** The inputs of the machine, by the name of the starting situation. */
  inputs: Readonly<Record<string, unknown>>
  events: readonly AnyEventObject[]
  /** Types of `events` that come from elsewhere, in any state. */
  fromElsewhere?: readonly string[]
  outcomes: Readonly<Record<string, Outcomes>>
  /** The part of the context that distinguishes situations; must have finitely many values. */
  bound: (context: never) => unknown
  /** The presence of each value of the context, which distinguishes situations in addition to `bound`. */
  presence?: (context: Readonly<Record<string, unknown>> | undefined) => readonly number[]
  /** More situations than this indicate an unbounded context; 5,000 by default. */
  maxSituations?: number
  /**
   * The part of the flow that a person can reach in a browser, by the name of each way of opening it; omitted if no
   * path is walked in a browser.
   */
  reach?: Readonly<Record<string, Reach>>
}

/** A machine of the product with the samples that walk it. */
export interface Flow {
  name: string
  model: FlowModel
  /** States where the flow stays without being final: another flow or address continues from there. */
  ends: readonly string[]
  /** The flow's own promises on all its walks, in addition to those of its project. */
  promises?: readonly Promised[]
  facts?: Facts
}

type ActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>

/**
 * The outcomes of a callback, which never ends; of a reducer, which publishes its state; and of an observable, which
 * does so until it completes or fails.
 */
type OutcomeOf<L, M extends AnyStateMachine> = { as?: string } & (L extends AnyStateMachine
  ? Ending<L, M> | { event: EventFromLogic<M> } | { snapshot: Pick<SnapshotFrom<L>, 'value' | 'context'> }
  : L extends CallbackActorLogic<infer _E, infer _I>
    ? { event: EventFromLogic<M> }
    : L extends TransitionActorLogic<infer C, infer _E, infer _I>
      ? { snapshot: C } | { error: unknown }
      : L extends ObservableActorLogic<infer C, infer _I>
        ? { snapshot: C } | { event: EventFromLogic<M> } | { output: undefined } | { error: unknown }
        : L extends ActorLogic<infer _S, infer _E, infer _I, infer _Y, infer _M>
          ? Ending<L, M>
          : never)

type Ending<L extends AnyActorLogic, M extends AnyStateMachine> =
  | { output: OutputFrom<L>; event?: EventFromLogic<M> }
  | { error: unknown }

/**
 * Sample outcomes of every actor that the machine names. A missing outcome, or one of another type, does not compile.
 */
type OutcomesOf<M extends AnyStateMachine> = {
  readonly [K in keyof ActorsOf<M>]:
    | readonly OutcomeOf<ActorsOf<M>[K], M>[]
    | ((input: InputFrom<ActorsOf<M>[K]>) => readonly OutcomeOf<ActorsOf<M>[K], M>[])
}

export interface Samples<M extends AnyStateMachine> {
  /** Each starting situation by name; omitted if the machine takes no input. */
  inputs?: Readonly<Record<string, InputFrom<M>>>
  /** Sample user events; each is tried in every situation that accepts it. */
  events: readonly EventFromLogic<M>[]
  /** Types of `events` that come from elsewhere, in any state: another tab, the address, the network. */
  fromElsewhere?: readonly EventFromLogic<M>['type'][]
  outcomes: OutcomesOf<M>
  /**
   * The part of the context whose value matters, with finitely many values. The presence of a value always
   * distinguishes situations: null, empty, zero and false count as absent.
   */
  bound?: (context: ContextFrom<M>) => unknown
  /** Values whose presence makes no difference, or would create too many situations. */
  merges?: readonly (keyof ContextFrom<M> & string)[]
  /** States where the flow stays without being final. */
  ends?: readonly string[]
  /** The promises on all walks: sentences, or formulas made in code. */
  promises?: readonly Promised[]
  /** Predicates on the context that promises may name. They read only values that `bound` distinguishes. */
  facts?: Readonly<Record<string, (context: ContextFrom<M>) => boolean>>
  /** More situations than this indicate an unbounded context; 5,000 by default. */
  maxSituations?: number
  reach?: Readonly<Record<string, Reach>>
}

/** For each value of the context that is not merged, 1 if it is present and 0 if not. */
export function presenceIn<M extends AnyStateMachine>(
  merges: Samples<M>['merges'] = [],
): NonNullable<FlowModel['presence']> {
  const merged = new Set<string>(merges)
  return (context) =>
    Object.entries(context ?? {}).flatMap(([name, value]) => (merged.has(name) ? [] : [isThere(value) ? 1 : 0]))
}

/** The same flow, distinguished by its `bound` alone, since several flows together would have too many situations. */
export const withoutPresence = ({ presence: _, ...model }: FlowModel): FlowModel => model

/** True for a value that is not null, empty, zero or false. */
export function isThere(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Map || value instanceof Set) return value.size > 0
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.keys(value).length > 0
  return Boolean(value)
}

/** Makes a machine walkable: its actors, delays and eventless transitions become steps with declared outcomes. */
export const toTestModel = <M extends AnyStateMachine>(machine: M, samples: Samples<M>): FlowModel => ({
  machine,
  inputs: samples.inputs ?? { start: undefined },
  events: samples.events as readonly AnyEventObject[],
  ...(samples.fromElsewhere ? { fromElsewhere: samples.fromElsewhere } : {}),
  outcomes: samples.outcomes as FlowModel['outcomes'],
  bound: (samples.bound ?? (() => null)) as FlowModel['bound'],
  presence: presenceIn<M>(samples.merges),
  ...(samples.maxSituations === undefined ? {} : { maxSituations: samples.maxSituations }),
  ...(samples.reach ? { reach: samples.reach } : {}),
})

export const flow = <M extends AnyStateMachine>(name: string, machine: M, samples: Samples<M>): Flow => ({
  name,
  model: toTestModel(machine, samples),
  ends: samples.ends ?? [],
  ...(samples.promises ? { promises: samples.promises } : {}),
  ...(samples.facts ? { facts: samples.facts as Facts } : {}),
})
