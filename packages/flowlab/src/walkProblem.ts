import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Flow } from './model/flow.ts'
import { inWords } from './report/skeleton.ts'
import type { InferredFlow } from './samples/typedFlow.ts'
import { suiteOf } from './walk/run.ts'

const own = dirname(fileURLToPath(import.meta.url))

/** The reasons why a flow cannot be walked and their remedies, one sentence each; empty if it can be walked. */
export function walkProblem(
  flow: Flow,
  file: string,
  inferred: InferredFlow | null,
  withoutTypes: string | null,
): string[] {
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
    return inferred
      ? [
          `${flow.name}: the machine fails with inferred samples, which are empty where nothing is known: ${says}${at}`,
          ...(withoutTypes === null ? [] : [withoutTypesText(withoutTypes)]),
          ...inferred.asks.map((ask) => `  ${inWords(ask)}`),
          `Write samples: flowlab ${file} samples > FLOWS.ts, give them values, then flowlab FLOWS.ts`,
        ]
      : [
          `${flow.name}: the machine fails with its samples: ${says}${at}. A payload or an answer lacks what it reads there.`,
        ]
  }
}

export const withoutTypesText = (reason: string) => `The samples are from the chart alone: ${reason}.`

/** `file:line` of each frame, the innermost first. */
const placesIn = ({ stack = '' }: Error): string[] =>
  [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+/g)].map(([, path, line]) => `${path}:${line}`)
