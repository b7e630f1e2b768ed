import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { notification, preferences } from '../../flowlab/flows/samples.ts'
import { notificationPreferencesMachine } from '../../src/machines/notificationPreferencesMachine.ts'
import { type NotificationState, notificationsMachine } from '../../src/machines/notificationsMachine.ts'
import { addresses } from '../../src/routes.ts'

/** The notification centre: what is opened in quick succession, and the time zone of the quiet hours. */

async function opened(answer: (id: string | null) => Promise<number>) {
  const asked: (string | null)[] = []
  let fetched = 0
  const list = ['a', 'b', 'c'].map((id) => ({ ...notification, id }))
  const machine = notificationsMachine.provide({
    actors: {
      fetchNotifications: fromPromise(async (): Promise<NotificationState> => {
        fetched += 1
        return { list, next_cursor: null, unread: 3 }
      }),
      markRead: fromPromise(({ input: { id } }) => {
        asked.push(id)
        return answer(id)
      }),
    },
  })
  const input = { base: addresses.base('investor', null), accountId: 'i' }
  const actor = createActor(machine, { input }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('listed'))
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('listed'))
  const read = () => actor.getSnapshot().context.list.flatMap(({ id, read: isRead }) => (isRead ? [id] : []))
  return { actor, asked, settled, read, fetched: () => fetched }
}

it('a notification that is opened while another is being marked is marked next, once', async () => {
  let unread = 3
  const { actor, asked, settled, read } = await opened(() => Promise.resolve(--unread))
  for (const id of ['a', 'b', 'b', 'c']) actor.send({ type: 'notification.opened', id })
  await settled()
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(read()).toEqual(['a', 'b', 'c'])
  expect(actor.getSnapshot().context.unread).toBe(0)
})

it('one whose mark is lost stays unread, and the next is marked all the same', async () => {
  const { actor, asked, settled, read } = await opened((id) =>
    id === 'a' ? Promise.reject(new Error('lost')) : Promise.resolve(2),
  )
  actor.send({ type: 'notification.opened', id: 'a' })
  actor.send({ type: 'notification.opened', id: 'b' })
  await settled()
  expect(asked).toEqual(['a', 'b'])
  expect(read()).toEqual(['b'])
  actor.send({ type: 'notification.opened', id: 'a' })
  await settled()
  expect(asked).toEqual(['a', 'b', 'a'])
})

it('all are marked after the one that is being marked', async () => {
  const { actor, asked, settled, read } = await opened((id) => Promise.resolve(id === null ? 0 : 2))
  actor.send({ type: 'notification.opened', id: 'a' })
  actor.send({ type: 'all.read' })
  await settled()
  expect(asked).toEqual(['a', null])
  expect(read()).toEqual(['a', 'b', 'c'])
})

it('the list is fetched again if its refresh was interrupted, or if the bell is opened during a mark', async () => {
  const { actor, settled, fetched } = await opened(() => Promise.resolve(2))
  actor.send({ type: 'bell.opened' })
  actor.send({ type: 'notification.opened', id: 'a' })
  await settled()
  expect(fetched()).toBe(3)
  actor.send({ type: 'notification.opened', id: 'b' })
  actor.send({ type: 'bell.opened' })
  await settled()
  expect(fetched()).toBe(4)
})

it('the settings keep the time zone that the server has, and a save sends the one of this device', async () => {
  const saved: unknown[] = []
  const machine = notificationPreferencesMachine.provide({
    actors: {
      loadPreferences: fromPromise(() => Promise.resolve({ preferences, zone: 'Asia/Dubai' })),
      savePreferences: fromPromise(({ input }) => {
        saved.push(input.preferences)
        return Promise.reject(new Error('lost'))
      }),
    },
    actions: { announceSaved: () => {} },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'settings.opened' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect([context.preferences?.time_zone, context.zone]).toEqual(['Asia/Kolkata', 'Asia/Dubai'])
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))
  expect(saved).toEqual([{ ...preferences, time_zone: 'Asia/Dubai' }])
})
