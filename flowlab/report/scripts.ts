import type { Step } from '../model.ts'
import type { FlowPath } from '../paths.ts'
import { plain } from '../plainValue.ts'
import { expectationOf, type Suite } from '../run.ts'
import { spaced, valueName, valueWords } from '../words.ts'

export const formats = ['md', 'json', 'csv', 'gherkin', 'playwright'] as const
export type Format = (typeof formats)[number]

/** A step of a test script: what happens and what must then be seen. */
interface ScriptStep {
  kind: 'start' | Step['kind']
  says: string
  data: unknown
  state: string
  means: string
  effects: readonly string[]
}
interface Script {
  id: string
  start: string
  steps: readonly ScriptStep[]
}

/** The generated paths as scripts, one row for the beginning and one for each step. */
const scriptsOf = (suite: Suite): Script[] =>
  suite.paths.map((path) => ({ id: path.id, start: path.start, steps: stepsOf(suite, path) }))

function stepsOf(suite: Suite, path: FlowPath): ScriptStep[] {
  return expectationOf(suite, path).map(({ value, effects }, index) => {
    const step = path.edges[index - 1]?.step
    return {
      kind: step?.kind ?? 'start',
      says: step ? saysOf(step) : `begin with ${path.start}`,
      data: step ? dataOf(step) : plain(suite.model.inputs[path.start]),
      state: valueName(value),
      means: valueWords(suite.model.machine.id, value),
      effects,
    }
  })
}

const saysOf = (step: Step) => (step.kind === 'event' ? spaced(step.event.type) : spacedFirst(step.name))
const spacedFirst = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return [spaced(first), ...rest].join(' ')
}

function dataOf(step: Step): unknown {
  if (step.kind === 'event') {
    const { type: _, ...data } = step.event
    return Object.keys(data).length === 0 ? null : plain(data)
  }
  if (step.kind === 'delay') return null
  const { outcome } = step
  if ('event' in outcome) return plain('output' in outcome ? [outcome.event, outcome.output] : outcome.event)
  if ('snapshot' in outcome) return plain(outcome.snapshot)
  return ('output' in outcome ? plain(outcome.output) : plain(outcome.error)) ?? null
}

const writers: Record<Format, (name: string, scripts: readonly Script[]) => string> = {
  md: markdown,
  json: (flow, scripts) => `${JSON.stringify({ flow, paths: scripts }, null, 2)}\n`,
  csv,
  gherkin,
  playwright,
}

export const writeScripts = (format: Format, name: string, suite: Suite): string =>
  writers[format](name, scriptsOf(suite))

function markdown(name: string, scripts: readonly Script[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const data = (value: unknown) => (value === null || value === undefined ? '' : `\`${short(value)}\``)
  const tables = scripts.map(({ id, start, steps }) =>
    [
      `## ${id} · ${start}`,
      '',
      '| # | do | with | then | asked for | seen |',
      '|--:|---|---|---|---|---|',
      ...steps.map(
        (step, index) =>
          `| ${index} | ${cell(step.says)} | ${cell(data(step.data))} | **${step.state}**: ${step.means} | ${cell(step.effects.map(effectWords).filter(Boolean).join(', '))} | ☐ |`,
      ),
      '',
    ].join('\n'),
  )
  return `# ${name}: ${scripts.length} scripts, ${count(scripts)} steps\n\n${tables.join('\n')}`
}

const count = (scripts: readonly Script[]) => scripts.reduce((sum, { steps }) => sum + steps.length - 1, 0)
const short = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
/** What a person can notice of an effect: calls and actions, not timers. */
const effectWords = (effect: string): string => {
  const [first = '', second = ''] = effect.split(' ')
  if (first === 'start') return `calls ${spaced(second)}`
  return ['stop', 'forget', 'after'].includes(first) ? '' : spaced(first)
}

function csv(_: string, scripts: readonly Script[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = scripts.flatMap(({ id, start, steps }) =>
    steps.map((step, index) =>
      [id, start, String(index), step.kind, step.says, JSON.stringify(step.data ?? null), step.state, step.means]
        .concat(step.effects.join('; '))
        .map(quoted)
        .join(','),
    ),
  )
  return `path,start,step,kind,does,data,state,means,effects\n${rows.join('\n')}\n`
}

function gherkin(name: string, scripts: readonly Script[]): string {
  const scenarios = scripts.map(({ id, steps }) => {
    const [first, ...rest] = steps
    return [
      `  Scenario: ${id}`,
      `    Given ${first?.says ?? ''}`,
      `    Then ${first?.means ?? ''}`,
      ...rest.flatMap((step) => [
        `    When ${step.says}${step.kind === 'event' && step.data ? ` ${short(step.data)}` : ''}`,
        `    Then ${step.means}`,
      ]),
    ].join('\n')
  })
  return `Feature: ${spaced(name)}\n\n${scenarios.join('\n\n')}\n`
}

/** A test file of the browser driver. Its paths are those that a person can walk: see `tests/support/bindings`. */
function playwright(name: string): string {
  return `import { afterAll, beforeAll, describe, it } from 'vitest'
import { browserPaths } from '../../flowlab/browser/binding.ts'
import { bindings } from '../support/bindings/index.ts'
import { openStage, type Stage } from '../support/stage.ts'

const all = Object.values(bindings).filter(({ name }) => name === '${name}')
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

describe.each(all)('$name', (binding) => {
  for (const { id, edges } of browserPaths(binding))
    it(\`\${id}: \${edges.map(({ step }) => step.name).join(' → ')}\`, { timeout: 120_000 }, () => stage.replay(binding, id))
})
`
}
