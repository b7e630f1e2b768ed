import { mutateMany } from 'flowlab/mutateMany.ts'
import type { MutationReport } from 'flowlab/mutation/mutate.ts'
import { table } from 'flowlab/report/table.ts'
import { type Command, say, selectFlows } from './command.ts'

const leastScore = 0.95

export const mutate: Command = {
  usage: 'mutate [NAME…]',
  says: 'how many single changes of the flows the approved tests notice',
  help: `Changes one thing of a flow at a time and judges it as npm test does: by the approved paths, and by which paths are
generated. A transition is removed, led elsewhere, swapped with the next, no longer reentering; a condition removed,
inverted, looking at stale context; an action or an actor removed; an assignment dropped or stale; another input or
output; a delay ten times as long; a state that accepts one more event; a state no longer final. Ends with 1 when fewer
than 95 % of the changes are noticed. Uses every processor.

  NAME…     these flows alone
  --json    the report as JSON`,
  takes: ['json'],
  run: async (names, { json }) => {
    const started = performance.now()
    const reports = await mutateMany(selectFlows(names), new URL('../registry.ts', import.meta.url).href)
    const sum = (count: (report: MutationReport) => number) => reports.reduce((all, each) => all + count(each), 0)
    const mutants = sum((report) => report.mutants)
    const score = sum(({ killed }) => killed) / Math.max(1, mutants)
    const seconds = Math.round((performance.now() - started) / 1000)
    if (json) say(JSON.stringify({ score, reports }, null, 2))
    else
      say(
        `${summary(reports)}\n\n${(score * 100).toFixed(1)} % of ${mutants} single changes are noticed, in ${seconds} s`,
      )
    return score >= leastScore ? 0 : 1
  },
}

const summary = (reports: readonly MutationReport[]) =>
  [
    table(
      ['flow', 'changes', 'noticed'],
      reports.map(({ flow, mutants, killed }) => [flow, String(mutants), String(killed)]),
    ),
    ...reports.flatMap(({ flow, survivors }) =>
      survivors.map(
        ({ name, because }) => `${flow}, not noticed: ${name}${because ? ` (nobody could: ${because})` : ''}`,
      ),
    ),
  ].join('\n')
