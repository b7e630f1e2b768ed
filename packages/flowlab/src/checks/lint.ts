import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { proceed, type Situation, stepsIn } from '../machine/situation.ts'
import type { Flow, FlowModel } from '../model/flow.ts'
import { valueName } from '../model/names.ts'
import { plain } from '../model/plainValue.ts'
import { statesOf, transitionsFrom } from '../model/transitions.ts'
import { type Edge, explore, type FlowGraph } from '../walk/explore.ts'
import { stronglyConnected } from '../walk/stronglyConnected.ts'
import { impurities } from './impure.ts'

/** The faults in how a machine is written, even if it behaves as intended; one sentence each. */
export function lint({ model, ends }: Flow): string[] {
  const [graph, impure] = impurities(() => explore(model))
  const inPlace = changedInPlace(model, graph)
  return [
    ...impure,
    ...inPlace,
    ...statesOf(model.machine).flatMap(shadowed),
    ...statesOf(model.machine).flatMap(waitsWithoutEnd),
    ...traps(graph, ends),
    ...endlessRetries(graph),
    // Contexts that are changed in place cannot be compared.
    ...(inPlace.length > 0 ? [] : unboundedGuards(model, graph)),
  ]
}

/** A branch after an unconditional one, or after one with the same condition, is never tried. */
function shadowed(node: AnyStateNode): string[] {
  const byTrigger = new Map<string, AnyTransitionDefinition[]>()
  for (const each of transitionsFrom(node)) {
    const trigger = each.eventType || 'always'
    byTrigger.set(trigger, [...(byTrigger.get(trigger) ?? []), each])
  }
  return [...byTrigger].flatMap(([trigger, branches]) => {
    const first = branches.findIndex(({ guard }) => guard === undefined)
    if (first >= 0 && first < branches.length - 1)
      return [`${node.id} never tries branch ${first + 2} of ${trigger}: branch ${first + 1} has no condition`]
    return branches.flatMap(({ guard }, index) => {
      const earlier = branches.slice(0, index).findIndex((branch) => isSameGuard(branch.guard, guard))
      return earlier < 0
        ? []
        : [`${node.id} never tries branch ${index + 1} of ${trigger}: branch ${earlier + 1} has the same condition`]
    })
  })
}

/** Conditions with parameters may receive different ones. */
const isSameGuard = (one: unknown, other: unknown) => one !== undefined && typeof one !== 'object' && one === other

/** A state that only a response leaves: without a response or an error, the machine stays there forever. */
function waitsWithoutEnd(node: AnyStateNode): string[] {
  const sources = node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`))
  const answers = new Set(sources.map(({ id }) => `xstate.done.actor.${id}`))
  const leads = (each: AnyTransitionDefinition) => each.target !== undefined && !answers.has(each.eventType)
  if (sources.length === 0 || withParents(node).flatMap(transitionsFrom).some(leads)) return []
  return sources.map(
    ({ src }) => `${node.id} waits for ${String(src)} without an end: nothing but its answer leads out of there`,
  )
}

const withParents = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? withParents(node.parent) : [])]

/** Assignments that mutate the context instead of returning a new one, which also changes earlier situations. */
function changedInPlace(model: FlowModel, graph: FlowGraph): string[] {
  const found = new Set<string>()
  for (const [from, edges] of graph.edgesFrom)
    for (const { step } of edges) {
      const here = graph.situations.get(from)
      if (!here) continue
      const before = contextOf(here)
      proceed(model, here, step)
      if (contextOf(here) !== before)
        found.add(`“${step.name}” in ${stateOf(here)} changes the context in place: return a new value instead`)
    }
  return [...found]
}

const contextOf = ({ snapshot }: Situation) => JSON.stringify(plain(snapshot.context))

const stateOf = (situation: Situation | undefined) => valueName(situation?.snapshot.value ?? '')
const isOver = (situation: Situation | undefined) => situation?.snapshot.status !== 'active'

/** Situations that lead only to each other, although other walks reach an end. */
function traps({ situations, edgesFrom }: FlowGraph, ends: readonly string[]): string[] {
  const rests = (key: string) => {
    const here = situations.get(key)
    return isOver(here) || here?.snapshot._nodes.some(({ key: state }) => ends.includes(state)) === true
  }
  if (![...situations.keys()].some(rests)) return []
  const waysFrom = (key: string) => (edgesFrom.get(key) ?? []).map(({ to }) => to)
  const found = stronglyConnected(situations.keys(), waysFrom).flatMap((component) => {
    const keys = [...component]
    const isClosed = keys.every((key) => waysFrom(key).every((to) => component.has(to)))
    if (!isClosed || keys.some(rests)) return []
    const states = [...new Set(keys.map((key) => stateOf(situations.get(key))))].sort()
    return [`no way leads from ${states.join(', ')} to an end`]
  })
  return [...new Set(found)]
}

/** A failed response that leads back to its own request without any user action, and does so after each failure. */
function endlessRetries({ situations, edgesFrom }: FlowGraph): string[] {
  const happens = (key: string): readonly Edge[] => (edgesFrom.get(key) ?? []).filter(({ step }) => !isDone(step))
  const components = stronglyConnected(situations.keys(), (key) => happens(key).map(({ to }) => to))
  const repeated = components.flatMap((component) =>
    [...component].flatMap((key) =>
      happens(key).flatMap(({ step, to }) =>
        step.kind === 'outcome' && 'error' in step.outcome && component.has(to) ? [step.source] : [],
      ),
    ),
  )
  return [...new Set(repeated)].map(
    (source) => `${source} is tried again without end while it fails: count the attempts`,
  )
}
/** True for a step by a person or a successful response; the rest happens automatically. */
const isDone = (step: Edge['step']) => step.kind === 'event' || (step.kind === 'outcome' && !('error' in step.outcome))

/** The maximum number of context pairs compared, and of steps followed from each pair. */
const most = { pairs: 5_000, steps: 8 }

/**
 * Two contexts that `bound` does not distinguish but that diverge, at once or some steps later: a guard reads a value
 * that `bound` omits.
 */
export function unboundedGuards(model: FlowModel, graph: FlowGraph): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const pairs: { known: Situation; other: Situation; steps: number }[] = []
  const follow = (known: Situation | undefined, other: Situation | undefined, steps: number) => {
    if (!known || !other || known.key !== other.key || known.snapshot === other.snapshot) return
    const [one, two] = [contextOf(known), contextOf(other)]
    const pair = `${known.key} ${one} ${two}`
    if (one === two || seen.has(pair) || pairs.length >= most.pairs) return
    seen.add(pair)
    pairs.push({ known, other, steps })
  }
  for (const [from, edges] of graph.edgesFrom)
    for (const { step, to } of edges) {
      const here = graph.situations.get(from)
      follow(graph.situations.get(to), here && proceed(model, here, step)?.situation, 0)
    }
  for (const { known, other, steps } of pairs) {
    const [one, two] = [continuationsOf(model, known), continuationsOf(model, other)]
    const differing = [...one].find(([name, way]) => two.get(name) !== way)?.[0]
    if (differing !== undefined)
      found.add(
        `${stateOf(known)} continues in two ways at “${differing}”: a condition reads a value that \`bound\` leaves out`,
      )
    else if (steps < most.steps)
      for (const step of stepsIn(model, known))
        follow(proceed(model, known, step)?.situation, proceed(model, other, step)?.situation, steps + 1)
  }
  return [...found]
}

const continuationsOf = (model: FlowModel, here: Situation): Map<string, string> =>
  new Map(
    stepsIn(model, here).map((step) => {
      const next = proceed(model, here, step)
      return [step.name, next ? `${valueName(next.situation.snapshot.value)} ${next.taken.join(' ')}` : 'ignored']
    }),
  )
