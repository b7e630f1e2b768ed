import type { FlowModel } from '../model/flow.ts'

/** A message in transit. `to` is an actor, or `sender`: the actor that sent the request. */
export interface RaceMessage {
  to: string
  says: string
}

/** An actor's last step: its name and the states before and after, by every name. */
export interface Done {
  step: string
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

/** An actor of a race, such as a tab, a session or a server: a flow that sends and receives messages. */
export interface RaceActor {
  model: FlowModel
  /** The messages sent with a step. */
  sends?: (done: Done) => readonly RaceMessage[]
  /**
   * The step that each message causes, by the message's name. A message is lost if its step is not possible; other
   * steps need no message.
   */
  receives?: Readonly<Record<string, string>>
}

/**
 * The number of times the network may cause each fault over a whole walk. Every message may be late, while the others
 * act.
 */
export interface Faults {
  lost?: number
  duplicated?: number
  /** True if messages between the same two actors may overtake each other; otherwise they arrive in order. */
  reordered?: boolean
}

export interface Race {
  name: string
  actors: Readonly<Record<string, RaceActor>>
  faults?: Faults
  /** The forbidden conditions, by their sentence; `isIn('server.charged')`. */
  never: Readonly<Record<string, (isIn: (state: string) => boolean) => boolean>>
  /**
   * The maximum number of messages in transit from one actor to another, 3 by default. A step that would send more
   * waits.
   */
  onTheWay?: number
}

/** The state of a race: each actor's situation, the messages between each pair, and the faults so far. */
export interface RaceState {
  at: Readonly<Record<string, string>>
  /** The messages by `from > to`, the oldest first. */
  inTransit: Readonly<Record<string, readonly string[]>>
  lost: number
  duplicated: number
}

/** A step of the race. `touches`: the actors whose situation or messages it reads or writes. */
export interface RaceStep {
  name: string
  touches: readonly string[]
  to: RaceState
}
