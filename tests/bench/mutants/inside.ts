import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, onTestFailed, type RunnerTestCase, vi } from 'vitest'
import type { Numbered } from './rewrite.ts'
import { state } from './switch.ts'

/**
 * The part that runs inside Vitest: each test file unchanged, then again for each change that one of its tests reaches.
 */

export interface Plan {
  report: string
  sites: readonly Numbered[]
  /** For each file, the sites that its functions reach when they run: they show which tests use the file. */
  probes: Readonly<Record<string, readonly number[]>>
  /** For each change, the test files that may try it. */
  tests: Readonly<Record<number, readonly string[]>>
}

export type Line =
  | { kind: 'file'; file: string }
  | { kind: 'red'; file: string; test: string }
  | { kind: 'reached' | 'begun'; site: number; file: string; tests: number }
  | { kind: 'noticed'; site: number; file: string; test: string; why: string }
  | { kind: 'void'; site: number; file: string }

interface Reach {
  /** Sites reached while the file was loaded and in its hooks. */
  outside: Set<number>
  tests: Map<string, Set<number>>
  /** Tests that fail without any change. */
  red: Set<string>
}
interface Memory {
  reach: Map<string, Reach>
  noticed: Map<number, { file: string; test: string }>
  /** Tests that pass in a selection without the change: only the change can make them fail. */
  steady: Set<string>
}

const memory: Memory = { reach: new Map(), noticed: new Map(), steady: new Set() }

/** In a file, because each test file of the client runs in a world of its own. */
const memoryFile = ({ report }: Plan) => `${report}.memory`

function recall(plan: Plan): void {
  if (!existsSync(memoryFile(plan))) return
  const stored = JSON.parse(readFileSync(memoryFile(plan), 'utf8'))
  memory.noticed = new Map(stored.noticed)
  memory.steady = new Set(stored.steady)
  memory.reach = new Map(
    stored.reach.map(([file, { outside, tests, red }]: StoredReach) => [
      file,
      {
        outside: new Set(outside),
        tests: new Map(tests.map(([name, sites]) => [name, new Set(sites)])),
        red: new Set(red),
      },
    ]),
  )
}

type StoredReach = [file: string, { outside: number[]; tests: [name: string, sites: number[]][]; red: string[] }]

function store(plan: Plan): void {
  const reach = [...memory.reach].map(
    ([file, { outside, tests, red }]): StoredReach => [
      file,
      { outside: [...outside], tests: [...tests].map(([name, sites]) => [name, [...sites]]), red: [...red] },
    ],
  )
  const stored = { noticed: [...memory.noticed], steady: [...memory.steady], reach }
  writeFileSync(memoryFile(plan), JSON.stringify(stored))
}

const note = (plan: Plan, line: Line) => appendFileSync(plan.report, `${JSON.stringify(line)}\n`)

/** A test's name within its own file. */
function nameOf(task: Readonly<RunnerTestCase>, depth: number): string {
  const names = [task.name]
  for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.slice(depth).join(' > ')
}

type Load = (mark: string) => Promise<unknown>

const isOpen = (plan: Plan, { number }: Numbered, file: string) =>
  !memory.noticed.has(number) && plan.tests[number]?.includes(file) === true

/** Runs the file without a change, and records which sites each test reaches. */
export async function asItIs(plan: Plan, file: string, load: Load): Promise<void> {
  recall(plan)
  if (!plan.sites.some((site) => isOpen(plan, site, file))) return
  const reach: Reach = { outside: new Set(), tests: new Map(), red: new Set() }
  memory.reach.set(file, reach)
  state.active = 0
  state.reached = reach.outside
  note(plan, { kind: 'file', file })
  beforeEach(({ task }) => {
    const own = new Set<number>()
    reach.tests.set(nameOf(task, 0), own)
    state.reached = own
    onTestFailed(() => {
      reach.red.add(nameOf(task, 0))
      note(plan, { kind: 'red', file, test: nameOf(task, 0) })
    })
  })
  afterEach(() => {
    state.reached = reach.outside
  })
  await load('asItIs')
  afterAll(() => store(plan))
}

/** The tests of a file that a change could make fail. */
function testsFor(plan: Plan, site: Numbered, reach: Reach): Set<string> {
  const all = new Set([...reach.tests.keys()].filter((name) => !reach.red.has(name)))
  // Code that runs on loading counts as used by every test that reaches another place of its file.
  const near = site.isEarly ? (plan.probes[site.file] ?? []) : [site.number]
  if (near.length === 0 || near.some((number) => reach.outside.has(number))) return all
  return new Set([...all].filter((name) => near.some((number) => reach.tests.get(name)?.has(number))))
}

/** Runs the file again with a change, up to the first failed test; tests that do not reach the change are left out. */
async function again(
  site: Numbered,
  tests: ReadonlySet<string>,
  load: Load,
  isOn: boolean,
  red: (test: string, why: string) => void,
) {
  let isOver = false
  let begun = 0
  const put = (test: string, why: string) => {
    if (!isOver) red(test, why)
    isOver = true
  }
  await describe(`${site.number}`, async () => {
    beforeAll(() => {
      state.active = isOn ? site.number : 0
    })
    beforeEach((context) => {
      const name = nameOf(context.task, 1)
      begun++
      if (isOver || !tests.has(name)) context.skip()
      onTestFailed(({ task }) => put(name, task.result?.errors?.[0]?.message ?? ''))
    })
    afterAll(() => {
      if (begun === 0) put('its preparation', '')
      state.active = 0
    })
    state.active = isOn ? site.number : 0
    if (site.isEarly) vi.resetModules()
    await load(`${isOn ? 'changed' : 'control'}${site.number}`)
    state.active = 0
  })
  if (site.isEarly) vi.resetModules()
}

export async function changed(plan: Plan, file: string, load: Load): Promise<void> {
  recall(plan)
  const reach = memory.reach.get(file)
  if (!reach) return
  afterAll(() => store(plan))
  for (const site of plan.sites) {
    if (!isOpen(plan, site, file)) continue
    const tests = testsFor(plan, site, reach)
    if (tests.size === 0) continue
    note(plan, { kind: 'reached', site: site.number, file, tests: tests.size })
    await again(site, tests, load, true, (test, why) => {
      memory.noticed.set(site.number, { file, test })
      note(plan, { kind: 'noticed', site: site.number, file, test, why: why.split('\n')[0]?.slice(0, 200) ?? '' })
    })
  }
}

/** Runs the same selection of tests without a change: tests that fail then did not fail because of it. */
export async function control(plan: Plan, file: string, load: Load): Promise<void> {
  recall(plan)
  const reach = memory.reach.get(file)
  if (!reach) return
  afterAll(() => store(plan))
  for (const site of plan.sites) {
    const noticed = memory.noticed.get(site.number)
    const name = `${file} ${noticed?.test}`
    if (noticed?.file !== file || memory.steady.has(name)) continue
    memory.steady.add(name)
    await again(site, testsFor(plan, site, reach), load, false, (test) => {
      if (test !== memory.noticed.get(site.number)?.test) return
      memory.noticed.delete(site.number)
      note(plan, { kind: 'void', site: site.number, file })
    })
  }
}
