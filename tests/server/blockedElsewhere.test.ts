import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushMessage } from '../../server/features/chats/messageNotifications.ts'
import { profiles } from '../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** A block also applies outside the conversation, whichever of the two has blocked the other. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const block = async (person: Person, chatId: string, blocked: boolean) =>
  expect((await server.request('PUT', `/api/chats/${chatId}/settings`, { blocked }, person)).status).toBe(200)

it('a message written just before a block is not pushed to any device after it', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chatId = await openedChat(server, founder, investor)
  for (const person of [founder, investor]) {
    const preferences = { off: { push: [], email: [] }, quiet: false, quiet_from: '22:00', quiet_until: '08:00' }
    const wanted = { ...preferences, time_zone: 'Asia/Kolkata', through_quiet: [] }
    expect((await server.request('PUT', '/api/notification-preferences', wanted, person)).status).toBe(200)
    const device = { token: `device of ${person.id}`, push_type: 'WEB_PUSH' }
    expect((await server.request('POST', '/api/register-device', device, person)).status).toBe(200)
  }
  for (const [author, reader] of [
    [founder, investor],
    [investor, founder],
  ] as const) {
    const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
    const { body } = await server.request<{ message: { id: string } }>(
      'POST',
      `/api/chats/${chatId}/messages`,
      message,
      author,
    )
    await server.deliverAll()
    const pushed = async () => {
      const sent: string[] = []
      server.deps.push = {
        send: async (token) => {
          sent.push(token)
          return 'sent'
        },
      }
      await pushMessage(server.deps, body.message.id)
      await server.deliverAll()
      server.deps.push = null
      return sent
    }
    for (const blocker of [author, reader]) {
      await block(blocker, chatId, true)
      expect(await pushed()).toEqual([])
      await block(blocker, chatId, false)
    }
    expect(await pushed()).toEqual([`device of ${reader.id}`])
  }
})

describe('similar listings', () => {
  it('leave out members who have blocked the reader and those the reader has blocked', async () => {
    const [shown, alike] = [await server.trialMember('investment'), await server.trialMember('investment')]
    const investor = await server.trialMember('investor')
    const chatId = await openedChat(server, alike, investor)
    await server.deps.db.update(profiles).set({ industries: ['hospitality-travel-tourism'] })
    const id = await server.profileIdOf(alike)
    const isSimilar = async () =>
      (
        await server.request<{ listing: ListingDetail }>(
          'GET',
          `/api/listings/${await server.profileIdOf(shown)}`,
          undefined,
          investor,
        )
      ).body.listing.similar.some((card) => card.id === id)
    expect(await isSimilar()).toBe(true)
    for (const blocker of [alike, investor]) {
      await block(blocker, chatId, true)
      expect(await isSimilar()).toBe(false)
      await block(blocker, chatId, false)
    }
    expect(await isSimilar()).toBe(true)
  })
})
