import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { decide } from '../../server/features/reviews/decide.ts'
import { accounts, profiles } from '../../server/kernel/db/schema.ts'
import { isFinal, type ProposalAction, proposalActions, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { unstated } from '../support/unstated.ts'

/**
 * Exclusive talks end with their proposal, whatever ends it: neither member reads of them any more, and the proposals
 * that were on hold go on (docs/product: proposals).
 */

type Answer = { proposal: Proposal }
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  ...{ stake: 100, ...unstated },
  validity_days: 7,
  note: 'Cash.',
}
const act = async (person: Person, id: string, action: string, body: object = {}) =>
  (await server.request<Answer>('POST', `/api/proposals/${id}/${action}`, body, person)).body.proposal
const read = async (person: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal

/** A proposal of an investor, taken up to an offer. */
async function offered(investor: Person, owner: Person): Promise<Proposal> {
  const receiver = await server.profileIdOf(owner)
  const sent = { request_id: randomUUID(), receiver_profile_id: receiver, message: 'Shall we talk?' }
  const { id } = (await server.request<Answer>('POST', '/api/proposals', sent, investor)).body.proposal
  const { chat_id } = await act(owner, id, 'accept')
  const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await server.request('POST', `/api/chats/${chat_id}/messages`, message, investor)
  return act(investor, id, 'make-offer', { offer })
}

interface Talks {
  owner: Person
  buyer: Person
  bound: Proposal
}
/** Each action that can end a proposal in exclusive talks, as it happens. */
const endings: Partial<Record<ProposalAction, (talks: Talks) => Promise<unknown>>> = {
  close_lost: ({ buyer, bound }) => act(buyer, bound.id, 'close-lost', { reason: 'geography' }),
  confirm_close: async ({ owner, buyer, bound }) => {
    await act(owner, bound.id, 'confirm-close', { agreed: true })
    await act(buyer, bound.id, 'confirm-close', { agreed: true })
  },
  block: ({ owner, bound }) => server.request('PUT', `/api/chats/${bound.chat_id}/settings`, { blocked: true }, owner),
  delete_account: async ({ buyer }) => {
    await server.deps.db
      .update(accounts)
      .set({ deletionDueAt: new Date(0) })
      .where(eq(accounts.id, buyer.id))
    await eraseDue(server.deps)
  },
  admin_remove: async ({ buyer }) => {
    const id = await server.profileIdOf(buyer)
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const seen = row?.updatedAt.toISOString() ?? ''
    await decide(server.deps, id, { action: 'suspend', seen, note: 'Complaints.', fields: {} })
  },
}

describe('exclusive talks', () => {
  it('are tested with everything that ends their proposal', () => {
    const ending = proposalActions.filter((action) =>
      (['due_diligence', 'close_pending'] as const).some((status) => {
        const to = statusAfter(status, action)
        return to !== null && isFinal(to)
      }),
    )
    expect(Object.keys(endings).sort()).toEqual(ending.sort())
  })

  it.each(Object.entries(endings))('end with %s', async (_, end) => {
    const owner = await server.trialMember('want-to-sell')
    const [buyer, rival] = [await server.trialMember('investor'), await server.trialMember('investor')]
    const [{ id }, waiting] = [await offered(buyer, owner), await offered(rival, owner)]
    const bound = await act(owner, id, 'accept-offer', { exclusive: true })
    expect([bound.status, typeof bound.exclusive_until]).toEqual(['due_diligence', 'string'])
    expect((await read(rival, waiting.id)).status).toBe('paused')
    await end({ owner, buyer, bound })
    await sweepProposals(server.deps)
    const { status, exclusive_until, expires_at } = await read(owner, id)
    expect([isFinal(status), exclusive_until, expires_at]).toEqual([true, null, null])
    const goesOn = status === 'closed_won' ? 'closed_lost' : 'offer_made'
    expect((await read(rival, waiting.id)).status).toBe(goesOn)
  })
})
