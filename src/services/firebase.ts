import { getApps, initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging'
import type { FirebaseSettings } from '../domain/contract/devices.ts'
import type { PushData } from '../domain/contract/liveEvents.ts'

/** Firebase Cloud Messaging in the browser; loaded only if the server is configured for it. */

const patience = 20_000

export const isUsable = (): Promise<boolean> => isSupported()

const messagingOf = ({ config }: FirebaseSettings) => getMessaging(getApps()[0] ?? initializeApp(config))

const worker = ({ config }: FirebaseSettings) =>
  navigator.serviceWorker.register(`/firebase-messaging-sw.js?config=${encodeURIComponent(JSON.stringify(config))}`)

/** Returns this browser's token. Without a network the library would wait forever. */
export async function deviceToken(firebase: FirebaseSettings): Promise<string> {
  const serviceWorkerRegistration = await worker(firebase)
  return Promise.race([
    getToken(messagingOf(firebase), { vapidKey: firebase.vapid_key, serviceWorkerRegistration }),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('the push service does not respond')), patience),
    ),
  ])
}

export const dropToken = (firebase: FirebaseSettings): Promise<unknown> => deleteToken(messagingOf(firebase))

/** Watches for messages while a page of the product is visible. Returns the stop function. */
export const watchForeground = (firebase: FirebaseSettings, onData: (data: PushData) => void): (() => void) =>
  onMessage(messagingOf(firebase), ({ data }) => {
    const pushed = data as unknown as PushData | undefined
    // The bell already shows other notifications.
    if (pushed && !pushed.title) onData(pushed)
  })
