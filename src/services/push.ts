import type { PushData } from '../domain/contract/chats.ts'
import type { PushSettings } from '../domain/contract/devices.ts'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { tabChannel } from './tabChannel.ts'

/** Pushes to this browser: by the service worker where Firebase is configured, else only by live events. */

type Firebase = NonNullable<PushSettings['firebase']>
let known: Firebase | null = null
const whenKnown: ((firebase: Firebase) => void)[] = []
const library = () => import(/* webpackChunkName: "firebase" */ './firebase.ts')

/** Null where only live events reach this browser. */
export async function learnPermission(signal: AbortSignal): Promise<NotificationPermission | null> {
  const { firebase } = await call('GET /push-settings', { signal, tells: 'background' })
  known = firebase && 'Notification' in window && (await (await library()).isUsable()) ? firebase : null
  if (!known) return null
  for (const listen of whenKnown.splice(0)) listen(known)
  return Notification.permission
}

export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission()

export const hasToken = (): boolean => storage.read('deviceToken') !== null

/** Gets this browser's token and tells the server; the token is kept for the logout. */
export async function registerDevice(): Promise<void> {
  if (!known) throw new Error('push is not configured')
  const token = await (await library()).deviceToken(known)
  await call('POST /register-device', { body: { token, push_type: 'WEB_PUSH' } })
  storage.write('deviceToken', token)
}

export async function unregisterDevice(): Promise<void> {
  const token = storage.read('deviceToken')
  if (token) await call('POST /unregister-device', { body: { token, push_type: 'WEB_PUSH' } })
  storage.forget('deviceToken')
  if (known) await (await library()).dropToken(known).catch(() => null)
}

/** Hears what the service worker got: in the foreground by the library, in the background by its broadcast. */
export function hearDevice(onData: (data: PushData) => void): () => void {
  const broadcast = tabChannel('push')
  broadcast.addEventListener('message', (event) => onData((event as MessageEvent<PushData>).data))
  let stopped = false
  let stop = () => {}
  whenKnown.push(async (firebase) => {
    const { hearForeground } = await library()
    if (!stopped) stop = hearForeground(firebase, onData)
  })
  return () => {
    stopped = true
    broadcast.close()
    stop()
  }
}

/** Told to whatever listens in this page. */
export const broadcastNewMessage = (data: PushData): void =>
  void window.dispatchEvent(new CustomEvent('new-chat-message', { detail: data }))
