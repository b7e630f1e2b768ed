import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, id, message } from '../../../flowlab/flows/samples.ts'
import type { ChatMessage } from '../../../src/domain/contract/chats.ts'
import { chatMachine, type OpenedChat } from '../../../src/machines/chatMachine.ts'
import { conversationMachine } from '../../../src/machines/conversationMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import Chats from '../../../src/ui/chats/Chats.tsx'
import { show } from '../../support/inLanguage.tsx'

/** What a reader of a conversation sees and hears of its messages together. */

const at = (day: number, hour: number, minute: number) => new Date(2020, 0, day, hour, minute).toISOString()
const said = (seq: number, mine: boolean, text: string, created_at: string): ChatMessage => ({
  ...message,
  ...{ id: `m${seq}`, client_id: `k${seq}`, seq, mine, text, created_at },
})

async function open(messages: ChatMessage[], of: Partial<typeof chat> = {}) {
  const actor = createActor(
    chatMachine.provide({
      actors: {
        openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({
          ok: true,
          value: { chat: { ...chat, unread: 0, ...of }, messages, hasEarlier: false },
        })),
        subscribeToLive: fromCallback(() => {}),
      },
    }),
    {
      input: {
        base: '/investor',
        chatId: 'c',
        list: null,
        folder: 'all',
        conversation: createActor(conversationMachine, { input: { chatId: 'c', owner: 'u', lastId: id } }),
        lastId: id,
      },
    },
  ).start()
  await vi.waitFor(() => expect(actor.getSnapshot().matches('following')).toBe(true))
  await show(<Chats actor={actor} />)
  return actor
}
const lines = () => within(screen.getByRole('log')).getAllByRole('article')
const inLog = () => within(screen.getByRole('log'))

describe('consecutive messages of one sender', () => {
  const written = [
    said(1, false, 'Good morning', at(5, 9, 0)),
    said(2, false, 'Are you there?', at(5, 9, 4)),
    said(3, true, 'I am', at(5, 9, 5)),
    said(4, true, 'Tell me', at(5, 9, 20)),
    said(5, false, 'Tomorrow then', at(6, 9, 0)),
  ]

  it('have one time and one name for a screen reader, and each day has a heading', async () => {
    await open(written)
    expect(lines().map((line) => line.querySelector('time')?.dateTime ?? null)).toEqual([
      null,
      at(5, 9, 4),
      at(5, 9, 5),
      at(5, 9, 20),
      at(6, 9, 0),
    ])
    expect(lines().map((line) => line.querySelector('strong')?.textContent ?? null)).toEqual([
      'Verma Cold Chain',
      null,
      'You',
      'You',
      'Verma Cold Chain',
    ])
    const days = inLog().getAllByRole('heading', { level: 3 })
    expect(days.map(({ textContent }) => textContent)).toEqual(['05-01-2020', '06-01-2020'])
  })

  it('are parted where the unread ones begin, so that they are dated there', async () => {
    await open(written.slice(0, 2), { unread: 1, read_seq: 1 })
    expect(lines().map((line) => line.querySelector('time') !== null)).toEqual([true, true])
    expect(inLog().getByRole('separator').textContent).toBe('New messages')
  })

  it('of which some are read show up to where', async () => {
    const own = [1, 2, 3].map((seq) => said(seq, true, `Line ${seq}`, at(5, 9, seq)))
    await open(own, { other_read_seq: 2, other_delivered_seq: 3 })
    const marks = lines().map((line) => line.querySelector('footer .visually-hidden')?.textContent ?? null)
    expect(marks).toEqual([null, 'Read', 'Delivered'])
  })
})
