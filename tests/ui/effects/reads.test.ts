import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyActorLogic, StateMachine } from 'xstate'
import { chat } from '../../../flowlab/flows/chatSamples.ts'
import { me } from '../../../flowlab/flows/samples.ts'
import { machinesOfProduct, placesOfProduct } from '../../support/effects.ts'
import { answerOf, credentialsOf, signIn, stubWire } from '../../support/wire.ts'
import { everything, type Read, reads as table } from './tables/reads.ts'

/**
 * The requests of each flow for reading, with their queries, and the requests of each further provision of a flow: a
 * code for another purpose, a report of something else. Written from docs/product, like the table of writes beside it.
 */

/** Actors without a request to the server, or covered by another test. */
const elsewhere: Readonly<Record<string, string>> = {
  'listings.prefetchListings': 'tests/ui/services/knownListings.test.ts',
  'globalConnect.readAccess': 'reads the session',
  'globalConnect/addonPurchase/payment.loadProvider': 'loads the provider’s script: tests/flows/memberships.test.ts',
  'optionLists.loadOptionLists': 'asks for the lists that the steps need: below',
  'member.findUnsent': 'reads the browser: tests/ui/effects/unsent.test.ts',
  'conversation.restoreWriting': 'reads the browser: tests/ui/effects/unsent.test.ts',
}

/** The first provision of each flow, whose writes calls.test.ts covers. */
const written = new Set<unknown>(
  [...machinesOfProduct().values()].flatMap(({ implementations: { actors } }) =>
    Object.entries(actors)
      .filter(([name]) => !/^(load|fetch|find|open(Chat)|learn|restore|download|read|prefetch)/.test(name))
      .map(([, logic]) => logic),
  ),
)
/** Actors that report events while they run: listeners.test.ts covers them, and sending.test.ts those that send. */
const reports = /^(listen|subscribe|watch|follow|show|lazyFlows|uploadDocument|sendMessage)/

const actors = new Map<string, AnyActorLogic>()
for (const { place, machine } of placesOfProduct())
  for (const [name, logic] of Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>))
    if (
      !(logic instanceof StateMachine) &&
      !reports.test(name) &&
      !written.has(logic) &&
      ![...actors.values()].includes(logic)
    )
      actors.set(`${place}.${name}`, logic)

beforeEach(() => {
  signIn()
  localStorage.setItem('preferred_currency', 'USD')
  // An export is saved through a link.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})
afterEach(() => vi.unstubAllGlobals())

it('every actor that reads is in the table, or has a reason', () => {
  expect([...actors.keys()].sort()).toEqual([...Object.keys(table), ...Object.keys(elsewhere)].sort())
})

const rows = Object.entries(table).flatMap(([name, reported]) =>
  [reported]
    .flat()
    .map((row: Read) => ({ name, row, title: `${name} ${JSON.stringify(row.input) ?? ''}`.slice(0, 100) })),
)

it.each(rows)('$title', async ({ name, row }) => {
  const wire = stubWire(200, everything)
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  await answerOf(logic, row.input)
  expect(wire.calls.map(({ call }) => call).sort()).toEqual([...row.asks].sort())
  const written = wire.calls.filter(({ call }) => !call.startsWith('GET '))
  expect(written.map(({ body }) => body)).toEqual(written.map(() => row.body ?? {}))
  expect(wire.carried).toEqual(wire.calls.map(credentialsOf))
})

it('the steps of a kind request their lists, each once and for that kind', async () => {
  const wire = stubWire(200, everything)
  const logic = actors.get('optionLists.loadOptionLists')
  if (!logic) throw new Error('optionLists')
  await answerOf(logic, { kind: 'INVESTMENT' })
  const calls = wire.calls.map(({ call }) => call)
  expect(new Set(calls).size).toBe(calls.length)
  expect(calls).toEqual(expect.arrayContaining(['GET /countries', 'GET /currencies']))
  const lists = calls.filter((call) => call.startsWith('GET /master-dropdown/'))
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((call) => !call.endsWith('?type=INVESTMENT'))).toEqual([])
})

/** The monthly price of an investor, ₹1,499, in each currency (docs/product 11.1 and 11.2). */
it.each([
  ['INR', { minor: 149_900, currency: 'INR' }],
  ['USD', { minor: 1_799, currency: 'USD' }],
  ['JPY', { minor: 2_698, currency: 'JPY' }],
  // Nobody has chosen anything on a first visit, and nobody pays in a currency that has no rate: rupees.
  [null, { minor: 149_900, currency: 'INR' }],
  ['XAU', { minor: 149_900, currency: 'INR' }],
])('a visitor who last saw prices in %s reads them so, without a call', async (currency, amount) => {
  localStorage.clear()
  if (currency) localStorage.setItem('preferred_currency', currency)
  const wire = stubWire(200, everything)
  const logic = actors.get('subscriptions.loadOffers')
  if (!logic) throw new Error('subscriptions.loadOffers')
  const visitor = { buyer: 'visitor', origin: null, requestedMode: 'NEW', accountType: 'investor' }
  expect(await answerOf(logic, visitor)).toMatchObject({
    list: [{ plan: { period: 'free_trial' } }, { plan: { period: 'monthly', amount }, quote: null }, {}, {}],
  })
  expect(wire.calls).toEqual([])
})

/** The result made from a response, if it is not passed on unchanged. */
const made: readonly { name: string; input?: unknown; from: object | readonly object[]; gives: unknown }[] = [
  {
    name: 'account/ownDetails.loadCountries',
    from: { status: true, list: ['AE', 'US', 'IN'].map((code) => ({ code })) },
    // The visitor's likely country comes first, the others keep their order.
    gives: ['US', 'AE', 'IN'].map((code) => ({ code })),
  },
  {
    name: 'chatList.fetchChats',
    input: { folder: 'all', cursor: null },
    from: { status: true, list: [chat], next_cursor: 'n', all_archived: true },
    gives: { chats: [chat], nextCursor: 'n', allArchived: true },
  },
  {
    name: 'chatList/messageSearch.findMessages',
    input: { chatId: 'c', words: 'x' },
    from: { status: true, list: [{ seq: 2 }, { seq: 5 }], has_more: true },
    gives: { messages: [{ seq: 5 }, { seq: 2 }], chats: [], hasMore: true },
  },
  {
    name: 'chatList/messageSearch.findMessages',
    input: { chatId: null, words: 'x' },
    // The server lists the newest first.
    from: { status: true, list: [{ seq: 5 }, { seq: 2 }], chats: [{ id: 'c' }], has_more: false },
    gives: { messages: [{ seq: 5 }, { seq: 2 }], chats: [{ id: 'c' }], hasMore: false },
  },
  {
    name: 'chat.fetchEarlier',
    input: { chatId: 'c', before: 9, downTo: 3 },
    from: [
      // Changed between the two pages, so the older revision counts.
      { status: true, list: [{ seq: 6 }, { seq: 7 }], has_more: true, revision: 3 },
      { status: true, list: [{ seq: 2 }, { seq: 4 }], has_more: true, revision: 4 },
    ],
    gives: { messages: [{ seq: 2 }, { seq: 4 }, { seq: 6 }, { seq: 7 }], hasEarlier: true, revision: 3 },
  },
  {
    name: 'chat.fetchMissed',
    input: { chatId: 'c', after: 7, since: 3 },
    from: [
      { status: true, list: [{ seq: 8 }], has_more: true, revision: 4 },
      { status: true, list: [{ seq: 9 }], has_more: false, revision: 4 },
      { status: true, list: [{ seq: 2, revision: 4 }], has_more: true, revision: 5 },
      { status: true, list: [{ seq: 9, revision: 5 }], has_more: false, revision: 5 },
      { status: true, chat },
    ],
    gives: {
      chat,
      messages: [{ seq: 8 }, { seq: 9 }],
      changed: [
        { seq: 2, revision: 4 },
        { seq: 9, revision: 5 },
      ],
      revision: 5,
    },
  },
  {
    name: 'session.loadAccount',
    from: { ...me, server_time: '2026-11-21T09:00:00.000Z' },
    gives: { me: { ...me, server_time: '2026-11-21T09:00:00.000Z' }, clockOffset: 3_600_000 },
  },
  {
    name: 'globalConnect/addonPurchase.loadAddons',
    from: {
      status: true,
      subscription: { plan: { uuid: 'p' } },
      // Rupees, at a rate to the payer's currency (7.8).
      available_addons: [{ type: 'GLOBAL_CONNECT', prorated_price: 498.75, currency_code: 'USD' }],
      currency: 'USD',
      conversion_rate: 0.012,
    },
    gives: {
      subscription: { plan: { uuid: 'p' } },
      available_addons: [{ type: 'GLOBAL_CONNECT', price: { minor: 599, currency: 'USD' } }],
    },
  },
  {
    name: 'subscriptions.findPurchase',
    input: { purchaseId: 'u' },
    from: {
      status: true,
      transaction: { uuid: 'u', trans_amount: 2_698, currency_code: 'JPY' },
      publishable_key: 'pk',
    },
    gives: {
      ok: true,
      value: {
        status: true,
        transaction: { uuid: 'u', amount: { minor: 2_698, currency: 'JPY' } },
        publishable_key: 'pk',
      },
    },
  },
  {
    name: 'subscriptions.findPurchase',
    input: { purchaseId: 'u' },
    // A free trial.
    from: { status: true, transaction: null, publishable_key: 'pk' },
    gives: { ok: true, value: { status: true, transaction: null, publishable_key: 'pk' } },
  },
  {
    name: 'notifications/push.readPushChannel',
    from: { status: true, firebase: null },
    gives: { way: 'live' },
  },
  {
    name: 'wizard/places.loadPlaces',
    input: { keys: ['IN:goa'] },
    from: { status: true, list: ['Panaji'] },
    gives: { 'IN:goa': [{ slug: 'Panaji', label: 'Panaji' }] },
  },
]

it.each(made)('$name returns what the server sends', async ({ name, input, from, gives }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T08:00:00.000Z'))
  const answers = [from].flat()
  let turn = 0
  vi.stubGlobal('fetch', async () => Response.json(answers[Math.min(turn++, answers.length - 1)]))
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  expect(await answerOf(logic, input)).toEqual(gives)
})
