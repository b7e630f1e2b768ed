import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { mailUnread } from '../../../server/features/notifications/mail.ts'
import { decide } from '../../../server/features/reviews/decide.ts'
import { decideReport, openReports } from '../../../server/features/reviews/reports.ts'
import { profiles } from '../../../server/kernel/db/schema.ts'
import type { Notification } from '../../../src/domain/contract/notifications.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { declinedLaterCard, slowCard } from '../../support/payments.ts'
import { onePixel, type Person, password, uploadOf } from '../../support/server.ts'
import { holds, rowsBelow } from '../../support/spec/holds.ts'
import { day, minute, startWorld, type World } from '../../support/spec/world.ts'

let world: World
const pushed: string[] = []
beforeAll(async () => {
  world = await startWorld()
  world.deps.push = {
    send: async (token) => {
      pushed.push(token)
      return 'sent'
    },
  }
})
afterEach(() => {
  world.clock.ahead = 0
})
afterAll(() => world.close())

const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 10,
  validity_days: 7,
  note: '',
}
const centre = async (person: Person) =>
  (await world.get<{ list: Notification[]; unread: number }>('notifications?limit=48', person)).body
const unreadKinds = async (person: Person) =>
  (await centre(person)).list.filter(({ read }) => !read).map(({ kind }) => String(kind))
const prefer = (person: Person, request: object) =>
  world.put<{ preferences: { off: { push: string[]; email: string[] } } }>(
    'notification-preferences',
    {
      off: { push: [], email: [] },
      quiet: false,
      quiet_from: '22:00',
      quiet_until: '08:00',
      time_zone: 'Asia/Kolkata',
      ...request,
    },
    person,
  )
/** Registers a device, outside quiet hours. */
async function reachable(person: Person): Promise<Person> {
  await prefer(person, {})
  await world.post('register-device', { token: `device ${person.id}`, push_type: 'WEB_PUSH' }, person)
  return person
}
const founderWithDevice = async () => reachable(await world.trialMember('investment'))
const investorWithDevice = async () => reachable(await world.trialMember('investor'))

/** Waits until all pending jobs are delivered. */
async function settle(): Promise<void> {
  await world.deliverAll()
  await mailUnread(world.deps)
  await world.deliverAll()
}
async function listen(person: Person) {
  await settle()
  const { list } = await centre(person)
  return {
    P: pushed.filter((token) => token.endsWith(person.id)).length,
    E: (await world.letters(person.email)).length + (await world.letters(person.mobile)).length,
    N: JSON.stringify(list.map(({ id, kind, updated_at, words }) => [id, kind, updated_at, words.excerpt])),
  }
}
/** The channels by which a person is notified of an event: `PEN`. */
async function waysOf(person: Person, happens: () => Promise<unknown>): Promise<string> {
  const before = await listen(person)
  await happens()
  const after = await listen(person)
  return (['P', 'E', 'N'] as const).filter((way) => before[way] !== after[way]).join('')
}

interface Event {
  hearer: Person
  happens: () => Promise<unknown>
  /** A second step, which causes the notification. */
  later?: () => Promise<unknown>
}
async function sentProposal() {
  const [sender, receiver] = [await founderWithDevice(), await investorWithDevice()]
  const { id } = (await world.propose(sender, receiver)).body.proposal
  return { sender, receiver, id }
}
async function discussion() {
  const { sender, receiver, id } = await sentProposal()
  const { chat_id } = (await world.act(receiver, id, 'accept')).body.proposal
  await world.say(sender, chat_id ?? '', 'Namaste')
  return { owner: sender, investor: receiver, id, chat: chat_id ?? '' }
}
const review = async (action: 'request_changes'): Promise<Event> => {
  const hearer = await founderWithDevice()
  const id = await world.profileIdOf(hearer)
  return {
    hearer,
    happens: async () => {
      await world.deps.db.update(profiles).set({ status: 'in_review' }).where(eq(profiles.id, id))
      const [row] = await world.deps.db.select().from(profiles).where(eq(profiles.id, id))
      await decide(world.deps, id, { action, seen: row?.updatedAt.toISOString() ?? '', note: 'Look', fields: {} })
    },
  }
}
const ending = async (hearer: Person, days: number): Promise<Event> => {
  await world.pass((days - 1) * day)
  await world.sweep()
  return {
    hearer,
    happens: async () => {
      await world.pass(day + minute)
      await world.sweep()
    },
  }
}
async function paying(): Promise<Person> {
  const person = await reachable(await world.member('investor'))
  await world.purchase(person, 'investor-monthly')
  return person
}

/** The events of each row; several if the row names several. */
const events: Record<string, (() => Promise<Event>)[]> = {
  'code sent': [
    async () => {
      const hearer = await world.signUp('investor')
      return {
        hearer,
        happens: () => world.post('codes', { purpose: 'reset_password', target: targetNamed(hearer.email) }),
      }
    },
    async () => {
      const hearer = await world.signUp('investor')
      return {
        hearer,
        happens: () => world.post('codes', { purpose: 'reset_password', target: targetNamed(hearer.mobile) }),
      }
    },
  ],
  'password changed': [
    async () => {
      const hearer = await reachable(await world.signUp('investor'))
      return {
        hearer,
        happens: async () => {
          const request = { current_password: password, password: 'Newer#Bridge8', confirm_password: 'Newer#Bridge8' }
          const { body } = await world.post<{ access_token: string }>('update-password', request, hearer)
          hearer.token = body.access_token
        },
      }
    },
  ],
  'login from a new device': [
    async () => {
      const hearer = await reachable(await world.signUp('investor'))
      const login = {
        login_type: 'investor',
        target: { kind: 'email', email: hearer.email },
        password,
        remember: false,
      }
      const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'
      return { hearer, happens: () => world.request('POST', '/api/login', login, undefined, phone) }
    },
  ],
  'proposal received': [
    async () => {
      const [sender, hearer] = [await founderWithDevice(), await investorWithDevice()]
      return { hearer, happens: () => world.propose(sender, hearer) }
    },
  ],
  'proposal viewed': [
    async () => {
      const { sender, receiver, id } = await sentProposal()
      return { hearer: sender, happens: () => world.get(`proposals/${id}`, receiver) }
    },
  ],
  'proposal accepted, declined': ['accept', 'decline'].map((action) => async () => {
    const { sender, receiver, id } = await sentProposal()
    return { hearer: sender, happens: () => world.act(receiver, id, action, { reason: 'geography' }) }
  }),
  'information requested': [
    async () => {
      const { sender, receiver, id } = await sentProposal()
      return { hearer: sender, happens: () => world.act(receiver, id, 'request-info', { text: 'Who runs it?' }) }
    },
  ],
  'offer, counter-offer': [
    async () => {
      const { owner, investor, id } = await discussion()
      return { hearer: owner, happens: () => world.act(investor, id, 'make-offer', { offer }) }
    },
    async () => {
      const { owner, investor, id } = await discussion()
      await world.act(investor, id, 'make-offer', { offer })
      const counter = { offer: { ...offer, amount: { minor: 1_100_000_000, currency: 'INR' } } }
      return { hearer: investor, happens: () => world.act(owner, id, 'counter', counter) }
    },
  ],
  'proposal about to expire (day 10)': [async () => ending((await sentProposal()).receiver, 10)],
  'new message': [
    async () => {
      const { owner, investor, chat } = await discussion()
      return {
        hearer: investor,
        happens: () => world.say(owner, chat, 'Are you there?'),
        later: () => world.pass(31 * minute),
      }
    },
  ],
  'profile approved, changes requested': [
    async () => {
      const hearer = await founderWithDevice()
      const id = await world.profileIdOf(hearer)
      return {
        hearer,
        happens: async () => {
          await world.post('notifications/read', { id: null }, hearer)
          await world.deps.db.update(profiles).set({ status: 'draft' }).where(eq(profiles.id, id))
          await world.post('profiles/investment/submission', {}, hearer)
        },
      }
    },
    () => review('request_changes'),
  ],
  'payment confirmed': [
    async () => {
      const hearer = await reachable(await world.member('investor'))
      return { hearer, happens: () => world.purchase(hearer, 'investor-monthly') }
    },
  ],
  'payment pending for more than an hour': [
    async () => {
      const hearer = await reachable(await world.member('investor'))
      const { transaction } = (await world.payments.buy(hearer)).body
      await world.payments.pay(transaction, slowCard)
      await world.payments.confirm(hearer, transaction)
      return {
        hearer,
        happens: async () => {
          const { payments } = world.deps
          // A bank that decides slowly.
          world.deps.payments = {
            ...payments,
            intent: async (id) => ({ ...(await payments.intent(id)), status: 'processing' }),
          }
          await world.pass(61 * minute)
          await world.sweep()
          world.deps.payments = payments
        },
      }
    },
  ],
  'payment declined later by the bank': [
    async () => {
      const hearer = await reachable(await world.member('investor'))
      const { transaction } = (await world.payments.buy(hearer)).body
      await world.payments.pay(transaction, declinedLaterCard)
      await world.payments.confirm(hearer, transaction)
      return {
        hearer,
        happens: async () => {
          await world.pass(61 * minute)
          await world.sweep()
        },
      }
    },
  ],
  'payment refunded, disputed': [() => takenBack('charge.refunded'), () => takenBack('charge.dispute.created')],
  'trial ends in 3 days, in 1 day': [
    async () => ending(await investorWithDevice(), 11),
    async () => ending(await investorWithDevice(), 13),
  ],
  'plan ends in 7 days, in 1 day': [async () => ending(await paying(), 23), async () => ending(await paying(), 29)],
  'match of a saved search': [
    async () => {
      const hearer = await investorWithDevice()
      await world.post('saved-searches', { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'instant' }, hearer)
      await world.pass(2 * minute)
      return {
        hearer,
        happens: async () => {
          await world.member('investment')
          await world.pass(2 * minute)
          await world.sweep()
        },
      }
    },
  ],
  'deck viewed': [
    async () => {
      const { owner, view } = await deck()
      return {
        hearer: owner,
        happens: async () => {
          await view()
          await aWeekPasses()
        },
      }
    },
  ],
  'question about a listing, its answer': [
    async () => {
      const { owner, asks } = await questioned()
      return { hearer: owner, happens: asks }
    },
    async () => {
      const { owner, asker, id, asks } = await questioned()
      await asks()
      const [one] = (await world.get<{ listing: ListingDetail }>(`listings/${id}`, owner)).body.listing.questions.list
      const path = `/api/listings/${id}/questions/${one?.id}/answer`
      return { hearer: asker, happens: () => world.request('PUT', path, { text: 'Yes.' }, owner) }
    },
  ],
  'outcome of a report': [
    async () => {
      const { owner, chat } = await discussion()
      await world.post(`chats/${chat}/reports`, { request_id: randomUUID(), reason: 'spam', note: 'Too many' }, owner)
      const [report] = await openReports(world.deps)
      return { hearer: owner, happens: () => decideReport(world.deps, report?.id ?? '', 'upheld') }
    },
  ],
}

/** A payment that the owner of the product refunds at the provider, or that the bank disputes. */
async function takenBack(event: 'charge.refunded' | 'charge.dispute.created'): Promise<Event> {
  const hearer = await reachable(await world.member('investor'))
  const { transaction } = (await world.payments.buy(hearer)).body
  await world.payments.pay(transaction)
  await world.payments.confirm(hearer, transaction)
  return {
    hearer,
    happens: async () => {
      if (event === 'charge.refunded')
        await world.payments.toSandbox('refunds', { payment_intent: transaction.payment_intent }, 'sk_test_sandbox')
      else await world.payments.disputeCharge(transaction)
      await world.payments.tell(event, transaction)
    },
  }
}

/** A founder to whom an investor has asked a question. */
async function questioned() {
  const [owner, asker] = [await founderWithDevice(), await investorWithDevice()]
  const id = await world.profileIdOf(owner)
  const asks = () => world.post(`listings/${id}/questions`, { request_id: randomUUID(), text: 'Churn?' }, asker)
  return { owner, asker, id, asks }
}

/** A founder with a pitch deck, and an investor who opens it. */
/** Day by day, so that the scheduled jobs run as on a real server. */
async function aWeekPasses(): Promise<void> {
  for (let days = 0; days < 8; days++) {
    await world.pass(day)
    await world.sweep()
  }
}

async function deck() {
  const [owner, investor] = [await founderWithDevice(), await world.trialMember('investor')]
  await world.post('documents', uploadOf('pitch-deck', 'INVESTMENT', onePixel, 'deck.png'), owner)
  const id = await world.profileIdOf(owner)
  const view = async () => {
    await world.post(`listings/${id}/opening`, {}, investor)
    const { documents } = (await world.get<{ listing: ListingDetail }>(`listings/${id}`, investor)).body.listing
    const url = documents.find(({ kind }) => kind === 'pitch-deck')?.url ?? expect.fail('the deck is closed')
    expect((await world.app.request(url)).status).toBe(200)
  }
  return { owner, view }
}

holds('14.2', async () => {
  const rows = rowsBelow('14.2')
  expect(rows.map(({ event }) => event).sort()).toEqual(Object.keys(events).sort())
  const received: Record<string, string[]> = {}
  const said: Record<string, string[]> = {}
  for (const { event = '', ways = '' } of rows) {
    for (const arrange of events[event] ?? []) {
      world.clock.ahead = 0
      const { hearer, happens, later } = await arrange()
      const first = await waysOf(hearer, happens)
      received[event] = [...(received[event] ?? []), later ? `${first}, ${await waysOf(hearer, later)}` : first]
      const letters = ways.startsWith('email or SMS') ? 'E' : (ways.split(',')[0]?.match(/\b[PEN]\b/g) ?? []).join('')
      said[event] = [...(said[event] ?? []), later ? `${letters}, E` : letters]
    }
  }
  expect(received).toEqual(said)
})

/** The kinds of the events that the table marks as always on. */
const mandatory: Record<string, string[]> = {
  'profile approved, changes requested': ['profile_approved', 'changes_requested'],
  'payment confirmed': ['payment_confirmed'],
  'payment pending for more than an hour': ['payment_pending'],
  'payment declined later by the bank': ['payment_failed'],
  'payment refunded, disputed': ['payment_refunded', 'payment_disputed'],
  'plan ends in 7 days, in 1 day': ['plan_ending'],
}

holds('14.3', async () => {
  waitUntil(12, 0)
  const receiver = await investorWithDevice()
  const receive = async () => {
    const sender = await founderWithDevice()
    return waysOf(receiver, () => world.propose(sender, receiver))
  }
  expect(await receive()).toBe('PEN')
  await prefer(receiver, { off: { push: ['proposal_received'], email: [] } })
  expect(await receive()).toBe('EN')
  await prefer(receiver, { off: { push: [], email: ['proposal_received'] } })
  expect(await receive()).toBe('PN')
  await prefer(receiver, { off: { push: ['proposal_received'], email: ['proposal_received'] } })
  expect(await receive()).toBe('N')

  // Every other kind keeps the chosen value, and mandatory ones stay on.
  const contract = (await world.get<{ paths: unknown }>('openapi.json')).body
  const kinds = [...new Set(JSON.stringify(contract).match(/"(?:[a-z]+_)+[a-z]+"/g) ?? [])]
    .map((name) => name.slice(1, -1))
    .filter((name) => JSON.stringify(contract).includes(`"message","proposal_received"`) && name.length > 0)
  const known = []
  for (const kind of kinds) {
    const { status } = await prefer(receiver, { off: { push: [], email: [kind] } })
    if (status === 200) known.push(kind)
  }
  expect(known.length).toBeGreaterThan(20)
  const { preferences } = (await prefer(receiver, { off: { push: known, email: known } })).body
  const starred = rowsBelow('14.2')
    .filter(({ event = '', ways = '' }) => ways.includes('*') && /\bN\b/.test(ways) && event)
    .flatMap(({ event = '' }) => mandatory[event] ?? expect.fail(event))
  for (const kind of starred)
    expect([known.includes(kind), preferences.off.email.includes(kind)]).toEqual([true, false])
  for (const kind of ['proposal_accepted', 'proposal_declined', 'info_requested', 'offer_made'])
    expect([kind, preferences.off.push.includes(kind), preferences.off.email.includes(kind)]).toEqual([
      kind,
      true,
      true,
    ])
  for (const kind of ['proposal_expiring', 'trial_ending', 'search_match', 'report_outcome'])
    expect([kind, preferences.off.email.includes(kind)]).toEqual([kind, true])
})

holds('14.4', async () => {
  const { owner, view } = await deck()
  const notified = async () => (await centre(owner)).list.filter(({ kind }) => String(kind) === 'deck_viewed').length
  await view()
  await world.sweep()
  expect(await notified()).toBe(0)
  await aWeekPasses()
  expect(await notified()).toBe(1)
  await aWeekPasses()
  expect(await notified()).toBe(1)
})

/** Sets the clock to the next time at this hour in India, on a Monday if requested. */
function waitUntil(hours: number, minutes: number, monday = false): void {
  const india = 5.5 * 60 * minute
  for (let ahead = 0; ahead < 8 * day; ahead += minute) {
    const local = new Date(Date.now() + world.clock.ahead + ahead + india)
    const isDay = !monday || local.getUTCDay() === 1
    if (isDay && local.getUTCHours() === hours && local.getUTCMinutes() === minutes) {
      world.clock.ahead += ahead
      return
    }
  }
}

holds('14.5', async () => {
  const searcher = await world.member('investor')
  await world.purchase(searcher, 'investor-monthly')
  for (const alert of ['instant', 'daily', 'weekly'])
    await world.post('saved-searches', { kind: 'INVESTMENT', name: alert, query: {}, alert }, searcher)
  const notified = async () => {
    await world.sweep(({ every }) => every <= minute)
    const subjects = (await world.letters(searcher.email)).map(({ subject }) => subject)
    return Object.fromEntries(
      ['instant', 'daily', 'weekly'].map((name) => [name, subjects.filter((one) => one.includes(`“${name}”`)).length]),
    )
  }
  // Tuesday noon, before the next daily and the next weekly time.
  waitUntil(8, 30, true)
  await world.pass(day)
  await notified()
  const before = await notified()
  const since = async () => {
    const now = await notified()
    return ['instant', 'daily', 'weekly'].map((name) => (now[name] ?? 0) - (before[name] ?? 0))
  }
  await world.member('investment')
  await world.pass(2 * minute)
  expect(await since()).toEqual([1, 0, 0])
  waitUntil(7, 58)
  expect(await since()).toEqual([1, 0, 0])
  waitUntil(8, 1)
  expect(await since()).toEqual([1, 1, 0])
  waitUntil(7, 58, true)
  expect(await since()).toEqual([1, 1, 0])
  waitUntil(8, 1, true)
  expect(await since()).toEqual([1, 1, 1])
})

holds('14.6', async () => {
  const asleep = await world.trialMember('investor')
  await world.post('register-device', { token: `device ${asleep.id}`, push_type: 'WEB_PUSH' }, asleep)
  // Unchanged preferences: the default quiet hours apply.
  const receive = async () => {
    const sender = await founderWithDevice()
    return waysOf(asleep, () => world.propose(sender, asleep))
  }
  const received: Record<string, string> = {}
  for (const [hours, minutes] of [
    [21, 50],
    [22, 10],
    [3, 0],
    [7, 50],
    [8, 10],
  ] as const) {
    waitUntil(hours, minutes)
    await world.pass(0)
    received[`${hours}:${minutes}`] = (await receive()).includes('P') ? 'pushed' : 'quiet'
  }
  expect(received).toEqual({ '21:50': 'pushed', '22:10': 'quiet', '3:0': 'quiet', '7:50': 'quiet', '8:10': 'pushed' })
})

holds('14.7', async () => {
  const { sender, receiver, id } = await sentProposal()
  await expect.poll(() => unreadKinds(receiver)).toContain('proposal_received')
  await world.get(`proposals/${id}`, receiver)
  expect(await unreadKinds(receiver)).not.toContain('proposal_received')

  const { chat_id } = (await world.act(receiver, id, 'accept')).body.proposal
  await settle()
  const letters = (await world.letters(receiver.email)).length
  const said = await world.post<{ message: { seq: number } }>(
    `chats/${chat_id}/messages`,
    { client_id: randomUUID(), kind: 'TEXT', text: 'Read me' },
    sender,
  )
  await expect.poll(() => unreadKinds(receiver)).toContain('message')
  await world.post(`chats/${chat_id}/read`, { seq: said.body.message.seq }, receiver)
  expect(await unreadKinds(receiver)).not.toContain('message')
  await world.pass(31 * minute)
  await settle()
  expect(await world.letters(receiver.email)).toHaveLength(letters)
  // A message that stays unread is mailed.
  await world.say(sender, chat_id ?? '', 'And me')
  await world.pass(31 * minute)
  await settle()
  expect(await world.letters(receiver.email)).toHaveLength(letters + 1)
})
