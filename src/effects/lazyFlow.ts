import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import type { LazyFlow } from '../machines/sessionSetup.ts'
import type { WithEffects } from './flow.ts'
import { session } from './session.ts'

/**
 * Starts a flow that outlives its screens as a child of the session, which ends it. Returns a function that finds it
 * there, with its logic.
 */
export function lazyFlow<M extends AnyStateMachine>(
  name: LazyFlow['name'],
  logic: WithEffects<M>,
): (() => ActorRefFrom<M>) & { logic: WithEffects<M> } {
  const loaded: LazyFlow = { type: 'flow.loaded', name, logic }
  session.getSnapshot().context.late.send(loaded)
  return Object.assign(() => session.system.get(name), { logic })
}
