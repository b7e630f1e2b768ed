import type { AnyStateMachine } from 'xstate'
import { inferFlow } from '../model/infer.ts'
import type { ActorOutcome } from '../model/step.ts'

/** The place where a machine is exported, as the file with its samples imports it. */
export interface Place {
  file: string
  name: string
}

const written = (outcome: ActorOutcome): string => {
  if ('error' in outcome) return "{ error: new Error('no response') }"
  if ('snapshot' in outcome) return '{ snapshot: {} }'
  return '{ output: {} }'
}
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

/** A template for the samples of a machine: every name in the chart, with values for a person to fill in. */
export function skeletonOf(machine: AnyStateMachine, { file, name }: Place): string {
  const { model } = inferFlow(machine)
  const outcomes = Object.entries(model.outcomes).map(([source, some]) => {
    const each = typeof some === 'function' ? [] : some.map(written)
    return `    ${key(source)}: [${each.join(', ')}],`
  })
  return [
    "import { flow } from 'flowlab'",
    `import { ${name} } from './${file}'`,
    '',
    `export const ${name}Flow = flow('${machine.id}', ${name}, {`,
    '  // Where a walk may begin: an input of the machine by a name of yours.',
    '  inputs: { start: {} },',
    '  // What a person does: one with each payload that makes a difference.',
    '  events: [',
    ...model.events.map(({ type }) => `    { type: '${type}' },`),
    '  ],',
    '  // What each actor answers: one for each answer that makes a difference.',
    ...(outcomes.length > 0 ? ['  outcomes: {', ...outcomes, '  },'] : ['  outcomes: {},']),
    '  // The values of the context that tell situations apart; finitely many.',
    '  bound: () => null,',
    '  // The states where the flow stays for good without being final.',
    '  ends: [],',
    '})',
    '',
  ].join('\n')
}
