import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushMessage } from '../../server/features/chats/messageNotifications.ts'
import { sweepProposals } from '../../server/features/proposals/timers.ts'
import { chats, notifications, outbox, proposals } from '../../server/kernel/db/schema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** What happens between a message and what follows from it later: its push, its notification, a reminder. */

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  // Only what a test asks for is pushed.
  server.deps.push = { send: async () => 'sent' }
})
afterAll(() => server.close())

interface Talk {
  chatId: string
  author: Person
  reader: Person
}
async function talk(): Promise<Talk> {
  const [author, reader] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chatId = await openedChat(server, author, reader)
  await prefer(reader, {})
  await server.request('POST', '/api/register-device', { token: `of-${reader.id}`, push_type: 'WEB_PUSH' }, reader)
  return { author, reader, chatId }
}
const preferences = {
  ...{ off: { push: [], email: [] }, through_quiet: [] },
  ...{ quiet: false, quiet_from: '22:00', quiet_until: '08:00', time_zone: 'Asia/Kolkata' },
}
const prefer = (person: Person, change: object) =>
  server.request('PUT', '/api/notification-preferences', { ...preferences, ...change }, person)
interface Written {
  message: { id: string; seq: number }
}
const say = async ({ author, chatId }: Talk, text = 'Namaste') =>
  (
    await server.request<Written>(
      'POST',
      `/api/chats/${chatId}/messages`,
      { client_id: randomUUID(), kind: 'TEXT', text },
      author,
    )
  ).body.message
const block = ({ chatId }: Talk, person: Person) =>
  server.request('PUT', `/api/chats/${chatId}/settings`, { blocked: true }, person)

describe('a message that is pushed after', () => {
  const meanwhile: Readonly<Record<string, { happens: (talk: Talk, id: string) => Promise<unknown>; pushes: number }>> =
    {
      nothing: { happens: async () => {}, pushes: 1 },
      'its author deleted it for both': {
        happens: ({ chatId, author }, id) =>
          server.request('POST', `/api/chats/${chatId}/messages/${id}/deletion`, {}, author),
        pushes: 0,
      },
      'its reader blocked its author': { happens: (one) => block(one, one.reader), pushes: 0 },
      'its author blocked its reader': { happens: (one) => block(one, one.author), pushes: 0 },
      'its reader switched such pushes off': {
        happens: ({ reader }) => prefer(reader, { off: { push: ['message'], email: [] } }),
        pushes: 0,
      },
      'the quiet hours of its reader began': {
        happens: ({ reader }) => prefer(reader, { quiet: true, quiet_from: '00:00', quiet_until: '00:00' }),
        pushes: 0,
      },
      'its reader logged out': {
        happens: ({ reader }) => server.request('POST', '/api/logout', {}, reader),
        pushes: 0,
      },
    }
  it.each(Object.entries(meanwhile))('%s', async (_, { happens, pushes }) => {
    const one = await talk()
    const { id } = await say(one)
    const carried = like(outbox.key, `push:${id}:%`)
    await server.deliverAll()
    await server.deps.db.delete(outbox).where(or(carried, like(outbox.key, `%${id}%`)))
    await happens(one, id)
    await pushMessage(server.deps, id)
    expect(await server.deps.db.$count(outbox, carried)).toBe(pushes)
  })
})

it('the notification of a conversation is read with its last message, not with an earlier one', async () => {
  const one = await talk()
  const [first, last] = [await say(one, 'One'), await say(one, 'Two')]
  const readUpTo = async (seq: number) => {
    await server.request('POST', `/api/chats/${one.chatId}/read`, { seq }, one.reader)
    const [row] = await server.deps.db
      .select({ readAt: notifications.readAt })
      .from(notifications)
      .where(and(eq(notifications.accountId, one.reader.id), eq(notifications.subject, `chat:${one.chatId}`)))
    return row?.readAt !== null
  }
  expect(await readUpTo(first.seq)).toBe(false)
  expect(await readUpTo(last.seq)).toBe(true)
})

describe('two members in talks that nobody has moved for 15 days', () => {
  it.each([
    { wrote: 13, reminded: 0 },
    { wrote: 15, reminded: 2 },
  ])('who wrote to each other $wrote days ago are reminded: $reminded', async ({ wrote, reminded }) => {
    const one = await talk()
    const ids = [await server.profileIdOf(one.author), await server.profileIdOf(one.reader)]
    const ago = (days: number) => new Date(server.deps.now().getTime() - days * day)
    await server.deps.db
      .update(chats)
      .set({ updatedAt: ago(wrote) })
      .where(eq(chats.id, one.chatId))
    await server.deps.db
      .update(proposals)
      .set({ status: 'in_discussion', updatedAt: ago(15) })
      .where(inArray(proposals.senderProfileId, ids))
    await sweepProposals(server.deps)
    const reminders = and(
      eq(notifications.kind, 'proposal_silent'),
      inArray(notifications.accountId, [one.author.id, one.reader.id]),
    )
    expect(await server.deps.db.$count(notifications, reminders)).toBe(reminded)
  })
})
