import { expect, it } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate'
import { chat } from '../../flowlab/flows/chatSamples.ts'
import { mySubscription } from '../../flowlab/flows/membershipSamples.ts'
import { me, notification } from '../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../src/domain/market/filters.ts'
import { chatListMachine } from '../../src/machines/chatListMachine.ts'
import { listingsMachine } from '../../src/machines/listingsMachine.ts'
import { mySubscriptionMachine } from '../../src/machines/mySubscriptionMachine.ts'
import { notificationsMachine } from '../../src/machines/notificationsMachine.ts'
import { proposalsMachine } from '../../src/machines/proposalsMachine.ts'

/** A further page follows the loaded ones, starts where the last one ended, and the last page ends the list. */

interface Paged {
  machine: AnyStateMachine
  input: unknown
  loads: string
  /** The call for the first page, if it is another one. */
  first?: readonly [string, object]
  page: (ids: readonly string[], next: string | null) => object
  more: string
  ids: (context: never) => readonly string[]
}

const of = (ids: readonly string[], like: object) => ids.map((id) => ({ ...like, id }))
const silent = fromCallback(() => {})

const lists: Readonly<Record<string, Paged>> = {
  proposals: {
    machine: proposalsMachine,
    input: { base: '/investor', box: 'sent', state: 'all' },
    loads: 'loadProposals',
    page: (ids, next_cursor) => ({ list: of(ids, {}), next_cursor }),
    more: 'more.requested',
    ids: ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id),
  },
  notifications: {
    machine: notificationsMachine,
    input: { base: '/investor', accountId: 'u' },
    loads: 'fetchNotifications',
    page: (ids, next_cursor) => ({ list: of(ids, notification), next_cursor, unread: 0 }),
    more: 'more.requested',
    ids: ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id),
  },
  chats: {
    machine: chatListMachine,
    input: { me },
    loads: 'fetchChats',
    page: (ids, nextCursor) => ({
      // The latest conversation comes first.
      chats: ids.map((id) => ({ ...chat, id, updated_at: `2026-11-2${5 - 'abcd'.indexOf(id)}T08:00:00.000Z` })),
      nextCursor,
    }),
    more: 'more.requested',
    ids: ({ chats }: { chats: { id: string }[] }) => chats.map(({ id }) => id),
  },
  listings: {
    machine: listingsMachine,
    input: { kind: 'INVESTOR', base: '/investor', query: emptyQuery, view: 'gridView', isDraft: false, seen: null },
    loads: 'loadListings',
    page: (ids, next_cursor) => ({
      ok: true,
      value: {
        list: of(ids, {}),
        featured_count: 0,
        next_cursor,
        corrected: null,
        best_of: null,
        facets: null,
        matching: null,
      },
    }),
    more: 'more.requested',
    ids: ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id),
  },
  payments: {
    machine: mySubscriptionMachine,
    input: { plansAt: '/', purchaseId: null },
    loads: 'loadPayments',
    first: [
      'loadMySubscription',
      { ...mySubscription, payments: [{ uuid: 'a' }, { uuid: 'b' }], payments_cursor: 'next' },
    ],
    page: (ids, next_cursor) => ({ list: ids.map((uuid) => ({ uuid })), next_cursor }),
    more: 'payments.requested',
    ids: ({ mine }: { mine: { payments: { uuid: string }[] } }) => mine.payments.map(({ uuid }) => uuid),
  },
}

const answered = () => new Promise<void>((resolve) => setImmediate(resolve))

it.each(Object.entries(lists))('%s', async (_, { machine, input, loads, first, page, more, ids }) => {
  const asked: unknown[] = []
  const pages = first ? [page(['c', 'd'], null)] : [page(['a', 'b'], 'next'), page(['c', 'd'], null)]
  const others = Object.keys(machine.implementations.actors).map((name) => [name, silent] as const)
  const actor = createActor(
    machine.provide({
      actors: {
        ...Object.fromEntries(others),
        ...(first ? { [first[0]]: fromPromise(async () => first[1]) } : {}),
        [loads]: fromPromise(async ({ input: given }) => {
          asked.push((given as { cursor: unknown }).cursor)
          return pages.shift()
        }),
      },
    } as never),
    { input } as never,
  )
  actor.start()
  await answered()
  const seen = () => ids(actor.getSnapshot().context as never)
  expect(seen()).toEqual(['a', 'b'])
  actor.send({ type: more } as never)
  await answered()
  expect(seen()).toEqual(['a', 'b', 'c', 'd'])
  // There is no further page to request.
  actor.send({ type: more } as never)
  await answered()
  expect(asked).toEqual(first ? ['next'] : [null, 'next'])
})
