import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import type { LateFlow } from '../machines/sessionSetup.ts'
import type { Whole } from './flow.ts'
import { session } from './session.ts'

/**
 * Starts a flow that outlives its screens as a child of the session, which ends it. Returns a function that finds it
 * there.
 */
export function lateFlow<M extends AnyStateMachine>(name: LateFlow['name'], logic: Whole<M>): () => ActorRefFrom<M> {
  const loaded: LateFlow = { type: 'flow.loaded', name, logic }
  session.getSnapshot().context.late.send(loaded)
  return () => session.system.get(name)
}
