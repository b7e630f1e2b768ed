import { describe } from 'vitest'
import { describeActs } from '../../support/flowTable/acts.ts'
import { describeAnswers } from '../../support/flowTable/answers.ts'
import { describeTypedInHindi } from '../../support/flowTable/typedInHindi.ts'
import { itComparesAllOf } from '../../support/looks.ts'
import { tables } from './tables/all.ts'
import { further } from './tables/further.tsx'

describe('the result on a flow’s screen of each response to each call', () => {
  for (const table of tables) describeAnswers(table)
})

describe('the events sent by every control on a flow’s screen', () => {
  const onTheWizard = ['draftAutosave', 'draftSaving', 'optionLists', 'places', 'documentUploads']
  for (const table of tables)
    describeActs(table, {
      further: Object.values(further[table.flow] ?? {}),
      isPart: onTheWizard.includes(table.flow),
    })
})

for (const part of ['answers', 'sentOnce']) itComparesAllOf(part)

describe('the events sent by every text field on a page in Hindi', () => {
  for (const table of tables) describeTypedInHindi(table, Object.values(further[table.flow] ?? {}))
})
