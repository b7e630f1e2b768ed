import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../../flowlab/flows/chatSamples.ts'
import { id } from '../../../flowlab/flows/samples.ts'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import { quoteOf } from '../../../src/domain/chats/quotes.ts'
import { chatMachine } from '../../../src/machines/chatMachine.ts'
import type { OpenedChat } from '../../../src/machines/chatSetup.ts'
import { conversationMachine } from '../../../src/machines/conversationMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import Chats from '../../../src/ui/chats/Chats.tsx'
import { show } from '../../support/inLanguage.tsx'

/** Covers the display and the announcement of consecutive messages in a conversation. */

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
          value: { chat: { ...chat, unread: 0, ...of }, messages, hasEarlier: false, revision: 0 },
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
        requested: null,
        conversation: createActor(conversationMachine, { input: { chatId: 'c', owner: 'u', lastId: id } }).start(),
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

describe('the heading of a conversation', () => {
  it('has the focus on the button of the search once the search is closed', async () => {
    await open([])
    const search = screen.getByRole('button', { name: 'Search' })
    fireEvent.click(search)
    const field = screen.getByRole('searchbox', { name: 'Search this conversation' })
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(document.activeElement).toBe(search)
  })

  it('leads to the proposal and to the other member’s listing', async () => {
    await open([])
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Open the proposal')).toBe('/investor/my-proposal/capital-bridge/p')
    expect(link('Open the profile of Verma Cold Chain')).toBe('/investor/capital-bridge/o')
  })

  it('leads nowhere if there is nothing to open', async () => {
    await open([], { proposal_id: null, other: { ...chat.other, kind: null } })
    expect(screen.queryByRole('link', { name: /^Open the/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Verma Cold Chain' })).toBeDefined()
  })
})

describe('a conversation without messages', () => {
  const start = 'You and Verma Cold Chain can now talk. Introduce yourself, or suggest a time for a call.'

  it('says how to begin, until something is written', async () => {
    const actor = await open([])
    expect(inLog().getByText(start)).toBeDefined()
    act(() => actor.getSnapshot().context.conversation?.send({ type: 'draft.changed', text: 'Hello' }))
    act(() => actor.getSnapshot().context.conversation?.send({ type: 'message.submitted' }))
    expect(inLog().queryByText(start)).toBeNull()
  })

  it('invites nobody who cannot write', async () => {
    await open([], { blocked: true })
    expect(inLog().queryByText(start)).toBeNull()
    expect(inLog().getByText('No messages yet')).toBeDefined()
  })

  it('says nothing of the kind beside messages', async () => {
    await open([said(1, false, 'Hello', at(5, 9, 0))])
    expect(inLog().queryByText(start)).toBeNull()
  })
})

describe('a reply', () => {
  const original = said(1, false, 'What do you raise?', at(5, 9, 0))
  const quoting = (of: ChatMessage) => ({ ...said(2, true, 'Two crore', at(5, 9, 1)), reply_to: quoteOf(of) })

  it('quotes its original, and a press leads to it', async () => {
    const actor = await open([original, quoting(original)])
    const [, reply] = lines()
    const quote = within(reply as HTMLElement).getByRole('button', {
      name: /What do you raise\?.*Go to the original message/,
    })
    expect(quote.textContent).toContain('Verma Cold Chain')
    // Scrolls at once, since the original is loaded.
    const seen = vi.spyOn(lines()[0] as HTMLElement, 'scrollIntoView').mockImplementation(() => {})
    fireEvent.click(quote)
    await vi.waitFor(() => expect(seen).toHaveBeenCalled())
    expect(actor.getSnapshot().context.requested).toBe(null)
  })

  it('reports at once that the original was deleted', async () => {
    const actor = await open([original, quoting(original)])
    act(() => actor.send({ type: 'message.arrived', message: { ...original, text: '', deleted: true } }))
    const text = lines()[1]?.querySelector('blockquote')?.textContent
    expect(text).toContain('This message was deleted')
    expect(document.body.textContent).not.toContain('What do you raise?')
  })

  it('shows its original above the message box, which has the focus', async () => {
    await open([original])
    fireEvent.click(screen.getByRole('button', { name: 'Reply' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
    expect(screen.getByText('What do you raise?', { selector: 'form ~ *, blockquote span' })).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Escape' })
    expect(screen.queryByRole('button', { name: 'Cancel reply' })).toBe(null)
  })
})

describe('the marks of a member’s own messages', () => {
  // An hour apart, so that each has its own mark.
  const own = [1, 2, 3, 4].map((seq) => said(seq, true, `Line ${seq}`, at(5, 8 + seq, 0)))
  const marks = () =>
    lines().map((line) => ['Read', 'Delivered', 'Sent'].find((word) => within(line).queryByText(word)))

  it.each([
    [{ other_read_seq: 2, other_delivered_seq: 3 }, ['Read', 'Read', 'Delivered', 'Sent']],
    [{ other_read_seq: 0, other_delivered_seq: 0 }, ['Sent', 'Sent', 'Sent', 'Sent']],
    [{ other_read_seq: 4, other_delivered_seq: 4 }, ['Read', 'Read', 'Read', 'Read']],
  ])('show how far the other member has read and received: %o', async (reached, expected) => {
    await open(own, reached)
    expect(marks()).toEqual(expected)
  })
})

describe('a member’s own message', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const names = (line: Element | undefined) =>
    within(line as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))

  it('can be edited and deleted for both if it is a text of the last 15 minutes', async () => {
    await open([
      said(1, true, 'Old', minutesAgo(16)),
      said(2, false, 'Theirs', minutesAgo(1)),
      { ...said(3, true, '', minutesAgo(1)), kind: 'FILE' },
      said(4, true, 'New', minutesAgo(14)),
    ])
    expect(lines().map((line) => names(line))).toEqual([
      ['Reply', 'Delete for me'],
      ['Reply', 'Delete for me'],
      ['Reply', 'Delete for me'],
      ['Reply', 'Edit', 'Delete message'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Delete message' }))
    expect(screen.getByRole('checkbox', { name: 'Also delete for Verma Cold Chain' })).toHaveProperty('checked', false)
  })

  it('is edited in the message box, which takes the focus and then restores its previous text', async () => {
    const actor = await open([said(1, true, 'New', minutesAgo(1))])
    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Half a thought' } })
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    const field = screen.getByRole('textbox', { name: 'Edit message' })
    expect([document.activeElement, (field as HTMLTextAreaElement).value]).toEqual([field, 'New'])
    fireEvent.keyDown(field, { key: 'Escape' })
    expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe('Half a thought')
    expect(actor.getSnapshot().context.messages[0]?.text).toBe('New')
  })

  it('shows that it was edited, or, for both members, that it was deleted', async () => {
    const gone = { text: '', deleted: true, deleted_for_all: true, revision: 1 }
    await open([
      { ...said(1, true, 'New', minutesAgo(3)), edited: true, revision: 2 },
      { ...said(2, true, '', minutesAgo(2)), ...gone },
      { ...said(3, false, '', minutesAgo(1)), ...gone },
    ])
    const [edited, mine, theirs] = lines()
    expect(edited?.querySelector('footer')?.textContent).toContain('Edited')
    expect(mine?.querySelector('em')?.textContent).toBe('You deleted this message for everyone.')
    expect(theirs?.querySelector('em')?.textContent).toBe('This message was deleted')
    for (const line of [mine, theirs]) {
      expect(line?.querySelector('button')).toBe(null)
    }
  })
})

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

  it('are split where the unread ones begin, which also show the time', async () => {
    await open(written.slice(0, 2), { unread: 1, read_seq: 1 })
    expect(lines().map((line) => line.querySelector('time') !== null)).toEqual([true, true])
    expect(inLog().getByRole('separator').textContent).toBe('New messages')
  })

  it('show how far they were read if only some were', async () => {
    const own = [1, 2, 3].map((seq) => said(seq, true, `Line ${seq}`, at(5, 9, seq)))
    await open(own, { other_read_seq: 2, other_delivered_seq: 3 })
    const marks = lines().map((line) => line.querySelector('footer .visually-hidden')?.textContent ?? null)
    expect(marks).toEqual([null, 'Read', 'Delivered'])
  })
})
