import { chartOf } from '../draw/chart.ts'
import type { Flow } from '../model/flow.ts'
import { reachableStates } from '../model/transitions.ts'
import { reachedPlainly } from '../walk/plain.ts'
import type { ExportedFile } from './exports.ts'

const kinds = ['answered', 'lost', 'delay', 'always', 'event'] as const

/**
 * A row of the table: the share of a flow that `@xstate/graph` reaches alone, and the transitions that it misses, by
 * kind.
 */
function reachOf({ name, model }: Flow): string {
  const { states, transitions } = reachedPlainly(model)
  const all = reachableStates(model.machine)
  const { edges } = chartOf(name, model.machine)
  const missed = edges.filter(({ id }) => !transitions.has(id))
  const behind = all.filter(({ id }) => !states.has(id)).map(({ id }) => `\`${id.split('.').slice(1).join('.')}\``)
  return `| ${[
    name,
    `${all.length - behind.length} of ${all.length}`,
    `${edges.length - missed.length} of ${edges.length}`,
    ...kinds.map((kind) => String(missed.filter((edge) => edge.kind === kind).length)),
    behind.join(', ') || 'none',
  ].join(' | ')} |`
}

/** A table of the additional coverage of the suite over `@xstate/graph`. */
export const reachTable = (flows: readonly Flow[]): ExportedFile => [
  'reach.md',
  `# What only the Lab reaches

Written by \`npm run flows export\`; \`tests/flowlab/reach.test.ts\` fails when it is not what the machines are.

The walk of the Lab is that of \`@xstate/graph\` (\`packages/flowlab/src/walk/traversal.ts\`). By itself the library
gives a machine the events of a person alone: it starts no actor, so no answer comes and none is lost; it has no clock, so no
delay ends; it shows a row of immediate steps as one. \`createTestModel\` refuses a machine that has an actor or a delay. With
the same sample events it reaches the states and transitions below, all of which the Lab reaches too; the Lab reaches the rest
as well, because an answer, a lost answer and the end of a delay are steps of its walk. A person's event is among the rest where
its state lies behind such a step.

| flow | states | transitions | only the Lab: answers | lost answers | delays | immediate steps | events behind them | states behind them |
|---|---:|---:|---:|---:|---:|---:|---:|---|
${flows.map(reachOf).join('\n')}
`,
]
