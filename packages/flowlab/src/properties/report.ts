import { explore } from '../explore.ts'
import type { Flow } from '../model.ts'
import type { Together } from '../together/together.ts'
import type { Language } from '../wording.ts'
import { type Counterexample, pathOf } from './checkProperty.ts'
import { linesOf, told } from './counterexample.ts'
import { type Verified, verifyFlow, verifyTogether } from './verify.ts'

/** The results of the promises of one flow, or of several together, a paragraph each. */
export interface PropertyReport {
  text: string
  broken: number
}

/** Each promise of a flow: that it holds, or the shortest walk that breaks it. */
export function reportOf(flow: Flow, language: Language = 'en'): PropertyReport {
  const graph = explore(flow.model)
  return written(flow.name, verifyFlow(flow, graph), (found) => told(flow, graph, found, language))
}

/** The same of several flows together; their steps have names and no words. */
export const reportOfTogether = (together: Together): PropertyReport =>
  written(together.name, verifyTogether(together), (found) =>
    [`path ${pathOf(found).id}`, ...linesOf(found, ({ step }) => step.name)].join('\n'),
  )

function written(name: string, all: readonly Verified[], tell: (found: Counterexample) => string): PropertyReport {
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
