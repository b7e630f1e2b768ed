import type { AnyActorLogic } from 'xstate'
import type { LateFlow } from '../machines/sessionMachine.ts'
import { session } from './session.ts'

/** Starts a flow that outlives its screens as a part of the session, which ends it. Returns how it is found there. */
export function lateFlow<Actor>(name: LateFlow['name'], logic: AnyActorLogic): () => Actor {
  const loaded: LateFlow = { type: 'flow.loaded', name, logic }
  session.getSnapshot().context.late.send(loaded)
  return () => session.system.get(name)
}
