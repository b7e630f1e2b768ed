import { chartOf } from '../draw/chart.ts'
import type { Flow } from '../model/flow.ts'
import { reachableStates } from '../model/transitions.ts'
import { reachedByLibrary } from '../walk/plain.ts'
import type { ExportedFile } from './exports.ts'

const kinds = ['answered', 'lost', 'delay', 'always', 'event'] as const

/**
 * A row of the table: the share of a flow that `@xstate/graph` reaches alone, and the transitions that it misses, by
 * kind.
 */
function reachOf({ name, model }: Flow): string {
  const { states, transitions } = reachedByLibrary(model)
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

The Flow Lab explores a machine with \`@xstate/graph\` (\`packages/flowlab/src/walk/traversal.ts\`). Used directly, the
library sends a machine only the events of a person. It starts no actor, so no answer arrives or is lost. It has no clock,
so no delay ends, and it shows a series of immediate transitions as one. \`createTestModel\` refuses a machine with an actor
or a delay. With the same sample events it reaches the states and transitions below. The Lab reaches all of them and the
rest too, because it also takes an answer, a lost answer and the end of a delay as steps. The rest includes events of a
person in states that are reached only by such a step.

| flow | states | transitions | only the Lab: answers | lost answers | delays | immediate steps | events behind them | states behind them |
|---|---:|---:|---:|---:|---:|---:|---:|---|
${flows.map(reachOf).join('\n')}
`,
]
