import { advance } from '../machine/advance.ts'
import type { FlowModel } from '../model/flow.ts'
import type { Edge, FlowGraph } from '../walk/explore.ts'
import { fingerprint } from '../walk/paths.ts'
import { describeMoment, placeOf } from './shown.ts'

/** The most situations of a state in which the effects of a step are observed, spread evenly over all of them. */
const mostObserved = 24

/**
 * The effect of each step in every situation of a state, one line each: the number of situations in which it happens,
 * the number in which it changes nothing, and a fingerprint of its targets and of what it shows. Paths take a step once
 * for each of its behaviours; only these lines show its target, its effects and their inputs from each of the
 * situations that behave alike.
 */
export function everywhere(model: FlowModel, { situations, edgesFrom }: FlowGraph): string[] {
  const lines = new Map<string, { edge: Edge; leads: string }[]>()
  for (const [key, edges] of edgesFrom) {
    const place = placeOf(situations.get(key)?.snapshot.value)
    for (const edge of edges) {
      const line = `in ${place}, ${edge.step.name}`
      const found = lines.get(line) ?? []
      found.push({ edge, leads: `${edge.from} ${edge.to} ${edge.behaviour}` })
      lines.set(line, found)
    }
  }
  const shownBy = ({ from, step }: Edge): readonly string[] => {
    const here = situations.get(from)
    if (!here) return []
    const { snapshot, effects } = advance(model.machine, here, step)
    // Without the context that an action was called with: the paths show the order of assignments and actions.
    const asked = effects.map(({ type, params }) => ({ type, params }))
    return describeMoment(model, { snapshot, effects: asked }, { snapshot: here.snapshot, effects: [] })
  }
  return [...lines].map(([line, found]) => {
    found.sort((one, other) => (one.leads < other.leads ? -1 : 1))
    const idle = found.filter(({ edge: { from, to } }) => from === to).length
    const every = Math.ceil(found.length / mostObserved)
    const shown = found.filter((_, index) => index % every === 0).flatMap(({ edge }) => shownBy(edge))
    const print = fingerprint([...found.map(({ leads }) => leads), ...shown].join('\n'))
    const nothing = idle > 0 ? `, nothing changes in ${idle}` : ''
    return `${line}: ${found.length === 1 ? '1 situation' : `${found.length} situations`}${nothing} (${print})`
  })
}

const lineOf = /^(in .*): \d+ situations?[^:]*\([0-9a-z]{7}\)$/

export const isEverywhereLine = (line: string): boolean => lineOf.test(line)

const whereIn = (line: string): string => lineOf.exec(line)?.[1] ?? line

/** The differences between the effect of each step and the approved effect, one sentence each. */
export function everywhereChanges(approved: readonly string[], now: readonly string[]): string[] {
  const [before, after] = [approved, now].map((lines) => new Map(lines.map((line) => [whereIn(line), line])))
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].flatMap((where) => {
    const [old, recent] = [before?.get(where), after?.get(where)]
    if (old === recent) return []
    const says = where.replace(/^in/, 'In')
    if (!recent) return [`${says}: this no longer happens.`]
    return [old ? `${says}: it leads elsewhere in some situations.` : `${says}: this happens now.`]
  })
}
