import type { AnyStateMachine } from 'xstate'

const inline: Readonly<Record<string, string>> = {
  guard: 'inline guard',
  src: 'inline actor',
  actions: 'inline action',
  entry: 'inline action',
  exit: 'inline action',
}

/**
 * A machine's configuration as JSON that `createMachine` and Stately's editor load. What is written inline gets a name
 * in place of its code, so that no transition loses its guard; what computes a value (context, input, params) is left
 * out.
 */
export function statelyJson({ config }: AnyStateMachine): string {
  return JSON.stringify(
    config,
    function (this: unknown, key, value) {
      if (typeof value !== 'function') return value
      return Array.isArray(this) ? inline.actions : inline[key]
    },
    2,
  )
}

/** The same as code. */
export const statelyCode = (machine: AnyStateMachine): string =>
  `import { createMachine } from 'xstate'\n\nexport const ${machine.id.replaceAll(/\W+/g, '_')}Machine = createMachine(${statelyJson(machine)})\n`
