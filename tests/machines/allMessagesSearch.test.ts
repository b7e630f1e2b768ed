import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../flowlab/flows/chatSamples.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../src/machines/chatListMachine.ts'
import {
  type FoundMessages,
  type MessageSearch,
  messageSearchMachine,
} from '../../src/machines/messageSearchMachine.ts'

/** The search beside the list of conversations, from the user's view. */

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Each search waits for a response given by hand. */
function searching() {
  const asked: MessageSearch[] = []
  const answers: { yes: (found: FoundMessages) => void; no: () => void }[] = []
  const list = createActor(
    chatListMachine.provide({
      actors: {
        fetchChats: fromPromise<ChatPage, ChatPageInput>(async () => ({
          chats: [chat],
          nextCursor: null,
          allArchived: false,
        })),
        subscribeToLive: fromCallback(() => {}),
        messageSearch: messageSearchMachine.provide({
          actors: {
            findMessages: fromPromise<FoundMessages, MessageSearch>(({ input }) => {
              asked.push(input)
              return new Promise((yes, no) => answers.push({ yes, no: () => no(new Error('lost')) }))
            }),
          },
        }),
      },
    }),
  ).start()
  const search = list.getSnapshot().children.search
  if (!search) throw new Error('no search beside the list')
  const type = (words: string) => search.send({ type: 'words.changed', words })
  const state = () => search.getSnapshot().value
  return { list, search, asked, answers, type, state, found: () => search.getSnapshot().context.found.messages }
}
const page = (...texts: string[]): FoundMessages => ({
  messages: texts.map((text, place) => ({ ...message, id: `m${place}`, text })),
  chats: [],
  hasMore: false,
})

it('a search covers all conversations, after a pause in typing and from two characters on', async () => {
  const { asked, type, state } = searching()
  type('d')
  await vi.advanceTimersByTimeAsync(1_000)
  type('da')
  await vi.advanceTimersByTimeAsync(100)
  type('dairy ')
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual([{ chatId: null, words: 'dairy' }])
  expect(state()).toEqual({ open: 'searching' })
})

it('a response that arrives after other words were typed is discarded', async () => {
  const { answers, type, state, found } = searching()
  type('first')
  await vi.advanceTimersByTimeAsync(300)
  type('second')
  answers[0]?.yes(page('The first'))
  await vi.advanceTimersByTimeAsync(300)
  expect([state(), found()]).toEqual([{ open: 'searching' }, []])
  answers[1]?.yes(page('The second'))
  await vi.advanceTimersByTimeAsync(0)
  expect(found().map(({ text }) => text)).toEqual(['The second'])
})

it('a lost response shows an error and keeps the words, and a retry searches again', async () => {
  const { search, asked, answers, type, state } = searching()
  type('dairy')
  await vi.advanceTimersByTimeAsync(300)
  answers[0]?.no()
  await vi.advanceTimersByTimeAsync(0)
  expect([state(), search.getSnapshot().context.words]).toEqual([{ open: 'unanswered' }, 'dairy'])
  search.send({ type: 'retry.requested' })
  answers[1]?.yes(page('Dairy in Pune'))
  await vi.advanceTimersByTimeAsync(0)
  expect([state(), asked.length]).toEqual([{ open: 'found' }, 2])
})

it('a found message is updated when it is edited, and removed when it is deleted', async () => {
  const { list, answers, type, found } = searching()
  type('dairy')
  await vi.advanceTimersByTimeAsync(300)
  answers[0]?.yes(page('Dairy one', 'Dairy two'))
  await vi.advanceTimersByTimeAsync(0)
  const change = { ...message, id: 'm0', text: 'Dairy three', edited: true, revision: 1 }
  list.send({ type: 'message.changed', message: change })
  expect(found().map(({ text }) => text)).toEqual(['Dairy three', 'Dairy two'])
  list.send({ type: 'message.changed', message: { ...change, id: 'm1', text: '', deleted: true } })
  expect(found().map(({ text }) => text)).toEqual(['Dairy three'])
})

it('a search ends when its box is emptied or closed', async () => {
  const { search, asked, type, state } = searching()
  type('dairy')
  type('')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([])
  search.send({ type: 'search.closed' })
  expect([state(), search.getSnapshot().context.words]).toEqual(['closed', ''])
})
