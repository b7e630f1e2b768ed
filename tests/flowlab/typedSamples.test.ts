import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { examples } from 'flowlab/examples/index.ts'
import { loadExports } from 'flowlab/loadExports.ts'
import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { skeletonOf } from 'flowlab/report/skeleton.ts'
import { type MachineValues, valuesOfFile } from 'flowlab/samples/typesOf.ts'
import { combined } from 'flowlab/samples/values.ts'
import { placeOf, written } from 'flowlab/samples/written.ts'
import { runPath, suiteOf, uncoveredIn } from 'flowlab/walk/run.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The samples that types give: of a machine with every kind of type, and of the examples without theirs. */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(root, 'node_modules', '.typed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const kinds = `import { assign, fromCallback, fromObservable, fromPromise, setup } from 'xstate'
type Row = { id: string; next: Row | null }
interface Answer { ok: boolean; items: readonly { kind: 'a' | 'b' }[]; note?: string }
export const kinds = setup({
  types: {
    context: {} as { mode: 'day' | 'night'; isOpen: boolean; count: number; title: string; chosen: 1 | 2 | null },
    input: {} as { size: 'small' | 'large'; isNew?: boolean },
    events: {} as
      | { type: 'switched'; to: 'day' | 'night' }
      | { type: 'flagged' | 'cleared'; on: boolean }
      | { type: 'named'; name: string }
      | { type: 'counted'; by: number }
      | { type: 'level'; at: 1 | 2 | 3 }
      | { type: 'filtered'; only?: 'new' }
      | { type: 'placed'; at: { row: 'top' | 'bottom'; tags: ('x' | 'y')[] } }
      | { type: 'paired'; pair: ['a' | 'b', boolean] }
      | { type: 'dated'; on: Date; never: null }
      | { type: 'linked'; row: Row }
      | { type: 'called'; back: () => void }
      | { type: 'any'; thing: unknown },
  },
  actors: {
    load: fromPromise<Answer>(async () => ({ ok: true, items: [] })),
    save: fromPromise<void>(async () => {}),
    hear: fromCallback(() => {}),
    post: fromPromise<'sent'>(async () => 'sent'),
    prices: fromObservable<'up' | 'down', undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) }) as never),
  },
  actions: { open: assign({ isOpen: true }) },
}).createMachine({
  id: 'kinds',
  context: { mode: 'day', isOpen: false, count: 0, title: '', chosen: null },
  initial: 'loading',
  invoke: [{ src: 'hear' }, { src: 'prices', onSnapshot: { actions: 'open' } }],
  on: { switched: '.saving', named: '.saving', filtered: '.saving' },
  states: {
    loading: { invoke: { src: 'load', onDone: 'saving', onError: 'saving' } },
    saving: { invoke: { src: 'save', onDone: 'done' } },
    done: {},
  },
})
`

let values: MachineValues
let inferred: Awaited<ReturnType<typeof loadExports>>['inferred']

beforeAll(async () => {
  writeFileSync(join(folder, 'kinds.ts'), kinds)
  const own = join(root, 'packages/flowlab/examples')
  const itsFlow = /^export const \w+ = flow\(/m
  const names = readdirSync(own).filter(
    (name) => name.endsWith('.ts') && itsFlow.test(readFileSync(join(own, name), 'utf8')),
  )
  for (const name of names) {
    const text = readFileSync(join(own, name), 'utf8')
    const bare = text.slice(0, text.search(itsFlow)).replace(/^import .* from 'flowlab'$/m, '')
    writeFileSync(join(folder, name), `${bare}export { machine }\n`)
  }
  const lines = names.map((name) => `export { machine as ${name.replace('.ts', '')} } from './${name}'`)
  writeFileSync(join(folder, 'bare.ts'), `${lines.join('\n')}\nexport { kinds } from './kinds.ts'\n`)
  const read = await valuesOfFile(join(folder, 'kinds.ts'), ['kinds'])
  if ('problem' in read) throw new Error(read.problem)
  const found = read.machines.get('kinds')
  if (!found) throw new Error('kinds has no types')
  values = found
  inferred = (await loadExports(join(folder, 'bare.ts'), true)).inferred
})

const inferredOf = (name: string) => {
  const found = inferred.find(({ flow }) => flow.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('the samples of a type', () => {
  it.each<[string, unknown[]]>([
    ['switched', [{ to: 'day' }, { to: 'night' }]],
    ['flagged', [{ on: false }, { on: true }]],
    ['cleared', [{ on: false }, { on: true }]],
    ['level', [{ at: 1 }, { at: 2 }, { at: 3 }]],
    ['filtered', [{ only: 'new' }, {}]],
    ['named', [{ name: 'name' }]],
    ['counted', [{ by: 0 }, { by: 1 }, { by: 2 }]],
    ['dated', [{ on: new Date(0), never: null }]],
    ['any', [{ thing: {} }]],
    ['paired', [{ pair: ['a', false] }, { pair: ['a', true] }, { pair: ['b', false] }, { pair: ['b', true] }]],
    [
      'placed',
      [...(['top', 'bottom'] as const).flatMap((row) => [[], ['x'], ['y']].map((tags) => ({ at: { row, tags } })))],
    ],
  ])('%s has each value that its type names', (type, payloads) => {
    const sortKey = (value: unknown) => written(value)
    const expected = payloads.map((payload) => ({ type, ...(payload as object) }))
    expect([...(values.events[type]?.values ?? [])].map(sortKey).sort()).toEqual(expected.map(sortKey).sort())
  })

  it('say what a person has to add, and where', () => {
    const gaps = Object.entries(values.events).flatMap(([type, { gaps: all }]) =>
      all.map(({ path, fits }) => `${type} ${placeOf(path)} ${fits}`),
    )
    expect(gaps).toEqual([
      'named { name: … } any string',
      'counted { by: … } any number',
      'linked { row: { id: … } } any string',
      'linked { row: { next: … } } Row',
      'called { back: … } () => void',
      'any { thing: … } any value',
    ])
  })

  it('covers input, results, observables and the finite part of the context', () => {
    expect(values.input?.values).toEqual([
      { size: 'small', isNew: false },
      { size: 'small', isNew: true },
      { size: 'small' },
      { size: 'large', isNew: false },
      { size: 'large', isNew: true },
      { size: 'large' },
    ])
    const { load, save, hear, prices } = values.actors
    expect(load?.output?.values).toContainEqual({ ok: true, items: [{ kind: 'b' }] })
    expect(load?.output?.gaps).toEqual([{ path: ['note'], fits: 'any string', standIns: ['note'] }])
    expect(save?.output).toEqual({ values: [undefined], gaps: [] })
    expect(hear).toEqual({ output: null, snapshot: null })
    expect(prices?.snapshot?.values).toEqual(['up', 'down'])
    expect(values.finite).toEqual(['mode', 'isOpen', 'chosen'])
    expect(values.numbers).toEqual(['count'])
  })

  it('takes every combination of few values, and of many each value once', () => {
    expect(
      combined([
        ['a', 'b'],
        [1, 2, 3],
      ]),
    ).toHaveLength(6)
    const many = combined([
      ['a', 'b', 'c'],
      [1, 2, 3],
      [true, false],
    ])
    expect(many).toHaveLength(6)
    for (const [at, column] of [
      ['a', 'b', 'c'],
      [1, 2, 3],
      [true, false],
    ].entries())
      expect(new Set(many.map((row) => row[at]))).toEqual(new Set<unknown>(column))
  })
})

async function missedBy({ model }: Flow): Promise<string[]> {
  const coverage = noCoverage()
  for (const path of suiteOf(model).paths) await runPath(model, path, coverage)
  const { states, transitions } = uncoveredIn(model, coverage)
  return [...states, ...transitions].sort()
}

describe('an example without its samples', () => {
  /** What the types cannot say of it: thresholds of numbers, and how far a counter matters. */
  const asked: Readonly<Record<string, readonly string[]>> = {
    creditCheck: [
      'outcomes: { askBureau: [{ output: … }] }',
      'outcomes: { askEmployer: [{ output: … }] }',
      'bound: ({ east }) => …',
      'bound: ({ west }) => …',
      'bound: ({ income }) => …',
    ],
    subscription: ['bound: ({ attempts }) => …'],
  }

  it.each(examples.map(({ name }) => name).filter((name) => !(name in asked)))(
    '%s is walked as far as with the samples written by hand',
    async (name) => {
      const byHand = examples.find((each) => each.name === name)
      if (!byHand) throw new Error(name)
      expect(await missedBy(inferredOf(name).flow)).toEqual(await missedBy(byHand))
    },
  )

  it.each(Object.entries(asked))('%s asks for the values that decide', async (name, places) => {
    expect(inferredOf(name).asks.map(({ place }) => place)).toEqual(places)
    expect((await missedBy(inferredOf(name).flow)).length).toBeGreaterThan(0)
  })

  it('has every event payload and response that was written by hand, where its type names them', () => {
    const { model } = inferredOf('meeting').flow
    expect(model.events).toEqual(
      expect.arrayContaining([
        { type: 'meeting.planned', isLong: false },
        { type: 'meeting.planned', isLong: true },
      ]),
    )
    const { outcomes, inputs } = inferredOf('subscription').flow.model
    expect(outcomes.charge).toEqual([{ output: 'paid' }, { output: 'declined' }, { error: expect.any(Error) }])
    expect(Object.keys(inputs)).toContain('hasTrial true, hasMethod false, afterRetries canceled')
  })

  it('leaves to the machine what it raises itself', () => {
    expect(inferredOf('order').flow.model.events.map(({ type }) => type)).not.toContain('carrier.called')
    expect(inferredOf('meeting').flow.model.events.map(({ type }) => type)).not.toContain('reminder.due')
  })

  it('asks what a callback reports and what a text may be', () => {
    expect(inferredOf('ticker').asks).toContainEqual({
      place: 'outcomes: { line: [{ event: … }] }',
      says: expect.stringContaining('does not say which events it reports'),
    })
    expect(inferredOf('kinds').asks).toContainEqual({
      place: 'outcomes: { post: [{ output: … }, { error: … }] }',
      says: 'no state invokes it; the walk gives no answer to an actor that an action starts',
    })
    expect(inferredOf('todos').asks).toContainEqual({
      place: "events: [{ type: 'todo.ticked', id: … }]",
      says: "any string fits; the walk takes 'id'",
    })
  })
})

it('writes the inferred samples, with what is missing beside them', () => {
  const text = skeletonOf(inferredOf('kinds'), { file: 'kinds.ts', name: 'kinds' })
  for (const part of [
    "    'size small, isNew false': { size: 'small', isNew: false },",
    "  // events: [{ type: 'named', name: … }]: any string fits; the walk takes 'name'",
    "    { type: 'switched', to: 'night' },",
    "    { type: 'filtered' },",
    '  bound: ({ mode, isOpen, chosen }) => [mode, isOpen, chosen],',
  ])
    expect(text).toContain(part)
})

it('writes a sample as source code', () => {
  expect(
    written({ a: "it's", 'b-c': [1, null, undefined, 2n], d: new Date(0), e: new Set(), f: new Error('no'), g: {} }),
  ).toBe("{ a: 'it\\'s', 'b-c': [1, null, undefined, 2n], d: new Date(0), e: new Set(), f: new Error('no'), g: {} }")
})
