import { describe } from 'vitest'
import { describeDrawn, describeFurther } from '../../support/flowTable/further.tsx'
import { describeVariants } from '../../support/flowTable/variants.ts'
import { tables } from './tables/all.ts'
import { drawn, further } from './tables/further.tsx'

describe('the screen of a flow with each value that the API allows', () => {
  for (const table of tables) describeVariants(table)
})

describe('the screen of a flow for each kind, step and reason', () => {
  for (const table of tables) {
    const rows = further[table.flow]
    if (rows) describeFurther(table, rows)
  }
  describeDrawn('pages', drawn)
})
