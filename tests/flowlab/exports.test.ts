import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from 'flowlab/draw/chart.ts'
import { statesOf, transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { exportsOf } from 'flowlab/report/exports.ts'
import { mermaid } from 'flowlab/report/mermaid.ts'
import { statelyJson } from 'flowlab/report/stately.ts'
import { describe, expect, it, vi } from 'vitest'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  and,
  createMachine,
  fromPromise,
  initialTransition,
  not,
  type StateValue,
  setup,
} from 'xstate'
import { documents } from '../../flowlab/places.ts'
import { flows } from '../../flowlab/registry.ts'

/** Delays of a fixed length compare by length, with or without a name. */
const chartIn = (machine: AnyStateMachine) => ({
  states: statesOf(machine).map(({ id, type }) => `${type} ${id}`),
  transitions: transitionsOf(machine).map((each) => ({
    id: transitionId(each).replace(/(?<=xstate\.after\.)\w+/, (name) => {
      const length = (machine.implementations.delays as Record<string, unknown>)[name]
      return typeof length === 'number' ? `${length}` : name
    }),
    to: each.target?.map(({ id }) => id) ?? [],
    isGuarded: each.guard !== undefined,
    actions: each.actions.length,
  })),
})

const loaded = (json: string): AnyStateMachine => createMachine(JSON.parse(json))

/** The states that a diagram names and its errors, line by line. */
function readMermaid(text: string) {
  const [first, ...lines] = text.trimEnd().split('\n')
  const [named, wrong] = [new Set<string>(), first === 'stateDiagram-v2' ? [] : [`begins with ${first}`]]
  const arrows: string[] = []
  let [depth, isNote] = [0, false]
  for (const line of lines.map((each) => each.trim())) {
    const state = /^state "[^"]+" as (\w+)( \{)?$/.exec(line)
    const arrow = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : [^:;]+)?$/.exec(line)
    const note = /^note right of (\w+)$/.exec(line)
    if (line === 'end note') isNote = false
    else if (isNote) continue
    else if (state) {
      named.add(state[1] ?? '')
      depth += state[2] ? 1 : 0
    } else if (arrow) arrows.push(...[arrow[1] ?? '', arrow[2] ?? ''].filter((end) => end !== '[*]'))
    else if (note) {
      isNote = true
      arrows.push(note[1] ?? '')
    } else if (line === '}') depth--
    else if (!line.startsWith('%% ')) wrong.push(line)
  }
  if (depth !== 0 || isNote) wrong.push('something is left open')
  return { named, wrong: [...wrong, ...arrows.filter((end) => !named.has(end)).map((end) => `nobody named ${end}`)] }
}

/** The conditions that a machine may evaluate on entering its initial state. */
const triedAtOnce = (machine: AnyStateMachine): string[] => {
  const first = (node: AnyStateNode): AnyStateNode[] => [node, ...enteredWith(node).flatMap(first)]
  const decided = first(machine.root).flatMap(({ always }) => always ?? [])
  return decided.flatMap(({ guard }) =>
    guard === undefined ? [] : [String((guard as { type?: string }).type ?? guard)],
  )
}
const enteredWith = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])

/** The machine before any event; missing actors only cause a warning. */
function begun(machine: AnyStateMachine, input?: unknown): AnyMachineSnapshot {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const begin = initialTransition as unknown as (machine: AnyStateMachine, input: unknown) => [AnyMachineSnapshot]
  const [first] = begin(machine, input)
  warned.mockRestore()
  return first
}

describe('a committed file', () => {
  const written = readdirSync(documents).filter((file) => file.endsWith('.json'))
  const flowOf = (file: string) => flows.find(({ name }) => `${name.replaceAll(/\W+/g, '-')}.json` === file)

  it('exists for each flow, and for nothing else', () => {
    expect(written.map((file) => flowOf(file)?.name).sort()).toEqual(flows.map(({ name }) => name).sort())
  })

  it.each(written)('%s loads with createMachine alone, and starts where its flow starts', (file) => {
    const machine = loaded(readFileSync(join(documents, file), 'utf8'))
    const own = flowOf(file)?.model.machine
    expect(own && chartIn(machine)).toEqual(own && chartIn(own))
    const first = begun(machine)
    const conditions = triedAtOnce(machine)
    // A machine with an immediate condition asks for it by name; any other waits in its initial state.
    if (conditions.length > 0)
      expect(String(first.error)).toMatch(new RegExp(`^Error: Guard '(${conditions.join('|')})' is not implemented`))
    else expect([first.error, first.value]).toEqual([undefined, own?.root.initial && startOfChart(own.root)])
  })

  it.each(written)('%s with false conditions starts like its flow with the same', (file) => {
    const own = flowOf(file)
    if (!own) throw new Error(`${file} is no flow`)
    const { machine, inputs } = own.model
    const none = Object.fromEntries(Object.keys(machine.implementations.guards).map((name) => [name, () => false]))
    const startOf = (one: AnyStateMachine) => begun(one.provide({ guards: none }), Object.values(inputs)[0])
    const started = startOf(loaded(readFileSync(join(documents, file), 'utf8')))
    expect([started.error, started.value]).toEqual([undefined, startOf(machine).value])
  })
})

/** The initial state of a machine, by its chart alone. */
function startOfChart(node: AnyStateNode): StateValue {
  const inside = enteredWith(node)
  if (node.type !== 'parallel' && inside.every((child) => enteredWith(child).length === 0)) return inside[0]?.key ?? {}
  return Object.fromEntries(inside.map((child) => [child.key, startOfChart(child)]))
}

describe('an exported flow', () => {
  it.each(flows)('$name: its code and its JSON load with createMachine as the same chart', async ({ name, model }) => {
    const files = new Map(await exportsOf({ name, model, ends: [] }))
    const [json = ''] = [...files].flatMap(([file, text]) => (/^[^/]+\.json$/.test(file) ? [text] : []))
    const [code = ''] = [...files.keys()].filter((file) => file.endsWith('.stately.ts'))
    const module = (await import(join(documents, code))) as Record<string, AnyStateMachine>
    const [written] = Object.values(module)
    if (!written) throw new Error(`${code} exports nothing`)
    expect(chartIn(loaded(json))).toEqual(chartIn(model.machine))
    expect(chartIn(written)).toEqual(chartIn(model.machine))
  })

  it.each(flows)('$name: its Mermaid text is well-formed and has every state', ({ name, model }) => {
    const { named, wrong } = readMermaid(mermaid(chartOf(name, model.machine)))
    expect(wrong).toEqual([])
    const [, ...inside] = statesOf(model.machine)
    expect([...named].sort()).toEqual(inside.map(({ id }) => id.replaceAll(/\W/g, '_')).sort())
  })

  it('generates a name for a guard or an action written inline', () => {
    const machine = createMachine({
      initial: 'shut',
      states: {
        shut: { on: { pushed: [{ guard: () => false, target: 'open', actions: [() => {}] }, { target: 'stuck' }] } },
        open: { entry: () => {} },
        stuck: {},
      },
    })
    const read = JSON.parse(statelyJson(machine))
    expect(read.states.shut.on.pushed[0]).toEqual({ guard: 'inline guard', target: 'open', actions: ['inline action'] })
    expect(read.states.open).toEqual({ entry: 'inline action' })
    expect(chartIn(loaded(statelyJson(machine)))).toEqual(chartIn(machine))
  })

  it('has input, params, output, durations and the parts of a composed guard as text', () => {
    const machine = setup({
      types: { context: {} as { id: string }, events: {} as { type: 'asked'; id: string } },
      actors: { load: fromPromise<string, { id: string }>(async () => '') },
      guards: { isKnown: () => true, isOpen: () => true },
      actions: { note: (_, _id: string) => {} },
      delays: { patience: 3_000 },
    }).createMachine({
      id: 'door',
      context: { id: '1' },
      output: () => 7,
      initial: 'shut',
      states: {
        shut: {
          on: {
            asked: {
              guard: and(['isKnown', not('isOpen')]),
              actions: { type: 'note', params: ({ event }) => event.id },
              target: 'loading',
            },
          },
        },
        loading: { invoke: { src: 'load', input: ({ context }) => ({ id: context.id }) }, after: { patience: 'shut' } },
      },
    })
    const { meta, output, states } = JSON.parse(statelyJson(machine))
    expect(meta).toEqual({ durations: { patience: '3,000 ms' } })
    expect(states.loading.after).toEqual({ 3000: { target: 'shut', meta: { delay: 'patience' } } })
    expect(output).toContain('=> 7')
    expect(states.shut.on.asked.guard).toBe('and(isKnown, not(isOpen))')
    expect(states.shut.on.asked.actions.params).toContain('event.id')
    expect(states.loading.invoke.input).toContain('context.id')
    expect(chartIn(loaded(statelyJson(machine)))).toEqual(chartIn(machine))
  })
})
