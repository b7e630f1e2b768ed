import { describe } from 'vitest'
import { describeDrawn, describeFurther } from '../../support/flowTable/further.tsx'
import { describeVariants } from '../../support/flowTable/variants.ts'
import { itComparesAllOf } from '../../support/looks.ts'
import { tables } from './tables/all.ts'
import { drawn, further } from './tables/further.tsx'

/** Rows whose data is varied too, because those of the states do not show it. */
const rowsOf = (flow: string, ...names: string[]) =>
  Object.fromEntries(Object.entries(further[flow] ?? {}).filter(([name]) => names.includes(name)))
const varied: Readonly<Record<string, ReturnType<typeof rowsOf>>> = {
  wizard: rowsOf('wizard', 'other than what the lists have'),
  comparison: rowsOf('comparison', 'two alike'),
}

describe('the screen of a flow with each value that the API allows', () => {
  for (const table of tables) describeVariants(table, varied[table.flow])
})

describe('the screen of a flow for each kind, step and reason', () => {
  for (const table of tables) {
    const rows = further[table.flow]
    if (rows) describeFurther(table, rows)
  }
  describeDrawn('pages', drawn)
})

for (const part of ['byData', 'further']) itComparesAllOf(part)
