import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The lab's own command, on a machine unrelated to this repository. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const command = join(root, 'packages/flowlab/bin/flowlab.mjs')
let folder: string
let file: string

const machine = `import { assign, fromPromise, setup } from 'xstate'
export const lamp = setup({
  types: { context: {} as { name: string }, events: {} as { type: 'pressed' } | { type: 'renamed'; name: string } },
  actors: { light: fromPromise(async () => ({ watts: 5 })) },
}).createMachine({
  id: 'lamp',
  context: { name: 'desk' },
  initial: 'off',
  states: {
    off: { on: { pressed: 'starting', renamed: { actions: assign({ name: ({ event }) => event.name }) } } },
    starting: { invoke: { src: 'light', onDone: 'on', onError: 'off' } },
    on: { on: { pressed: 'off' } },
  },
})
`

beforeAll(() => {
  // Inside the repository, so that xstate is found as in a project that has installed it.
  folder = mkdtempSync(join(root, 'node_modules', '.lamp-'))
  file = join(folder, 'lamp.ts')
  writeFileSync(file, machine)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Printed {
  status: number | null
  stdout: string
  stderr: string
}
const read = ({ status, stdout, stderr }: Printed) => ({
  status,
  said: stdout.trimEnd(),
  problem: stderr.split('\n')[0],
})
function runNode(...args: string[]): Printed {
  return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: root })
}
const flowlab = (...args: string[]) => read(runNode(command, ...args))

const several = fileURLToPath(new URL('commands.ts', import.meta.url))
/** The same for several command lines on files that do not change meanwhile: loading the lab takes most of the time. */
function flowlabs<const Lines extends readonly (readonly string[])[]>(...lines: Lines) {
  const { stdout, stderr } = runNode('--import', 'tsx', several, JSON.stringify(lines))
  if (!stdout) throw new Error(stderr)
  const results: Printed[] = JSON.parse(stdout)
  return results.map(read) as { [Line in keyof Lines]: ReturnType<typeof read> }
}

describe('flowlab', () => {
  it('walks a machine without samples completely', () => {
    const { status, said } = flowlab(file)
    expect(said).toMatch(/^lamp +3 +5 +\d+ +\d+ +0$/m)
    expect(status).toBe(0)
  })

  it('asks for the values that the types do not give, and says where to write them', () => {
    const asks = [
      "lamp: events: [{ type: 'renamed', name: … }]: any string fits; the walk takes 'name'",
      'lamp: outcomes: { light: [{ output: { watts: … } }] }: any number fits; the walk takes 0, 1 and 2',
    ]
    const [listed, checked, linted] = flowlabs([file], [file, 'check'], [file, 'lint'])
    expect(listed.said.split('\n').slice(-4)).toEqual([
      'Not inferred from the types:',
      ...asks.map((ask) => `  ${ask}`),
      `Write the samples that matter: flowlab ${file} samples > FLOWS.ts, then flowlab FLOWS.ts`,
    ])
    expect(checked).toMatchObject({ status: 1, said: asks.join('\n') })
    expect(linted).toMatchObject({ status: 0, said: 'No findings.' })
  })

  it('approves paths beside the file, and notices a change of the machine', () => {
    const [early, approved, compared, mutated] = flowlabs(
      [file, 'mutate'],
      [file, 'approve'],
      [file, 'approve', '--check'],
      [file, 'mutate'],
    )
    expect(early).toMatchObject({
      status: 2,
      problem: `nothing of lamp is approved yet: flowlab ${file} approve`,
    })
    expect(approved.said).toMatch(
      /^lamp: \d+ paths?, none approved before\.\nWritten to .+flowlab-approved: read it and commit it\.$/,
    )
    expect(existsSync(join(folder, 'flowlab-approved', 'lamp.txt'))).toBe(true)
    expect(compared).toMatchObject({
      status: 0,
      said: 'Every path matches its approved results.',
    })
    const [, noticed, all] = /^(\d+) of (\d+) changes are detected$/m.exec(mutated.said) ?? []
    expect(Number(all)).toBeGreaterThan(10)
    expect(noticed).toBe(all)
    writeFileSync(file, machine.replace("onError: 'off'", "onError: 'on'"))
    const changed = flowlab(file, 'approve', '--check')
    expect(changed.status).toBe(1)
    expect(changed.said).toContain('lamp: ')
    writeFileSync(file, machine)
  })

  it('checks promises, and shows the shortest walk that breaks one', () => {
    expect(flowlab(file, 'properties')).toMatchObject({
      status: 0,
      said: expect.stringContaining('There are no promises'),
    })
    const promised = join(folder, 'promised.ts')
    const source = (promises: string) =>
      `${machine}import { flow } from '${join(root, 'packages/flowlab/src/index.ts')}'
export const promised = flow('lamp', lamp, {
  events: [{ type: 'pressed' }, { type: 'renamed', name: 'floor' }],
  outcomes: { light: [{ output: { watts: 5 }, as: 'answers' }, { error: new Error('no current') }] },
  promises: [${promises}],
})
`
    writeFileSync(promised, source(`'"on" only after "light answers"', '"starting" leads to "on" or "off"'`))
    expect(flowlab(promised, 'properties')).toMatchObject({
      status: 0,
      said: 'lamp: “"on" only after "light answers"” holds\nlamp: “"starting" leads to "on" or "off"” holds',
    })
    writeFileSync(promised, source(`'after "pressed", eventually "on"', 'never "onn"'`))
    const { status, said } = flowlab(promised, 'properties')
    expect(status).toBe(1)
    expect(said.split('\n').slice(1, -1)).toEqual([
      '  0  begin with start',
      '  1  pressed: starting',
      '  2  light gets no answer: off',
      '     and then nothing more happens',
    ])
    expect(said).toContain('“never "onn"” cannot be read: “onn” is no state, event or fact here')
  })

  it('prints the fewest steps of a race that a file exports', () => {
    const race = join(folder, 'race.ts')
    writeFileSync(
      race,
      `import { raceActor } from 'flowlab/together/raceActor.ts'
const tab = raceActor({
  states: { open: { 'pay.pressed': 'paid' }, paid: {} },
  sends: { 'pay.pressed': { to: 'server', says: 'charge' } },
})
const server = raceActor({ states: { owed: { charge: 'paid' }, paid: { charge: 'paidTwice' }, paidTwice: {} }, receives: ['charge'] })
export const race = {
  name: 'two tabs',
  actors: { one: tab, two: tab, server },
  faults: {},
  never: { 'it is paid twice': (isIn) => isIn('server.paidTwice'), 'it is free': (isIn) => isIn("server.owed") && isIn("server.paidTwice") },
}
`,
    )
    const { status, said } = flowlab(race, 'races')
    expect(said.split('\n')).toEqual([
      'two tabs: “it is paid twice” can be',
      '  1  one: pay.pressed',
      '  2  two: pay.pressed',
      '  3  server receives “charge” from one',
      '  4  server receives “charge” from two',
      expect.stringMatching(/^two tabs: “it is free” never is, looked at \d+ situations$/),
    ])
    expect(status).toBe(1)
  })

  it('writes scripts and drawings', () => {
    const csv = [file, 'paths', '--format', 'csv'] as const
    const [gherkin, transitions, pairs, situations, chance, drawn] = flowlabs(
      [file, 'paths', '--format', 'gherkin'],
      csv,
      [...csv, '--cover', 'pairs'],
      [...csv, '--cover', 'situations'],
      [file, 'paths', '--cover', 'chance'],
      [file, 'draw'],
    )
    expect(gherkin.said).toContain('Scenario:')
    const steps = ({ said }: typeof transitions) => said.split('\n').length
    expect(steps(pairs)).toBeGreaterThan(steps(transitions))
    expect(steps(situations)).toBeGreaterThan(steps(transitions))
    expect(chance).toMatchObject({
      status: 2,
      problem: 'there is no cover "chance": transitions, pairs, situations',
    })
    expect(drawn.status).toBe(0)
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['lamp.svg', 'lamp.mmd']))
    expect(readFileSync(join(folder, 'lamp.mmd'), 'utf8')).toContain('starting')
  })

  it('names the step at which the samples leave the machine open, instead of following a path that cannot be walked', () => {
    const knocking = join(folder, 'knocking.ts')
    writeFileSync(
      knocking,
      `import { assign, fromPromise, setup } from 'xstate'
export const door = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'knocked' | 'slammed' } },
  actors: { answer: fromPromise(async () => {}) },
  guards: { isPatient: ({ context }) => context.knocks < 2 },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
}).createMachine({
  id: 'door', context: { knocks: 0 }, initial: 'closed',
  states: {
    closed: { on: { knocked: [{ guard: 'isPatient', target: 'waiting' }, { target: 'left' }] } },
    waiting: { entry: 'count', invoke: { src: 'answer', onDone: 'open', onError: 'closed' } },
    open: { after: { 1000: 'closed' }, on: { slammed: 'closed' } },
    left: { type: 'final' },
  },
})
`,
    )
    const straying =
      'door: closed continues in two ways at “knocked”: a condition reads a value that `bound` leaves out'
    const [listed, checked, ...followed] = flowlabs(
      [knocking, 'list'],
      [knocking, 'check'],
      [knocking, 'paths'],
      [knocking, 'approve'],
      [knocking, 'mutate'],
    )
    for (const { status, said } of [listed, checked]) {
      expect([status, said.split('\n')]).toEqual([1, expect.arrayContaining([straying])])
    }
    for (const each of followed) expect(each).toEqual({ status: 1, said: '', problem: straying })
  })

  it('walks the other machines of a file in which one cannot be walked', () => {
    const mixed = join(folder, 'mixed.ts')
    const kettle = `import { fromPromise as later } from 'xstate'
export const kettle = setup({}).createMachine({
  id: 'kettle',
  initial: 'cold',
  states: { cold: { invoke: { src: later(async () => 90), onDone: 'hot' } }, hot: {} },
})
`
    writeFileSync(mixed, machine + kettle)
    const [{ status, said, problem }, linted] = flowlabs([mixed], [mixed, 'lint'])
    expect(problem).toBe(
      'kettle: kettle.cold invokes inline logic: name it in setup({ actors }) and invoke it by its name',
    )
    expect(said).toMatch(/^lamp +3 +5 +\d+ +\d+ +0$/m)
    expect(said).not.toContain('kettle')
    expect(status).toBe(1)
    expect(linted).toMatchObject({ status: 1, said: 'No findings.' })
  })

  it('prints its usage', () => {
    expect(flowlab()).toMatchObject({ status: 2 })
    expect(flowlab('--help')).toMatchObject({ status: 0 })
    const [unknown, chair, none] = flowlabs([file, 'paint'], [file, 'check', 'chair'], [join(folder, 'none.ts')])
    expect(unknown.problem).toContain('there is no command "paint"')
    expect(chair.problem).toBe('there is no flow "chair"; there are: lamp')
    expect(none.problem).toContain('could not be loaded')
  })
})

it('imports nothing of the product', () => {
  const sources = readdirSync(join(root, 'packages/flowlab'), { recursive: true, withFileTypes: true }).filter(
    (entry) => /\.(ts|tsx|mjs)$/.test(entry.name),
  )
  expect(sources.length).toBeGreaterThan(50)
  const outside = sources.flatMap(({ parentPath, name }) =>
    [...readFileSync(join(parentPath, name), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) =>
      join(parentPath, path).startsWith(join(root, 'packages/flowlab')) ? [] : [`${name}: ${path}`],
    ),
  )
  expect(outside).toEqual([])
})
