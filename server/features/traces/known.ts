import { type TraceStep, unnamedEvents } from '../../../src/domain/traces/traceSchema.ts'
import charts from './charts.json' with { type: 'json' }

/** How many transitions each state of each flow has for each event; written by `npm run flows export`. */
type Charts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>
const known: Charts = charts

const own = <V>(table: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** True if every name of the step is one that the charts have, so that a trace can hold no other text. */
export function isKnown({ flow, event, taken, states }: TraceStep): boolean {
  const chart = own(known, flow)
  if (!chart) return false
  const isEvent = unnamedEvents.some((name) => name === event) || Object.values(chart).some((at) => own(at, event))
  return isEvent && states.every((state) => own(chart, state)) && taken.every((id) => isTransition(flow, chart, id))
}

function isTransition(flow: string, chart: Charts[string], id: string): boolean {
  const [, source = '', event = '', index = ''] = /^([\w.]+) --([\w.]+)\[(\d)\]$/.exec(id) ?? []
  const state = source === flow ? '' : source.startsWith(`${flow}.`) ? source.slice(flow.length + 1) : null
  return state !== null && Number(index) < (own(own(chart, state) ?? {}, event) ?? 0)
}
