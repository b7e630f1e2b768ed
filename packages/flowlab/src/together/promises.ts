import { pathOf } from '../properties/checkProperty.ts'
import { linesOf } from '../properties/counterexample.ts'
import { type PropertyReport, written } from '../properties/report.ts'
import { type Verified, verify } from '../properties/verify.ts'
import { type Vocabulary, vocabularyOf } from '../properties/vocabulary.ts'
import { type Together, walkTogether } from './together.ts'

/** The names of several flows, each after its part. */
export const vocabularyOfTogether = ({ parts, outside }: Together): Vocabulary =>
  vocabularyOf(
    Object.fromEntries(Object.entries(parts).map(([part, graph]) => [part, { graph }])),
    Object.keys(outside),
  )

/** Every promise of several flows together, checked; `vocabulary` is that of the flows unless it is given. */
export function verifyTogether(together: Together, vocabulary = vocabularyOfTogether(together)): Verified[] {
  const walks = walkTogether(together)
  return together.promises.map((promised) => verify(promised, vocabulary, walks))
}

/** Each promise of several flows together: that it holds, or the walk that breaks it. Their steps have names and no words. */
export const reportOfTogether = (together: Together): PropertyReport =>
  written(together.name, verifyTogether(together), (found) =>
    [`path ${pathOf(found).id}`, ...linesOf(found, ({ step }) => step.name)].join('\n'),
  )
