import type { AnyStateMachine } from 'xstate'

type Action = (args: { context: unknown }, params: unknown) => void

/** The machine with named actions that report the context they are called with, just before they run. */
export function withSeenContext(machine: AnyStateMachine, report: (context: unknown) => void): AnyStateMachine {
  const own = Object.entries(machine.implementations.actions as Record<string, Action>)
  // XState's own actions, such as assignments, have `resolve` and are never called.
  const reporting = own
    .filter(([, action]) => !('resolve' in action))
    .map(([name, action]): [string, Action] => [
      name,
      (args, params) => {
        report(args.context)
        action(args, params)
      },
    ])
  return machine.provide({ actions: Object.fromEntries(reporting) } as never)
}
