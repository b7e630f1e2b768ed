import type { Line } from './inside.ts'
import type { Numbered } from './rewrite.ts'

const placeOf = ({ file, line }: Numbered) => `${file}:${line}`

/** A line of progress; null if nothing was decided. */
export function printed(line: Line, sites: readonly Numbered[]): string | null {
  if (line.kind === 'file') return null
  if (line.kind === 'red') return `  red without any change, so not used: ${line.file}: ${line.test}`
  const site = sites.find(({ number }) => number === line.site)
  if (!site) return null
  if (line.kind === 'noticed')
    return `noticed   ${placeOf(site)} ${site.change}\n          by ${line.file}: ${line.test}`
  return line.kind === 'void' ? `not so    ${placeOf(site)}: ${line.file} is red by itself there` : null
}

export type Verdict = 'noticed' | 'survives' | 'not reached'

/** The result of each change. */
export function verdictsOf(lines: readonly Line[], sites: readonly Numbered[]): Map<Numbered, Verdict> {
  const verdicts = new Map<number, Verdict>()
  for (const line of lines) {
    if (line.kind === 'reached' && verdicts.get(line.site) !== 'noticed') verdicts.set(line.site, 'survives')
    if (line.kind === 'noticed') verdicts.set(line.site, 'noticed')
    if (line.kind === 'void') verdicts.set(line.site, 'survives')
  }
  return new Map(sites.map((site) => [site, verdicts.get(site.number) ?? 'not reached']))
}

/** The figures by operator, each survivor with its site, and the share that was detected. */
export function summary(verdicts: ReadonlyMap<Numbered, Verdict>): number {
  const rows: Record<string, Record<Verdict, number>> = {}
  for (const [{ operator }, verdict] of verdicts) {
    const row = rows[operator] ?? { noticed: 0, survives: 0, 'not reached': 0 }
    rows[operator] = { ...row, [verdict]: row[verdict] + 1 }
  }
  console.table(rows)
  for (const [site, verdict] of verdicts)
    if (verdict !== 'noticed') console.log(`${verdict}: ${placeOf(site)} (${site.operator}) ${site.change}`)
  const noticed = [...verdicts.values()].filter((verdict) => verdict === 'noticed').length
  const share = verdicts.size === 0 ? 0 : Math.round((1000 * noticed) / verdicts.size) / 10
  console.log(`${noticed} of ${verdicts.size} changes were noticed: ${share} %`)
  return share
}
