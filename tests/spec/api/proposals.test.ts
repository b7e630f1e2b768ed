import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { sweepProposals } from '../../../server/features/proposals/timers.ts'
import { proposals } from '../../../server/kernel/db/schema.ts'
import { reviewKey } from '../../../server/kernel/http/reviewerOnly.ts'
import type { ListingPage } from '../../../src/domain/contract/market.ts'
import type { MySubscription } from '../../../src/domain/contract/memberships.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { paymentsOn } from '../../support/payments.ts'
import { pdfText } from '../../support/pdfText.ts'
import { type Person, password, startTestServer } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'

/**
 * The permitted senders and receivers, and the requirements and effects of each step: 12.1 to 12.5, 12.9 to 12.25, 12.67,
 * 12.68, 12.72 to 12.74 and 12.94.
 */

type Answer = { proposal: Proposal; code?: string; fields?: Record<string, string> }
const day = 86_400_000
const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 40,
  validity_days: 7,
  note: '',
}

let server: Awaited<ReturnType<typeof startTestServer>>
let payments: ReturnType<typeof paymentsOn>
beforeAll(async () => {
  server = await startTestServer()
  payments = paymentsOn(server)
})
afterAll(() => server.close())

const on = (accountType: AccountType) => server.trialMember(accountType)
const loginTypeOf = (accountType: AccountType) => (accountType === 'investor' ? 'investor' : 'entrepreneur')
const propose = async (from: Person, to: Person, more: object = {}) =>
  server.request<Answer>(
    'POST',
    '/api/proposals',
    {
      request_id: randomUUID(),
      receiver_profile_id: await server.profileIdOf(to),
      message: 'Shall we talk?',
      ...more,
    },
    from,
  )
const sent = async (from: Person, to: Person) => (await propose(from, to)).body.proposal.id
const act = (person: Person, id: string, step: string, body: object = {}) =>
  server.request<Answer>('POST', `/api/proposals/${id}/${step}`, body, person)
async function take(person: Person, id: string, step: string, body: object = {}): Promise<Proposal> {
  const answer = await act(person, id, step, body)
  expect([step, answer.status]).toEqual([step, 200])
  return answer.body.proposal
}
const look = async (person: Person, id: string) =>
  (await server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal
const write = (person: Person, chatId: string | null) =>
  server.request<{ code?: string }>(
    'POST',
    `/api/chats/${chatId}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' },
    person,
  )
async function talking(sender: Person, receiver: Person): Promise<string> {
  const id = await sent(sender, receiver)
  await write(sender, (await take(receiver, id, 'accept')).chat_id)
  return id
}
async function offered(investor: Person, owner: Person): Promise<string> {
  const id = await talking(investor, owner)
  await take(investor, id, 'make-offer', { offer })
  return id
}
async function closed(investor: Person, owner: Person): Promise<string> {
  const id = await offered(investor, owner)
  await take(owner, id, 'accept-offer')
  await take(owner, id, 'confirm-close', { agreed: true })
  expect((await take(investor, id, 'confirm-close', { agreed: true })).status).toBe('closed_won')
  return id
}
const listing = async (viewer: Person, of: Person) =>
  (
    await server.request<{ listing: ListingDetail }>(
      'GET',
      `/api/listings/${await server.profileIdOf(of)}`,
      undefined,
      viewer,
    )
  ).body.listing
/** A member who has bought a plan. */
async function subscriber(accountType: AccountType, planId: string): Promise<Person> {
  const person = await server.member(accountType)
  const { transaction } = (await payments.buy(person, { plan_id: planId })).body
  await payments.pay(transaction)
  expect((await payments.confirm(person, transaction)).status).toBe(200)
  return person
}
/** The number of proposals that the member has sent of those that the plan allows. */
const creditsUsed = async (person: Person) =>
  (await server.request<MySubscription>('GET', '/api/membership', undefined, person)).body.usage.proposals_sent

/** Runs an action this many days later; people log in again then. */
async function ahead<T>(days: number, happens: () => Promise<T>): Promise<T> {
  server.clock.ahead += days * day
  try {
    const happened = await happens()
    // Sends pending messages now: later they would no longer be due.
    await server.letters('nobody@test.in')
    return happened
  } finally {
    server.clock.ahead -= days * day
  }
}
async function again(person: Person, accountType: AccountType): Promise<Person> {
  const request = {
    login_type: loginTypeOf(accountType),
    target: { kind: 'email', email: person.email },
    password,
    remember: true,
  }
  const { body } = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', request)
  return { ...person, token: body.access_token, id: body.info_id }
}
const asReviewer = async <T>(method: string, path: string, body?: object) => {
  const answer = await server.app.request(`/api/reviews/${path}`, {
    method,
    headers: { 'x-review-key': reviewKey(server.deps), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as T
}

holds('12.1', async () => {
  for (const accountType of ['investment', 'want-to-sell'] as const) {
    const answer = await propose(await on(accountType), await on('investor'))
    expect([accountType, answer.status, answer.body.proposal?.status]).toEqual([accountType, 200, 'sent'])
  }
  expect((await propose(await on('investment'), await on('want-to-sell'))).status).toBe(403)
})

holds('12.2', async () => {
  for (const accountType of ['investment', 'want-to-sell'] as const) {
    const answer = await propose(await on('investor'), await on(accountType))
    expect([accountType, answer.status, answer.body.proposal?.status]).toEqual([accountType, 200, 'sent'])
  }
  expect((await propose(await on('investor'), await on('investor'))).status).toBe(403)
})

holds('12.3', async () => {
  const grower = await on('want-to-grow')
  const including = [
    await subscriber('investor', 'investor-yearly'),
    await on('want-to-grow'),
    await subscriber('investment', 'investment-yearly'),
    await subscriber('want-to-sell', 'want-to-sell-yearly'),
  ]
  for (const member of including) expect((await propose(member, grower)).status).toBe(200)
  for (const accountType of ['investment', 'want-to-sell', 'investor'] as const) {
    const answer = await propose(await on(accountType), grower)
    expect([accountType, answer.status, answer.body.code]).toEqual([accountType, 402, 'FEATURE_NOT_IN_PLAN'])
  }
  const none = await propose(await server.member('investor'), grower)
  expect([none.status, none.body.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED'])
  for (const [receiver, status] of [
    ['investor', 200],
    ['want-to-grow', 200],
    ['investment', 403],
    ['want-to-sell', 403],
  ] as const)
    expect([receiver, (await propose(await on('want-to-grow'), await on(receiver))).status]).toEqual([receiver, status])
})

holds('12.4', async () => {
  const [sender, receiver] = [await on('investment'), await on('investor')]
  const id = await sent(sender, receiver)
  const second = await propose(sender, receiver)
  expect([second.status, second.body.code]).toEqual([409, 'DUPLICATE_PROPOSAL'])
  await take(receiver, id, 'accept')
  expect((await propose(sender, receiver)).body.code).toBe('DUPLICATE_PROPOSAL')
  await take(receiver, id, 'close-lost', { reason: 'geography' })
  expect((await propose(sender, receiver)).status).toBe(200)
})

holds('12.5', async () => {
  const [declined, expired, withdrawn] = [
    [await subscriber('investment', 'investment-yearly'), await on('investor')],
    [await subscriber('investment', 'investment-yearly'), await on('investor')],
    [await subscriber('investment', 'investment-yearly'), await on('investor')],
  ] as const
  await take(declined[1], await sent(...declined), 'decline', { reason: 'geography' })
  const waiting = await propose(...declined)
  expect([waiting.status, waiting.body.code]).toEqual([409, 'DUPLICATE_PROPOSAL'])
  await take(withdrawn[0], await sent(...withdrawn), 'withdraw')
  await sent(...expired)
  await ahead(14.1, () => sweepProposals(server.deps))
  const pairs: [typeof declined, number][] = [
    [declined, 30],
    [withdrawn, 30],
    [expired, 44.1],
  ]
  for (const [[sender, receiver], over] of pairs) {
    const after = (days: number) =>
      ahead(days, async () => {
        const receiver_profile_id = await server.profileIdOf(await again(receiver, 'investor'))
        const request = { request_id: randomUUID(), receiver_profile_id, message: 'Shall we talk?' }
        return (await server.request<Answer>('POST', '/api/proposals', request, await again(sender, 'investment')))
          .status
      })
    expect([over, await after(over - 0.2), await after(over + 0.2)]).toEqual([over, 409, 200])
  }
})

holds('12.9', async () => {
  const receiver = await on('investor')
  const refused = async (from: Person, to: Person) => {
    const { status, body } = await propose(from, to)
    return [status, body.code]
  }
  expect(await refused(await server.member('investment'), receiver)).toEqual([402, 'SUBSCRIPTION_REQUIRED'])

  const busy = await on('investment')
  for (let proposals = 0; proposals < 3; proposals++) await sent(busy, await server.member('investor'))
  expect(await refused(busy, receiver)).toEqual([402, 'QUOTA_EXCEEDED'])

  const paused = async (person: Person, accountType: AccountType) => {
    type Stored = { profile: { business: object; status: string } }
    const at = `/api/profiles/${accountType}`
    const { business } = (await server.request<Stored>('GET', at, undefined, person)).body.profile
    const hidden = { answers: { ...business, visibility: 'hidden-paused' } }
    const { body } = await server.request<Stored>('PUT', `${at}/business`, hidden, person)
    expect(body.profile.status).toBe('paused')
    return person
  }
  const hiding = await paused(await on('investment'), 'investment')
  expect(await refused(hiding, receiver)).toEqual([403, 'PROFILE_NOT_APPROVED'])
  expect((await propose(await on('investment'), await paused(await on('investor'), 'investor'))).status).toBe(404)

  const [founder, other] = [await on('investment'), await on('investor')]
  const id = await sent(founder, other)
  expect(await refused(founder, other)).toEqual([409, 'DUPLICATE_PROPOSAL'])
  expect(await refused(other, founder)).toEqual([409, 'DUPLICATE_PROPOSAL'])
  const { chat_id } = await take(other, id, 'accept')
  const block = (blocked: boolean) => server.request('PUT', `/api/chats/${chat_id}/settings`, { blocked }, other)
  await block(true)
  expect(await refused(founder, other)).toEqual([403, 'BLOCKED'])
  expect(await refused(other, founder)).toEqual([403, 'BLOCKED'])
  await block(false)
  expect((await propose(founder, other)).status).toBe(200)
})

holds('12.10', async () => {
  const sender = await on('investment')
  expect(await creditsUsed(sender)).toBe(0)
  for (const used of [1, 2]) {
    await sent(sender, await server.member('investor'))
    expect(await creditsUsed(sender)).toBe(used)
  }
  await propose(sender, await server.member('investor'), { draft: true })
  expect(await creditsUsed(sender)).toBe(2)
})

holds('12.11', async () => {
  const sender = await subscriber('investment', 'investment-yearly')
  const seen = await on('investor')
  const id = await sent(sender, seen)
  await look(seen, id)
  expect(await creditsUsed(sender)).toBe(1)
  const used = await ahead(14.1, async () => {
    const later = await again(sender, 'investment')
    const before = await creditsUsed(later)
    await sweepProposals(server.deps)
    expect((await look(later, id)).status).toBe('expired')
    return [before, await creditsUsed(later)]
  })
  expect(used).toEqual([1, 0])
})

holds('12.12', async () => {
  const sender = await on('investment')
  const [reader, other] = [await on('investor'), await on('investor')]
  const [seen, unseen] = [await sent(sender, reader), await sent(sender, other)]
  expect((await look(reader, seen)).status).toBe('viewed')
  await take(sender, seen, 'withdraw')
  expect(await creditsUsed(sender)).toBe(2)
  await take(sender, unseen, 'withdraw')
  expect(await creditsUsed(sender)).toBe(1)
})

holds('12.13', async () => {
  const [sender, receiver] = [await on('investment'), await on('investor')]
  const id = await sent(sender, receiver)
  await look(receiver, id)
  const asSent = await look(sender, id)
  await take(receiver, id, 'shortlist')
  expect((await look(receiver, id)).status).toBe('shortlisted')
  const { updated_at: _, ...shown } = await look(sender, id)
  const { updated_at: __, ...before } = asSent
  expect(shown).toEqual(before)
  expect(shown.status).toBe('viewed')
  const list = await server.request<{ list: Proposal[] }>('GET', '/api/proposals?box=sent', undefined, sender)
  expect(list.body.list.map(({ id: one, status }) => [one, status])).toEqual([[id, 'viewed']])
  expect(JSON.stringify([shown.history, list.body])).not.toMatch(/"(status|action)":"shortlist/)
})

holds('12.14', async () => {
  const [sender, receiver] = [await on('investment'), await server.member('investor')]
  const id = await sent(sender, receiver)
  const refused = await act(receiver, id, 'accept')
  expect([refused.status, refused.body.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED'])
  await server.verifyMobile(receiver)
  await payments.buy(receiver, { plan_id: 'investor-free-trial' })
  expect((await act(receiver, id, 'accept')).body.proposal.status).toBe('accepted')
  const subscribed = await subscriber('investor', 'investor-monthly')
  expect((await act(subscribed, await sent(sender, subscribed), 'accept')).body.proposal.status).toBe('accepted')
})

holds('12.15', async () => {
  const [sender, receiver] = [await on('investment'), await on('investor')]
  const id = await sent(sender, receiver)
  const chatsOf = async (person: Person) =>
    (await server.request<{ list: { id: string }[] }>('GET', '/api/chats', undefined, person)).body.list.map(
      (chat) => chat.id,
    )
  expect([await chatsOf(sender), (await look(sender, id)).chat_id]).toEqual([[], null])
  const { chat_id } = await take(receiver, id, 'accept')
  expect([await chatsOf(sender), await chatsOf(receiver)]).toEqual([[chat_id], [chat_id]])
})

/** Option lists of 10.2 by their slugs: kebab-case of the English label. */
const slugsOf = async (name: string) => {
  const { body } = await server.request<{ list: { slug: string; label: string }[] }>(
    'GET',
    `/api/master-dropdown/${name}?type=INVESTMENT`,
  )
  return body.list.map(({ slug, label }) => [slug, label] as const)
}

holds('12.16', async () => {
  const options = (list: string) =>
    rowsBelow('10.2')
      .find((row) => row.list === list)
      ?.options?.split(';')
      .map((label) => label.trim()) ?? []
  const declining = options('decline-reason')
  const lost = [
    ...declining,
    ...options('closed-lost-reason')
      .slice(1)
      .map((label) => label.replace(/^then /, '')),
  ]
  expect([declining.length, lost.length]).toEqual([12, 17])
  for (const [list, labels] of [
    ['decline-reason', declining],
    ['closed-lost-reason', lost],
  ] as const)
    expect((await slugsOf(list)).map(([, label]) => label)).toEqual(labels)

  const { db } = server.deps
  const [sender, receiver] = [await on('investment'), await on('investor')]
  const ids = {
    senderProfileId: await server.profileIdOf(sender),
    receiverProfileId: await server.profileIdOf(receiver),
  }
  const placed = async (status: 'viewed' | 'in_discussion') => {
    const id = randomUUID()
    await db.insert(proposals).values({ id, ...ids, requestId: randomUUID(), status, message: 'Shall we talk?' })
    return id
  }
  for (const [status, step, list] of [
    ['viewed', 'decline', 'decline-reason'],
    ['in_discussion', 'close-lost', 'closed-lost-reason'],
  ] as const) {
    const id = await placed(status)
    for (const body of [{}, { reason: '' }, { reason: 'because' }]) {
      const answer = await act(receiver, id, step, body)
      expect([step, body, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([step, body, 422, ['reason']])
    }
    if (step === 'decline') expect((await act(receiver, id, step, { reason: 'regulatory' })).status).toBe(422)
    let open = id
    // The receiver is the investor.
    const slugs = await slugsOf(list)
    for (const [reason, label] of slugs.filter(([slug]) => slug !== 'owner-withdrew')) {
      const answer = await act(receiver, open, step, { reason })
      expect([step, answer.status, answer.body.proposal?.reason]).toEqual([step, 200, label])
      open = await placed(status)
    }
    for (const reason of list === 'closed-lost-reason' ? ['owner-withdrew'] : [])
      expect((await act(receiver, open, step, { reason })).status).toBe(422)
    await take(sender, open, 'withdraw')
  }
  const id = await placed('in_discussion')
  for (const reason of ['stage-too-early', 'stage-too-late', 'not-investing-now'])
    expect((await act(sender, id, 'close-lost', { reason })).body.fields).toEqual({ reason: 'invalid' })
  await take(sender, id, 'close-lost', { reason: 'owner-withdrew' })
})

holds('12.17', async () => {
  const receiver = await on('investor')
  type Report = { reason: string }
  const reports = async () => (await asReviewer<{ list: Report[] }>('GET', 'reports')).list.length
  const before = await reports()
  await take(receiver, await sent(await on('investment'), receiver), 'decline', { reason: 'geography' })
  expect(await reports()).toBe(before)
  const spam = (await slugsOf('decline-reason')).find(([, label]) => label === 'Suspicious / spam')?.[0]
  await take(receiver, await sent(await on('investment'), receiver), 'decline', { reason: spam })
  expect(await reports()).toBe(before + 1)
})

holds('12.18', async () => {
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const id = await talking(investor, owner)
  const without = (whole: object, left: string) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => name !== left))
  const refuses = async (left: string, offer: object) =>
    expect([left, (await act(investor, id, 'make-offer', { offer })).status]).toEqual([left, 422])
  for (const left of ['amount', 'instrument', 'stake', 'validity_days']) await refuses(left, without(offer, left))
  await refuses('currency', { ...offer, amount: without(offer.amount, 'currency') })
  await take(investor, id, 'make-offer', { offer })
  const { note: _, ...terms } = offer
  expect((await look(owner, id)).offer).toMatchObject({ ...terms, instrument_label: 'Equity' })
})

holds('12.19', async () => {
  const [owner, buyer] = [await on('want-to-sell'), await on('investor')]
  const id = await offered(buyer, owner)
  expect((await look(owner, id)).may_be_exclusive).toBe(true)
  const { exclusive_until: end } = await take(owner, id, 'accept-offer', { exclusive: true })
  expect(Math.round((Date.parse(end ?? '') - Date.now()) / day)).toBe(30)
  const [without, investor] = [await on('want-to-sell'), await on('investor')]
  expect((await take(without, await offered(investor, without), 'accept-offer')).exclusive_until).toBeNull()
  const founder = await on('investment')
  const raising = await offered(investor, founder)
  expect((await look(founder, raising)).may_be_exclusive).toBe(false)
  const granted = await act(founder, raising, 'accept-offer', { exclusive: true })
  expect([granted.status, granted.body.proposal?.exclusive_until ?? null]).not.toEqual([200, expect.any(String)])
})

/** An owner who has granted exclusive talks to a buyer, while another proposal was open. */
async function bound() {
  const [owner, buyer, rival] = [await on('want-to-sell'), await on('investor'), await on('investor')]
  const waiting = await talking(rival, owner)
  const talks = await offered(buyer, owner)
  await take(owner, talks, 'accept-offer', { exclusive: true })
  return { owner, buyer, rival, waiting, talks }
}

holds('12.20', async () => {
  const { owner, rival, waiting } = await bound()
  expect([(await look(owner, waiting)).status, (await look(rival, waiting)).status]).toEqual(['paused', 'paused'])
  const stranger = await on('investor')
  expect((await propose(stranger, owner)).status).toBe(403)
  expect((await propose(owner, stranger)).status).toBe(403)
  const free = await on('want-to-sell')
  expect((await propose(stranger, free)).status).toBe(200)
})

holds('12.21', async () => {
  const failed = await bound()
  await take(failed.buyer, failed.talks, 'close-lost', { reason: 'funds-not-available' })
  expect((await look(failed.rival, failed.waiting)).status).toBe('in_discussion')
  const over = await bound()
  await ahead(30.1, async () => {
    const rival = await again(over.rival, 'investor')
    expect((await look(rival, over.waiting)).status).toBe('paused')
    await sweepProposals(server.deps)
    expect((await look(rival, over.waiting)).status).toBe('in_discussion')
  })
})

holds('12.22', async () => {
  for (const [accountType, kind] of [
    ['want-to-sell', 'WANT_TO_SELL'],
    ['investment', 'INVESTMENT'],
  ] as const) {
    const [owner, buyer, viewer] = [await on(accountType), await on('investor'), await on('investor')]
    const id = await server.profileIdOf(owner)
    const isListed = async () => {
      const { body } = await server.request<ListingPage>(
        'GET',
        `/api/listings?kind=${kind}&sort=newest&limit=48`,
        undefined,
        viewer,
      )
      return body.list.some((card) => card.id === id)
    }
    expect([kind, await isListed(), (await listing(viewer, owner)).deal_closed]).toEqual([kind, true, false])
    await closed(buyer, owner)
    expect([kind, await isListed(), (await listing(viewer, owner)).deal_closed]).toEqual([kind, false, true])
  }
})

holds('12.23', async () => {
  for (const [accountType, goesOn] of [
    ['want-to-sell', false],
    ['investment', true],
  ] as const) {
    const owner = await on(accountType)
    const [buyer, rival, other] = [await on('investor'), await on('investor'), await on('investor')]
    const [early, late] = [await sent(other, owner), await offered(rival, owner)]
    // One buyer has already asked to close, and waits for the owner.
    const hopeful = await on('investor')
    const closing = await offered(hopeful, owner)
    await take(owner, closing, 'accept-offer')
    await take(hopeful, closing, 'confirm-close', { agreed: true })
    await closed(buyer, owner)
    const statuses = [
      (await look(other, early)).status,
      (await look(rival, late)).status,
      (await look(hopeful, closing)).status,
    ]
    expect([accountType, statuses]).toEqual([
      accountType,
      goesOn ? ['sent', 'offer_made', 'close_pending'] : ['declined', 'closed_lost', 'closed_lost'],
    ])
    const may = await act(owner, late, 'accept-offer')
    expect([accountType, may.status]).toEqual([accountType, goesOn ? 200 : 409])
  }
})

holds('12.25', async () => {
  const reasons = ['contact-unreachable', 'business-already-sold', 'material-mismatch']
  const sender = await subscriber('investment', 'investment-yearly')
  const complain = (person: Person, id: string, reason: string) =>
    server.request<Answer>('POST', `/api/proposals/${id}/complaint`, { reason, text: '' }, person)
  const decide = (id: string, outcome: string) => asReviewer('POST', `complaints/${id}/outcome`, { outcome })
  const waiting = async () =>
    (await asReviewer<{ list: { id: string; reason: string }[] }>('GET', 'complaints')).list.map(({ id }) => id)
  for (const reason of reasons) {
    const id = await sent(sender, await on('investor'))
    expect([reason, (await complain(sender, id, reason)).status]).toEqual([reason, 200])
    expect([await waiting(), await creditsUsed(sender)]).toEqual([[id], 1])
    expect((await look(sender, id)).complaint).toBe('open')
    await decide(id, 'upheld')
    expect([(await look(sender, id)).complaint, await creditsUsed(sender), await waiting()]).toEqual(['upheld', 0, []])
  }
  const receiver = await on('investor')
  const id = await sent(sender, receiver)
  expect((await complain(sender, id, 'not-nice')).status).toBe(422)
  expect((await complain(receiver, id, 'contact-unreachable')).status).toBe(403)
  await complain(sender, id, 'contact-unreachable')
  await decide(id, 'dismissed')
  expect([(await look(sender, id)).complaint, await creditsUsed(sender)]).toEqual(['dismissed', 1])
  const acceptor = await on('investor')
  const late = await sent(sender, acceptor)
  await take(acceptor, late, 'accept')
  const after = (days: number) =>
    ahead(days, async () => (await look(await again(sender, 'investment'), late)).complaint)
  expect([await after(29.9), await after(30.1)]).toEqual(['possible', 'none'])
})

const percentages = [-1, 100.01, 12.345, 'ten']
/** A valid value of each term, and values that are refused. */
const termValues = {
  stake: { good: 12.5, bad: [0, 100.01, 12.345] },
  interest: { good: 11, bad: percentages },
  term: { good: 36, bad: [0, 361, 1.5] },
  'valuation cap': {
    good: { minor: 4_000_000_000, currency: 'INR' },
    bad: [
      { minor: 0, currency: 'INR' },
      { minor: 4_000_000_000, currency: 'USD' },
    ],
  },
  discount: { good: 20, bad: percentages },
  'revenue share': { good: 6.5, bad: [0, ...percentages] },
  'repayment cap': { good: 1.35, bad: [0.99, 10.01, 1.333, 'twice'] },
}
type TermName = keyof typeof termValues
const wireName: Record<TermName, string> = {
  stake: 'stake',
  interest: 'interest',
  term: 'term_months',
  'valuation cap': 'valuation_cap',
  discount: 'discount',
  'revenue share': 'revenue_share',
  'repayment cap': 'repayment_cap',
}

holds('12.67', async () => {
  const rows = rowsBelow('12.67')
  expect(rows.map(({ instrument }) => instrument)).toEqual((await slugsOf('instruments')).map(([slug]) => slug))
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const id = await talking(investor, owner)
  const { stake: _, ...plain } = offer
  const names = Object.keys(termValues) as TermName[]
  const all = Object.fromEntries(names.map((name) => [wireName[name], termValues[name].good]))
  const refusal = async (terms: object) => (await act(investor, id, 'make-offer', { offer: terms })).body.fields
  for (const { instrument = '', ...terms } of rows) {
    const complete = { ...plain, ...all, instrument }
    for (const name of names) {
      const field = `offer.${wireName[name]}`
      if (terms[name])
        for (const bad of termValues[name].bad)
          expect([
            instrument,
            name,
            bad,
            Object.keys((await refusal({ ...complete, [wireName[name]]: bad })) ?? {})[0],
          ]).toEqual([...[instrument, name, bad], expect.stringContaining(field)])
      if (terms[name] === 'must')
        expect([instrument, await refusal({ ...complete, [wireName[name]]: null })]).toEqual([
          instrument,
          { [field]: 'required' },
        ])
    }
    await take(investor, id, 'make-offer', { offer: complete })
    const stored = Object.fromEntries(names.map((name) => [wireName[name], terms[name] ? termValues[name].good : null]))
    expect([instrument, (await look(owner, id)).offer]).toMatchObject([instrument, stored])
    await take(owner, id, 'reject-offer')
  }
})

holds('12.94', async () => {
  const repaid = { ...offer, instrument: 'revenue-based', stake: null, revenue_share: 6, repayment_cap: 1.2 }
  const former = { interest: 11, term_months: 18 }
  const older = async () => {
    const [investor, owner] = [await on('investor'), await on('want-to-sell')]
    const id = await talking(investor, owner)
    await take(investor, id, 'make-offer', { offer: repaid })
    const stored = { ...offer, amount: 9_000_000, currency: 'INR', instrument: 'revenue-based', stake: 0, ...former }
    await server.deps.db.execute(
      sql`update proposal_steps set details = ${JSON.stringify({ offer: stored })}::jsonb
          where proposal_id = ${id} and action = 'make_offer'`,
    )
    const shown = await look(owner, id)
    const stated = { ...former, revenue_share: null, repayment_cap: null, discount: null, valuation_cap: null }
    expect(shown.offer).toMatchObject({ amount: offer.amount, stake: null, ...stated })
    expect(shown.history.at(-1)?.details?.offer).toMatchObject(stated)
    return { id, investor, owner }
  }
  const accepted = await older()
  // As a page from before sends it, which does not know the newer terms.
  const read = { ...offer, instrument: 'revenue-based', stake: null, ...former }
  expect((await take(accepted.owner, accepted.id, 'accept-offer', { offer: read })).status).toBe('due_diligence')
  expect((await look(accepted.investor, accepted.id)).offer).toMatchObject(former)
  const countered = await older()
  const counter = await take(countered.owner, countered.id, 'counter', { offer: { ...repaid, ...former } })
  expect(counter.offer).toMatchObject({ interest: null, term_months: 18, revenue_share: 6, repayment_cap: 1.2 })
  expect(counter.history.at(-2)?.details?.offer).toMatchObject(former)
})

holds('12.68', async () => {
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const loan = { ...offer, stake: null, instrument: 'term-loan', interest: 11, term_months: 36 }
  const id = await talking(investor, owner)
  await take(investor, id, 'make-offer', { offer: loan })
  for (const same of [{}, { validity_days: 30 }]) {
    const refused = await act(owner, id, 'counter', { offer: { ...loan, ...same } })
    expect([refused.status, refused.body.fields]).toEqual([422, { 'offer.amount': 'unchanged' }])
  }
  const changes = [
    { interest: 10.5 },
    { term_months: 24 },
    { amount: { minor: 800_000_000, currency: 'INR' } },
    { amount: { minor: 900_000_000, currency: 'USD' } },
    { instrument: 'venture-debt' },
    { note: 'Half of it in a year.' },
  ]
  for (const [index, change] of changes.entries()) {
    await take(owner, id, 'counter', { offer: { ...loan, ...change } })
    if (index < changes.length - 1) await take(investor, id, 'counter', { offer: loan })
  }
})

holds('12.72', async () => {
  const [owner, investor, other] = [await on('investment'), await on('investor'), await on('investor')]
  await sent(owner, investor)
  await sent(other, owner)
  const boxes = async (person: Person) =>
    (await server.request<{ boxes: object }>('GET', '/api/proposals?box=sent', undefined, person)).body.boxes
  expect(await boxes(owner)).toEqual({ sent: 1, received: 1, all: 2 })
  expect(await boxes(investor)).toEqual({ sent: 0, received: 1, all: 1 })
})

/** Two members of whom the second asks the first for an NDA, and the name that signs it. */
async function ndaAsked() {
  const [investor, owner] = [await on('investor'), await on('want-to-sell')]
  const id = await talking(investor, owner)
  await take(owner, id, 'request-nda')
  const { basic } = (
    await server.request<{ profile: { basic: Record<string, string> } }>(
      'GET',
      '/api/profiles/investor',
      undefined,
      investor,
    )
  ).body.profile
  return { investor, owner, id, signer: `${basic.first_name} ${basic.last_name}` }
}
const copyFor = (person: Person, id: string) =>
  server.request<{ pdf: string }>('GET', `/api/proposals/${id}/nda`, undefined, person)

holds('12.73', async () => {
  const { investor, owner, id, signer } = await ndaAsked()
  const names = { owner: (await look(investor, id)).other.name, investor: (await look(owner, id)).other.name }
  for (const person of [investor, owner])
    expect((await look(person, id)).nda).toMatchObject({ owner: names.owner, signature: null })
  expect(JSON.stringify((await look(owner, id)).nda)).toContain(names.investor)
  const sign = async (body: object) => (await act(investor, id, 'sign-nda', body)).body.fields
  expect(await sign({ text: signer })).toEqual({ agreed: 'required' })
  expect(await sign({ text: 'Somebody Else', agreed: true })).toEqual({ text: 'invalid' })
  expect((await take(investor, id, 'sign-nda', { text: signer, agreed: true })).status).toBe('nda_signed')
})

holds('12.74', async () => {
  const { investor, owner, id, signer } = await ndaAsked()
  const statuses = async () =>
    Promise.all([investor, owner, await on('investor')].map(async (person) => (await copyFor(person, id)).status))
  expect(await statuses()).toEqual([404, 404, 404])
  const typed = signer.toLowerCase()
  await take(investor, id, 'sign-nda', { text: typed, agreed: true })
  expect(await statuses()).toEqual([200, 200, 404])
  const { text } = pdfText(Buffer.from((await copyFor(owner, id)).body.pdf, 'base64'))
  const words = text.replace(/\s+/g, ' ')
  for (const part of [typed, (await look(owner, id)).other.name, 'India', 'two years']) expect(words).toContain(part)
  expect(words).toMatch(/on \d{2}-\w{3}-\d{4}, \d{2}:\d{2} IST/)
})
