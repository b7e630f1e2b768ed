import type { Step } from '../model.ts'
import type { FlowPath } from '../paths.ts'
import { expectationOf, type Suite } from '../run.ts'
import { plain } from '../trace.ts'
import { spaced, valueName, valueWords } from '../words.ts'

export const formats = ['md', 'json', 'csv', 'gherkin', 'playwright'] as const
export type Format = (typeof formats)[number]
type Written = Exclude<Format, 'playwright'>

/** A step of a test script: what happens and what must then be seen. */
interface ScriptStep {
  kind: 'start' | Step['kind']
  /** Not a step for a person: what the server, the clock or another flow brings, which is prepared beforehand. */
  isGiven: boolean
  says: string
  data: unknown
  state: string
  means: string
  effects: readonly string[]
}
interface Script {
  id: string
  start: string
  /** The way of opening the product by which a person can take it; null where only the chart can. */
  reach: string | null
  steps: readonly ScriptStep[]
}

/** The generated paths as scripts, one row for the beginning and one for each step. */
const scriptsOf = (suite: Suite, isDoneByHand: ByHand): Script[] =>
  suite.paths.map((path) => ({
    id: path.id,
    start: path.start,
    reach: path.reach,
    steps: stepsOf(suite, path, isDoneByHand),
  }))

/** Whether a person sends an event of this type. */
type ByHand = (type: string) => boolean

function stepsOf(suite: Suite, path: FlowPath, isDoneByHand: ByHand): ScriptStep[] {
  return expectationOf(suite, path).map(({ value, effects }, index) => {
    const step = path.edges[index - 1]?.step
    return {
      kind: step?.kind ?? 'start',
      isGiven: !(step?.kind === 'event' && isDoneByHand(step.event.type)),
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
  if ('output' in outcome) return plain(outcome.output) ?? null
  return 'event' in outcome ? plain(outcome.event) : plain(outcome.error)
}

const writers: Record<Written, (name: string, scripts: readonly Script[]) => string> = {
  md: markdown,
  json: (flow, scripts) => `${JSON.stringify({ flow, paths: scripts }, null, 2)}\n`,
  csv,
  gherkin,
}

export const writeScripts = (format: Written, name: string, suite: Suite, isDoneByHand: ByHand): string =>
  writers[format](name, scriptsOf(suite, isDoneByHand))

function markdown(name: string, scripts: readonly Script[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const data = (value: unknown) => (value === null || value === undefined ? '' : `\`${short(value)}\``)
  const tables = scripts.map(({ id, start, reach, steps }) =>
    [
      `## ${id} · ${start}${reach === null ? ' · by the chart alone' : ''}`,
      '',
      '| # | given | do | with | then | asked for | seen |',
      '|--:|---|---|---|---|---|---|',
      ...steps.map(
        (step, index) =>
          `| ${index} | ${step.isGiven ? cell(step.says) : ''} | ${step.isGiven ? '' : cell(step.says)} | ${cell(data(step.data))} | **${step.state}**: ${step.means} | ${cell(step.effects.map(effectWords).filter(Boolean).join(', '))} | ☐ |`,
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
      [
        id,
        start,
        String(index),
        step.isGiven ? 'given' : 'do',
        step.says,
        JSON.stringify(step.data ?? null),
        step.state,
        step.means,
      ]
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
        `    ${step.isGiven ? 'Given' : 'When'} ${step.says}${step.kind === 'event' && step.data ? ` ${short(step.data)}` : ''}`,
        `    Then ${step.means}`,
      ]),
    ].join('\n')
  })
  return `Feature: ${spaced(name)}\n\n${scenarios.join('\n\n')}\n`
}
