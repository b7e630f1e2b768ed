import pino from 'pino'
import { expect, it } from 'vitest'
import { type Notifications, remoteNotifications } from '../../server/kernel/db/notifications.ts'
import { sharedHub } from '../../server/kernel/ports/sharedHub.ts'
import { until } from '../support/until.ts'

/** The notifications that reach the other instances, each with its events. */
function hubWithOthers() {
  const sent: unknown[][] = []
  const notifications: Notifications = {
    subscribe: () => {},
    isUp: () => true,
    notify: async (_, payload) => void sent.push((JSON.parse(payload) as unknown[]).slice(1)),
    close: async () => {},
  }
  return { hub: sharedHub(notifications, pino({ level: 'silent' })), sent }
}
const unread = (count: number) => ({ type: 'notifications', unread: count }) as const

it('events published together reach the other instances as one notification, in order', async () => {
  const { hub, sent } = hubWithOthers()
  const here: unknown[] = []
  hub.subscribe('asha', (event) => here.push(event))
  hub.publish('asha', unread(1))
  hub.publish('ravi', unread(2))
  hub.publish('asha', unread(3))
  // Streams of this instance get events without delay.
  expect(here).toEqual([unread(1), unread(3)])
  await until('the others are notified', () => sent.length > 0)
  expect(sent).toEqual([
    [
      ['asha', unread(1)],
      ['ravi', unread(2)],
      ['asha', unread(3)],
    ],
  ])
})

it('an instance that stops still sends what it has published', async () => {
  const { hub, sent } = hubWithOthers()
  hub.publish('asha', unread(1))
  await hub.close()
  expect(sent).toEqual([[['asha', unread(1)]]])
})

const url = process.env.TEST_DATABASE_URL
it.skipIf(!url)('quotes, backslashes and letters of any script reach another instance unchanged', async () => {
  const log = pino({ level: 'silent' })
  const [one, other] = [remoteNotifications(url ?? '', log), remoteNotifications(url ?? '', log)]
  const received: string[] = []
  let isOpen = false
  const listening = {
    notified: (payload: string) => void received.push(payload),
    connected: () => {
      isOpen = true
    },
  }
  one.subscribe('others', { notified: () => {}, connected: () => {} })
  other.subscribe('words', listening)
  await until('both are connected', () => isOpen && one.isUp())
  const payload = JSON.stringify({ text: `O'Hara said "50% \\ ₹2" — 'नमस्ते'; select 1 --` })
  await one.notify('words', payload)
  await until('it has arrived', () => received.length > 0)
  expect(received).toEqual([payload])
  await Promise.all([one.close(), other.close()])
})
