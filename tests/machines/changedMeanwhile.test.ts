import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type InputFrom, SimulatedClock } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import { facets, listing, proposal } from '../../flowlab/flows/listingSamples.ts'
import { notification } from '../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import type { EarlierPage, MissedMessages, OpenedChat } from '../../src/machines/chatSetup.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import type { ListingsRequest, ListingsResponse } from '../../src/machines/listingsSetup.ts'
import { type NotificationState, notificationsMachine } from '../../src/machines/notificationsMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { type LoadedProposal, proposalMachine, type TakenStep } from '../../src/machines/proposalMachine.ts'
import { subscriptionsMachine } from '../../src/machines/subscriptionsMachine.ts'
import type { Offers } from '../../src/machines/subscriptionsSetup.ts'

/** What changes while a screen is busy with something else is shown as soon as it is free. */

type SubscriptionsInput = InputFrom<typeof subscriptionsMachine>

const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

/** Calls that wait until the test answers them, in order. */
function pending<Output>() {
  const waiting: ((output: Output | PromiseLike<Output>) => void)[] = []
  const asked: unknown[] = []
  return {
    asked,
    call: (input: unknown) => {
      asked.push(input)
      return new Promise<Output>((resolve) => waiting.push(resolve))
    },
    answer: async (output: Output) => {
      waiting.shift()?.(output)
      await settle()
    },
  }
}

it('a proposal that changed behind a dialog is loaded again when the dialog closes', async () => {
  const loads = pending<LoadedProposal>()
  const steps = pending<Outcome<Proposal>>()
  const actor = createActor(
    proposalMachine.provide({
      actors: {
        loadProposal: fromPromise<LoadedProposal, { id: string }>(({ input }) => loads.call(input)),
        takeStep: fromPromise<Outcome<Proposal>, TakenStep>(({ input }) => steps.call(input)),
        watchChanges: fromCallback(() => {}),
      },
    }),
    { input: { id: 'p', base: '/investor', currency: 'INR', mustRenew: false, unsent: null } },
  ).start()
  const lists = { decline_reason: [], lost_reason: [], instruments: [], currencies: [] }
  const loaded = { proposal: { ok: true as const, value: proposal }, lists }
  await loads.answer(loaded)
  actor.send({ type: 'step.chosen', action: 'decline' })
  actor.send({ type: 'field.changed', field: 'text', value: 'Not now' })
  actor.send({ type: 'proposal.changedElsewhere' })
  // The dialog and what was written in it stay.
  expect([actor.getSnapshot().value, actor.getSnapshot().context.form.text, loads.asked.length]).toEqual([
    'confirming',
    'Not now',
    1,
  ])
  actor.send({ type: 'step.cancelled' })
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['loading', 2])
  // A change during the request is requested too: the answer may be older.
  actor.send({ type: 'proposal.changedElsewhere' })
  await loads.answer(loaded)
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['loading', 3])
  await loads.answer(loaded)
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['shown', 3])
})

const page: ListingsResponse = {
  list: [listing],
  featured_count: 0,
  next_cursor: 'c',
  corrected: null,
  best_of: null,
  facets,
  matching: null,
}

function market() {
  const loads = pending<Outcome<ListingsResponse>>()
  const marks = pending<Outcome<unknown>>()
  const clock = new SimulatedClock()
  const actor = createActor(
    listingsMachine.provide({
      actors: {
        loadListings: fromPromise<Outcome<ListingsResponse>, ListingsRequest>(({ input }) => loads.call(input)),
        saveFavourite: fromPromise<Outcome<unknown>, { id: string; favourite: boolean }>(({ input }) =>
          marks.call(input),
        ),
        watchAddress: fromCallback(() => {}),
        followScroll: fromCallback(() => {}),
        prefetchListings: fromCallback(() => {}),
      },
      actions: { storeView: () => {}, storeSeen: () => {}, pushAddress: () => {}, replaceAddress: () => {} },
    }),
    {
      clock,
      input: {
        kind: 'INVESTMENT',
        base: '/investor',
        query: emptyQuery,
        currency: 'INR',
        view: 'gridView',
        isDraft: false,
        seen: null,
        chosen: [],
      },
    },
  ).start()
  /** Types a letter and takes it back, so that there is nothing new to search for. */
  const typeInVain = async () => {
    actor.send({ type: 'text.changed', text: 't' })
    actor.send({ type: 'text.changed', text: '' })
    clock.increment(300)
    await settle()
  }
  return { actor, loads, marks, typeInVain }
}

it('a list whose request was interrupted by typing is requested again', async () => {
  const { actor, loads, typeInVain } = market()
  await typeInVain()
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['loading', 2])
  await loads.answer({ ok: true, value: page })
  await loads.answer({ ok: true, value: page })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.list.length]).toEqual(['shown', 1])
  actor.send({ type: 'filter.toggled', name: 'industry', value: 'telecom' })
  await typeInVain()
  expect(loads.asked.slice(2)).toEqual([
    { kind: 'INVESTMENT', query: { ...emptyQuery, filters: { industry: ['telecom'] } }, cursor: null, limit: 12 },
    { kind: 'INVESTMENT', query: { ...emptyQuery, filters: { industry: ['telecom'] } }, cursor: null, limit: 12 },
  ])
})

it('a list that answers its query is not requested again after typing in vain', async () => {
  const { actor, loads, typeInVain } = market()
  await loads.answer({ ok: true, value: page })
  await typeInVain()
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['shown', 1])
})

it('a heart whose answer was interrupted by typing is read from the server', async () => {
  const { actor, loads, typeInVain } = market()
  await loads.answer({ ok: true, value: page })
  actor.send({ type: 'favourite.toggled', id: listing.id, favourite: true })
  await typeInVain()
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['loading', 2])
  await loads.answer({ ok: true, value: { ...page, list: [{ ...listing, favourite: true }] } })
  await typeInVain()
  const { value, context } = actor.getSnapshot()
  expect([value, context.list.map(({ favourite }) => favourite), loads.asked.length]).toEqual(['shown', [true], 2])
})

function bell() {
  const loads = pending<NotificationState>()
  const marks = pending<number>()
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        fetchNotifications: fromPromise<NotificationState, { cursor: string | null }>(({ input }) => loads.call(input)),
        markRead: fromPromise<number, { id: string | null }>(({ input }) => marks.call(input)),
        subscribeToLive: fromCallback(() => {}),
      },
    }),
    { input: { base: '/investor', accountId: 'u' } },
  ).start()
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id)
  return { actor, loads, marks, ids }
}
const listed = (ids: string, next_cursor: string | null, unread = 1): NotificationState => ({
  list: [...ids].map((id) => ({ ...notification, id })),
  next_cursor,
  unread,
})

it('earlier notifications stay when a new one arrives', async () => {
  const { actor, loads, ids } = bell()
  await loads.answer(listed('dc', 'to b'))
  actor.send({ type: 'more.requested' })
  await loads.answer(listed('ba', 'to 0'))
  actor.send({ type: 'count.changed', unread: 2 })
  await loads.answer(listed('ed', 'to c', 2))
  expect([ids(), actor.getSnapshot().context.nextCursor]).toEqual([['e', 'd', 'c', 'b', 'a'], 'to 0'])
  // One that moved to the top is listed once.
  actor.send({ type: 'bell.opened' })
  const moved = listed('be', 'to d', 2)
  await loads.answer({
    ...moved,
    list: moved.list.map((one) => (one.id === 'b' ? { ...one, updated_at: 'now' } : one)),
  })
  expect(ids()).toEqual(['b', 'e', 'd', 'c', 'a'])
})

it('earlier notifications go if the newest page does not reach them', async () => {
  const { actor, loads, ids } = bell()
  await loads.answer(listed('dc', 'to b'))
  actor.send({ type: 'bell.opened' })
  await loads.answer(listed('hg', 'to f'))
  expect([ids(), actor.getSnapshot().context.nextCursor]).toEqual([['h', 'g'], 'to f'])
})

it('earlier notifications are shown as read if nothing is unread any more', async () => {
  const { actor, loads } = bell()
  await loads.answer(listed('dc', 'to b'))
  actor.send({ type: 'bell.opened' })
  await loads.answer({ ...listed('d', 'to c', 0), list: [{ ...notification, id: 'd', read: true }] })
  expect(actor.getSnapshot().context.list.map(({ id, read }) => [id, read])).toEqual([
    ['d', true],
    ['c', true],
  ])
})

it('a notification that arrives while earlier ones load, or while one is marked, is fetched afterwards', async () => {
  const { actor, loads, marks, ids } = bell()
  await loads.answer(listed('dc', 'to b'))
  actor.send({ type: 'more.requested' })
  actor.send({ type: 'count.changed', unread: 2 })
  await loads.answer(listed('b', null))
  await loads.answer(listed('ed', 'to c', 2))
  expect([ids(), actor.getSnapshot().value]).toEqual([['e', 'd', 'c', 'b'], 'listed'])
  actor.send({ type: 'notification.opened', id: 'e' })
  actor.send({ type: 'count.changed', unread: 3 })
  await marks.answer(1)
  expect([actor.getSnapshot().value, loads.asked.length]).toEqual(['refreshing', 4])
})

it('a notification opened while earlier ones load is marked as read', async () => {
  const { actor, loads, marks } = bell()
  await loads.answer(listed('dc', 'to b'))
  actor.send({ type: 'more.requested' })
  actor.send({ type: 'notification.opened', id: 'c' })
  expect(marks.asked).toEqual([{ id: 'c' }])
})

it('a conversation without a live connection serves its earlier messages', async () => {
  const earlier = pending<EarlierPage>()
  const actor = createActor(
    chatMachine.provide({
      actors: {
        openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({
          ok: true,
          value: { chat, messages: [{ ...message, seq: 2 }], hasEarlier: true, revision: 0 },
        })),
        fetchMissed: fromPromise<MissedMessages, { chatId: string; after: number; since: number }>(
          () => new Promise(() => {}),
        ),
        fetchEarlier: fromPromise<EarlierPage, { chatId: string; before: number; downTo: number | null }>(({ input }) =>
          earlier.call(input),
        ),
        subscribeToLive: fromCallback(() => {}),
      },
      actions: { markRead: () => {} },
    }),
    {
      clock: new SimulatedClock(),
      input: {
        base: '/investor',
        chatId: 'c',
        list: null,
        folder: 'all',
        requested: null,
        conversation: null,
        lastId: 'i',
      },
    },
  ).start()
  await settle()
  actor.send({ type: 'connection.lost' })
  expect(actor.getSnapshot().value).toEqual({ following: 'polling' })
  actor.send({ type: 'earlier.requested' })
  expect(earlier.asked).toEqual([{ chatId: 'c', before: 2, downTo: null }])
  await earlier.answer({ messages: [{ ...message, id: 'm1', seq: 1 }], hasEarlier: false, revision: 0 })
  const { value, context } = actor.getSnapshot()
  expect([value, context.messages.map(({ seq }) => seq)]).toEqual([{ following: 'polling' }, [1, 2]])
})

it('plans are loaded again for an address that changes while they load', async () => {
  const loads = pending<Offers>()
  const watching: ((event: { type: 'address.changed'; requestedMode: 'NEW'; origin: 'global-connect' }) => void)[] = []
  const plans: SubscriptionsInput = {
    loginType: 'entrepreneur',
    accountType: 'investment',
    requestedMode: 'NEW',
    origin: null,
    buyer: 'member',
    purchaseId: null,
    mobile: '+919820000000',
    offers: null,
  }
  createActor(
    subscriptionsMachine.provide({
      actors: {
        loadOffers: fromPromise<Offers, SubscriptionsInput>(({ input: { requestedMode, origin } }) =>
          loads.call({ requestedMode, origin }),
        ),
        watchAddress: fromCallback(({ sendBack }) => void watching.push(sendBack)),
      },
    }),
    { input: plans },
  ).start()
  watching[0]?.({ type: 'address.changed', requestedMode: 'NEW', origin: 'global-connect' })
  await settle()
  expect(loads.asked).toEqual([
    { requestedMode: 'NEW', origin: null },
    { requestedMode: 'NEW', origin: 'global-connect' },
  ])
})
