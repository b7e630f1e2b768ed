import type { AnyEventObject } from 'xstate'

/**
 * What an actor may do: resolve, fail, or report an event or a snapshot and continue; an outcome that reports and
 * resolves has both. A snapshot is its context; a machine's is `{ value, context }`. `as` describes it in words.
 */
export type ActorOutcome = (
  | { output: unknown }
  | { error: unknown }
  | { event: AnyEventObject }
  | { event: AnyEventObject; output: unknown }
  | { snapshot: unknown }
) & { as?: string }

/** One thing that happens to a flow. */
export type Step =
  | { kind: 'event'; event: AnyEventObject; name: string }
  /** `actorId` is the actor's own id, or its source and place where it was given none. */
  | { kind: 'outcome'; actorId: string; source: string; outcome: ActorOutcome; name: string }
  /** `turn` distinguishes timers that send the same event, in the order they were set. */
  | { kind: 'delay'; eventType: string; turn: number; name: string }
