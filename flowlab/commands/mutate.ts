import { mutateMany } from 'flowlab/mutateMany.ts'
import type { MutationReport } from 'flowlab/mutation/mutate.ts'
import { table } from 'flowlab/report/table.ts'
import { type Command, say, selectFlows } from './command.ts'

const leastScore = 0.95

export const mutate: Command = {
  usage: 'mutate [NAME…]',
  says: 'mutation tests: how many changes to the flows the approved tests detect',
  help: `Makes one change to a flow at a time and judges it as npm test does: by the approved paths, and by which paths are
generated. A transition is removed, redirected, swapped with the next, or no longer reenters; a condition is removed,
inverted, or reads stale context; an action or an actor is removed; an assignment is dropped or stale; an input or output
is different; a delay is ten times as long; a state accepts one more event or is no longer final. Exits with 1 if fewer
than 95 % of the changes are detected. Uses every processor.

  NAME…     only these flows
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
    else say(`${summary(reports)}\n\n${(score * 100).toFixed(1)} % of ${mutants} changes are detected, in ${seconds} s`)
    return score >= leastScore ? 0 : 1
  },
}

const summary = (reports: readonly MutationReport[]) =>
  [
    table(
      ['flow', 'changes', 'detected'],
      reports.map(({ flow, mutants, killed }) => [flow, String(mutants), String(killed)]),
    ),
    ...reports.flatMap(({ flow, survivors }) =>
      survivors.map(
        ({ name, because }) => `${flow}, not detected: ${name}${because ? ` (equivalent: ${because})` : ''}`,
      ),
    ),
  ].join('\n')
