import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proposals } from '../../server/kernel/db/schema.ts'
import type { Overview } from '../../src/domain/proposals/overviewSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The “your turn” list must agree with the overview's count and with each proposal's own turn. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const pairs = [
  ['investment', 'investor'],
  ['investor', 'want-to-sell'],
  ['want-to-grow', 'investor'],
  ['want-to-grow', 'want-to-grow'],
] as const

const listed = async (who: Person, query: string) =>
  (await server.request<{ list: Proposal[] }>('GET', `/api/proposals?limit=48&${query}`, undefined, who)).body.list
const overviewOf = async (who: Person) => (await server.request<Overview>('GET', '/api/overview', undefined, who)).body

it.each(pairs)('in every status between %s and %s, for both members', async (from, to) => {
  const [sender, receiver] = [await server.trialMember(from), await server.trialMember(to)]
  const [senderProfileId, receiverProfileId] = [await server.profileIdOf(sender), await server.profileIdOf(receiver)]
  const inTurn: string[] = []
  for (const status of proposalStatuses)
    for (const closeAskedBy of status === 'close_pending' ? [senderProfileId, receiverProfileId] : [null]) {
      await server.deps.db.delete(proposals)
      const row = { id: randomUUID(), requestId: randomUUID(), status, closeAskedBy, message: 'Shall we talk?' }
      await server.deps.db.insert(proposals).values({ ...row, senderProfileId, receiverProfileId })
      for (const [side, who] of [
        ['sender', sender],
        ['receiver', receiver],
      ] as const) {
        const at = `${status} ${side}`
        const turns = await listed(who, 'box=all&state=turn')
        const all = await listed(who, 'box=all')
        const overview = await overviewOf(who)
        expect([at, turns.length]).toEqual([at, overview.my_turn])
        expect([at, turns.map(({ id, status: seen }) => [id, seen])]).toEqual([
          at,
          overview.turns.map(({ id, status: seen }) => [id, seen]),
        ])
        expect([at, turns.map(({ id }) => id)]).toEqual([
          at,
          all.filter((one) => one.turn === 'mine' && status !== 'draft').map(({ id }) => id),
        ])
        if (turns.length > 0) inTurn.push(at)
      }
    }
  expect(inTurn).toEqual(expect.arrayContaining(['sent receiver', 'info_requested sender', 'viewed receiver']))
  expect(inTurn.filter((at) => at.startsWith('close_pending')).sort()).toEqual([
    'close_pending receiver',
    'close_pending sender',
  ])
  expect(inTurn.filter((at) => /offer_made|countered/.test(at))).toHaveLength(2)
  expect(inTurn.some((at) => /^(draft|accepted|declined|paused)/.test(at))).toBe(false)
})
