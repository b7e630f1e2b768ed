import { describe } from 'vitest'
import { describeDrawn, describeFurther } from '../../support/flowTable/further.tsx'
import { describeVariants } from '../../support/flowTable/variants.ts'
import { tables } from './tables/all.ts'
import { drawn, further } from './tables/further.tsx'

describe('the screen of a flow with each value that the API allows', () => {
  // Every other row of the wizard stops before the second step is filled in.
  const name = 'other than what the lists have'
  const [filledIn] = [further.wizard?.[name]].filter((row) => row !== undefined)
  for (const table of tables) describeVariants(table, table.flow === 'wizard' && filledIn ? { [name]: filledIn } : {})
})

describe('the screen of a flow for each kind, step and reason', () => {
  for (const table of tables) {
    const rows = further[table.flow]
    if (rows) describeFurther(table, rows)
  }
  describeDrawn('pages', drawn)
})
