import type { Flow } from '../model/flow.ts'
import { projectOf } from '../model/project.ts'
import type { Promised, Property } from '../model/promised.ts'
import { explore, type FlowGraph } from '../walk/explore.ts'
import type { FlowPath } from '../walk/paths.ts'
import { suiteOf } from '../walk/run.ts'
import { checkProperty, pathOf, type Verdict } from './checkProperty.ts'
import { inOneLine } from './counterexample.ts'
import { propertyIn } from './parse.ts'
import { PropertyError, statesNamed } from './property.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { type Walks, walksOf } from './walks.ts'

/** A promise with its result. `problem`: it cannot be parsed, or names an unknown state. */
export type Verified = { says: string } & ({ problem: string } | { problem: null; verdict: Verdict })

/** The names of one flow. */
export const vocabularyOfFlow = ({ name, facts }: Flow, graph: FlowGraph): Vocabulary =>
  vocabularyOf({ '': { graph, facts: { ...projectOf(name)?.facts?.[name], ...facts } } })

/** The promises of a flow: those of its project, then its own. */
const promisesOf = ({ name, promises = [] }: Flow): readonly Promised[] => [
  ...(projectOf(name)?.promises?.[name] ?? []),
  ...promises,
]

/** Parses a sentence; returns a property unchanged. Throws `PropertyError`, including for an unknown state. */
function propertyOf(promised: Promised, vocabulary: Vocabulary): Property {
  if (typeof promised === 'string') return propertyIn(promised, vocabulary)
  const missing = statesNamed(promised).filter((state) => vocabulary.of(state, 'state').length === 0)
  if (missing.length > 0) throw new PropertyError(promised.says, `it names ${missing.join(', ')}, which does not exist`)
  return promised
}

/** Checks one promise over walks. */
export function verify(promised: Promised, vocabulary: Vocabulary, walks: Walks): Verified {
  const says = typeof promised === 'string' ? promised : promised.says
  try {
    return { says, problem: null, verdict: checkProperty(walks, propertyOf(promised, vocabulary)) }
  } catch (error) {
    if (error instanceof PropertyError) return { says, problem: error.message }
    throw error
  }
}

/** The result for every promise of a flow. */
export function verifyFlow(flow: Flow, graph: FlowGraph = explore(flow.model)): Verified[] {
  const [vocabulary, walks] = [vocabularyOfFlow(flow, graph), walksOf(graph)]
  return promisesOf(flow).map((promised) => verify(promised, vocabulary, walks))
}

/** The paths of the counterexamples of a flow's broken promises, in the format of generated paths. */
export const brokenPaths = (flow: Flow): FlowPath[] =>
  verifyFlow(flow, suiteOf(flow.model).graph).flatMap((each) =>
    each.problem === null && !each.verdict.holds ? [pathOf(each.verdict.counterexample)] : [],
  )

/** A sentence about a promise that cannot be parsed or that a walk breaks; nothing if it holds. */
export function problemOf(verified: Verified): string[] {
  if (verified.problem !== null) return [verified.problem]
  const { verdict, says } = verified
  return verdict.holds ? [] : [`“${says}” is broken by: ${inOneLine(verdict.counterexample)}`]
}
