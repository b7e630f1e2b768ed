import type { Flow } from '../model/flow.ts'
import type { Language } from '../model/wording.ts'
import { explore } from '../walk/explore.ts'
import type { Counterexample } from './checkProperty.ts'
import { describeCounterexample } from './counterexample.ts'
import { type Verified, verifyFlow } from './verify.ts'

/** The results for the promises of one flow, or of several together, one paragraph each. */
export interface PropertyReport {
  text: string
  broken: number
}

/** The result for each promise of a flow: it holds, or the shortest walk that breaks it. */
export function reportOf(flow: Flow, language: Language = 'en'): PropertyReport {
  const graph = explore(flow.model)
  return formatReport(flow.name, verifyFlow(flow, graph), (found) =>
    describeCounterexample(flow, graph, found, language),
  )
}

/** The paragraphs of promises; `tell` describes the walk that breaks one. */
export function formatReport(
  name: string,
  all: readonly Verified[],
  tell: (found: Counterexample) => string,
): PropertyReport {
  const texts = all.map((each) => {
    if (each.problem !== null) return `${name}: ${each.problem}`
    const { says, verdict } = each
    if (!verdict.holds) return `${name}: “${says}” is broken, ${tell(verdict.counterexample)}`
    const unseen = verdict.unseen.length > 0 ? `; no walk shows ${verdict.unseen.join(' or ')}` : ''
    return `${name}: “${says}” holds${unseen}`
  })
  const holds = all.filter((each) => each.problem === null && each.verdict.holds)
  return { text: texts.join('\n'), broken: all.length - holds.length }
}
