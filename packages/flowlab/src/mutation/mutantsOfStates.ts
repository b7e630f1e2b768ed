import { type AnyStateMachine, not } from 'xstate'
import { statesOf } from '../model/transitions.ts'
import { type Config, configAt, isConfig, listOf, placesOf } from './mutants.ts'
import { type Change, looksBack, type Parts, type StaleNotice, stale } from './stale.ts'

/** The possible changes of one state beyond its single edges. */
export function stateChanges(machine: AnyStateMachine, config: Config, path: readonly string[]): Change[] {
  const state = configAt(config, path)
  const where = path.filter((name) => name !== 'states').join('.') || 'the machine'
  const change = (says: string, edit: (state: Config, first: Parts['first']) => void): Change => ({
    name: `${where}${says}`,
    path,
    apply: ({ config: changed, first }) => edit(configAt(changed, path), first),
  })
  const extra = eventElsewhere(machine, path)
  return [
    ...placesOf(state).flatMap(({ path: inside, key, says }) =>
      transitionChanges(state, inside, key, ` on ${says}`, change),
    ),
    ...listOf(state.invoke).flatMap((actor, index) => inputChanges(actor as Config, index, change)),
    ...(state.output === undefined
      ? []
      : [change(': another output', (own) => Object.assign(own, { output: 'another' }))]),
    ...(state.type === 'final' ? [change(': no longer final', (own) => Reflect.deleteProperty(own, 'type'))] : []),
    ...(extra
      ? [
          change(`: accepts ${extra} too`, (own) =>
            Object.assign(own, { on: { ...(own.on as object), [extra]: extraTarget(path) } }),
          ),
        ]
      : []),
  ]
}

type MakeChange = (says: string, edit: (state: Config, first: Parts['first']) => void) => Change

function transitionChanges(state: Config, inside: string[], key: string, says: string, change: MakeChange): Change[] {
  const all = listOf(configAt(state, inside)[key])
  const edited = (index: number, edit: (transition: Config) => Config) => (own: Config) => {
    const holder = configAt(own, inside)
    const list = listOf(holder[key])
    const old = list[index]
    holder[key] = list.toSpliced(index, 1, edit(isConfig(old) ? old : { target: old }))
  }
  return all.flatMap((transition, index) => {
    if (!isConfig(transition)) return []
    const named = `${says}${all.length > 1 ? ` #${index + 1}` : ''}`
    const next = all[index + 1]
    const target = isConfig(next) ? next.target : next
    return [
      ...(transition.guard === undefined
        ? []
        : [
            change(
              `${named}: its guard inverted`,
              edited(index, (old) => ({ ...old, guard: not(old.guard as never) })),
            ),
          ]),
      ...(transition.reenter
        ? [
            change(
              `${named}: without reenter`,
              edited(index, (old) => ({ ...old, reenter: false })),
            ),
          ]
        : []),
      ...(next !== undefined && target !== transition.target
        ? [
            change(`${named}: target swapped with the next`, (own) => {
              edited(index, (old) => ({ ...old, target }))(own)
              edited(index + 1, (old) => ({ ...old, target: transition.target }))(own)
            }),
          ]
        : []),
    ]
  })
}

function inputChanges({ src, input }: Config, index: number, change: MakeChange): Change[] {
  if (input === undefined) return []
  const withInput = (wrong: (first: Parts['first']) => unknown) => (own: Config, first: Parts['first']) => {
    own.invoke = listOf(own.invoke).with(index, { ...(listOf(own.invoke)[index] as Config), input: wrong(first) })
  }
  const says = `: ${String(src)} with`
  return [
    change(
      `${says} another input`,
      withInput(() => ({ another: 'input' })),
    ),
    ...(looksBack(input)
      ? [
          change(
            `${says} input of stale context`,
            withInput((first) => stale(input as StaleNotice, first)),
          ),
        ]
      : []),
  ]
}

/** A user event that the machine handles and this state does not. */
function eventElsewhere(machine: AnyStateMachine, path: readonly string[]): string | null {
  const id = [machine.id, ...path.filter((_, index) => index % 2 === 1)].join('.')
  const node = statesOf(machine).find((each) => each.id === id)
  if (path.length === 0 || !node || node.type === 'final' || node.type === 'history') return null
  const handled = new Set<string>()
  for (let each: typeof node | undefined = node; each; each = each.parent as typeof node | undefined)
    for (const type of each.transitions.keys()) handled.add(type)
  if ((node.always ?? []).some(({ guard }) => !guard)) return null
  return (
    machine.events.map(String).find((type) => !type.startsWith('xstate.') && type !== '*' && !handled.has(type)) ?? null
  )
}

/** A target that re-enters the same state, which is visible. */
const extraTarget = (path: readonly string[]) => ({ target: path.at(-1), reenter: true })
