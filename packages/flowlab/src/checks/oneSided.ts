import type { FlowModel } from '../model/flow.ts'
import { explore } from '../walk/explore.ts'

type Guard = (scope: unknown, params: unknown) => boolean

/**
 * Guards with the same result on every walk. No test notices the removal of a guard that always passes, or the
 * transition behind one that never does.
 */
export function oneSidedGuards(model: FlowModel): string[] {
  const guards = Object.entries(model.machine.implementations.guards as Record<string, Guard>)
  const answers = new Map<string, Set<boolean>>(guards.map(([name]) => [name, new Set()]))
  const noted = guards.map(([name, guard]): [string, Guard] => [
    name,
    (scope, params) => {
      const answer = guard(scope, params)
      answers.get(name)?.add(answer)
      return answer
    },
  ])
  explore({ ...model, machine: model.machine.provide({ guards: Object.fromEntries(noted) } as never) })
  return [...answers].flatMap(([name, given]) => {
    if (given.size === 0) return [`${name} is asked on no walk`]
    return given.size === 1 ? [`${name} ${given.has(true) ? 'lets pass' : 'refuses'} on every walk`] : []
  })
}
