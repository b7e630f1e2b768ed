import { type AnyStateMachine, createMachine } from 'xstate'

export type Config = Record<string, unknown>

/** A machine with one thing changed. */
export interface Mutant {
  /** A stable description of the change and its place. */
  name: string
  /** The id of the state that was changed. */
  state: string
  machine: AnyStateMachine
}

interface Change {
  name: string
  /** Changes a copy of the configuration in place. */
  apply: (config: Config) => void
}

export const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

/** A deep copy that shares its functions with the original. */
export const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T
  if (!isConfig(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)])) as T
}

export const configAt = (config: Config, path: readonly string[]): Config =>
  path.reduce<Config>((inside, name) => inside[name] as Config, config)

/** The parts of a state's configuration that contain transitions: events, delays, actors and eventless ones. */
export function placesOf(state: Config): { path: string[]; key: string; says: string }[] {
  const under = (holder: string) =>
    Object.keys((state[holder] as Config | undefined) ?? {}).map((key) => ({ path: [holder], key, says: key }))
  const invoked = listOf(state.invoke).flatMap((actor, index) =>
    ['onDone', 'onError', 'onSnapshot']
      .filter((key) => isConfig(actor) && actor[key] !== undefined)
      .map((key) => ({ path: ['invoke', String(index)], key, says: `${(actor as Config).src}.${key}` })),
  )
  const direct = ['always', 'onDone']
    .filter((key) => state[key] !== undefined)
    .map((key) => ({ path: [], key, says: key }))
  return [...under('on'), ...under('after'), ...invoked, ...direct]
}

/** All possible changes of one state. */
function changesOf(config: Config, path: readonly string[], siblings: readonly string[]): Change[] {
  const state = configAt(config, path)
  const where = path.filter((name) => name !== 'states').join('.') || 'the machine'
  // An atomic state stays in itself without a target, so a target of itself would change nothing.
  const own = state.states === undefined ? path.at(-1) : undefined
  const changes: Change[] = []
  for (const { path: inside, key, says } of placesOf(state)) {
    const holder = (changed: Config) => configAt(configAt(changed, path), inside)
    listOf(configAt(state, inside)[key]).forEach((transition, index, all) => {
      const named = `${where} on ${says}${all.length > 1 ? ` #${index + 1}` : ''}`
      const replace = (changed: Config, by: (old: Config) => unknown[]) => {
        const list = listOf(holder(changed)[key])
        const old = list[index]
        holder(changed)[key] = list.toSpliced(index, 1, ...by(isConfig(old) ? old : { target: old }))
      }
      changes.push({ name: `${named}: removed`, apply: (changed) => replace(changed, () => []) })
      const full = isConfig(transition) ? transition : { target: transition }
      for (const target of siblings.filter(
        (name) => name !== (lastName(full.target) || own) && !isSamePlace(config, path, full.target, name),
      ))
        changes.push({
          name: `${named}: led to ${target}`,
          apply: (changed) =>
            replace(changed, (old) => [{ ...old, target: path.length === 0 ? `.${target}` : target }]),
        })
      if (full.guard !== undefined)
        changes.push({
          name: `${named}: without its guard`,
          apply: (changed) => replace(changed, ({ guard: _, ...rest }) => [rest]),
        })
      changes.push(
        ...actionChanges(`${named}: `, full.actions, (changed, edit) =>
          replace(changed, (old) => [{ ...old, actions: edit(listOf(old.actions)) }]),
        ),
      )
    })
  }
  listOf(state.invoke).forEach((actor, index) => {
    changes.push({
      name: `${where}: without ${(actor as Config).src}`,
      apply: (changed) => {
        const own = configAt(changed, path)
        own.invoke = listOf(own.invoke).toSpliced(index, 1)
      },
    })
  })
  for (const moment of ['entry', 'exit'])
    changes.push(
      ...actionChanges(`${where} ${moment}: `, state[moment], (changed, edit) => {
        const own = configAt(changed, path)
        own[moment] = edit(listOf(own[moment]))
      }),
    )
  return changes
}

const actionChanges = (
  named: string,
  actions: unknown,
  change: (config: Config, edit: (actions: unknown[]) => unknown[]) => void,
): Change[] =>
  listOf(actions).map((action, index) => ({
    name: `${named}without ${isConfig(action) ? action.type : typeof action === 'string' ? action : `action ${index + 1}`}`,
    apply: (config) => change(config, (all) => all.toSpliced(index, 1)),
  }))

function everyChange(
  config: Config,
  path: string[],
  siblings: readonly string[],
): (Change & { path: readonly string[] })[] {
  const children = Object.keys((configAt(config, path).states as Config | undefined) ?? {})
  // The machine itself has no siblings: its transitions lead to its own states.
  const targets = path.length === 0 ? resting(config, path, children) : siblings
  return [
    ...changesOf(config, path, targets).map((change) => ({ ...change, path })),
    ...children.flatMap((name) => everyChange(config, [...path, 'states', name], resting(config, path, children))),
  ]
}

/** Excludes states that are left at once, which are not different targets. */
const resting = (config: Config, path: readonly string[], names: readonly string[]) =>
  names.filter((name) => configAt(config, [...path, 'states', name]).always === undefined)

/** `editing` and `editing.unchanged` are the same target if the second is the first's initial state. */
function isSamePlace(config: Config, path: readonly string[], target: unknown, sibling: string): boolean {
  const [name = ''] = listOf(target).map(String)
  if (path.length === 0 || name.startsWith('#')) return false
  const siblings = configAt(config, path.slice(0, -1)) as Record<string, Config>
  const named = name.startsWith('.') ? [path.at(-1) ?? '', ...name.slice(1).split('.')] : name.split('.')
  return leafOf(siblings, named) === leafOf(siblings, [sibling])
}

/** The innermost initial state of an entered state. */
function leafOf(siblings: Record<string, Config>, [name = '', ...inside]: readonly string[]): string {
  const state = siblings[name]
  const next = inside.length > 0 ? inside : typeof state?.initial === 'string' ? [state.initial] : []
  return next.length === 0 ? name : `${name}.${leafOf((state?.states ?? {}) as Record<string, Config>, next)}`
}

const lastName = (target: unknown) =>
  String(listOf(target)[0] ?? '')
    .split(/[.#]/)
    .at(-1)

/** The configuration with each `invoke` as a list and each event as an object, so that a path can name every part. */
export function normalised(config: Config): Config {
  const states = config.states as Record<string, Config> | undefined
  return {
    ...config,
    ...(config.invoke === undefined ? {} : { invoke: listOf(config.invoke) }),
    ...(states
      ? { states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, normalised(state)])) }
      : {}),
  }
}

/** One machine for each transition removed or redirected, and for each guard and each action removed. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = normalised(copy(machine.config as unknown as Config))
  return everyChange(config, [], []).map(({ name, path, apply }) => {
    const changed = copy(config)
    apply(changed)
    const state = [machine.id, ...path.filter((_, index) => index % 2 === 1)].join('.')
    return { name, state, machine: createMachine(changed as never, machine.implementations as never) }
  })
}
