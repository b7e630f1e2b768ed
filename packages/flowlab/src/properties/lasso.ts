import type { Edge } from '../walk/explore.ts'
import { type Demands, fairParts, type Part } from './components.ts'
import type { Fair } from './fairness.ts'
import { type Arc, type Product, wayTo } from './product.ts'

/** An infinite walk: the steps up to its cycle, and those of one round. */
export interface Lasso {
  start: string
  prefix: readonly Edge[]
  /** Empty if no step follows the prefix. */
  cycle: readonly Edge[]
}

/** The maximum number of moments searched for a shorter cycle before the best one so far is returned. */
const budget = 1_000_000

/**
 * The fair lasso with the fewest steps in prefix and cycle together; null if no lasso has fewer than `below` steps. A
 * cycle closes only when it owes the same formulas again, so the walk itself may repeat a step or two earlier.
 */
export function shortestLasso(product: Product, demands: Demands, below = Number.POSITIVE_INFINITY): Lasso | null {
  const { nodes } = product
  let [best, length, left]: [Lasso | null, number, number] = [null, below, budget]
  const entries = fairParts(product, demands)
    .flatMap((part) => [...part.nodes].map((node) => ({ part, node, depth: nodes[node]?.depth ?? 0 })))
    .sort((one, other) => one.depth - other.depth)
  for (const { part, node, depth } of entries) {
    // A cycle has at least one step, except after the last step of a walk.
    const least = nodes[node]?.rests ? 0 : 1
    if (depth + least >= length || left <= 0) break
    const round = shortestRound(product, part, node, demands, length - depth)
    left -= round.looked
    if (!round.arcs) continue
    const cycle = round.arcs.flatMap(({ edge }) => edge ?? [])
    length = depth + cycle.length
    best = folded({ start: nodes[node]?.start ?? '', prefix: wayTo(product, node), cycle })
  }
  return best
}

/** Shortens a walk whose prefix ends like its cycle: `a b ↺ c b` becomes `a ↺ b c`. */
function folded({ start, prefix, cycle }: Lasso): Lasso {
  const last = prefix.at(-1)
  if (cycle.length === 0 || last === undefined || last !== cycle.at(-1)) return { start, prefix, cycle }
  return folded({ start, prefix: prefix.slice(0, -1), cycle: [last, ...cycle.slice(0, -1)] })
}

/** The fulfilled parts of a round: a bit for each `until`, then two for each assumption, for possible and taken. */
type Done = number

function shortestRound({ nodes }: Product, part: Part, entry: number, { untils, fair }: Demands, below: number) {
  const count = Math.ceil(Math.log2(untils + 1))
  const inside = fair.filter(
    (one) => one.kind !== 'ceasing' && [...part.nodes].some((node) => one.isPossible(nodes[node]?.situation ?? '')),
  )
  if (count + 2 * inside.length > 30) throw new Error('more than 15 waits and assumptions in one cycle')
  const bit = (place: number) => 2 ** place
  const after = (done: Done, { to, edge, postponed }: Arc): Done =>
    inside.reduce(
      (bits, one, index) =>
        bits |
        (one.isPossible(nodes[to]?.situation ?? '') === (one.kind === 'recurring') ? bit(count + 2 * index) : 0) |
        (edge && one.isTaken(edge) ? bit(count + 2 * index + 1) : 0),
      done | (untils & ~postponed),
    )
  const isFair = (done: Done, one: Fair, index: number) => {
    const [first, isTaken] = [(done & bit(count + 2 * index)) !== 0, (done & bit(count + 2 * index + 1)) !== 0]
    // The first bit means that a recurring step was possible, or that a steady step was not.
    return isTaken || first === (one.kind === 'steady')
  }
  const isEnough = (done: Done) => (done & untils) === untils && inside.every((one, index) => isFair(done, one, index))
  const keyOf = (node: number, done: Done) => `${node} ${done}`
  const queue: { node: number; done: Done; arc: Arc | null; before: number; length: number }[] = [
    { node: entry, done: 0, arc: null, before: -1, length: 0 },
  ]
  const seen = new Set<string>()
  for (let place = 0; place < queue.length; place++) {
    const here = queue[place]
    if (!here || here.length >= below) break
    for (const arc of part.arcsFrom(here.node)) {
      const done = after(here.done, arc)
      const isRound = arc.to === entry && isEnough(done)
      if (!isRound && seen.has(keyOf(arc.to, done))) continue
      seen.add(keyOf(arc.to, done))
      queue.push({ node: arc.to, done, arc, before: place, length: here.length + (arc.edge ? 1 : 0) })
      if (!isRound) continue
      const arcs: Arc[] = []
      for (let at = queue.at(-1); at?.arc; at = queue[at.before]) arcs.unshift(at.arc)
      return { arcs, looked: queue.length }
    }
  }
  return { arcs: null, looked: queue.length }
}
