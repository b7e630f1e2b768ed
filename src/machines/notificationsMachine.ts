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
  /** True if notifications have changed since they were last requested. */
  isOutdated: boolean
  /** The notifications to mark as read, in this order; null stands for all. */
  requested: (string | null)[]
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'count.changed'; unread: number }
  | { type: 'language.changed' }
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
  guards: {
    hasMore: ({ context }) => context.nextCursor !== null,
    isOutdated: ({ context }) => context.isOutdated,
    isNotEveryOne: ({ context }) => !context.requested.includes(null),
    moreWereRequested: ({ context }) => context.requested.length > 1,
  },
  actions: {
    rememberFirst: assign(({ context }, page: NotificationState) => withFirst(context, page)),
    rememberMore: assign(({ context }, { list, next_cursor, unread }: NotificationState) => ({
      list: [...context.list, ...list.filter(({ id }) => !context.list.some((known) => known.id === id))],
      nextCursor: next_cursor,
      unread,
    })),
    noteChange: assign({ isOutdated: true }),
    forgetChange: assign({ isOutdated: false }),
    rememberCount: assign({ unread: (_, unread: number) => unread }),
    rememberRequested: assign({
      requested: ({ context: { requested } }, id: string | null) =>
        requested.includes(id) ? requested : [...requested, id],
    }),
    forgetRequested: assign({ requested: ({ context }) => context.requested.slice(1) }),
    rememberRead: assign(({ context: { list, requested } }, unread: number) => {
      const [id] = requested
      return { unread, list: list.map((one) => (id === null || one.id === id ? { ...one, read: true } : one)) }
    }),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, list: [], nextCursor: null, unread: 0, isOutdated: false, requested: [] }),
  initial: 'loading',
  invoke: [
    { src: 'subscribeToLive' },
    { id: 'push', src: 'push', input: ({ context }) => ({ accountId: context.accountId }) },
    { id: 'preferences', src: 'preferences' },
  ],
  on: {
    'connection.opened': { actions: 'noteChange' },
    'language.changed': { actions: 'noteChange' },
    'count.changed': { actions: [{ type: 'rememberCount', params: ({ event }) => event.unread }, 'noteChange'] },
  },
  states: {
    loading: {
      entry: 'forgetChange',
      invoke: {
        src: 'fetchNotifications',
        input: { cursor: null },
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.requested': 'loading', 'connection.opened': 'loading', 'bell.opened': 'loading' } },
    listed: {
      always: { guard: 'isOutdated', target: 'refreshing' },
      on: {
        'bell.opened': 'refreshing',
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
        'notification.opened': {
          target: 'markingRead',
          actions: { type: 'rememberRequested', params: ({ event }) => event.id },
        },
        'all.read': { target: 'markingRead', actions: { type: 'rememberRequested', params: null } },
      },
    },
    refreshing: {
      entry: 'forgetChange',
      invoke: {
        src: 'fetchNotifications',
        input: { cursor: null },
        onDone: { target: 'listed', actions: { type: 'rememberFirst', params: output } },
        onError: 'listed',
      },
      // Marking aborts the request, so it is repeated afterwards.
      on: {
        'notification.opened': {
          target: 'markingRead',
          actions: [{ type: 'rememberRequested', params: ({ event }) => event.id }, 'noteChange'],
        },
        'all.read': {
          target: 'markingRead',
          actions: [{ type: 'rememberRequested', params: null }, 'noteChange'],
        },
      },
    },
    loadingMore: {
      invoke: {
        src: 'fetchNotifications',
        input: ({ context }) => ({ cursor: context.nextCursor }),
        onDone: { target: 'listed', actions: { type: 'rememberMore', params: output } },
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
    markingRead: {
      invoke: {
        src: 'markRead',
        input: ({ context }) => ({ id: context.requested[0] ?? null }),
        onDone: [
          {
            guard: 'moreWereRequested',
            target: 'markingRead',
            reenter: true,
            actions: [{ type: 'rememberRead', params: output }, 'forgetRequested'],
          },
          { target: 'listed', actions: [{ type: 'rememberRead', params: output }, 'forgetRequested'] },
        ],
        // The notification is still unread on the server, so it reappears and can be opened again.
        onError: [
          { guard: 'moreWereRequested', target: 'markingRead', reenter: true, actions: 'forgetRequested' },
          { target: 'listed', actions: 'forgetRequested' },
        ],
      },
      on: {
        'notification.opened': { actions: { type: 'rememberRequested', params: ({ event }) => event.id } },
        'all.read': { guard: 'isNotEveryOne', actions: { type: 'rememberRequested', params: null } },
        'bell.opened': { actions: 'noteChange' },
      },
    },
  },
})

/** Shows the newest page, followed by the loaded earlier pages if there is no gap between them. */
function withFirst(current: Context, { list, next_cursor, unread }: NotificationState) {
  const last = list.at(-1)
  const overlapIndex = current.list.findIndex(({ id, updated_at }) => id === last?.id && updated_at === last.updated_at)
  const earlier = overlapIndex === -1 ? [] : current.list.slice(overlapIndex + 1)
  const rest = earlier.filter(({ id }) => !list.some((one) => one.id === id))
  return {
    list: [...list, ...rest.map((one) => (unread === 0 ? { ...one, read: true } : one))],
    nextCursor: earlier.length > 0 ? current.nextCursor : next_cursor,
    unread,
  }
}
