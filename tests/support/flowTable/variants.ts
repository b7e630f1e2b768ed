import { describe, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { variantsOf } from '../dataVariants.ts'
import { differenceOf, expectApproved } from '../looks.ts'
import { holdTheDay } from './day.ts'
import { placeAndLook } from './placeAndLook.ts'
import type { FlowTable, Row } from './table.ts'

type Given = readonly [call: string, answer: { output: unknown }]
const isGiven = (happening: unknown): happening is Given =>
  Array.isArray(happening) && typeof happening[1] === 'object' && happening[1] !== null && 'output' in happening[1]

/** The shortest row that ends with the result of each call, where its data is first seen. */
function rowsByCall({ rows, also }: FlowTable): (readonly [string, Given, Row<AnyStateMachine>])[] {
  const found = new Map<string, readonly [string, Given, Row<AnyStateMachine>]>()
  for (const [state, row] of [...Object.entries(rows), ...Object.entries(also)]) {
    const given = row.after?.at(-1)
    if (!isGiven(given)) continue
    const name = `${given[0]} ${state}`
    found.set(name, [name, given, row])
  }
  return [...found.values()]
}

/**
 * Tests every value of each field for which the API allows few, one at a time: the resulting change on the screen is an
 * approved text.
 */
export function describeVariants(table: FlowTable): void {
  const variants = rowsByCall(table).flatMap(([name, given, row]) =>
    variantsOf(given[1].output).map((variant) => ({ name: `${name}, ${variant.name}`, variant, given, row })),
  )
  if (variants.length === 0) return
  describe(table.flow, () => {
    holdTheDay()
    it('by data', async () => {
      const look = (row: Row<AnyStateMachine>) => placeAndLook(table, row)
      const differences = new Map<string, string[]>()
      let [from, before]: [unknown, string] = [null, '']
      for (const { name, variant, given, row } of variants) {
        if (from !== row) [from, before] = [row, await look(row)]
        const changed = [given[0], { output: variant.value }] as const
        const now = await look({ ...row, after: [...(row.after ?? []).slice(0, -1), changed] })
        const difference = differenceOf(before, now)
        if (difference) differences.set(difference, [...(differences.get(difference) ?? []), name])
      }
      const reported = [...differences].map(([difference, names]) => `${names.join('\n')}\n${difference}`)
      expectApproved(`byData/${table.flow}`, 'by data', reported.join('\n\n'))
    })
  })
}
