import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles, proposalSteps, proposals } from '../../server/kernel/db/schema.ts'
import { lifecycle, type ProposalAction, proposalActions, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { type ProposalActor, type ProposalStatus, proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import { type Person, startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Person
let investor: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.trialMember('investment')
  investor = await server.trialMember('investor')
  stranger = await server.trialMember('investor')
})
afterAll(() => server.close())

const offer = {
  amount: { minor: 50_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 12.5,
  validity_days: 7,
  note: '',
}

/** The valid input of each action. */
async function bodyOf(action: ProposalAction, name: string) {
  if (action === 'decline' || action === 'close_lost') return { reason: 'geography' }
  if (action === 'request_info' || action === 'answer') return { text: 'Words' }
  if (action === 'make_offer' || action === 'counter') return { offer }
  if (action === 'confirm_close') return { agreed: true }
  return action === 'sign_nda' ? { text: name, agreed: true } : {}
}

async function nameOf(person: Person, accountType: string) {
  const { body } = await server.request<{ profile: { basic: { first_name: string; last_name: string } } }>(
    'GET',
    `/api/profiles/${accountType}`,
    undefined,
    person,
  )
  return `${body.profile.basic.first_name} ${body.profile.basic.last_name}`
}

/** Not requested as steps: they are caused by a message, a block, a read or a sweep. */
const never: readonly ProposalAction[] = ['open', 'first_message', 'block']

const permits = (by: ProposalActor | undefined, side: 'sender' | 'receiver', brings: 'owner' | 'investor') =>
  by === side || by === brings || by === 'either' || (by === 'other_side' && side === 'receiver')

describe.each([
  { sends: 'owner', receives: 'investor' },
  { sends: 'investor', receives: 'owner' },
] as const)('sent by the $sends: every status, action and role', ({ sends, receives }) => {
  it.each(proposalStatuses)('%s', async (status) => {
    const people = { owner, investor }
    const ids = { owner: await server.profileIdOf(owner), investor: await server.profileIdOf(investor) }
    const names = { owner: await nameOf(owner, 'investment'), investor: await nameOf(investor, 'investor') }
    await server.deps.db.delete(proposals)
    const row = {
      id: randomUUID(),
      requestId: randomUUID(),
      senderProfileId: ids[sends],
      receiverProfileId: ids[receives],
      status,
      statusBefore: status === 'paused' ? ('sent' as const) : null,
      message: 'Shall we talk?',
      closeAskedBy: ids[sends],
    }
    const afresh = async () => {
      await server.deps.db.delete(proposals)
      await server.deps.db.update(profiles).set({ dealClosedAt: null })
      await server.deps.db.insert(proposals).values(row)
    }
    const reported: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const action of proposalActions)
      for (const brings of ['owner', 'investor'] as const) {
        await afresh()
        const side = brings === sends ? 'sender' : 'receiver'
        const answer = await server.request<{
          proposal?: { status: ProposalStatus }
          code?: string
          from?: string
          event?: string
        }>(
          'POST',
          `/api/proposals/${row.id}/${action.replaceAll('_', '-')}`,
          await bodyOf(action, names[brings]),
          people[brings],
        )
        const [stored] = await server.deps.db.select().from(proposals).where(eq(proposals.id, row.id))
        const case_ = `${action} by the ${brings}, the ${side}`
        reported[case_] = `${answer.status} ${stored?.status}`
        const to = statusAfter(status, action, row.statusBefore)
        const allowed = to && !never.includes(action) && permits(lifecycle[status][action]?.by, side, brings)
        const hidden = status === 'draft' && side === 'receiver'
        const repeated = action === 'send' && status === 'sent' && side === 'sender'
        expected[case_] = allowed ? `200 ${to}` : hidden ? `404 ${status}` : repeated ? '200 sent' : `409 ${status}`
        if (answer.status === 409)
          expect(answer.body).toMatchObject({ code: 'ILLEGAL_TRANSITION', from: status, event: action })
      }
    expect(reported).toEqual(expected)
    await afresh()
    for (const action of ['accept', 'withdraw', 'counter'])
      expect((await server.request('POST', `/api/proposals/${row.id}/${action}`, {}, stranger)).status).toBe(404)
  })
})

describe('the input of a step', () => {
  const place = async (status: ProposalStatus) => {
    await server.deps.db.delete(proposals)
    const id = randomUUID()
    await server.deps.db.insert(proposals).values({
      id,
      requestId: randomUUID(),
      senderProfileId: await server.profileIdOf(owner),
      receiverProfileId: await server.profileIdOf(investor),
      status,
      message: 'Shall we talk?',
    })
    return id
  }
  const take = async (person: Person, id: string, action: string, body: object) => {
    const answer = await server.request<{ fields?: Record<string, string> }>(
      'POST',
      `/api/proposals/${id}/${action}`,
      body,
      person,
    )
    return { status: answer.status, fields: answer.body.fields }
  }

  it.each([
    ['sent', 'decline', {}, { reason: 'required' }],
    ['sent', 'decline', { reason: 'because' }, { reason: 'invalid' }],
    ['sent', 'request-info', { text: ' ' }, { text: 'required' }],
    ['nda_pending', 'sign-nda', { text: 'Somebody Else', agreed: true }, { text: 'invalid' }],
    ['nda_pending', 'sign-nda', { text: 'Somebody Else' }, { agreed: 'required' }],
    ['in_discussion', 'make-offer', {}, { offer: 'required' }],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, amount: { minor: 1, currency: 'XXX' } } },
      { 'offer.amount.currency': 'invalid' },
    ],
    ['in_discussion', 'make-offer', { offer: { ...offer, instrument: 'gold' } }, { 'offer.instrument': 'invalid' }],
    ['in_discussion', 'make-offer', { offer: { ...offer, stake: 100.01 } }, { 'offer.stake': 'invalid' }],
    ['in_discussion', 'make-offer', { offer: { ...offer, stake: 0 } }, { 'offer.stake': 'notZero' }],
    ['in_discussion', 'make-offer', { offer: { ...offer, stake: null } }, { 'offer.stake': 'required' }],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, instrument: 'term-loan' } },
      { 'offer.interest': 'required', 'offer.term_months': 'required' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, instrument: 'term-loan', interest: 101, term_months: 361 } },
      { 'offer.interest': 'invalid', 'offer.term_months': 'invalid' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, instrument: 'safe-isafe', valuation_cap: { minor: 500, currency: 'USD' } } },
      { 'offer.valuation_cap': 'invalid' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, instrument: 'revenue-based', interest: 11, term_months: 18 } },
      { 'offer.revenue_share': 'required', 'offer.repayment_cap': 'required' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, instrument: 'revenue-based', revenue_share: 0, repayment_cap: 0.5 } },
      { 'offer.revenue_share': 'invalid', 'offer.repayment_cap': 'invalid' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, instrument: 'safe-isafe', discount: 20.125 } },
      { 'offer.discount': 'invalid' },
    ],
    ['in_discussion', 'make-offer', { offer: { ...offer, stake: 12.345 } }, { 'offer.stake': 'invalid' }],
    ['in_discussion', 'make-offer', { offer: { ...offer, validity_days: 2 } }, { 'offer.validity_days': 'invalid' }],
    ['in_discussion', 'make-offer', { offer: { ...offer, validity_days: 31 } }, { 'offer.validity_days': 'invalid' }],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, amount: { minor: 0, currency: 'INR' } } },
      { 'offer.amount': 'invalid' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, amount: { minor: 150, currency: 'INR' } } },
      { 'offer.amount': 'invalid' },
    ],
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, amount: { minor: 1.5, currency: 'INR' } } },
      { 'offer.amount': 'invalid', 'offer.amount.minor': 'invalid' },
    ],
    // The former format: whole units with their currency.
    [
      'in_discussion',
      'make-offer',
      { offer: { ...offer, amount: 500_000, currency: 'INR' } },
      { 'offer.amount': 'invalid' },
    ],
  ] as const)('%s, %s with %j is refused at its field', async (status, action, body, fields) => {
    const id = await place(status)
    expect(await take(investor, id, action, body)).toEqual({ status: 422, fields })
    expect(await server.deps.db.select().from(proposalSteps).where(eq(proposalSteps.proposalId, id))).toEqual([])
  })
})
