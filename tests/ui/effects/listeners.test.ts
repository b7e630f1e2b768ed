import { afterAll, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import {
  Actor,
  type AnyActorLogic,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  StateMachine,
  waitFor,
} from 'xstate'
import { chat, message } from '../../../flowlab/flows/chatSamples.ts'
import { grant, india, me, push as pushed } from '../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { member, subscribeToLive } from '../../../src/effects/member.ts'
import { session } from '../../../src/effects/session.ts'
import { writeQuery } from '../../../src/effects/watchQuery.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../../src/machines/chatListMachine.ts'
import { confirmLeaving } from '../../../src/services/leaveGuard.ts'
import { placesOfProduct } from '../../support/effects.ts'

/**
 * The events that each flow receives from the browser and from the server’s stream, its reports of them, and its
 * cleanup.
 */

interface Row {
  input?: unknown
  /** The address before. */
  at?: string
  /** False if the window has no room beside the list. */
  wide?: false
  happens: () => unknown
  reports: readonly object[]
  /** What it passes on to the actors of the member, besides; nothing unless stated. */
  passesOn?: readonly object[]
  /** The calls that change something, besides; none unless stated. */
  asks?: readonly (readonly [call: string, body: object])[]
  /** True if the session or its stream receives the event too and ends; these rows come last. */
  ends?: true
}

// --- A logged-in member whose event stream the test writes.

let write: (news: object) => void = () => {}
const asked: (readonly [string, object])[] = []
const stream = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        write = (news) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`))
      },
    }),
  )

beforeAll(async () => {
  vi.stubGlobal('fetch', async (url: string | Request, init: RequestInit = {}) => {
    const { pathname } = new URL(typeof url === 'string' ? url : url.url, 'http://localhost')
    const { method = 'GET', body } = init
    if (method !== 'GET') asked.push([`${method} ${pathname.replace('/api', '')}`, JSON.parse(String(body))])
    if (pathname === '/api/events') return stream()
    if (pathname === '/api/me') return Response.json(me)
    if (pathname === '/api/countries') return Response.json({ status: true, list: [india] })
    return Response.json({ status: true, list: [], next_cursor: null })
  })
  session.start()
  session.send({ type: 'session.granted', grant, landingSource: null })
  await waitFor(session, ({ context }) => context.me !== null)
  const opened = new Promise<void>((stand) => {
    const end = subscribeToLive(({ type }) => {
      if (type !== 'ready') return
      stand()
      end()
    })
  })
  await vi.waitFor(() => write({ type: 'ready' }))
  await opened
})
afterAll(() => {
  session.stop()
  vi.unstubAllGlobals()
})

const translated = { type: 'countries.translated', countries: [india] }

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** A stand-in for the media query that decides whether a list has room beside it. */
const room = Object.assign(new EventTarget(), { matches: true })
const widen = (wide: boolean) => {
  room.matches = wide
  room.dispatchEvent(new Event('change'))
}
const latest = { ...chat, id: 'latest', updated_at: '2026-11-21T08:00:00.000Z' }
const older = { ...chat, id: 'older', updated_at: '2026-11-20T08:00:00.000Z' }
/** Tells the member's actor something that the listener has not passed on. */
const tell = (event: Parameters<ReturnType<typeof member>['send']>[0]) => Actor.prototype.send.call(member(), event)
const opens = { type: 'latest.known', chatId: 'latest' }
const listOf = (...chats: readonly (typeof chat)[]) => {
  const list = createActor(
    chatListMachine.provide({
      // A list that is loading, and has received these events.
      actors: {
        fetchChats: fromPromise<ChatPage, ChatPageInput>(() => new Promise(() => {})),
        subscribeToLive: fromCallback(() => {}),
      },
    }),
  ).start()
  for (const one of chats) list.send({ type: 'chat.fetched', chat: one })
  return list
}
/** Sends a message from another tab, and waits until all earlier listeners have received it. */
async function say(name: string, data: unknown) {
  const [channel, own] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  const crossed = new Promise<void>((come) => {
    own.onmessage = () => come()
  })
  channel.postMessage(data)
  await crossed
  channel.close()
  own.close()
}
const stored = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
const goTo = (to: string) => {
  history.pushState(null, '', to)
  window.dispatchEvent(new Event('pushState'))
}
const step = (to: string) => {
  history.replaceState(null, '', to)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
const speak = (language: string) => document.documentElement.setAttribute('lang', language)
const now = Date.parse('2026-11-21T08:00:00Z')
const theirs = { ...message, chat_id: 'c', mine: false }
const ours = { ...message, chat_id: 'c', mine: true }

const table: Readonly<Record<string, readonly Row[]>> = {
  'session.watchTab': [
    { happens: () => hide(true), reports: [{ type: 'tab.hidden' }] },
    { happens: () => hide(false), reports: [{ type: 'tab.shown', at: now }] },
  ],
  'session.watchOtherTabs': [
    { ends: true, happens: () => say('session', 'ended'), reports: [{ type: 'session.endedElsewhere' }] },
    { ends: true, happens: () => say('session', 'switched'), reports: [{ type: 'session.changedElsewhere' }] },
    { ends: true, happens: () => stored('x-info-id', 'other'), reports: [{ type: 'session.changedElsewhere' }] },
    // The broadcast message already reports this end.
    { ends: true, happens: () => stored('x-info-id', null), reports: [] },
    { happens: () => stored('view', 'listView'), reports: [] },
  ],
  'live.watchNetwork': [
    {
      ends: true,
      happens: () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
        window.dispatchEvent(new Event('offline'))
      },
      reports: [{ type: 'network.lost' }],
    },
    {
      ends: true,
      happens: () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
        window.dispatchEvent(new Event('online'))
      },
      reports: [{ type: 'network.returned' }],
    },
  ],
  'globalConnect/addonPurchase/payment.watchPayments': [
    { happens: () => say('payments', 'changed'), reports: [{ type: 'recheck.requested' }] },
    { happens: () => hide(false), reports: [{ type: 'recheck.requested' }] },
    { happens: () => hide(true), reports: [] },
  ],
  'listings.watchAddress': [
    {
      input: { kind: 'INVESTOR' },
      at: '/entrepreneur/investment/investors',
      happens: () => step('/entrepreneur/investment/investors?q=tea'),
      reports: [{ type: 'address.changed', query: expect.objectContaining({ text: 'tea' }) }],
    },
    // The link to the whole list, in the header.
    {
      input: { kind: 'INVESTOR' },
      at: '/entrepreneur/investment/investors?q=tea',
      happens: () => goTo('/entrepreneur/investment/investors'),
      reports: [{ type: 'address.changed', query: emptyQuery }],
    },
    // The list's own search, and then the link that skips to the content.
    {
      input: { kind: 'INVESTOR' },
      at: '/entrepreneur/investment/investors',
      happens: () => {
        writeQuery('q=tea')
        step('/entrepreneur/investment/investors?q=tea#main')
      },
      reports: [],
    },
    // Back after an own search.
    {
      input: { kind: 'INVESTOR' },
      at: '/entrepreneur/investment/investors?q=tea',
      happens: () => {
        writeQuery('')
        step('/entrepreneur/investment/investors?q=tea')
      },
      reports: [{ type: 'address.changed', query: expect.objectContaining({ text: 'tea' }) }],
    },
    { input: { kind: 'INVESTOR' }, at: '/investor/chats', happens: () => step('/account'), reports: [] },
  ],
  'proposals.watchAddress': [
    {
      at: '/investor/proposals?box=sent&state=open',
      happens: () => goTo('/investor/proposals?box=all&state=turn'),
      reports: [{ type: 'address.changed', box: 'all', state: 'turn' }],
    },
    // The member of these tests is an investor, whose proposals are of both kinds.
    {
      at: '/investor/proposals?box=sent&state=open',
      happens: () => step('/investor/proposals?state=nonsense'),
      reports: [{ type: 'address.changed', box: 'all', state: 'all' }],
    },
    { at: '/investor/proposals?box=sent', happens: () => goTo('/investor/proposals/p'), reports: [] },
    { at: '/investor/proposals?box=sent', happens: () => writeQuery('box=received', { replace: true }), reports: [] },
  ],
  'subscriptions.watchAddress': [
    {
      at: '/investor/subscriptions?mode=NEW',
      happens: () => goTo('/investor/subscriptions?mode=RENEW&origin=my-subscription'),
      reports: [{ type: 'address.changed', requestedMode: 'RENEW', origin: 'my-subscription' }],
    },
    {
      at: '/investor/subscriptions?mode=NEW',
      happens: () => goTo('/investor/subscriptions?mode=NEW&payment=u'),
      reports: [],
    },
  ],
  'account/ownDetails.watchCountries': [{ happens: () => speak('en'), reports: [translated] }],
  'optionLists.watchLanguage': [{ happens: () => speak('hi'), reports: [{ type: 'language.changed' }] }],
  'wizard/places.watchLanguage': [{ happens: () => speak('en'), reports: [{ type: 'language.changed' }] }],
  'wizard.watchLeaving': [
    {
      at: '/investor/register-profile',
      happens: () => confirmLeaving('/about-us'),
      reports: [{ type: 'leaving.requested', to: '/about-us' }],
    },
    {
      at: '/investor/register-profile',
      happens: () => confirmLeaving('/investor/register-profile?step=basic'),
      reports: [],
    },
  ],
  'notifications/push.watchPushes': [
    { happens: () => write({ type: 'push', data: pushed }), reports: [{ type: 'message.received', data: pushed }] },
    {
      happens: () => say('push', pushed),
      reports: [{ type: 'message.received', data: pushed }],
      // The live connection may be down, so the conversation is fetched.
      passesOn: [{ type: 'chat.changed', chatId: pushed.action_id }],
    },
  ],
  'notifications.subscribeToLive': [
    {
      happens: () => write({ type: 'message', message: theirs }),
      reports: [],
      passesOn: [{ type: 'position.reached', chatId: theirs.chat_id, seq: theirs.seq }],
    },
    { happens: () => write({ type: 'message', message: ours }), reports: [] },
    { happens: () => write({ type: 'notifications', unread: 3 }), reports: [{ type: 'count.changed', unread: 3 }] },
    // Whatever came while the connection was down has now reached this device.
    {
      happens: () => write({ type: 'ready' }),
      reports: [{ type: 'connection.opened' }],
      asks: [['POST /chats/delivered', { marks: null }]],
    },
  ],
  'proposal.watchChanges': [
    {
      input: { id: 'p' },
      happens: () => write({ type: 'proposal', proposal_id: 'p' }),
      reports: [{ type: 'proposal.changedElsewhere' }],
    },
    { input: { id: 'p' }, happens: () => write({ type: 'proposal', proposal_id: 'q' }), reports: [] },
  ],
  'chatList.subscribeToLive': [
    {
      happens: () => write({ type: 'message', message: theirs }),
      reports: [{ type: 'message.arrived', message: theirs }],
    },
    { happens: () => write({ type: 'chat', chat_id: 'c' }), reports: [{ type: 'chat.changed', chatId: 'c' }] },
    {
      happens: () => write({ type: 'seen', chat_id: 'c', seq: 4 }),
      reports: [{ type: 'chat.seen', chatId: 'c', seq: 4 }],
    },
    {
      happens: () => write({ type: 'changed', message: ours }),
      reports: [{ type: 'message.changed', message: ours }],
    },
    { happens: () => write({ type: 'ready' }), reports: [{ type: 'connection.opened' }] },
  ],
  'chat.watchAddress': [
    {
      at: '/investor/chats/c',
      happens: () => goTo('/investor/chats/c?show=unread'),
      reports: [{ type: 'address.changed', folder: 'unread' }],
    },
    // The browser's Back.
    {
      at: '/investor/chats?show=archived',
      happens: () => step('/investor/chats'),
      reports: [{ type: 'address.changed', folder: 'all' }],
    },
    {
      at: '/investor/chats?show=unread',
      happens: () => goTo('/investor/chats?show=nonsense'),
      reports: [{ type: 'address.changed', folder: 'all' }],
    },
    { at: '/investor/chats', happens: () => goTo('/investor/chats?other=1'), reports: [] },
    { at: '/investor/chats', happens: () => goTo('/investor/chats/c?show=unread'), reports: [] },
  ],
  'member.watchOwner': [
    {
      happens: () => {},
      reports: [{ type: 'owner.changed', owner: `${me.basic_info.uuid} ${me.account_type}` }],
    },
  ],
  'chat.watchLatest': [
    { input: { list: listOf(older, latest) }, happens: () => widen(true), reports: [opens, opens] },
    // The archived conversations are not shown.
    {
      input: { list: listOf({ ...latest, archived: true }, older) },
      happens: () => {},
      reports: [{ ...opens, chatId: 'older' }],
    },
    { input: { list: listOf() }, happens: () => widen(true), reports: [] },
    { input: { list: null }, happens: () => widen(true), reports: [] },
    { input: { list: listOf(latest) }, wide: false, happens: () => {}, reports: [] },
    // A rotated phone.
    { input: { list: listOf(latest) }, wide: false, happens: () => widen(true), reports: [opens] },
  ],
  'chat.subscribeToLive': [
    {
      happens: () => write({ type: 'message', message: theirs }),
      reports: [{ type: 'message.arrived', message: theirs }],
    },
    {
      happens: () => write({ type: 'read', chat_id: 'c', seq: 4 }),
      reports: [{ type: 'mark.moved', chatId: 'c', mark: 'read', seq: 4 }],
    },
    {
      happens: () => write({ type: 'delivered', chat_id: 'c', seq: 4 }),
      reports: [{ type: 'mark.moved', chatId: 'c', mark: 'delivered', seq: 4 }],
    },
    {
      happens: () => write({ type: 'changed', message: ours }),
      reports: [{ type: 'message.changed', message: ours }],
    },
    // Edits made here are reported regardless of the stream.
    {
      happens: () => tell({ type: 'message.changed', message: ours }),
      reports: [{ type: 'message.changed', message: ours }],
    },
    { happens: () => write({ type: 'chat', chat_id: 'c' }), reports: [{ type: 'chat.changed', chatId: 'c' }] },
    { happens: () => write({ type: 'ready' }), reports: [{ type: 'connection.opened' }] },
    { happens: () => hide(false), reports: [{ type: 'reading.resumed' }] },
    { happens: () => hide(true), reports: [] },
  ],
  'chat/typing.watchTyping': [
    {
      input: { chatId: 'c' },
      happens: () => write({ type: 'typing', chat_id: 'c' }),
      reports: [{ type: 'typing.seen' }],
    },
    { input: { chatId: 'c' }, happens: () => write({ type: 'typing', chat_id: 'd' }), reports: [] },
    {
      input: { chatId: 'c' },
      happens: () => write({ type: 'message', message: theirs }),
      reports: [{ type: 'typing.ended' }],
    },
    { input: { chatId: 'c' }, happens: () => write({ type: 'message', message: ours }), reports: [] },
    { input: { chatId: 'd' }, happens: () => write({ type: 'message', message: theirs }), reports: [] },
  ],
  'conversation.subscribeToLive': [
    { input: { chatId: 'c' }, happens: () => write({ type: 'ready' }), reports: [{ type: 'connection.opened' }] },
    {
      input: { chatId: 'c' },
      happens: () => write({ type: 'message', message: ours }),
      reports: [{ type: 'message.confirmed', clientId: ours.client_id }],
    },
    { input: { chatId: 'c' }, happens: () => write({ type: 'message', message: theirs }), reports: [] },
  ],
}

/** Actors that report their own sending, and actors that live as long as the page. */
const elsewhere: Readonly<Record<string, string>> = {
  'subscriptions.watchAccount': 'an account that cannot load: tests/flows/paying.test.ts',
  'contact.sendMessage': 'answers once: calls.test.ts',
  'documentUpload.uploadDocument': 'sending.test.ts',
  'conversation.sendMessage': 'sending.test.ts',
  'listings.followScroll': 'reports nothing: tests/flows/own/market.test.ts',
  'live.listen': 'what is written above comes through it; its silence: tests/ui/liveStream.test.ts',
  'waiting.showNotice': 'a toast whose button reports: tests/spec/browser/session.test.ts',
  'navigation.watchAddress': 'as long as the page: tests/flows/session.test.ts',
  'navigation.watchSession': 'as long as the page: tests/flows/session.test.ts',
  'notifications/push.watchForeground': 'by the provider’s library: tests/flows/own/push.test.ts',
  'session.lazyFlows': 'member.test.ts',
}

const reports = /^(listen|subscribe|watch|follow|show|lazyFlows|uploadDocument|sendMessage)/
const actors = new Map<string, AnyActorLogic>()
for (const { place, machine } of placesOfProduct())
  for (const [name, logic] of Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>))
    if (reports.test(name) && !(logic instanceof StateMachine) && ![...actors.values()].includes(logic))
      actors.set(`${place}.${name}`, logic)

/** Starts the listener within a flow that only records its events. */
function listening(logic: AnyActorLogic, input: unknown) {
  const received: object[] = []
  const flow = createMachine(
    {
      initial: 'watching',
      states: {
        watching: {
          invoke: { src: 'listener', input: () => input },
          on: { 'test.over': 'over', '*': { actions: 'note' } },
        },
        over: {},
      },
    } as never,
    {
      actors: { listener: logic },
      actions: { note: ({ event }: { event: object }) => void received.push(event) },
    } as never,
  )
  const actor = createActor(flow, { parent: session } as never)
  actor.start()
  return { received, end: () => actor.send({ type: 'test.over' }) }
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockReturnValue(room as unknown as MediaQueryList)
})

it('every actor that reports is in the table, or has a reason', () => {
  expect([...actors.keys()].sort()).toEqual([...Object.keys(table), ...Object.keys(elsewhere)].sort())
})

const rows = Object.entries(table)
  .flatMap(([name, reported]) =>
    reported.map((row, place) => ({
      name,
      row,
      title: `${name} ${place + 1}: ${JSON.stringify(row.reports).slice(0, 60)}`,
    })),
  )
  .sort((one, other) => Number(one.row.ends ?? false) - Number(other.row.ends ?? false))

/** Waits for everything sent before: the stream and the channels both keep their order. */
async function settle(ends: boolean) {
  if (!ends) {
    const arrived = new Promise<void>((come) => {
      const end = subscribeToLive(({ type }) => {
        if (type !== ('end' as never)) return
        end()
        come()
      })
    })
    write({ type: 'end' })
    await arrived
  }
  const [from, to] = [new BroadcastChannel('settled'), new BroadcastChannel('settled')]
  const crossed = new Promise<void>((come) => {
    to.onmessage = () => come()
  })
  from.postMessage('end')
  await crossed
  from.close()
  to.close()
}

describe('a conversation that is read', () => {
  const chat = { id: 'c', read_seq: 3 }
  const messages = [
    { mine: false, seq: 5 },
    { mine: true, seq: 6 },
  ]
  it.each([
    ['is marked up to the last of the other side', { chat, messages }, false, [{ chatId: 'c', seq: 5 }]],
    ['is not marked in a hidden tab', { chat, messages }, true, []],
    ['is not marked again', { chat: { ...chat, read_seq: 5 }, messages }, false, []],
    ['is not marked before it is open', { chat: null, messages }, false, []],
  ])('%s', (_, context, hidden, marks) => {
    const reads = member().getSnapshot().children.readMarks
    if (!reads) throw new Error('nothing marks what was read')
    const sent = vi.spyOn(reads, 'send').mockImplementation(() => {})
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    const read = placesOfProduct().find(({ place }) => place === 'chat')?.machine.implementations.actions.markRead
    if (typeof read !== 'function') throw new Error('a chat marks nothing')
    read({ context } as never, undefined as never)
    expect(sent.mock.calls).toEqual(marks.map((mark) => [{ type: 'position.reached', ...mark }]))
    sent.mockRestore()
  })
})

it('the list shows the folder in the address; without a list, nothing is reported', () => {
  const show = placesOfProduct().find(({ place }) => place === 'chat')?.machine.implementations.actions.showFolder
  if (typeof show !== 'function') throw new Error('a chat shows no folder')
  const list = listOf(latest)
  for (const of of [list, null]) show({ context: { list: of, folder: 'unread' } } as never, undefined as never)
  expect(list.getSnapshot().context).toMatchObject({ folder: 'unread', chats: [] })
})

it('an edited message is shown in every open part; a refused edit changes nothing', () => {
  const reported: object[] = []
  const end = member().on('message.changed', (event) => void reported.push(event))
  const announce = placesOfProduct().find(({ place }) => place === 'chat/messageEdit')?.machine.implementations.actions
    .announceEdited as (scope: object, outcome: object) => void
  announce({}, { ok: true, value: message })
  announce({}, { ok: false, refusal: { code: 'ILLEGAL_TRANSITION', message: '', fields: {} } })
  end.unsubscribe()
  expect(reported).toEqual([{ type: 'message.changed', message }])
})

it('a subscriber is informed if the connection is down', () => {
  const { live } = member().getSnapshot().context
  if (!live) throw new Error('nothing is listened to')
  const { machine } = live.getSnapshot()
  const down = machine.resolveState({ value: 'waiting', context: { failures: 1 } })
  const seen = vi.spyOn(live, 'getSnapshot').mockReturnValue(down as never)
  const received: string[] = []
  const end = subscribeToLive(({ type }) => void received.push(type))
  seen.mockRestore()
  subscribeToLive(({ type }) => void received.push(`up: ${type}`))()
  end()
  expect(received).toEqual(['lost'])
})

it('an open proposal is loaded again once a lost connection is back, as its step may have been missed', async () => {
  const { live } = member().getSnapshot().context
  const watch = actors.get('proposal.watchChanges')
  if (!live || !watch) throw new Error('nothing is listened to')
  const down = live.getSnapshot().machine.resolveState({ value: 'waiting', context: { failures: 1 } })
  const seen = vi.spyOn(live, 'getSnapshot').mockReturnValue(down as never)
  const { received, end } = listening(watch, { id: 'p' })
  seen.mockRestore()
  expect(received).toEqual([])
  write({ type: 'ready' })
  await settle(false)
  expect(received).toEqual([{ type: 'proposal.changedElsewhere' }])
  // The connection was not lost in between.
  write({ type: 'ready' })
  await settle(false)
  expect(received).toHaveLength(1)
  end()
})

/** The number of listeners added and not removed. */
function countListening() {
  let count = 0
  const channels = Object.getPrototypeOf(BroadcastChannel.prototype) as EventTarget
  const open = new Map<object, number>()
  // `room` replaces every media query.
  const adds = [window, document, room, channels].map((target) => {
    const add = vi.spyOn(target, 'addEventListener' as never) as unknown as Mock
    const remove = vi.spyOn(target, 'removeEventListener' as never) as unknown as Mock
    return { target, add, remove }
  })
  const close = vi.spyOn(BroadcastChannel.prototype, 'close')
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
  return () => {
    for (const { target, add, remove } of adds)
      if (target !== channels) count += add.mock.calls.length - remove.mock.calls.length
      else {
        // Excludes a channel's own ports, which close with it.
        const isChannel = (one: unknown): one is BroadcastChannel => one instanceof BroadcastChannel
        for (const one of add.mock.contexts.filter(isChannel)) open.set(one, (open.get(one) ?? 0) + 1)
        for (const one of remove.mock.contexts.filter(isChannel)) open.set(one, (open.get(one) ?? 0) - 1)
        // A closed channel receives nothing.
        for (const one of close.mock.contexts.filter(isChannel)) open.delete(one)
        count += [...open.values()].reduce((sum, one) => sum + one, 0)
      }
    count += observe.mock.calls.length - disconnect.mock.calls.length
    for (const { add, remove } of adds) for (const spy of [add, remove]) spy.mockRestore()
    for (const spy of [close, observe, disconnect]) spy.mockRestore()
    return count
  }
}

it.each(Object.entries(table).map(([name, [row]]) => ({ name, input: row?.input })))(
  '$name lets go of the browser when it ends',
  ({ name, input }) => {
    const logic = actors.get(name)
    if (!logic) throw new Error(`no flow has ${name}`)
    const counted = countListening()
    const { end } = listening(logic, input)
    end()
    expect(counted()).toBe(0)
  },
)

it.each(rows)('$title', async ({ name, row }) => {
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  history.replaceState(null, '', row.at ?? '/')
  room.matches = row.wide ?? true
  const { received, end } = listening(logic, row.input)
  const { deliveryMarks, readMarks } = member().getSnapshot().children
  // They would send what they collect during a later row.
  const marks = [deliveryMarks, readMarks].flatMap((actor) =>
    actor ? [vi.spyOn(actor as { send: typeof tell }, 'send').mockImplementation(() => {})] : [],
  )
  const told = [vi.spyOn(member() as { send: typeof tell }, 'send'), ...marks]
  asked.length = 0
  await row.happens()
  await settle(row.ends ?? false)
  // A report may follow a call, whose answer keeps no order with the stream.
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(row.reports.length))
  expect(received).toEqual(row.reports)
  const passedOn = told.flatMap(({ mock }) => mock.calls).flat()
  for (const spy of told) spy.mockRestore()
  expect(passedOn.filter(({ type }) => type !== 'updates.requested')).toEqual(row.passesOn ?? [])
  await vi.waitFor(() => expect(asked).toEqual(row.asks ?? []))
  end()
  received.length = 0
  history.replaceState(null, '', row.at ?? '/')
  await row.happens()
  await settle(row.ends ?? false)
  expect(received).toEqual([])
})
