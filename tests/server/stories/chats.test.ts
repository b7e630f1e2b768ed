import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import { onePixel } from '../../support/server.ts'
import { bothWays, type Story, type StoryMember, startStory } from '../../support/story.ts'
import { openedChat } from '../../support/talking.ts'

const minute = 60_000

function talkOf({ call }: Story, id: string) {
  return {
    say: async (title: string, who: StoryMember, text: string, extra: object = {}) =>
      (
        await call<{ message: ChatMessage }>(title, who, 'POST /chats/:id/messages', {
          params: { id },
          body: { client_id: randomUUID(), kind: 'TEXT', text, ...extra },
        })
      ).message,
    read: (title: string, who: StoryMember, seq: number) =>
      call(title, who, 'POST /chats/:id/read', { params: { id }, body: { seq } }),
    list: (title: string, who: StoryMember, query: Record<string, string> = {}) =>
      call(title, who, 'GET /chats', { query }),
    page: (title: string, who: StoryMember, query: Record<string, string> = {}) =>
      call(title, who, 'GET /chats/:id/messages', { params: { id }, query }),
    set: (title: string, who: StoryMember, body: object) =>
      call(title, who, 'PUT /chats/:id/settings', { params: { id }, body }),
  }
}

async function party(story: Story, one: 'en' | 'hi', other: 'en' | 'hi') {
  const { server, admit } = story
  const founder = await server.trialMember('investment')
  const investor = await server.trialMember('investor')
  const id = await openedChat(server, founder, investor)
  return {
    id,
    founder: await admit('the founder', one, founder),
    investor: await admit('the investor', other, investor),
  }
}

it.each(bothWays)(
  'messages are written, changed and read, the founder in %s and the investor in %s',
  async (one, other) => {
    const story = await startStory(`messages.${one}`)
    const { call, pass, end } = story
    const { id, founder, investor } = await party(story, one, other)
    const { say, read, list, page } = talkOf(story, id)
    await list('The founder opens the conversations', founder)
    const first = await say('The founder writes', founder, 'Good morning, we raise ₹2 Cr')
    await call('It reaches the investor’s device', investor, 'POST /chats/delivered', { body: { marks: null } })
    await call('The investor is typing', investor, 'POST /chats/:id/typing', { params: { id } })
    await say('The investor replies', investor, 'How much of it is left?', { reply_to: first.id })
    await call('The founder corrects the message', founder, 'PUT /chats/:id/messages/:messageId', {
      params: { id, messageId: first.id },
      body: { text: 'Good morning, we raise ₹3 Cr', revision: first.revision },
    })
    await call('A change of an old version is refused', founder, 'PUT /chats/:id/messages/:messageId', {
      params: { id, messageId: first.id },
      body: { text: 'Good morning', revision: first.revision },
    })
    await call('The investor may not change it', investor, 'PUT /chats/:id/messages/:messageId', {
      params: { id, messageId: first.id },
      body: { text: 'Good night', revision: 1 },
    })
    await read('The investor reads it', investor, 1)
    await page('The investor opens the conversation', investor)
    await call('The conversation and its members', investor, 'GET /chats/:id', { params: { id } })

    const file = new FormData()
    file.set('client_id', randomUUID())
    file.set('text', 'Our deck')
    file.set('file', new File([new Uint8Array(onePixel)], 'Deck for you.png'))
    const { message } = await call<{ message: ChatMessage }>(
      'The founder sends a file',
      founder,
      'POST /chats/:id/attachments',
      {
        params: { id },
        body: file,
      },
    )
    await call('A file cannot be deleted for both', founder, 'POST /chats/:id/messages/:messageId/deletion', {
      params: { id, messageId: message.id },
    })
    await call('The investor hides the first message', investor, 'DELETE /chats/:id/messages/:messageId', {
      params: { id, messageId: first.id },
    })
    await page('The investor sees the rest', investor)
    await say('An empty message is refused', founder, '')
    await call('The investor searches in all conversations', investor, 'GET /messages', { query: { q: 'left' } })
    await page('The founder searches in this one', founder, { q: 'morning' })
    const rash = await say('The founder writes rashly', founder, 'We have no other investor')
    await call('The founder deletes it for both', founder, 'POST /chats/:id/messages/:messageId/deletion', {
      params: { id, messageId: rash.id },
    })
    await say('The founder writes once more', founder, 'Are you there?')
    await pass('Half an hour passes', 30 * minute)
    await call('The notifications of the investor', investor, 'GET /notifications')
    await list('The unread conversations of the investor', investor, { unread: '1' })
    await end()
  },
)

it.each(bothWays)('a conversation goes wrong, the founder in %s and the investor in %s', async (one, other) => {
  const story = await startStory(`block.${one}`)
  const { server, call, pass, admit, end } = story
  const { id, founder, investor } = await party(story, one, other)
  const stranger = await admit('a stranger', other, await server.trialMember('investor'))
  const { say, list, page, set } = talkOf(story, id)
  await page('A stranger finds nothing', stranger)
  await say('A stranger writes into nothing', stranger, 'Hello')
  await set('The investor mutes the conversation', investor, { muted: true })
  await say('The founder writes', founder, 'Transfer the deposit today')
  await pass('Half an hour passes', 30 * minute)
  await set('The investor archives it', investor, { archived: true })
  await list('The investor sees it no longer', investor)
  await list('It is in the archive', investor, { archived: '1' })
  await call('The investor reports the founder', investor, 'POST /chats/:id/reports', {
    params: { id },
    body: { request_id: randomUUID(), reason: 'scam', note: 'Asks for a deposit.' },
  })
  await set('The investor blocks the founder', investor, { blocked: true })
  await say('The founder cannot write any more', founder, 'Hello?')
  await list('The founder sees that it is closed', founder)
  await set('The investor lifts the block', investor, { blocked: false })
  await say('The founder writes again', founder, 'Sorry')
  await end()
})
