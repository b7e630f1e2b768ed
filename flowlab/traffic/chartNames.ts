import { join, relative } from 'node:path'
import type { Flow } from 'flowlab/model/flow.ts'
import { statesOf } from 'flowlab/model/transitions.ts'
import type { ExportedFile } from 'flowlab/report/exports.ts'
import { documents, root } from '../places.ts'

/**
 * The names that a step of a trace may have, for the server: by flow and state, how many transitions each event has. The
 * flow's own transitions stand under the empty name.
 */
export function chartNames(flows: readonly Flow[]): ExportedFile {
  const charts = Object.fromEntries(
    flows.map(({ model: { machine } }) => [
      machine.id,
      Object.fromEntries(
        statesOf(machine).map((node) => [
          node.path.join('.'),
          Object.fromEntries([
            ...[...node.transitions].map(([event, all]) => [event, all.length]),
            ...(node.always ? [['always', node.always.length]] : []),
          ]),
        ]),
      ),
    ]),
  )
  return [relative(documents, join(root, 'server/features/traces/charts.json')), `${JSON.stringify(charts, null, 2)}\n`]
}
