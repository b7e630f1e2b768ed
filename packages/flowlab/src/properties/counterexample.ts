import type { Flow } from '../model/flow.ts'
import { stepWords } from '../model/stepWords.ts'
import { type Language, valueWords } from '../model/wording.ts'
import type { FlowGraph } from '../walk/explore.ts'
import { type Counterexample, pathOf } from './checkProperty.ts'

const cycleBegins = 'and then again and again:'
const nothingMore = 'and then nothing more happens'

/**
 * The parts of a counterexample as lines: its steps numbered from 1, with the round marked. `says` returns the words of
 * a step.
 */
export function linesOf(
  { kind, start, prefix, cycle }: Counterexample,
  says: (edge: Counterexample['prefix'][number]) => string,
): string[] {
  const numbered = (edges: Counterexample['prefix'], first: number) =>
    edges.map((edge, index) => `${String(first + index).padStart(3)}  ${says(edge)}`)
  return [
    `  0  begin with ${start}`,
    ...numbered(prefix, 1),
    ...(kind === 'round' ? [`     ${cycleBegins}`, ...numbered(cycle, prefix.length + 1)] : []),
    ...(kind === 'rest' ? [`     ${nothingMore}`] : []),
  ]
}

/** A counterexample of one flow for readers: numbered steps and the state after each, in the lab's words. */
export function describeCounterexample(
  flow: Flow,
  graph: FlowGraph,
  found: Counterexample,
  language: Language = 'en',
): string {
  const { machine } = flow.model
  const at = (key: string) => valueWords(machine.id, graph.situations.get(key)?.snapshot.value ?? '', language)
  const lines = linesOf(found, ({ step, to }) => `${stepWords(machine.id, step, language)}: ${at(to)}`)
  return [`path ${pathOf(found).id}`, ...lines].join('\n')
}

/** The steps on one line: `paid → closed ↺ opened → closed`; `the start` if there are none. */
export function inOneLine({ kind, prefix, cycle }: Counterexample): string {
  const names = (edges: Counterexample['prefix']) => edges.map(({ step }) => step.name).join(' → ')
  const before = names(prefix) || 'the start'
  if (kind === 'round') return `${before} ↺ ${names(cycle)}`
  return kind === 'rest' ? `${before}, and nothing more` : before
}
