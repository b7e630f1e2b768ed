import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { describeFlow } from '../../support/flowTable/row.ts'
import { tables } from './tables/all.ts'

/** Flows without a screen of their own. */
const withoutScreen: Readonly<Record<string, string>> = {
  waiting: 'its notice is a toast over every screen: tests/ui/slowCalls.test.ts',
  typingNotice: 'what the other side hears is a row of typing',
  marks: 'the other side sees them, in the rows of chat',
  member: 'runs what the rows of chatList and conversation draw',
  linkTargets: 'what it finds is on the cards of links: tests/ui/screens/listSearch.test.tsx',
  live: 'the stream of news; what it loses is said by the flows that listen to it',
}

describe('every flow', () => {
  it('has a table of its screen, or a reason for having none', async () => {
    const files = readdirSync('src/machines').filter((name) => name.endsWith('Machine.ts'))
    const flows = await Promise.all(
      files.map(async (name) => {
        const exported: object = await import(`../../../src/machines/${name.replace('.ts', '')}.ts`)
        return Object.values(exported).filter((value) => value instanceof StateMachine)
      }),
    )
    const shown = tables.map(({ machine }) => machine.id)
    expect([...shown, ...Object.keys(withoutScreen)].sort()).toEqual(
      flows.flatMap((found) => found.map(({ id }) => id)).sort(),
    )
  })
})

for (const table of tables) describeFlow(table)
