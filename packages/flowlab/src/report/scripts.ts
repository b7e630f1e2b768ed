import { spaced, valueName } from '../model/names.ts'
import { plain } from '../model/plainValue.ts'
import type { Step } from '../model/step.ts'
import { stepWords } from '../model/stepWords.ts'
import { statesOf, transitionId, transitionsFrom } from '../model/transitions.ts'
import { actorWords, guardWords, inLanguage, type Language, valueWords } from '../model/wording.ts'
import { type Edge, takenBy } from '../walk/explore.ts'
import type { FlowPath } from '../walk/paths.ts'
import { expectationOf, type Suite } from '../walk/run.ts'

export const formats = ['md', 'json', 'csv', 'gherkin', 'playwright'] as const
export type Format = (typeof formats)[number]
type Written = Exclude<Format, 'playwright'>

/** A step of a test script: the action and the expected result. */
interface ScriptStep {
  kind: 'start' | Step['kind']
  /** True for a step that is not a person's: one by the server, the clock or another flow, prepared beforehand. */
  isGiven: boolean
  says: string
  data: unknown
  state: string
  means: string
  effects: readonly string[]
  /** The effects that a person can notice, in words. */
  noticed: readonly string[]
}
interface Script {
  id: string
  start: string
  /** The way of opening the product by which a person can take it; null if no person can. */
  reach: string | null
  steps: readonly ScriptStep[]
}

/** The generated paths as scripts, one row for the start and one for each step. */
const scriptsOf = (suite: Suite, isDoneByHand: ByHand, language: Language): Script[] =>
  suite.paths.map((path) => ({
    id: path.id,
    start: path.start,
    reach: path.reach,
    steps: stepsOf(suite, path, isDoneByHand, language),
  }))

/** True for an event that a person sends. */
type ByHand = (type: string) => boolean

function stepsOf(suite: Suite, path: FlowPath, isDoneByHand: ByHand, language: Language): ScriptStep[] {
  const { machine, inputs } = suite.model
  return expectationOf(suite, path).map(({ value, effects }, index) => {
    const edge = path.edges[index - 1]
    return {
      kind: edge?.step.kind ?? 'start',
      isGiven: !(edge?.step.kind === 'event' && isDoneByHand(edge.step.event.type)),
      says: edge ? saysOf(suite, edge, language) : `${phrases.begin[language]}${path.start}`,
      data: edge ? dataOf(edge.step) : plain(inputs[path.start]),
      state: valueName(value),
      means: valueWords(machine.id, value, language),
      effects,
      noticed: effects.map((effect) => effectWords(machine.id, effect, language)).filter(Boolean),
    }
  })
}

/** A step in words, with the conditions that decide where it leads if there are several possibilities. */
function saysOf({ model, graph }: Suite, { from, step }: Edge, language: Language): string {
  const { machine } = model
  const here = graph.situations.get(from)
  const taken = here ? takenBy(model, here, step) : []
  const transitions = statesOf(machine).flatMap(transitionsFrom)
  const guardTexts = taken.flatMap((id) => {
    const guard = transitions.find((transition) => transitionId(transition) === id)?.guard
    const name = typeof guard === 'object' && 'type' in guard ? String(guard.type) : String(guard ?? '')
    const words = guardWords(machine.id, name)
    return words ? [inLanguage(words, language)] : []
  })
  return [stepWords(machine.id, step, language), ...guardTexts].join(' – ')
}

/** An effect in words, if a person can notice it: a start or an action, not a timer. */
function effectWords(machine: string, effect: string, language: Language): string {
  const [first = '', second = ''] = effect.split(' ')
  if (['stop', 'forget', 'after'].includes(first)) return ''
  if (first !== 'start') return spaced(first)
  const words = actorWords(machine, second)
  return `${phrases.starts[language]}${words ? inLanguage(words, language) : spaced(second)}`
}

const phrases: Readonly<Record<'begin' | 'starts' | 'head' | 'counted', Record<Language, string>>> = {
  begin: { en: 'begin with ', hi: 'आरंभ: ' },
  starts: { en: 'starts ', hi: 'शुरू: ' },
  head: {
    en: '| # | given | do | with | then | meanwhile | seen |',
    hi: '| # | पहले से | करें | डेटा | तब | इस बीच | दिखा |',
  },
  counted: { en: '{scripts} scripts, {steps} steps', hi: '{scripts} स्क्रिप्ट, {steps} चरण' },
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

const writers: Record<Written, (name: string, scripts: readonly Script[], language: Language) => string> = {
  md: markdown,
  json: (flow, scripts) => `${JSON.stringify({ flow, paths: scripts }, null, 2)}\n`,
  csv,
  gherkin,
}

export const writeScripts = (
  format: Written,
  name: string,
  suite: Suite,
  isDoneByHand: ByHand,
  language: Language = 'en',
): string => writers[format](name, scriptsOf(suite, isDoneByHand, language), language)

function markdown(name: string, scripts: readonly Script[], language: Language): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const data = (value: unknown) => (value === null || value === undefined ? '' : `\`${short(value)}\``)
  const hasReach = scripts.some(({ reach }) => reach !== null)
  const tables = scripts.map(({ id, start, reach, steps }) =>
    [
      `## ${id} · ${start}${hasReach && reach === null ? ' · by the chart alone' : ''}`,
      '',
      phrases.head[language],
      '|--:|---|---|---|---|---|---|',
      ...steps.map(
        (step, index) =>
          `| ${index} | ${step.isGiven ? cell(step.says) : ''} | ${step.isGiven ? '' : cell(step.says)} | ${cell(data(step.data))} | **${step.state}**: ${step.means} | ${cell(step.noticed.join(', '))} | ☐ |`,
      ),
      '',
    ].join('\n'),
  )
  const counted = phrases.counted[language]
    .replace('{scripts}', String(scripts.length))
    .replace('{steps}', String(count(scripts)))
  return `# ${name}: ${counted}\n\n${tables.join('\n')}`
}

const count = (scripts: readonly Script[]) => scripts.reduce((sum, { steps }) => sum + steps.length - 1, 0)
const short = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
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

const keywords: Readonly<Record<Language, Record<'feature' | 'scenario' | 'given' | 'when' | 'outcome', string>>> = {
  en: { feature: 'Feature', scenario: 'Scenario', given: 'Given', when: 'When', outcome: 'Then' },
  hi: { feature: 'रूप लेख', scenario: 'परिदृश्य', given: 'अगर', when: 'जब', outcome: 'तब' },
}

function gherkin(name: string, scripts: readonly Script[], language: Language): string {
  const { feature, scenario, given, when, outcome } = keywords[language]
  const scenarios = scripts.map(({ id, steps }) => {
    const [first, ...rest] = steps
    return [
      `  ${scenario}: ${id}`,
      `    ${given} ${first?.says ?? ''}`,
      `    ${outcome} ${first?.means ?? ''}`,
      ...rest.flatMap((step) => [
        `    ${step.isGiven ? given : when} ${step.says}${step.kind === 'event' && step.data ? ` ${short(step.data)}` : ''}`,
        `    ${outcome} ${step.means}`,
      ]),
    ].join('\n')
  })
  return `${language === 'en' ? '' : `# language: ${language}\n`}${feature}: ${spaced(name)}\n\n${scenarios.join('\n\n')}\n`
}
