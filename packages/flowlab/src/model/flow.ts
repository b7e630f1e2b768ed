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

/** What an actor may do, given the input that the machine hands it. */
type Outcomes = readonly ActorOutcome[] | ((input: never) => readonly ActorOutcome[])

/** What a person using the product can cause: one way of opening it. */
export interface Reach {
  /** The inputs it starts with; all by default. */
  starts?: readonly string[]
  /** Actors without a call: they resolve before anything else happens. */
  atOnce?: readonly string[]
  /** Whether a step can be caused there; every step by default. */
  can?: (step: Step, state: string, context: never) => boolean
  /** Steps that leave the screen, so that a walk ends with them. */
  departs?: (step: Step) => boolean
}

export interface FlowModel {
  machine: AnyStateMachine
  /** Where a walk may begin: the machine's input by the name of the situation. */
  inputs: Readonly<Record<string, unknown>>
  events: readonly AnyEventObject[]
  outcomes: Readonly<Record<string, Outcomes>>
  /** The part of the context that distinguishes situations; must have finitely many values. */
  bound: (context: never) => unknown
  /** Which values of the context are there: it distinguishes situations beside `bound`. */
  presence?: (context: Readonly<Record<string, unknown>> | undefined) => readonly number[]
  /** More situations than this indicate an unbounded context; 5,000 by default. */
  maxSituations?: number
  /** What a browser reaches, by the name of each way of opening it; left out where no path is walked in a browser. */
  reach?: Readonly<Record<string, Reach>>
}

/** A machine of the product with the samples that walk it. */
export interface Flow {
  name: string
  model: FlowModel
  /** States where the flow stays without being final: another flow or address continues from there. */
  ends: readonly string[]
  /** What is so on all its walks, beside what its project says. */
  promises?: readonly Promised[]
  facts?: Facts
}

type ActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>

/** A callback never ends, a reducer shows what it has become, an observable does until it completes or fails. */
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

/** Sample outcomes of every actor that the machine names; one missing, or of another type, does not compile. */
type OutcomesOf<M extends AnyStateMachine> = {
  readonly [K in keyof ActorsOf<M>]:
    | readonly OutcomeOf<ActorsOf<M>[K], M>[]
    | ((input: InputFrom<ActorsOf<M>[K]>) => readonly OutcomeOf<ActorsOf<M>[K], M>[])
}

export interface Samples<M extends AnyStateMachine> {
  /** Each starting situation by name; left out where the machine takes no input. */
  inputs?: Readonly<Record<string, InputFrom<M>>>
  /** Sample user events; each is tried in every situation that accepts it. */
  events: readonly EventFromLogic<M>[]
  outcomes: OutcomesOf<M>
  /**
   * The part of the context whose value matters, with finitely many values. Which values are there at all always
   * distinguishes situations: what is null, empty, zero or false is distinguished from what is not.
   */
  bound?: (context: ContextFrom<M>) => unknown
  /** Values whose presence makes no difference, or makes more situations than are worth walking. */
  merges?: readonly (keyof ContextFrom<M> & string)[]
  /** States where the flow stays without being final. */
  ends?: readonly string[]
  /** What is so on all walks: sentences, or formulas made in code. */
  promises?: readonly Promised[]
  /** What promises say of the context, by name; they read only what `bound` tells apart. */
  facts?: Readonly<Record<string, (context: ContextFrom<M>) => boolean>>
  /** More situations than this indicate an unbounded context; 5,000 by default. */
  maxSituations?: number
  reach?: Readonly<Record<string, Reach>>
}

/** For each value of the context, whether it is there; not for those that are merged. */
export function presenceIn<M extends AnyStateMachine>(
  merges: Samples<M>['merges'] = [],
): NonNullable<FlowModel['presence']> {
  const merged = new Set<string>(merges)
  return (context) =>
    Object.entries(context ?? {}).flatMap(([name, value]) => (merged.has(name) ? [] : [isThere(value) ? 1 : 0]))
}

/** The same flow by its `bound` alone: several flows together have too many situations otherwise. */
export const withoutPresence = ({ presence: _, ...model }: FlowModel): FlowModel => model

/** Not null, empty, zero or false. */
export function isThere(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Map || value instanceof Set) return value.size > 0
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.keys(value).length > 0
  return Boolean(value)
}

/** Makes a machine walkable: its actors, delays and eventless steps become steps with declared answers. */
export const toTestModel = <M extends AnyStateMachine>(machine: M, samples: Samples<M>): FlowModel => ({
  machine,
  inputs: samples.inputs ?? { start: undefined },
  events: samples.events as readonly AnyEventObject[],
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
