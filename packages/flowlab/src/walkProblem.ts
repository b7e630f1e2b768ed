import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Flow } from './model/flow.ts'
import { suiteOf } from './walk/run.ts'

const own = dirname(fileURLToPath(import.meta.url))

/** The reasons why a flow cannot be walked and their remedies, one sentence each; empty if it can be walked. */
export function walkProblem(flow: Flow, file: string, exportedAs: ReadonlyMap<AnyStateMachine, string>): string[] {
  try {
    suiteOf(flow.model)
    return []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const frames = placesIn(error)
    const says = error.message.replaceAll(/\s*\n\s*/g, ' ')
    // An error thrown by the lab itself already names the remedy.
    if (frames[0]?.startsWith(own)) return [`${flow.name}: ${says}`]
    const place = frames.find((frame) => !frame.includes('/node_modules/') && !frame.startsWith(own))
    const at = place ? `, at ${relative(process.cwd(), place)}` : ''
    const name = exportedAs.get(flow.model.machine)
    const isInferred =
      name !== undefined && flow.model.inputs.start !== undefined && flow.name === flow.model.machine.id
    return isInferred
      ? [
          `${flow.name}: the machine fails with samples from its chart alone, where each payload, input and answer is empty: ${says}${at}`,
          `Write samples: flowlab ${file} samples > FLOWS.ts, give them values, then flowlab FLOWS.ts`,
        ]
      : [
          `${flow.name}: the machine fails with its samples: ${says}${at}. A payload or an answer lacks what it reads there.`,
        ]
  }
}

/** `file:line` of each frame, the innermost first. */
const placesIn = ({ stack = '' }: Error): string[] =>
  [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+/g)].map(([, path, line]) => `${path}:${line}`)
