import { pathOf } from '../properties/checkProperty.ts'
import { linesOf } from '../properties/counterexample.ts'
import { formatReport, type PropertyReport } from '../properties/report.ts'
import { type Verified, verify } from '../properties/verify.ts'
import { type Vocabulary, vocabularyOf } from '../properties/vocabulary.ts'
import { type CombinedFlows, walkTogether } from './together.ts'

/** The names of several flows, each prefixed with its part. */
export const vocabularyOfTogether = ({ parts, outside }: CombinedFlows): Vocabulary =>
  vocabularyOf(
    Object.fromEntries(Object.entries(parts).map(([part, graph]) => [part, { graph }])),
    Object.keys(outside),
  )

/** The result for every promise of several flows together, with the vocabulary of the flows by default. */
export function verifyTogether(together: CombinedFlows, vocabulary = vocabularyOfTogether(together)): Verified[] {
  const walks = walkTogether(together)
  return together.promises.map((promised) => verify(promised, vocabulary, walks))
}

/**
 * The result for each promise of several flows together: it holds, or the walk that breaks it. Their steps have names
 * but no descriptions.
 */
export const reportOfTogether = (together: CombinedFlows): PropertyReport =>
  formatReport(together.name, verifyTogether(together), (found) =>
    [`path ${pathOf(found).id}`, ...linesOf(found, ({ step }) => step.name)].join('\n'),
  )
