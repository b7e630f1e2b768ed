import type { Trace } from './walk.ts'

interface Change {
  path: string
  says: string
}

/**
 * Describes in sentences how the approved paths, walked again, differ from their approved results, which are no longer
 * generated and which are new. Equal changes of several paths are one sentence.
 */
export function changesOf(approved: readonly Trace[], again: readonly Trace[], generated: readonly Trace[]): string[] {
  const before = new Map(approved.map((trace) => [trace.id, trace]))
  const recent = new Set(generated.map(({ id }) => id))
  const places = new Map<string, string[]>()
  for (const { says, path } of [
    ...again.flatMap((trace) => stepChanges(before.get(trace.id) ?? trace, trace)),
    ...generated.filter(({ id }) => !before.has(id)).map((trace) => pathChange('There is a new path', trace)),
    ...approved
      .filter(({ id }) => !recent.has(id))
      .map((trace) => pathChange('No longer generated is the path', trace)),
  ])
    places.set(says, [...(places.get(says) ?? []), path])
  return [...places].map(([says, [first, ...more]]) =>
    more.length > 0 ? `${says} (path ${first} and ${more.length} more places)` : `${says} (path ${first})`,
  )
}

const mostShown = 12

/** The first of many changes, and how many more there are: one changed condition alters most of the paths behind it. */
export const shownChanges = (changes: readonly string[]): readonly string[] =>
  changes.length <= mostShown
    ? changes
    : [
        ...changes.slice(0, mostShown),
        `… and ${changes.length - mostShown} more, all in the diff of the approved file.`,
      ]

const pathChange = (says: string, { id, start, moments }: Trace): Change => ({
  path: id,
  says: `${says} from “${start}”: ${
    moments
      .slice(1)
      .map(({ step, shows }) => `${step} → ${shows[0] ?? 'nothing'}`)
      .join('; ') || 'the start alone'
  }.`,
})

function stepChanges(old: Trace, now: Trace): Change[] {
  const changes = now.moments.flatMap(({ step, shows }, index) => {
    const says = differences(old.moments[index]?.shows ?? [], shows)
    const when = index === 0 ? `At the start, “${now.start}”,` : `After “${step}”`
    return says.length > 0 ? [{ path: now.id, says: `${when} ${says.join(', and ')}.` }] : []
  })
  const next = old.moments[now.moments.length]
  const last = now.moments.at(-1)
  return next && last
    ? [...changes, { path: now.id, says: `After “${last.step}” there is no longer “${next.step}”.` }]
    : changes
}

function differences(before: readonly string[], now: readonly string[]): string[] {
  const less = before.filter((line) => !now.includes(line))
  const more = now.filter((line) => !before.includes(line))
  const isReordered = less.length + more.length === 0 && before.join('\n') !== now.join('\n')
  return [
    less.length > 0 ? `it no longer shows: ${less.join('; ')}` : '',
    more.length > 0 ? `it now shows: ${more.join('; ')}` : '',
    isReordered ? `the order is now: ${now.join('; ')}` : '',
  ].filter((each) => each !== '')
}
