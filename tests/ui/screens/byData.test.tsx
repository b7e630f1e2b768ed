import { describe } from 'vitest'
import { describeVariants } from '../../support/flowTable.tsx'
import { tables } from './tables/all.ts'

describe('what the screen of a flow makes of each value that the wire allows', () => {
  for (const table of tables) describeVariants(table)
})
