import { describe } from 'vitest'
import { describeDrawn, describeFurther, describeVariants } from '../../support/flowTable.tsx'
import { tables } from './tables/all.ts'
import { drawn, further } from './tables/further.tsx'

describe('what the screen of a flow makes of each value that the wire allows', () => {
  for (const table of tables) describeVariants(table)
})

describe('what the screen of a flow makes of each kind, step and reason', () => {
  for (const table of tables) {
    const rows = further[table.flow]
    if (rows) describeFurther(table, rows)
  }
  describeDrawn('pages', drawn)
})
