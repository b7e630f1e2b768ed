import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file imports the other. */
export interface Arrow {
  from: string
  to: string
}
export const named = ({ from, to }: Arrow) => `${from} -> ${to}`

/** The source files in a folder and its subfolders. */
export const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.endsWith('.d.ts') && !path.includes('node_modules'))

/** Matches each import, of values and of types, static and dynamic: importing a type is a dependency too. */
const imported = /\b(?:from\s*|import\s*\(\s*(?:\/\*.*?\*\/\s*)?|import\s+)'(\.[^']+)'/g

/** The imports of our own files. */
export const arrowsOf = (from: string, text: string): Arrow[] =>
  [...text.matchAll(imported)].map(([, path = '']) => ({ from, to: join(dirname(from), path) }))

/** Every import between two of these files. */
export const arrowsAmong = (files: readonly string[]): Arrow[] => {
  const known = new Set(files)
  return files.flatMap((from) => arrowsOf(from, readFileSync(from, 'utf8')).filter(({ to }) => known.has(to)))
}

/** The dependencies between rooms; `roomOf` maps a path to its room. */
export function roomsOf(arrows: readonly Arrow[], roomOf: (path: string) => string) {
  const between = arrows.filter(({ from, to }) => roomOf(from) !== roomOf(to))
  const next = new Map<string, Set<string>>()
  for (const { from, to } of between) next.set(roomOf(from), (next.get(roomOf(from)) ?? new Set()).add(roomOf(to)))

  /** Everything that a room depends on, directly or indirectly. */
  function below(room: string): Set<string> {
    const found = new Set<string>()
    const waiting = [room]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      for (const other of next.get(one) ?? [])
        if (!found.has(other)) {
          found.add(other)
          waiting.push(other)
        }
    return found
  }

  /** The level of a room is above all that it imports; recursion is endless if there are cycles. */
  const floorOf = (room: string): number => 1 + Math.max(0, ...[...(next.get(room) ?? [])].map(floorOf))

  return {
    between,
    /** The imports that are part of a cycle. */
    inRings: (): Arrow[] => between.filter(({ from, to }) => below(roomOf(to)).has(roomOf(from))),
    floorOf,
  }
}
