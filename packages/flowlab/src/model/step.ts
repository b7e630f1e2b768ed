import type { AnyEventObject } from 'xstate'

/**
 * A possible outcome of an actor: it resolves, fails, or reports an event or a snapshot and continues; an outcome that
 * reports and resolves has both. A snapshot is its context; a machine's is `{ value, context }`. `as` describes it in
 * words.
 */
export type ActorOutcome = (
  | { output: unknown }
  | { error: unknown }
  | { event: AnyEventObject }
  | { event: AnyEventObject; output: unknown }
  | { snapshot: unknown }
) & { as?: string }

/** A single step of a flow. */
export type Step =
  | { kind: 'event'; event: AnyEventObject; name: string }
  /** `actorId` is the actor's own id, or its source and position if it has none. */
  | { kind: 'outcome'; actorId: string; source: string; outcome: ActorOutcome; name: string }
  /** `turn` distinguishes timers that send the same event, in the order in which they were set. */
  | { kind: 'delay'; eventType: string; turn: number; name: string }
