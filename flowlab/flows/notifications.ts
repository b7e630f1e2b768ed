import { flow } from 'flowlab/model/flow.ts'
import { notificationPreferencesMachine } from '../../src/machines/notificationPreferencesMachine.ts'
import { notificationsMachine } from '../../src/machines/notificationsMachine.ts'
import { pushMachine } from '../../src/machines/pushMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, no, offline, yes } from './answers.ts'
import { byScreen } from './offered.ts'
import { notificationPreferencesReach, notificationsReach } from './reachOfScreens.ts'
import { notification, preferences, push } from './samples.ts'

const firebase = { config: { projectId: 'founders' }, vapid_key: 'k' }

export const notificationFlows = [
  flow('notifications', notificationsMachine, {
    inputs: { 'an account': { base: addresses.base('investor', null), accountId: 'i' } },
    events: [
      { type: 'bell.opened' },
      { type: 'more.requested' },
      { type: 'notification.opened', id: 'n' },
      { type: 'notification.opened', id: 'm' },
      { type: 'all.read' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      fetchNotifications: [
        answers({ list: [notification], next_cursor: 'n', unread: 1 }, 'answers with a page'),
        answers({ list: [], next_cursor: null, unread: 0 }, 'answers with the last page'),
        offline,
      ],
      markRead: [answers(0, 'has marked them'), offline],
      subscribeToLive: [
        { event: { type: 'connection.opened' } },
        { event: { type: 'count.changed', unread: 2 } },
        { event: { type: 'language.changed' } },
      ],
      push: [],
      preferences: [],
    },
    bound: ({ list, nextCursor, requested }) => [list.length > 0, nextCursor, requested],
    reach: byScreen('notifications', notificationsReach),
  }),

  flow('push', pushMachine, {
    inputs: { 'an account': { accountId: 'i' } },
    ends: ['liveOnly'],
    events: [{ type: 'push.enabled' }, { type: 'push.disabled' }],
    outcomes: {
      readPushChannel: [
        answers({ way: 'live' as const }, 'knows live events alone'),
        answers(
          { way: 'device' as const, firebase, permission: 'default' as const, registered: false },
          'was never asked',
        ),
        answers({ way: 'device' as const, firebase, permission: 'granted' as const, registered: true }, 'has a token'),
        answers({ way: 'device' as const, firebase, permission: 'denied' as const, registered: false }, 'was denied'),
        offline,
      ],
      requestPermission: [answers('granted' as const, 'grants it'), answers('denied' as const, 'denies it'), offline],
      registerDevice: [answers(undefined, 'is done'), offline],
      unregisterDevice: [answers(undefined, 'is done'), offline],
      watchPushes: [
        { event: { type: 'message.received', data: push } },
        { event: { type: 'message.received', data: { ...push, user_id: 'another' } } },
      ],
      watchForeground: [{ event: { type: 'message.received', data: push } }],
    },
    reach: byScreen('push'),
  }),

  flow('notificationPreferences', notificationPreferencesMachine, {
    events: [
      { type: 'settings.opened' },
      { type: 'settings.closed' },
      { type: 'kinds.switched', kinds: ['message'], way: 'email', on: true },
      { type: 'kinds.switched', kinds: ['message'], way: 'email', on: false },
      { type: 'urgency.switched', kind: 'message', on: true },
      { type: 'urgency.switched', kind: 'message', on: false },
      { type: 'quiet.changed', change: { quiet: false } },
      { type: 'form.submitted' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadPreferences: [
        answers({ preferences, zone: 'Asia/Kolkata' }, 'answers with them'),
        answers(
          { preferences: { ...preferences, quiet: false, through_quiet: ['message'] }, zone: 'Asia/Kolkata' },
          'answers with others',
        ),
        offline,
      ],
      savePreferences: [yes(preferences, 'has saved them'), no('VALIDATION_FAILED'), offline],
    },
    bound: ({ preferences: request }) => [
      request?.off.email ?? null,
      request?.through_quiet ?? null,
      request?.quiet ?? null,
    ],
    reach: byScreen('notificationPreferences', notificationPreferencesReach),
  }),
]
