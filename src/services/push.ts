import type { FirebaseSettings } from '../domain/contract/devices.ts'
import type { PushData } from '../domain/contract/liveEvents.ts'
import { call } from './http.ts'
import { withLateCode } from './lateCode.ts'
import { storage } from './storage.ts'
import { tabChannel } from './tabChannel.ts'

/** Push to this browser: through the service worker if Firebase is configured, otherwise only through live events. */

const channel = tabChannel<PushData>('push')

const library = () => import(/* webpackChunkName: "firebase" */ './firebase.ts')

/** Null if this browser receives only live events. */
export async function findFirebase(signal: AbortSignal): Promise<FirebaseSettings | null> {
  const { firebase } = await call('GET /push-settings', { signal, shows: 'background' })
  return firebase && 'Notification' in window && (await (await library()).isUsable()) ? firebase : null
}

export const requestPermission = (): Promise<NotificationPermission> => Notification.requestPermission()

export const hasToken = (): boolean => storage.read('deviceToken') !== null

/** Gets this browser's token and registers it; the token is stored for the logout. */
export async function registerDevice(firebase: FirebaseSettings): Promise<void> {
  const token = await (await library()).deviceToken(firebase)
  await call('POST /register-device', { body: { token, push_type: 'WEB_PUSH' } })
  storage.write('deviceToken', token)
}

export async function unregisterDevice(firebase: FirebaseSettings): Promise<void> {
  const token = storage.read('deviceToken')
  if (token) await call('POST /unregister-device', { body: { token, push_type: 'WEB_PUSH' } })
  storage.forget('deviceToken')
  await (await library()).dropToken(firebase).catch(() => null)
}

/** Receives the background messages that the service worker broadcasts. Returns the unsubscribe function. */
export const watchWorker = (onData: (data: PushData) => void): (() => void) => channel.listen(onData)

/** Receives messages from the library while a page of the product is visible. Returns the unsubscribe function. */
export function watchForeground(firebase: FirebaseSettings, onData: (data: PushData) => void): () => void {
  const stop = new AbortController()
  void withLateCode(library(), ({ watchForeground }) => {
    if (!stop.signal.aborted) stop.signal.addEventListener('abort', watchForeground(firebase, onData))
  })
  return () => stop.abort()
}

/** Dispatches a new message to every listener in this page. */
export const broadcastNewMessage = (data: PushData): void =>
  void window.dispatchEvent(new CustomEvent('new-chat-message', { detail: data }))
