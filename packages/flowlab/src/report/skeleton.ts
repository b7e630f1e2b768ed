import type { Ask, InferredFlow } from '../samples/typedFlow.ts'
import { key, written } from '../samples/written.ts'

/** The place where a machine is exported, as the file with its samples imports it. */
export interface Place {
  file: string
  name: string
}

/** The beginning of a file with the samples of a machine: all that its chart and types say, for a person to complete. */
export function skeletonOf({ flow: { model }, asks, finite }: InferredFlow, { file, name }: Place): string {
  const { machine } = model
  const outcomes = Object.entries(model.outcomes).map(([source, some]) => {
    const each = typeof some === 'function' ? [] : some.map(written)
    return `    ${key(source)}: [${each.join(', ')}],`
  })
  const asked = (section: string) =>
    asks.filter(({ place }) => place.startsWith(section)).map((ask) => `  // ${inWords(ask)}`)
  return [
    "import { flow } from 'flowlab'",
    `import { ${name} } from './${file}'`,
    '',
    `export const ${name}Flow = flow('${machine.id}', ${name}, {`,
    '  // Where a walk may begin: an input of the machine by a name of yours.',
    ...asked('inputs'),
    '  inputs: {',
    ...Object.entries(model.inputs).map(([start, input]) => `    ${key(start)}: ${written(input)},`),
    '  },',
    '  // What a person does: one with each payload that makes a difference.',
    ...asked('events'),
    '  events: [',
    ...model.events.map((event) => `    ${written(event)},`),
    '  ],',
    '  // What each actor answers: one for each answer that makes a difference.',
    ...asked('outcomes'),
    ...(outcomes.length > 0 ? ['  outcomes: {', ...outcomes, '  },'] : ['  outcomes: {},']),
    '  // The values of the context that tell situations apart; finitely many.',
    ...asked('bound'),
    `  bound: ${finite.length > 0 ? `({ ${finite.join(', ')} }) => [${finite.join(', ')}]` : '() => null'},`,
    '  // The states where the flow stays for good without being final.',
    '  ends: [],',
    '})',
    '',
  ].join('\n')
}

/** An ask as a sentence. */
export const inWords = ({ place, says }: Ask) => `${place}: ${says}`
