import { existsSync, readFileSync } from 'node:fs'
import { coverageReport, coverageTable, inWords } from 'flowlab/report/coverage.ts'
import { saveCoverage, savedCoverage } from 'flowlab/report/coverageStore.ts'
import { type Counts, seenOf } from 'flowlab/report/seen.ts'
import { flows } from '../registry.ts'
import { type Command, say, UsageError } from './command.ts'

export const coverage: Command = {
  usage: 'coverage [FILE]',
  says: 'what unit, browser and real runs reached',
  help: `Prints which states and transitions the last unit tests, browser tests and real sessions reached, and a path
to each transition that no unit test took. Exits with 1 if there are any.

  FILE      the counts that the gallery saved of watched tabs; stored until the next file
  --json    the same as JSON`,
  takes: ['json'],
  run: async ([saved], { json }) => {
    if (saved) importWatchedCounts(saved)
    const coverages = { unit: savedCoverage('unit'), browser: savedCoverage('browser'), real: savedCoverage('real') }
    const reports = flows.map((flow) => coverageReport(flow, coverages))
    if (json) say(JSON.stringify(reports, null, 2))
    else {
      say(coverageTable(reports))
      for (const { flow, missed } of reports) for (const each of missed) say(`${flow} ${inWords(each)}`)
    }
    return reports.some(({ missed }) => missed.length > 0) ? 1 : 0
  },
}

/** Saves the counts of the gallery's watched tabs, by the id of the machine. */
function importWatchedCounts(file: string): void {
  if (!existsSync(file)) throw new UsageError(`there is no file "${file}"`)
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Counts
  for (const flow of flows) {
    const counts = new Map(seenOf(flow, seen))
    if (counts.size > 0) saveCoverage('real', flow.name, { states: counts, transitions: counts })
  }
}
