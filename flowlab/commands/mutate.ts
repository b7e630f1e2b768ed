import type { MutationReport } from '../mutate.ts'
import { mutateMany } from '../mutateMany.ts'
import { table } from '../report/table.ts'
import { type Command, chosen, say } from './command.ts'

const leastScore = 0.95

export const mutate: Command = {
  usage: 'mutate [NAME…]',
  says: 'how many single changes of the flows the generated tests notice',
  help: `Removes or redirects each transition, guard, action and actor, one at a time, and runs the generated tests on
each changed flow. Ends with 1 when fewer than 95 % of the changes are noticed. Uses every processor.

  NAME…     these flows alone
  --json    the report as JSON`,
  takes: ['json'],
  run: async (names, { json }) => {
    const started = performance.now()
    const reports = await mutateMany(chosen(names))
    const sum = (count: (report: MutationReport) => number) => reports.reduce((all, each) => all + count(each), 0)
    const mutants = sum((report) => report.mutants)
    const score = sum(({ killed }) => killed) / Math.max(1, mutants)
    const seconds = Math.round((performance.now() - started) / 1000)
    if (json) say(JSON.stringify({ score, reports }, null, 2))
    else
      say(`${told(reports)}\n\n${(score * 100).toFixed(1)} % of ${mutants} single changes are noticed, in ${seconds} s`)
    return score >= leastScore ? 0 : 1
  },
}

const told = (reports: readonly MutationReport[]) =>
  [
    table(
      ['flow', 'changes', 'noticed'],
      reports.map(({ flow, mutants, killed }) => [flow, String(mutants), String(killed)]),
    ),
    ...reports.flatMap(({ flow, survivors }) => survivors.map((each) => `${flow}, not noticed: ${each}`)),
  ].join('\n')
