import type { Edge, FlowGraph, Situation } from './explore.ts'
import type { Step } from './model.ts'
import { shortestWays, wayTo } from './paths.ts'

/** A promise about every walk of a flow. `broken` is the shortest walk that breaks it, in words, or null. */
export interface Rule {
  flow: string
  says: string
  /** The states that it speaks of. */
  states: readonly string[]
  broken: (graph: FlowGraph) => string | null
}

type Cause = (step: Step) => boolean
/** An outcome of an actor: `answers('logIn', ({ ok }) => ok)`. */
const answers =
  (source: string, accepts: (output: never) => boolean = () => true): Cause =>
  (step) =>
    step.kind === 'outcome' &&
    step.source === source &&
    'output' in step.outcome &&
    accepts(step.outcome.output as never)
const lost =
  (source: string): Cause =>
  (step) =>
    step.kind === 'outcome' && step.source === source && 'error' in step.outcome
const said = (outcome: { ok: boolean }) => outcome.ok

const isIn = (situation: Situation | undefined, states: readonly string[]) =>
  situation?.snapshot._nodes.some((node) => states.includes(node.key)) ?? false
const inWords = (edges: readonly Edge[]) => edges.map(({ step }) => step.name).join(' → ') || 'the start'

/** No walk comes into the state unless the cause has happened on it. */
const onlyAfter = (flow: string, says: string, state: string, cause: Cause): Rule => ({
  flow,
  says,
  states: [state],
  broken: (graph) => {
    const without: FlowGraph = {
      ...graph,
      edgesFrom: new Map([...graph.edgesFrom].map(([key, edges]) => [key, edges.filter(({ step }) => !cause(step))])),
    }
    const tree = shortestWays(without)
    const reached = [...tree.keys()].find((key) => isIn(graph.situations.get(key), [state]))
    return reached === undefined ? null : inWords(wayTo(tree, reached).edges)
  },
})

/** However a walk goes on after the cause, one of the states stays within reach, and no walk ends before it. */
const leadsTo = (flow: string, says: string, cause: Cause, states: readonly string[]): Rule => ({
  flow,
  says,
  states,
  broken: (graph) => {
    const able = reaching(graph, (key) => isIn(graph.situations.get(key), states))
    const tree = shortestWays(graph)
    for (const [key, edges] of graph.edgesFrom)
      for (const edge of edges) {
        if (!cause(edge.step)) continue
        const stuck = firstUnable(graph, edge.to, able, states)
        if (stuck) return inWords([...wayTo(tree, key).edges, edge, ...stuck])
      }
    return null
  },
})

/** The situations from which a wanted one can be reached. */
function reaching(graph: FlowGraph, isWanted: (key: string) => boolean): Set<string> {
  const cameFrom = new Map<string, string[]>()
  for (const edges of graph.edgesFrom.values())
    for (const { from, to } of edges) cameFrom.set(to, [...(cameFrom.get(to) ?? []), from])
  const able = new Set([...graph.situations.keys()].filter(isWanted))
  for (const key of able) for (const from of cameFrom.get(key) ?? []) able.add(from)
  return able
}

function firstUnable(
  graph: FlowGraph,
  from: string,
  able: ReadonlySet<string>,
  states: readonly string[],
): Edge[] | null {
  const seen = new Map<string, Edge[]>([[from, []]])
  for (const [key, way] of seen) {
    if (!able.has(key)) return way
    if (isIn(graph.situations.get(key), states)) continue
    for (const edge of graph.edgesFrom.get(key) ?? []) if (!seen.has(edge.to)) seen.set(edge.to, [...way, edge])
  }
  return null
}

export const rules: readonly Rule[] = [
  onlyAfter('payment', 'paid only when the server has confirmed', 'paid', answers('confirmPayment', said)),
  leadsTo(
    'payment',
    'a charge leads to a confirmed payment, or to an open one that may be paid again',
    answers(
      'chargeCard',
      ({ kind, status }: { kind: string; status?: string }) => kind === 'status' && status === 'succeeded',
    ),
    ['paid', 'idle'],
  ),
  leadsTo('payment', 'a charge whose answer was lost is asked about', lost('chargeCard'), ['confirming']),
  onlyAfter(
    'subscriptions',
    'the checkout opens only with a transaction',
    'checkingOut',
    answers('openPurchase', said),
  ),
  leadsTo('subscriptions', 'a payment leads to the membership', answers('payment'), ['subscribed']),
  leadsTo('subscriptions', 'a lost checkout can be taken up again', lost('payment'), ['choosing', 'subscribed']),
  onlyAfter('login', 'granted only when the server has granted', 'granted', answers('logIn', said)),
  onlyAfter('register', 'registered only when the server has registered', 'registered', answers('register', said)),
  onlyAfter('oneTimeCode', 'verified only when the server has verified', 'verified', answers('verifyCode', said)),
  onlyAfter('passwordReset', 'reset only when the server has reset', 'reset', answers('resetPassword', said)),
  onlyAfter('session', 'signed in only with an account of the server', 'signedIn', answers('loadAccount')),
  leadsTo('session', 'a logout that has begun ends or goes back', (step) => step.name === 'logout.asked', [
    'signedOut',
    'loadingAccount',
  ]),
  leadsTo(
    'logout',
    'a confirmed logout is left, whatever the server answers',
    (step) => step.name === 'logout.confirmed',
    ['left'],
  ),
]

/** Flags that exclude each other, wherever they stand in a context. */
const illegalPairs = [['has_active_subscription', 'has_subscription_expired']] as const

/** The first illegal pair in a value, by its path. */
export function illegalPairIn(value: unknown, path = 'context', depth = 0): string | null {
  if (typeof value !== 'object' || value === null || depth > 6 || 'sessionId' in value) return null
  const fields = value as Record<string, unknown>
  const pair = illegalPairs.find((names) => names.every((name) => fields[name]))
  if (pair) return `${path} has ${pair.join(' and ')}`
  for (const [name, part] of Object.entries(fields)) {
    const found = illegalPairIn(part, `${path}.${name}`, depth + 1)
    if (found) return found
  }
  return null
}
