import { fromPromise } from 'xstate'
import type { FirebaseSettings } from '../domain/contract/devices.ts'
import type { PushData } from '../domain/contract/liveEvents.ts'
import { notificationPreferencesMachine } from '../machines/notificationPreferencesMachine.ts'
import { notificationsMachine } from '../machines/notificationsMachine.ts'
import { pushMachine } from '../machines/pushMachine.ts'
import { homeBase, isChatAt } from '../routes.ts'
import { markDelivered } from '../services/chats.ts'
import { onLanguageChange } from '../services/language.ts'
import { address } from '../services/navigation.ts'
import { loadNotifications, loadPreferences, markNotificationRead, savePreferences } from '../services/notifications.ts'
import {
  broadcastNewMessage,
  findFirebase,
  hasToken,
  registerDevice,
  requestPermission,
  unregisterDevice,
  watchForeground,
  watchWorker,
} from '../services/push.ts'
import { toastLink, toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { member, reportPosition, subscribeToLive } from './member.ts'
import { session } from './session.ts'
import { words } from './words.ts'

function requireFirebase({ firebase }: { firebase: FirebaseSettings | null }): FirebaseSettings {
  if (!firebase) throw new Error('push is not configured')
  return firebase
}

const pushHandler = (sendBack: (event: { type: 'message.received'; data: PushData }) => void) => (data: PushData) => {
  sendBack({ type: 'message.received', data })
  // Fetches the conversation, because the live connection may be down.
  member().send({ type: 'chat.changed', chatId: data.action_id })
}

const pushActors: ActorsOf<typeof pushMachine> = {
  readPushChannel: fromPromise(async ({ signal }) => {
    const firebase = await findFirebase(signal)
    if (!firebase) return { way: 'live' }
    return { way: 'device', firebase, permission: Notification.permission, registered: hasToken() }
  }),
  requestPermission: fromPromise(requestPermission),
  registerDevice: fromPromise(async ({ input }) => {
    await registerDevice(requireFirebase(input))
    session.send({ type: 'device.changed', hasDevice: true })
  }),
  unregisterDevice: fromPromise(async ({ input }) => {
    await unregisterDevice(requireFirebase(input))
    session.send({ type: 'device.changed', hasDevice: false })
  }),
  watchPushes: callbackActor(({ sendBack }) => {
    const stopLive = subscribeToLive((event) => {
      if (event.type === 'push') sendBack({ type: 'message.received', data: event.data })
    })
    const stopWorker = watchWorker(pushHandler(sendBack))
    return () => {
      stopLive()
      stopWorker()
    }
  }),
  watchForeground: callbackActor(({ input, sendBack }) =>
    watchForeground(requireFirebase(input), pushHandler(sendBack)),
  ),
}

/** True if the subject's page is open and shows the change itself. */
const isSubjectVisible = ({ title, action_id, to }: PushData) =>
  !document.hidden && (title ? address().includes(to) : isChatAt(address(), action_id))

const push = defineEffects(pushMachine, {
  actors: pushActors,
  actions: {
    showMessage: (_, data) => {
      if (isSubjectVisible(data)) return
      const { title, action_id, to } = data
      toastLink(title ?? words().notifications.messageReceived(), to, title ? action_id : `chat:${action_id}`)
    },
    broadcastMessage: (_, data) => {
      if (!data.title) broadcastNewMessage(data)
    },
  },
})

const preferences = defineEffects(notificationPreferencesMachine, {
  actors: {
    loadPreferences: fromPromise(async ({ signal }) => ({
      preferences: await loadPreferences(signal),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })),
    savePreferences: fromPromise(({ input, signal }) =>
      input.preferences ? savePreferences(input.preferences, signal) : Promise.reject(new Error('nothing to save')),
    ),
  },
  actions: { announceSaved: () => toastSuccess(words().notifications.saved()) },
})

const actors: ActorsOf<typeof notificationsMachine> = {
  fetchNotifications: fromPromise(({ input, signal }) => loadNotifications(input.cursor, signal)),
  markRead: fromPromise(({ input, signal }) => markNotificationRead(input.id, signal)),
  subscribeToLive: callbackActor(({ sendBack }) => {
    const stopWatching = onLanguageChange(() => sendBack({ type: 'language.changed' }))
    const stop = subscribeToLive((event) => {
      if (event.type === 'notifications') sendBack({ type: 'count.changed', unread: event.unread })
      if (event.type === 'message' && !event.message.mine)
        reportPosition('deliveryMarks', event.message.chat_id, event.message.seq)
      if (event.type !== 'ready') return
      sendBack({ type: 'connection.opened' })
      markDelivered(null).catch(() => null)
    })
    return () => {
      stopWatching()
      stop()
    }
  }),
  push,
  preferences,
}

export const flow = defineFlow(defineEffects(notificationsMachine, { actors }), ({ me }) => ({
  base: homeBase(me?.login_type ?? 'entrepreneur', me?.account_type ?? null),
  accountId: me?.basic_info.uuid ?? '',
}))
