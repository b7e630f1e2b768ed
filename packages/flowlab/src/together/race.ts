import type { FlowModel } from '../model/flow.ts'

/** A message in transit. `to` is an actor, or `sender`: the actor that sent the request. */
export interface Letter {
  to: string
  says: string
}

/** What an actor has just done: the name of its step and the states before and after, by every name. */
export interface Done {
  step: string
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

/** A tab, a session, a server: a flow that sends and receives. */
export interface RaceActor {
  model: FlowModel
  /** What goes out with a step. */
  sends?: (done: Done) => readonly Letter[]
  /** The step that a message causes, by what it says. It is lost where that step cannot be; other steps come freely. */
  receives?: Readonly<Record<string, string>>
}

/** How often the network does each, over a whole walk. Every message may be late: the others act meanwhile. */
export interface Faults {
  lost?: number
  duplicated?: number
  /** Messages between the same two overtake each other; otherwise they arrive in order. */
  reordered?: boolean
}

export interface Race {
  name: string
  actors: Readonly<Record<string, RaceActor>>
  faults: Faults
  /** What must never be so, by its sentence; `isIn('server.charged')`. */
  never: Readonly<Record<string, (isIn: (state: string) => boolean) => boolean>>
  /** Messages on their way from one to another at once; a step that would send more waits. 3 by default. */
  onTheWay?: number
}

/** Everything at a moment: each actor's situation, the messages between each two, and the faults so far. */
export interface RaceState {
  at: Readonly<Record<string, string>>
  /** By `from > to`, the oldest first. */
  inTransit: Readonly<Record<string, readonly string[]>>
  lost: number
  duplicated: number
}

/** A step of the whole. `touches`: the actors whose situation or messages it reads or writes. */
export interface RaceStep {
  name: string
  touches: readonly string[]
  to: RaceState
}
