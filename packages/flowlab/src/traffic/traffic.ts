import type { Words } from '../model/words.ts'

/** A step of a flow in a recorded visit: names of the chart only. */
export interface TraceStep {
  /** Whole seconds since the visit began. */
  at: number
  /** The id of the machine. */
  flow: string
  /** Which run of a flow within the visit. */
  run: number
  /** `started` for the first step of a run; `other` for an event that the chart does not name. */
  event: string
  /** The ids of the transitions taken. */
  taken: readonly string[]
  /** The innermost states afterwards, without the id of the machine. */
  states: readonly string[]
}
/** Consecutive steps of one visit; where steps were lost, another part begins. */
export interface Visit {
  number: string
  part: number
  /** `2026-11-26`. */
  day: string
  steps: readonly TraceStep[]
}
/** How often a transition was taken or a state reached, in how many visits, on how many days. */
interface Use {
  flow: string
  of: 'transition' | 'state'
  id: string
  times: number
  visits: number
  days: number
}
/** What a file of traces says: of all visits together, and some of them step by step. */
export interface Traffic {
  /** The days of the period on which anything was recorded. */
  days: number
  visits: readonly Visit[]
  uses: readonly Use[]
}

/** The name of a visit in lists and commands: `T-1A2B3C4D`, or `T-1A2B3C4D.2` for its second part. */
export const nameOfVisit = ({ number, part }: Visit): string => (part === 1 ? number : `${number}.${part}`)

/** Why a file is none of traces. */
export class NoTraces extends Error {
  readonly says: Words

  constructor(says: Words) {
    super(says[0])
    this.says = says
  }
}

/** Reads a file of traces, a JSON value a line. Throws an error with the number of a line that is none. */
export function readTraffic(text: string): Traffic {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [lineOf(line, index + 1)]))
  const visits = lines.filter((line): line is Visit & Kind => line.kind === 'visit')
  const counted = lines.filter((line): line is Use & Kind => line.kind === 'use')
  const period = lines.find((line) => line.kind === 'period') as { days?: number } | undefined
  if (visits.length === 0 && counted.length === 0)
    throw new NoTraces(['the file has no traces', 'फ़ाइल में कोई ट्रेस नहीं है'])
  return {
    days: period?.days ?? new Set(visits.map(({ day }) => day)).size,
    visits,
    uses: counted.length > 0 ? counted : usesIn(visits),
  }
}

interface Kind {
  kind: string
}

function lineOf(line: string, number: number): Kind & Partial<Visit> & Partial<Use> {
  try {
    const value = JSON.parse(line) as Kind & Partial<Visit>
    const isVisit = value.kind === 'visit' && Array.isArray(value.steps) && value.steps.every(isStep)
    if (isVisit || value.kind === 'use' || value.kind === 'period') return value
  } catch {
    // Said below.
  }
  throw new NoTraces([`line ${number} is not a line of a trace file`, `पंक्ति ${number} ट्रेस फ़ाइल की पंक्ति नहीं है`])
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string')
const isStep = (value: unknown): boolean => {
  const { at, flow, run, event, taken, states } = (value ?? {}) as Record<string, unknown>
  const isNamed = typeof flow === 'string' && typeof event === 'string'
  return isNamed && typeof at === 'number' && typeof run === 'number' && isTexts(taken) && isTexts(states)
}

/** The ids of the states of a step, outer ones too. */
export const statesOfStep = ({ flow, states }: Pick<TraceStep, 'flow' | 'states'>): string[] => [
  ...new Set(
    states.flatMap((path) => {
      const names = path.split('.')
      return names.map((_, index) => [flow, ...names.slice(0, index + 1)].join('.'))
    }),
  ),
]

interface Tally {
  use: Pick<Use, 'flow' | 'of' | 'id'>
  times: number
  visits: Set<string>
  days: Set<string>
}

/** Counts the use in these visits. */
function usesIn(visits: readonly Visit[]): Use[] {
  const tallies = new Map<string, Tally>()
  const add = (visit: Visit, use: Tally['use']) => {
    const key = `${use.flow} ${use.of} ${use.id}`
    const tally = tallies.get(key) ?? { use, times: 0, visits: new Set(), days: new Set() }
    tally.times++
    tally.visits.add(visit.number)
    tally.days.add(visit.day)
    tallies.set(key, tally)
  }
  for (const visit of visits)
    for (const { flow, taken, states } of visit.steps) {
      for (const id of taken) add(visit, { flow, of: 'transition', id })
      for (const path of states) add(visit, { flow, of: 'state', id: `${flow}.${path}` })
    }
  return [...tallies.values()].map(({ use, times, visits: seen, days }) => ({
    ...use,
    times,
    visits: seen.size,
    days: days.size,
  }))
}

/** The runs of a flow in the visits, each with its steps in order. */
export function runsOf(flow: string, visits: readonly Visit[]): { visit: Visit; run: number; steps: TraceStep[] }[] {
  return visits.flatMap((visit) => {
    const runs = new Map<number, TraceStep[]>()
    for (const step of visit.steps) if (step.flow === flow) runs.set(step.run, [...(runs.get(step.run) ?? []), step])
    return [...runs].map(([run, steps]) => ({ visit, run, steps }))
  })
}
