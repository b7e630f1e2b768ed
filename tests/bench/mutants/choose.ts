import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/prepare.mjs'
import type { Numbered } from './rewrite.ts'
import { type Site, siteByHand, sitesOf } from './sites.ts'

export interface Choice {
  files: readonly string[]
  count: number
  seed: number
  /** Every change at a `file:line`. */
  only: readonly string[] | null
  /** The path of a file with hand-written changes. */
  changes: string | null
}

export const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

/** Texts and lists of names have their own tests and contain no decisions; nothing tests how a page is painted. */
const isRule = (file: string) =>
  !/(?:index|[oO]ptionLines|[wW]ords|places|receiptPdf|summaryPdf|pdfPen|pdfWorker|metrics)\.ts$|domain\/contract\/|ui\/theme\//.test(
    file,
  )

/** The client's code, which its own tests reach: screens, flows and what they call. */
export const isOfClient = (file: string): boolean => /^src\/(?:ui|effects|services|machines)\//.test(file)

const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  )

/** A random generator that repeats its numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Samples the operators evenly, in turn, and takes few changes from any one file. */
function sample(sites: readonly Numbered[], count: number, seed: number): Numbered[] {
  const random = randomOf(seed)
  const shuffled = sites.map((site) => ({ site, at: random() })).sort((one, other) => one.at - other.at)
  const groups = new Map<string, Numbered[]>()
  for (const { site } of shuffled) groups.set(site.operator, [...(groups.get(site.operator) ?? []), site])
  const perFile = new Map<string, number>()
  const limit = Math.max(2, Math.ceil((2 * count) / new Set(sites.map(({ file }) => file)).size))
  const chosen: Numbered[] = []
  while (chosen.length < count && groups.size > 0)
    for (const [operator, group] of groups) {
      const next = group.shift()
      if (!next) groups.delete(operator)
      if (!next || chosen.length >= count || (perFile.get(next.file) ?? 0) >= limit) continue
      perFile.set(next.file, (perFile.get(next.file) ?? 0) + 1)
      chosen.push(next)
    }
  return chosen
}

/** The changes to try, and every site in their files, which shows the tests that belong to a file. */
export function chosenSites(choice: Choice): { sites: Numbered[]; everywhere: Numbered[] } {
  let last = 0
  const numbered = (site: Site): Numbered => ({ ...site, number: ++last })
  const all = (files: readonly string[]) =>
    files.flatMap((file) =>
      sitesOf(file, readFileSync(join(root, file), 'utf8'))
        // To load a screen's modules anew would give it a second React.
        .filter(({ isEarly }) => !isEarly || !isOfClient(file))
        .map(numbered),
    )
  if (choice.only) {
    const everywhere = all([...new Set(choice.only.map((place) => place.split(':')[0] ?? ''))])
    return { sites: everywhere.filter(({ file, line }) => choice.only?.includes(`${file}:${line}`)), everywhere }
  }
  const listed: { file: string; before: string; after: string }[] = choice.changes
    ? JSON.parse(readFileSync(choice.changes, 'utf8'))
    : []
  const byHand = listed.map(({ file, before, after }) =>
    numbered(siteByHand(file, readFileSync(join(root, file), 'utf8'), before, after)),
  )
  const patterns = choice.files.map(patternOf)
  const files = ['server/features', 'server/jobs', 'src']
    .flatMap(filesUnder)
    .filter((file) => isRule(file) && patterns.some((pattern) => pattern.test(file)))
  const known = all([...new Set([...files, ...listed.map(({ file }) => file)])])
  const drawn = sample(
    known.filter(({ file }) => files.includes(file)),
    choice.count,
    choice.seed,
  )
  const sites = [...byHand, ...drawn]
  const touched = new Set(sites.map(({ file }) => file))
  return { sites, everywhere: known.filter(({ file }) => touched.has(file)) }
}
