import type { FlowGraph } from '../walk/explore.ts'
import { fingerprint } from '../walk/paths.ts'
import { placeOf } from './shown.ts'

/**
 * The effect of each step in every situation of a state, one line each: the number of situations in which it happens,
 * the number in which it changes nothing, and a fingerprint of its targets. Paths take a step once for each of its
 * behaviours; only these lines show the target from each of the situations that behave alike.
 */
export function everywhere({ situations, edgesFrom }: FlowGraph): string[] {
  const lines = new Map<string, { count: number; idle: number; leads: string[] }>()
  for (const [key, edges] of edgesFrom) {
    const place = placeOf(situations.get(key)?.snapshot.value)
    for (const { from, to, step, behaviour } of edges) {
      const line = `in ${place}, ${step.name}`
      const found = lines.get(line) ?? { count: 0, idle: 0, leads: [] }
      found.count++
      if (from === to) found.idle++
      found.leads.push(`${from} ${to} ${behaviour}`)
      lines.set(line, found)
    }
  }
  return [...lines].map(([line, { count, idle, leads }]) => {
    const nothing = idle > 0 ? `, nothing changes in ${idle}` : ''
    return `${line}: ${count === 1 ? '1 situation' : `${count} situations`}${nothing} (${fingerprint(leads.sort().join('\n'))})`
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
