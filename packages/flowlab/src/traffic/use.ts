import type { Flow } from '../model/flow.ts'
import { transitionId, transitionsOf } from '../model/transitions.ts'
import type { Counts } from '../report/seen.ts'
import { table } from '../report/table.ts'
import { runsOf, statesOfStep, type Traffic } from './traffic.ts'

interface EdgeUse {
  transition: string
  times: number
  visits: number
  days: number
  /** True if a test takes it: on the chart, in a browser. */
  unit: boolean
  browser: boolean
}
interface UsedPath {
  /** The states along the way. */
  states: readonly string[]
  times: number
}
export interface FlowTraffic {
  flow: string
  runs: number
  edges: readonly EdgeUse[]
  /** The ways that the recorded runs took, the most frequent first. */
  paths: readonly UsedPath[]
  /** Transitions that a test takes and no visit took. */
  testedButUnused: readonly string[]
  /** Transitions that were taken on most days and that no test in a browser takes. */
  dailyButUncovered: readonly string[]
}

/** The transitions that tests took. */
export interface Tested {
  unit: ReadonlySet<string>
  browser: ReadonlySet<string>
}

/** Daily use: on 7 of 10 recorded days, as few products are used on all. */
const isDaily = (days: number, all: number) => days > 0 && days >= all * 0.7

/** How a flow is used, beside what tests take of it. */
export function trafficOf({ name, model: { machine } }: Flow, traffic: Traffic, tested: Tested): FlowTraffic {
  const uses = new Map(
    traffic.uses.flatMap((use) => (use.flow === machine.id && use.of === 'transition' ? [[use.id, use]] : [])),
  )
  const edges = [...new Set(transitionsOf(machine).map(transitionId))].map((transition) => {
    const { times = 0, visits = 0, days = 0 } = uses.get(transition) ?? {}
    const [unit, browser] = [tested.unit.has(transition), tested.browser.has(transition)]
    return { transition, times, visits, days, unit, browser }
  })
  const runs = runsOf(machine.id, traffic.visits)
  return {
    flow: name,
    runs: runs.length,
    edges: edges.sort((one, other) => other.times - one.times || (one.transition < other.transition ? -1 : 1)),
    paths: pathsWeighted(runs.map(({ steps }) => steps.map(({ states }) => states.join(' + ')))),
    testedButUnused: edges.flatMap((edge) =>
      edge.times === 0 && (edge.unit || edge.browser) ? [edge.transition] : [],
    ),
    dailyButUncovered: edges.flatMap((edge) =>
      isDaily(edge.days, traffic.days) && !edge.browser ? [edge.transition] : [],
    ),
  }
}

/** Equal ways as one, with their number; a state that is entered again at once counts once. */
function pathsWeighted(ways: readonly (readonly string[])[]): UsedPath[] {
  const counts = new Map<string, UsedPath>()
  for (const way of ways) {
    const states = way.filter((state, index) => state !== way[index - 1])
    const key = states.join('\n')
    counts.set(key, { states, times: (counts.get(key)?.times ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => other.times - one.times || one.states.length - other.states.length)
}

/** The number of times each state, outer ones too, and each transition was reached, by machine. */
export function countsOf({ uses }: Traffic): Counts {
  const counts: Record<string, Record<string, number>> = {}
  for (const { flow, of, id, times } of uses) {
    const own = counts[flow] ?? {}
    counts[flow] = own
    const ids = of === 'transition' ? [id] : statesOfStep({ flow, states: [id.slice(flow.length + 1)] })
    for (const each of [...ids, ...(of === 'state' ? [flow] : [])]) own[each] = (own[each] ?? 0) + times
  }
  return counts
}

/** One row for each flow, then each flow's transitions and what is noticeable. */
export function trafficTable(reports: readonly FlowTraffic[]): string {
  const used = reports.filter(({ edges }) => edges.some(({ times }) => times > 0))
  const rows = reports.map(({ flow, runs, edges, testedButUnused, dailyButUncovered }) => [
    flow,
    ...[runs, edges.length, edges.filter(({ times }) => times > 0).length].map(String),
    ...[testedButUnused.length, dailyButUncovered.length].map(String),
  ])
  return [
    table(['flow', 'runs', 'transitions', 'used', 'tested, unused', 'daily, uncovered'], rows),
    ...used.map(detailsOf),
  ].join('\n\n')
}

const mark = (is: boolean) => (is ? 'yes' : '')

function detailsOf({ flow, edges, paths, testedButUnused, dailyButUncovered }: FlowTraffic): string {
  const taken = edges.filter(({ times }) => times > 0)
  const rows = taken.map(({ transition, times, visits, days, unit, browser }) => [
    transition,
    ...[times, visits, days].map(String),
    mark(unit),
    mark(browser),
  ])
  return [
    table([flow, 'times', 'visits', 'days', 'unit', 'browser'], rows),
    ...paths.slice(0, 5).map(({ states, times }) => `  ${times} ×  ${states.join(' → ')}`),
    ...testedButUnused.map((id) => `  tested but never used: ${id}`),
    ...dailyButUncovered.map((id) => `  used daily and not covered: ${id}`),
  ].join('\n')
}
