import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { type Config, configAt, copy, isConfig, type Mutant, normalised } from './mutants.ts'
import { stateChanges } from './mutantsOfStates.ts'
import { type Change, looksBack, type Parts, type StaleNotice, stale } from './stale.ts'

/** Machines with a change that a single edge does not show: order, conditions, values, time and ends. */
export function mutantsInside(machine: AnyStateMachine): Mutant[] {
  const config = normalised(copy(machine.config as unknown as Config))
  const changes = [
    ...statePaths(config).flatMap((path) => stateChanges(machine, config, path)),
    ...namedChanges(machine.implementations as never),
  ]
  return changes.map(({ name, path, apply }) => {
    const { delays, guards, actions } = machine.implementations as unknown as Parts
    const first = { context: null as unknown }
    const parts: Parts = {
      config: copy(config),
      delays: { ...delays },
      guards: { ...guards },
      actions: { ...actions },
      first,
    }
    const begin = parts.config.context
    parts.config.context = (args: never) => {
      first.context = typeof begin === 'function' ? begin(args) : (begin ?? {})
      return first.context
    }
    apply(parts)
    return {
      name,
      state: [machine.id, ...path.filter((_, index) => index % 2 === 1)].join('.'),
      machine: createMachine(parts.config as never, { ...machine.implementations, ...parts } as never),
    }
  })
}

const statePaths = (config: Config, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...Object.keys((configAt(config, path).states as Config | undefined) ?? {}).flatMap((name) =>
    statePaths(config, [...path, 'states', name]),
  ),
]

/** Changes of named delays, conditions and assignments, which apply wherever they are used. */
function namedChanges({ delays, guards, actions }: Parts): Change[] {
  const change = (name: string, apply: Change['apply']): Change => ({ name, path: [], apply })
  return [
    ...Object.entries(delays).map(([name, delay]) =>
      change(`${name}: ten times as long`, ({ delays: changed }) => {
        changed[name] =
          typeof delay === 'number' ? delay * 10 : (args: never) => Number((delay as StaleNotice)(args)) * 10
      }),
    ),
    ...Object.entries(guards)
      .filter(([, guard]) => looksBack(guard))
      .map(([name, guard]) =>
        change(`${name}: by stale context`, ({ guards: changed, first }) => {
          changed[name] = stale(guard as StaleNotice, first)
        }),
      ),
    ...Object.entries(actions).flatMap(([name, action]) => {
      const { assignment } = action as { assignment?: unknown }
      if (!isConfig(assignment)) return []
      const remade =
        (edit: (first: Parts['first']) => Config) =>
        ({ actions: changed, first }: Parts) => {
          changed[name] = assign(edit(first) as never)
        }
      return Object.entries(assignment).flatMap(([field, value]) => [
        change(
          `${name}: does not set ${field}`,
          remade(() => ({ ...assignment, [field]: ({ context }: { context: Config }) => context[field] })),
        ),
        ...(looksBack(value)
          ? [
              change(
                `${name}: sets ${field} by stale context`,
                remade((first) => ({ ...assignment, [field]: stale(value as StaleNotice, first) })),
              ),
            ]
          : []),
      ])
    }),
  ]
}
