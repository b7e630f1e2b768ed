import { initializeApp } from 'firebase/app'
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw'
import type { PushData } from '../domain/contract/liveEvents.ts'

/** Shows a push while no page of the product is visible, and notifies every open tab. */

interface Client {
  url: string
  focus(): Promise<Client>
  navigate(url: string): Promise<Client | null>
}
interface NotificationClick extends Event {
  notification: Notification & { data: PushData }
  waitUntil(work: Promise<unknown>): void
}
interface Worker {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>
    openWindow(url: string): Promise<Client | null>
  }
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void
}
const worker = self as unknown as Worker

const config = JSON.parse(new URL(worker.location.href).searchParams.get('config') ?? '{}') as Record<string, string>
const tabs = new BroadcastChannel('push')

onBackgroundMessage(getMessaging(initializeApp(config)), async ({ data }) => {
  const pushed = data as unknown as PushData | undefined
  if (!pushed) return
  // Open tabs receive other notifications through the live connection.
  if (!pushed.title) tabs.postMessage(pushed)
  await worker.registration.showNotification(pushed.title ?? 'message recieved!', {
    body: pushed.message,
    tag: pushed.action_id,
    icon: '/favicon.svg',
    data: pushed,
  })
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openChat(event.notification.data))
})

async function openChat({ to }: PushData): Promise<void> {
  // Opens only our own addresses, whatever the push contains.
  const address = to.startsWith('/') && !to.startsWith('//') ? to : '/'
  const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open ? await (await open.focus()).navigate(address).catch(() => null) : null
  if (!shown) await worker.clients.openWindow(address)
}
