import { describe } from 'vitest'
import { describeAnswers } from '../../support/flowTable.tsx'
import { tables } from './tables/all.ts'

describe('what the screen of a flow makes of each answer to each call', () => {
  for (const table of tables) describeAnswers(table)
})
