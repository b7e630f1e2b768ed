import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Notification, NotificationPage } from '../domain/contract/notifications.ts'
import type { Base } from '../routes.ts'
import { listener } from './effect.ts'
import { notificationPreferencesMachine } from './notificationPreferencesMachine.ts'
import { notProvided, output } from './outcome.ts'
import { pushMachine } from './pushMachine.ts'

/** The notification centre behind the bell. Reading a notification clears it on every screen. */

export type NotificationState = Pick<NotificationPage, 'list' | 'next_cursor' | 'unread'>
interface Context {
  base: Base
  accountId: string
  list: Notification[]
  nextCursor: string | null
  unread: number
  /** The notification to mark as read; null for all. */
  requested: string | null
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'count.changed'; unread: number }
  | { type: 'bell.opened' }
  | { type: 'more.requested' }
  | { type: 'notification.opened'; id: string }
  | { type: 'all.read' }
  | { type: 'retry.requested' }

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

export const notificationsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { base: Base; accountId: string } },
  actors: {
    fetchNotifications: fromPromise<NotificationState, { cursor: string | null }>(notProvided),
    markRead: fromPromise<number, { id: string | null }>(notProvided),
    subscribeToLive: listener<Event>(),
    push: pushMachine,
    preferences: notificationPreferencesMachine,
  },
  guards: { hasMore: ({ context }) => context.nextCursor !== null },
  actions: {
    rememberFirst: assign((_, { list, next_cursor, unread }: NotificationState) => ({
      list,
      nextCursor: next_cursor,
      unread,
    })),
    rememberMore: assign(({ context }, { list, next_cursor, unread }: NotificationState) => ({
      list: [...context.list, ...list.filter(({ id }) => !context.list.some((known) => known.id === id))],
      nextCursor: next_cursor,
      unread,
    })),
    rememberCount: assign({ unread: (_, unread: number) => unread }),
    rememberRequested: assign({ requested: (_, id: string | null) => id }),
    rememberRead: assign(({ context: { list, requested } }, unread: number) => ({
      unread,
      list: list.map((one) => (requested === null || one.id === requested ? { ...one, read: true } : one)),
    })),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, list: [], nextCursor: null, unread: 0, requested: null }),
  initial: 'loading',
  invoke: [
    { src: 'subscribeToLive' },
    { id: 'push', src: 'push', input: ({ context }) => ({ accountId: context.accountId }) },
    { id: 'preferences', src: 'preferences' },
  ],
  on: { 'count.changed': { actions: { type: 'rememberCount', params: ({ event }) => event.unread } } },
  states: {
    loading: {
      invoke: {
        src: 'fetchNotifications',
        input: { cursor: null },
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading', 'connection.opened': 'loading', 'bell.opened': 'loading' } },
    listed: {
      on: {
        'connection.opened': 'refreshing',
        'bell.opened': 'refreshing',
        'count.changed': {
          target: 'refreshing',
          actions: { type: 'rememberCount', params: ({ event }) => event.unread },
        },
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'notification.opened': {
          target: 'markingRead',
          actions: { type: 'rememberRequested', params: ({ event }) => event.id },
        },
        'all.read': { target: 'markingRead', actions: { type: 'rememberRequested', params: null } },
      },
    },
    refreshing: {
      invoke: {
        src: 'fetchNotifications',
        input: { cursor: null },
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: output } },
        onError: 'listed',
      },
      on: {
        'notification.opened': {
          target: 'markingRead',
          actions: { type: 'rememberRequested', params: ({ event }) => event.id },
        },
        'all.read': { target: 'markingRead', actions: { type: 'rememberRequested', params: null } },
      },
    },
    loadingMore: {
      invoke: {
        src: 'fetchNotifications',
        input: ({ context }) => ({ cursor: context.nextCursor }),
        onDone: { target: 'listed', actions: { type: 'rememberMore', params: output } },
        onError: 'listed',
      },
    },
    markingRead: {
      invoke: {
        src: 'markRead',
        input: ({ context }) => ({ id: context.requested }),
        onDone: { target: 'listed', actions: { type: 'rememberRead', params: output } },
        // The notification is still unread on the server, so it is shown again and can be opened again.
        onError: 'listed',
      },
    },
  },
})
