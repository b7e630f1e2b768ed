import { randomUUID } from 'node:crypto'
import { and, isNull, like, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendMessage } from '../../server/features/chats/append.ts'
import { mailUnread } from '../../server/features/notifications/mail.ts'
import { jobHandlers } from '../../server/jobHandlers.ts'
import { runDue } from '../../server/jobs/queue.ts'
import { readConfig } from '../../server/kernel/config.ts'
import { outbox } from '../../server/kernel/db/schema.ts'
import { firebasePush } from '../../server/kernel/ports/firebase.ts'
import { startPushService } from '../support/pushService.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'
import { eventually } from '../support/until.ts'

const data = {
  user_id: randomUUID(),
  action_id: randomUUID(),
  message: 'Hello',
  message_id: randomUUID(),
  to: '/investor/chats/x',
}
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

/** The adapter with a clock that records the delays without waiting. */
async function carrier({ patience = 5_000, standIn = service.endpoint } = {}) {
  const waits: number[] = []
  const wait = async (milliseconds: number) => waits.push(milliseconds)
  const push = await firebasePush(service.serviceAccount, { standIn, patience, wait })
  return { push, waits }
}

describe('Firebase Cloud Messaging by firebase-admin', () => {
  it('accepts messages, with one access token for many', async () => {
    const { push } = await carrier()
    const before = service.access.granted
    expect(await push.send('fine-a', data)).toBe('sent')
    expect(await push.send('fine-b', data)).toBe('sent')
    expect(service.taken.at(-1)).toMatchObject({ token: 'fine-b', data, webpush: { headers: { Urgency: 'high' } } })
    expect(service.access.granted - before).toBe(1)
    expect([...service.hosts].sort()).toEqual(['fcm.googleapis.com', 'oauth2.googleapis.com'])
  })

  it.each(['gone-', 'malformed-', 'stranger-'])('a token that is %s is dead at once', async (token) => {
    const { push, waits } = await carrier()
    expect(await push.send(token, data)).toBe('dead')
    expect([service.asked.get(token), waits]).toEqual([1, []])
  })

  it.each(['large-', 'forbidden-'])(
    'a message that is %s is not sent, is not tried again, and costs no token',
    async (token) => {
      const { push, waits } = await carrier()
      expect(await push.send(token, data)).toBe('failed')
      expect([service.asked.get(token), waits]).toEqual([1, []])
    },
  )

  it('429 is retried, not before the response allows it', async () => {
    const { push, waits } = await carrier()
    expect(await push.send('busy-1', data)).toBe('sent')
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThanOrEqual(2000)
  })

  it('a delay that would be too long is left to the outbox', async () => {
    const { push, waits } = await carrier({ patience: 1_500 })
    expect(await push.send('busy-', data)).toBe('failed')
    expect([service.asked.get('busy-'), waits]).toEqual([1, []])
  })

  it.each(['broken', 'garbled'])(
    '500 and 502 are tried three times with growing waits, then given up: %s',
    async (kind) => {
      const { push, waits } = await carrier()
      expect(await push.send(`${kind}-`, data)).toBe('failed')
      expect(service.asked.get(`${kind}-`)).toBe(3)
      expect(waits).toHaveLength(2)
      expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
      expect(await push.send(`${kind}-2`, data)).toBe('sent')
    },
  )

  it('503 is retried by the library, and not again by the adapter', async () => {
    const { push, waits } = await carrier()
    expect(await push.send('unavailable-1', data)).toBe('sent')
    expect([service.asked.get('unavailable-1'), waits]).toEqual([2, []])
  })

  it.each(['silent-', 'unavailable-'])(
    'one that stays %s is given up in time, and nothing of it goes on',
    async (token) => {
      const { push, waits } = await carrier({ patience: 1_500 })
      const start = performance.now()
      expect(await push.send(token, data)).toBe('failed')
      expect(performance.now() - start).toBeLessThan(3_000)
      const asked = service.asked.get(token)
      // Longer than the library's own delay before a retry.
      await new Promise((later) => setTimeout(later, 3_000))
      expect([service.asked.get(token), waits]).toEqual([asked, []])
    },
  )

  it('a refused access token is renewed, once for all waiting messages', async () => {
    const { push } = await carrier()
    await push.send('fine-c', data)
    const before = service.access.granted
    service.access.token = 'access-2'
    expect(await Promise.all(['fine-d', 'fine-e', 'fine-f'].map((token) => push.send(token, data)))).toEqual([
      'sent',
      'sent',
      'sent',
    ])
    expect(service.access.granted - before).toBe(1)
  })

  it('a closed port is a failure, not an exception', async () => {
    const { push } = await carrier({ standIn: 'http://127.0.0.1:9' })
    expect(await push.send('fine-g', data)).toBe('failed')
  })
})

describe('pushes of messages', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let founder: Person
  let investor: Person
  let chatId: string
  beforeAll(async () => {
    server = await startTestServer({
      FIREBASE_CONFIG: '{"projectId":"p"}',
      FIREBASE_VAPID_KEY: 'v',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(service.serviceAccount),
      FCM_ENDPOINT: service.endpoint,
    })
    founder = await server.trialMember('investment')
    investor = await server.trialMember('investor')
    chatId = await openedChat(server, founder, investor)
    await noQuietHours(investor)
  })
  afterAll(() => server.close())

  const preferences = {
    off: { push: [], email: [] },
    quiet: false,
    quiet_from: '22:00',
    quiet_until: '08:00',
    time_zone: 'Asia/Kolkata',
  }
  const prefer = (person: Person, request: object) =>
    server.request('PUT', '/api/notification-preferences', { ...preferences, ...request }, person)
  const noQuietHours = (person: Person) => prefer(person, {})
  const device = (action: 'register' | 'unregister', token: string, person: Person) =>
    server.request('POST', `/api/${action}-device`, { token, push_type: 'WEB_PUSH' }, person)
  const say = (text: string) =>
    server.request('POST', `/api/chats/${chatId}/messages`, { client_id: randomUUID(), kind: 'TEXT', text }, founder)
  const takenWith = (text: string) => service.taken.filter((pushed) => pushed.data.message === text)
  const messagesCarried = () => {
    // A message is delivered in two jobs: one for the message, then one per device.
    const isCarried = or(like(outbox.key, 'news:message:%'), like(outbox.key, 'push:%'))
    const onItsWay = and(isCarried, isNull(outbox.sentAt), isNull(outbox.deadAt))
    return eventually(async () => expect(await server.deps.db.$count(outbox, onItsWay)).toBe(0))
  }
  const devicesLeft = async () =>
    (
      (await server.deps.db.execute('select token from devices order by token')) as unknown as {
        rows: { token: string }[]
      }
    ).rows.map(({ token }) => token)

  it('reach every device of the reader; dead tokens are deleted', async () => {
    for (const token of ['fine-1', 'gone-', 'malformed-']) await device('register', token, investor)
    await say('Can we talk tomorrow?')
    await eventually(async () => {
      expect(await devicesLeft()).toEqual(['fine-1'])
      expect(takenWith('Can we talk tomorrow?')).toMatchObject([
        { token: 'fine-1', data: { user_id: investor.id, action_id: chatId } },
      ])
    })
  })

  it('a device belongs to the last login on it, and receives nothing once unregistered or logged out', async () => {
    await device('register', 'fine-shared', founder)
    await device('register', 'fine-shared', investor)
    await say('For one alone')
    await eventually(() =>
      expect(
        takenWith('For one alone')
          .map(({ token }) => token)
          .sort(),
      ).toEqual(['fine-1', 'fine-shared']),
    )
    await device('unregister', 'fine-shared', investor)
    await server.request('POST', '/api/logout', {}, investor)
    await say('To nobody')
    await say('To nobody either')
    await messagesCarried()
    expect(takenWith('To nobody')).toEqual([])
  })

  it('a message whose server died right after storing it still reaches the bell, email and push', async () => {
    const [writer, reader] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const chat = await openedChat(server, writer, reader)
    await noQuietHours(reader)
    await device('register', 'fine-crash', reader)
    await appendMessage(server.deps, {
      mayWrite: true,
      chatId: chat,
      author: { accountId: writer.id, kind: 'INVESTMENT' },
      clientId: randomUUID(),
      kind: 'TEXT',
      text: 'Kept, and then nothing',
      file: null,
      replyTo: null,
      now: server.deps.now(),
    })
    const bell = await server.request<{ list: { kind: string; words: { excerpt: string } }[] }>(
      'GET',
      '/api/notifications',
      undefined,
      reader,
    )
    expect(bell.body.list[0]).toMatchObject({ kind: 'message', words: { excerpt: 'Kept, and then nothing' } })
    await eventually(async () => {
      await runDue(server.deps, jobHandlers)
      expect(takenWith('Kept, and then nothing')).toMatchObject([
        { token: 'fine-crash', data: { user_id: reader.id, action_id: chat, to: `/investor/chats/${chat}` } },
      ])
    })
    server.clock.ahead += 31 * 60_000
    await mailUnread(server.deps)
    expect(JSON.stringify(await server.letters(reader.email))).toContain('Kept, and then nothing')
    server.clock.ahead = 0
  })

  it('a muted conversation pushes nothing to devices', async () => {
    const [writer, reader] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const chat = await openedChat(server, writer, reader)
    await device('register', 'fine-muted', reader)
    await server.request('PUT', `/api/chats/${chat}/settings`, { muted: true }, reader)
    const before = await server.deps.db.$count(outbox)
    const body = { client_id: randomUUID(), kind: 'TEXT', text: 'Softly' }
    expect((await server.request('POST', `/api/chats/${chat}/messages`, body, writer)).status).toBe(200)
    expect(await server.deps.db.$count(outbox)).toBe(before)
  })

  it('quiet hours silence devices, not open screens', async () => {
    const other = await server.trialMember('investor')
    const chat = await openedChat(server, founder, other)
    await device('register', 'fine-night', other)
    await prefer(other, { quiet: true, quiet_from: '00:00', quiet_until: '00:00' })
    const notified: string[] = []
    const stop = server.deps.live.subscribe(other.id, (event) => notified.push(event.type))
    await server.request(
      'POST',
      `/api/chats/${chat}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text: 'Late' },
      founder,
    )
    stop()
    expect(notified).toContain('push')
    await messagesCarried()
    expect(takenWith('Late')).toEqual([])
  })

  it('the settings contain the web app’s keys, never the service account', async () => {
    const { body } = await server.request('GET', '/api/push-settings', undefined, founder)
    expect(body).toEqual({ status: true, firebase: { config: { projectId: 'p' }, vapid_key: 'v' } })
  })
})

it('an incomplete configuration is refused', () => {
  expect(() => readConfig({ FIREBASE_VAPID_KEY: 'v' })).toThrow('belong together')
  expect(() => readConfig({ FIREBASE_SERVICE_ACCOUNT: '{}' })).toThrow('FIREBASE_SERVICE_ACCOUNT')
})

it.each([
  ['https://fcm.googleapis.com', {}],
  ['http://push.example', {}],
  ['http://127.0.0.1:9', { NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_MAILBOX: '1' }],
])('a stand-in for Google is allowed on this machine only and not in production: %s', (FCM_ENDPOINT, environment) => {
  expect(() => readConfig({ ...environment, FCM_ENDPOINT })).toThrow('FCM_ENDPOINT')
  expect(readConfig({ FCM_ENDPOINT: 'http://127.0.0.1:9' }).FCM_ENDPOINT).toBe('http://127.0.0.1:9')
})
