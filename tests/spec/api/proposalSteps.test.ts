import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { mailUnread } from '../../../server/features/notifications/mail.ts'
import { operatorKey } from '../../../server/features/operators/key.ts'
import { eraseDue } from '../../../server/features/ownAccount/deletion.ts'
import { openChat } from '../../../server/features/pairs/chats.ts'
import { sweepProposals } from '../../../server/features/proposals/timers.ts'
import { accounts, profiles, proposals } from '../../../server/kernel/db/schema.ts'
import type { Chat } from '../../../src/domain/chats/chatSchema.ts'
import type { AccountType } from '../../../src/domain/offerings.ts'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { type Person, password, startTestServer } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'

/** The statuses of a proposal, their timers and every step between them: the tables of 12.7 and 12.8. */

type Status = Proposal['status']
type Answer = { proposal: Proposal; code?: string }
const day = 86_400_000
const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 40,
  validity_days: 7,
  note: '',
}

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const act = (person: Person, id: string, step: string, body: object = {}) =>
  server.request<Answer>('POST', `/api/proposals/${id}/${addressOf(step)}`, body, person)
const addressOf = (step: string) => step.replace('TIMEOUT', 'TIME_OUT').toLowerCase().replaceAll('_', '-')
const look = (person: Person, id: string) => server.request<Answer>('GET', `/api/proposals/${id}`, undefined, person)
const propose = async (from: Person, to: Person, more: object = {}) =>
  (
    await server.request<Answer>(
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
  ).body.proposal
const removeByAdmin = async (id: string) =>
  (
    await server.app.request(`/operator/proposals/${id}/remove`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorKey(server.deps)}` },
    })
  ).status
const signatureOf = async (person: Person, accountType: AccountType) => {
  const { basic } = (
    await server.request<{ profile: { basic: Record<string, string> } }>(
      'GET',
      `/api/profiles/${accountType}`,
      undefined,
      person,
    )
  ).body.profile
  return `${basic.first_name} ${basic.last_name}`
}
const say = (person: Person, chatId: string | null, text = 'Namaste') =>
  server.request('POST', `/api/chats/${chatId}/messages`, { client_id: randomUUID(), kind: 'TEXT', text }, person)

/** A new session for a person whose last one expired when the clock advanced. */
async function again(person: Person, loginType: 'investor' | 'entrepreneur'): Promise<Person> {
  const request = { login_type: loginType, target: { kind: 'email', email: person.email }, password, remember: true }
  const { body } = await server.request<{ access_token: string; info_id: string }>('POST', '/api/login', request)
  return { ...person, token: body.access_token, id: body.info_id }
}

interface Deal {
  id: string
  /** The sender, on the investor side. */
  buyer: Person
  /** The receiver, who is the owner. */
  owner: Person
}

/** Two new people with a proposal, brought into a status by the steps that lead there. */
async function broughtTo(status: Status): Promise<Deal> {
  const [buyer, owner] = [await server.trialMember('investor'), await server.trialMember('want-to-sell')]
  const { id } = await propose(buyer, owner, { draft: status === 'draft' })
  const deal = { id, buyer, owner }
  const take = async (person: Person, step: string, body: object = {}) => {
    const answer = await act(person, id, step, body)
    expect([step, answer.status]).toEqual([step, 200])
    return answer.body.proposal
  }
  const talk = async () => say(buyer, (await take(owner, 'ACCEPT')).chat_id)
  const toOffer = async () => {
    await talk()
    await take(buyer, 'MAKE_OFFER', { offer })
  }
  const toDueDiligence = async () => {
    await toOffer()
    await take(owner, 'ACCEPT_OFFER')
  }
  const ways: Record<Status, () => Promise<unknown>> = {
    draft: async () => {},
    sent: async () => {},
    viewed: () => look(owner, id),
    info_requested: () => take(owner, 'REQUEST_INFO', { text: 'Who would run it?' }),
    shortlisted: async () => {
      await look(owner, id)
      await take(owner, 'SHORTLIST')
    },
    accepted: () => take(owner, 'ACCEPT'),
    in_discussion: talk,
    nda_pending: async () => {
      await talk()
      await take(owner, 'REQUEST_NDA')
    },
    nda_signed: async () => {
      await talk()
      await take(owner, 'REQUEST_NDA')
      await take(buyer, 'SIGN_NDA', { text: await signatureOf(buyer, 'investor'), agreed: true })
    },
    offer_made: toOffer,
    countered: async () => {
      await toOffer()
      await take(owner, 'COUNTER', { offer: { ...offer, stake: 30 } })
    },
    due_diligence: toDueDiligence,
    close_pending: async () => {
      await toDueDiligence()
      await take(owner, 'CONFIRM_CLOSE', { agreed: true })
    },
    paused: async () => {
      const rival = await server.trialMember('investor')
      const rivalling = await propose(rival, owner)
      await say(rival, (await act(owner, rivalling.id, 'ACCEPT')).body.proposal.chat_id)
      await act(rival, rivalling.id, 'MAKE_OFFER', { offer })
      expect((await act(owner, rivalling.id, 'ACCEPT_OFFER', { exclusive: true })).status).toBe(200)
    },
    closed_won: async () => {
      await toDueDiligence()
      await take(owner, 'CONFIRM_CLOSE', { agreed: true })
      await take(buyer, 'CONFIRM_CLOSE', { agreed: true })
    },
    closed_lost: async () => {
      await talk()
      await take(buyer, 'CLOSE_LOST', { reason: 'funds-not-available' })
    },
    declined: () => take(owner, 'DECLINE', { reason: 'geography' }),
    withdrawn: () => take(buyer, 'WITHDRAW'),
    expired: async () => {
      await ahead(15, () => sweepProposals(server.deps))
    },
    cancelled_by_admin: () => removeByAdmin(id),
  }
  await ways[status]()
  return deal
}

/** Runs an action this many days later. */
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

/** The status after this many days, as its sender sees it; 404 if the proposal is gone. */
const statusAfter = ({ id, buyer }: Deal, days: number) =>
  ahead(days, async () => {
    await sweepProposals(server.deps)
    const { status, body } = await look(await again(buyer, 'investor'), id)
    return status === 200 ? body.proposal.status : String(status)
  })

/**
 * The number of additional messages that one of the two has received after this many days, compared with the day
 * before.
 */
async function lettersOnDay(who: Person, days: number): Promise<number> {
  const mailed = (at: number) =>
    ahead(at, async () => {
      await sweepProposals(server.deps)
      await mailUnread(server.deps)
      return (await server.letters(who.email)).length
    })
  const before = await mailed(days - 0.5)
  return (await mailed(days + 0.1)) - before
}

holds('12.7', async () => {
  const rows = rowsBelow('12.7')
  expect(rows).toHaveLength(20)
  const published = await server.request<{ paths: Record<string, unknown> }>('GET', '/api/openapi.json')
  expect(JSON.stringify(published.body)).toContain(JSON.stringify(rows.map(({ state }) => state)).slice(1, -1))

  const deals = new Map<string, Deal>()
  // Expired ones first, because the clock advances for all.
  const inOrder = [
    ...rows.filter(({ state }) => state === 'expired'),
    ...rows.filter(({ state }) => state !== 'expired'),
  ]
  for (const { state, final } of inOrder) {
    const deal = await broughtTo(state as Status)
    deals.set(String(state), deal)
    // Reading opens it for its receiver; only the receiver sees a shortlist.
    const reader = state === 'shortlisted' ? deal.owner : deal.buyer
    const { status, next, can } = (await look(reader, deal.id)).body.proposal
    const isFinal = next.filter(({ by }) => by !== 'system').length === 0
    expect([state, status, isFinal]).toEqual([state, state, final === 'yes'])
    if (final === 'yes') expect(can).toEqual([])
  }
  const of = (state: string) => deals.get(state) as Deal
  const endOf = async (state: string) => {
    const reader = state === 'shortlisted' ? of(state).owner : of(state).buyer
    const { expires_at: end } = (await look(reader, of(state).id)).body.proposal
    return end && Math.round((Date.parse(end) - Date.now()) / day)
  }

  /** The next status of each when its days have passed. */
  const timers: Record<string, [days: number, after: Status]> = {
    sent: [14, 'expired'],
    viewed: [14, 'expired'],
    info_requested: [14, 'expired'],
    shortlisted: [30, 'expired'],
    nda_pending: [7, 'in_discussion'],
    offer_made: [7, 'in_discussion'],
    countered: [7, 'in_discussion'],
    close_pending: [14, 'due_diligence'],
  }
  const withoutEnd = ['accepted', 'in_discussion', 'nda_signed', 'due_diligence', 'paused']
  const timed = rows.filter(({ state, timer }) => timer && timer !== 'none' && state && state in timers)
  expect(timed).toHaveLength(Object.keys(timers).length)
  for (const state of withoutEnd) expect([state, await endOf(state)]).toEqual([state, null])
  for (const { state = '', timer = '' } of timed) {
    const [days = 0] = timers[state] ?? []
    if (state !== 'viewed') expect([state, timer]).toEqual([state, expect.stringContaining(String(days))])
    expect([state, await endOf(state)]).toEqual([state, days])
  }
  // The shorter times first: a proposal that has ended does not change.
  for (const { state = '' } of [...timed].sort((one, other) => days(one) - days(other)))
    expect([state, await statusAfter(of(state), days({ state }) - 0.1)]).toEqual([state, shownToSender(state)])
  for (const state of ['paused', 'draft']) expect([state, await statusAfter(of(state), 29.9)]).toEqual([state, state])
  for (const { state = '' } of [...timed].sort((one, other) => days(one) - days(other)))
    expect([state, await statusAfter(of(state), days({ state }) + 0.1)]).toEqual([state, timers[state]?.[1]])
  for (const [state, after] of [
    ['paused', 'sent'],
    ['draft', '404'],
    ['accepted', 'accepted'],
    ['nda_signed', 'nda_signed'],
    ['due_diligence', 'due_diligence'],
  ] as const)
    expect([state, await statusAfter(of(state), 30.1)]).toEqual([state, after])

  const waiting = await broughtTo('sent')
  for (const at of [3, 10]) expect([at, await lettersOnDay(waiting.owner, at)]).toEqual([at, 1])
  const silent = await broughtTo('in_discussion')
  expect(await lettersOnDay(silent.buyer, 14)).toBe(1)
  for (const validity of [3, 30]) {
    const deal = await broughtTo('in_discussion')
    await act(deal.buyer, deal.id, 'MAKE_OFFER', { offer: { ...offer, validity_days: validity } })
    const { expires_at: end } = (await look(deal.owner, deal.id)).body.proposal
    expect(Math.round((Date.parse(end ?? '') - Date.now()) / day)).toBe(validity)
  }

  function days({ state = '' }: Record<string, string>): number {
    return timers[state]?.[0] ?? 0
  }
  function shownToSender(state: string): string {
    return state === 'shortlisted' ? 'viewed' : state
  }
})

const statesOfTable = () => rowsBelow('12.7').map(({ state = '' }) => state as Status)
const isOpen = (state: Status) => rowsBelow('12.7').find((row) => row.state === state)?.final !== 'yes'
const list = (cell: string) => cell.split(',').map((part) => part.trim())

interface Step {
  from: Status
  step: string
  by: string
  to: string
}
/** Splits each row of the table into single steps. */
function stepsOfTable(): Step[] {
  const froms = (cell: string): Status[] => {
    if (!cell.startsWith('any open state')) return list(cell) as Status[]
    const open = statesOfTable().filter(isOpen)
    const afterDraft = cell.includes('after draft') ? open.filter((state) => state !== 'draft') : open
    return cell.includes('except paused') ? afterDraft.filter((state) => state !== 'paused') : afterDraft
  }
  return rowsBelow('12.8').flatMap(({ from = '', step = '', by = '', to = '' }) => {
    const [steps, actors] = [list(step), list(by)]
    return froms(from).flatMap((each) =>
      steps.map((one, at) => ({ from: each, step: one, by: actors[actors.length > 1 ? at : 0] ?? '', to })),
    )
  })
}

holds('12.8', async () => {
  const table = stepsOfTable()
  expect(rowsBelow('12.8').length).toBeGreaterThan(30)
  const names = [...new Set(table.map(({ step }) => step))].filter((step) => step !== 'SAVE')
  const people = { owner: await server.trialMember('want-to-sell'), investor: await server.trialMember('investor') }
  const rival = await server.trialMember('investor')
  const ids = { owner: await server.profileIdOf(people.owner), investor: await server.profileIdOf(people.investor) }
  const rivalId = await server.profileIdOf(rival)
  const signature = await signatureOf(people.investor, 'investor')
  type Brings = keyof typeof people

  const bodyOf = (step: string) =>
    ({
      DECLINE: { reason: 'geography' },
      CLOSE_LOST: { reason: 'geography' },
      REQUEST_INFO: { text: 'Words' },
      ANSWER: { text: 'Words' },
      MAKE_OFFER: { offer },
      COUNTER: { offer },
      SIGN_NDA: { text: signature, agreed: true },
      CONFIRM_CLOSE: { agreed: true },
    })[step] ?? {}

  /** A proposal in this status, with an earlier chat between the two. */
  async function placed(sends: Brings, status: Status, more: object = {}): Promise<{ id: string; chatId: string }> {
    await server.deps.db.delete(proposals)
    await server.deps.db.update(profiles).set({ dealClosedAt: null })
    const row = {
      id: randomUUID(),
      senderProfileId: ids[sends],
      receiverProfileId: ids[sends === 'owner' ? 'investor' : 'owner'],
    }
    await server.deps.db.insert(proposals).values({
      ...row,
      requestId: randomUUID(),
      status,
      statusBefore: status === 'paused' ? 'info_requested' : null,
      message: 'Shall we talk?',
      closeAskedBy: ids[sends],
      ...more,
    })
    await openChat(server.deps.db, row, server.deps.now())
    chatId ||= (await chatsOf(people.owner))[0]?.id ?? ''
    return { id: row.id, chatId }
  }
  let chatId = ''
  const chatsOf = async (person: Person) =>
    (await server.request<{ list: Chat[] }>('GET', '/api/chats', undefined, person)).body.list
  const statusOf = async (id: string) =>
    (await server.deps.db.select().from(proposals).where(eq(proposals.id, id)))[0]?.status

  const isBy = (by: string, sends: Brings, who: Brings) =>
    by === 'either' ||
    by === (sends === who ? 'sender' : 'receiver') ||
    by === (who === 'owner' ? 'owner' : 'investor side') ||
    (by === 'the other of the two' && sends !== who)
  const expectedAfter = (from: Status, step: string, sends: Brings, who: Brings) => {
    const row = table.find((one) => one.from === from && one.step === step && isBy(one.by, sends, who))
    return row ? row.to : null
  }
  const resolved = (to: string) => (to === 'the state before the pause' ? 'info_requested' : to)

  // Steps that a member requests. The others are caused by reading, writing, blocking, time or another member.
  const elsewhere = ['OPEN', 'FIRST_MESSAGE', 'BLOCK']
  const isEithers = (from: Status, step: string) =>
    table.some((row) => row.from === from && row.step === step && row.by === 'either')
  const isAsked = (step: string) => table.some((row) => row.step === step && !['system', 'admin'].includes(row.by))
  let allowed = 0
  for (const sends of ['investor', 'owner'] as const)
    for (const from of statesOfTable()) {
      const asked = names.flatMap((step) =>
        (['owner', 'investor'] as const).map((who) => {
          const to = elsewhere.includes(step) ? null : expectedAfter(from, step, sends, who)
          return { step, who, to, what: `${step} by the ${who} in ${from}, sent by the ${sends}` }
        }),
      )
      for (const { step, who, to, what } of asked)
        if (to && !(sends === 'owner' && isEithers(from, step))) {
          const { id } = await placed(sends, from)
          const answer = await act(people[who], id, step, bodyOf(step))
          expect([what, answer.status, await statusOf(id)]).toEqual([what, 200, to])
          allowed++
        }
      // Tests each refusal only once, because a step that nobody can take does not depend on the proposal's sender.
      if (sends === 'owner') continue
      const { id } = await placed(sends, from)
      // A step that nobody can take is requested once.
      const refused = asked.filter(({ step, to }) => !to && (from === 'in_discussion' || isAsked(step)))
      const answers = await Promise.all(
        refused.map(async ({ step, who, what }) => {
          const { status, body } = await act(people[who], id, step, bodyOf(step))
          return [what, status, body.code ?? null]
        }),
      )
      expect(answers).toEqual(
        refused.map(({ step, who, what }) => {
          if (from === 'draft' && who !== sends) return [what, 404, 'NOT_FOUND']
          if (from === 'sent' && step === 'SEND' && who === sends) return [what, 200, null]
          return [what, 409, 'ILLEGAL_TRANSITION']
        }),
      )
      expect([from, await statusOf(id)]).toEqual([from, from])
    }
  expect(allowed).toBeGreaterThan(80)

  for (const from of statesOfTable()) {
    const after = (step: string) => {
      const row = table.find((one) => one.from === from && one.step === step)
      return row ? resolved(row.to) : from
    }
    const seen = async (step: string, id: string) =>
      expect([from, step, await statusOf(id)]).toEqual([from, step, after(step)])

    const read = await placed('investor', from)
    await look(people.owner, read.id)
    await seen('OPEN', read.id)
    for (const who of from === 'accepted'
      ? (['owner', 'investor'] as const)
      : ([from.length % 2 ? 'owner' : 'investor'] as const)) {
      const written = await placed('investor', from)
      expect((await say(people[who], written.chatId)).status).toBe(200)
      await seen('FIRST_MESSAGE', written.id)
      const blocking = await placed('investor', from)
      const settings = (blocked: boolean) =>
        server.request('PUT', `/api/chats/${blocking.chatId}/settings`, { blocked }, people[who])
      expect((await settings(true)).status).toBe(200)
      await seen('BLOCK', blocking.id)
      await settings(false)
    }
    // A proposal on hold is not tested here: without exclusive talks the same sweep resumes it, and its time is that
    // of the exclusivity (12.7).
    if (from !== 'paused') {
      const overdue = await placed('investor', from, { expiresAt: new Date(server.deps.now().getTime() - 1_000) })
      await sweepProposals(server.deps)
      await seen('TIMEOUT', overdue.id)
    }

    const removed = await placed('investor', from)
    expect([from, await removeByAdmin(removed.id)]).toEqual([from, after('ADMIN_REMOVE') === from ? 409 : 200])
    await seen('ADMIN_REMOVE', removed.id)

    const held = await placed('investor', from)
    const rivalling = { id: randomUUID(), senderProfileId: rivalId, receiverProfileId: ids.owner }
    const standing = { requestId: randomUUID(), status: 'offer_made' as const, message: 'Shall we talk?' }
    await server.deps.db.insert(proposals).values({ ...rivalling, ...standing })
    expect((await act(people.owner, rivalling.id, 'ACCEPT_OFFER', { exclusive: true })).status).toBe(200)
    await seen('PAUSE', held.id)
    await act(people.owner, rivalling.id, 'CLOSE_LOST', { reason: 'geography' })
    expect([from, await statusOf(held.id)]).toEqual([from, from === 'paused' ? 'info_requested' : from])
  }

  for (const from of statesOfTable().filter((state) => isOpen(state) || state === 'declined')) {
    const leaver = await server.trialMember('investor')
    await server.deps.db.delete(proposals)
    const row = { id: randomUUID(), senderProfileId: ids.owner, receiverProfileId: await server.profileIdOf(leaver) }
    const standing = { requestId: randomUUID(), status: from, message: 'Shall we talk?' }
    await server.deps.db.insert(proposals).values({ ...row, ...standing, statusBefore: null })
    const due = { deletionDueAt: new Date(server.deps.now().getTime() - 1_000) }
    await server.deps.db.update(accounts).set(due).where(eq(accounts.id, leaver.id))
    await eraseDue(server.deps)
    const to = table.find((one) => one.from === from && one.step === 'DELETE_ACCOUNT')?.to ?? from
    expect([from, 'DELETE_ACCOUNT', await statusOf(row.id)]).toEqual([from, 'DELETE_ACCOUNT', to])
  }

  // If neither is an investor, the sender is the investor side.
  const [one, other] = [await server.trialMember('want-to-grow'), await server.trialMember('want-to-grow')]
  const { id } = await propose(one, other)
  await say(one, (await act(other, id, 'ACCEPT')).body.proposal.chat_id)
  expect((await act(other, id, 'MAKE_OFFER', { offer })).body.code).toBe('ILLEGAL_TRANSITION')
  expect((await act(one, id, 'REQUEST_NDA')).body.code).toBe('ILLEGAL_TRANSITION')
  expect((await act(other, id, 'REQUEST_NDA')).body.proposal.status).toBe('nda_pending')
  expect((await act(other, id, 'REFUSE_NDA')).body.code).toBe('ILLEGAL_TRANSITION')
  expect((await act(one, id, 'REFUSE_NDA')).body.proposal.status).toBe('in_discussion')
  expect((await act(one, id, 'MAKE_OFFER', { offer })).body.proposal.status).toBe('offer_made')

  // The first statuses: saving creates a draft, and sending it makes it sent.
  const [sender, receiver] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const draft = await propose(sender, receiver, { draft: true })
  expect(draft.status).toBe('draft')
  expect((await act(sender, draft.id, 'SEND')).body.proposal.status).toBe('sent')
})
