import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chat, message } from '../../../flowlab/flows/chatSamples.ts'
import { id } from '../../../flowlab/flows/samples.ts'
import type { Chat } from '../../../src/domain/chats/chatSchema.ts'
import type { ChatFolder } from '../../../src/domain/chats/folders.ts'
import type { LinkTarget } from '../../../src/domain/chats/linkTargetSchema.ts'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import { type ChatPage, type ChatPageInput, chatListMachine } from '../../../src/machines/chatListMachine.ts'
import { chatMachine } from '../../../src/machines/chatMachine.ts'
import type { OpenedChat } from '../../../src/machines/chatSetup.ts'
import { conversationMachine } from '../../../src/machines/conversationMachine.ts'
import { linkTargetsMachine } from '../../../src/machines/linkTargetsMachine.ts'
import {
  type FoundMessages,
  type MessageSearch,
  messageSearchMachine,
} from '../../../src/machines/messageSearchMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import Chats from '../../../src/ui/chats/Chats.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The list of conversations, the search of all of them, and the links and files of a message, from a member's view. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const listed = { id: 'c', other: chat.other, archived: true, is_named: false }
const hit = { ...message, id: 'm7', seq: 7, text: 'We sell dairy in Pune', chat_id: 'c' }
const found: FoundMessages = {
  messages: [hit],
  chats: [
    listed,
    { ...listed, id: 'd', other: { ...chat.other, name: 'Dairy Works' }, archived: false, is_named: true },
  ],
  hasMore: false,
}

interface Given {
  answer?: () => Promise<FoundMessages>
  messages?: ChatMessage[]
  targets?: LinkTarget[]
  chatId?: string | null
  chats?: Chat[]
  folder?: ChatFolder
}
async function open({
  answer = async () => found,
  messages = [],
  targets = [],
  chatId = null,
  chats = [chat],
  folder = 'all',
}: Given) {
  const list = createActor(
    chatListMachine.provide({
      actors: {
        fetchChats: fromPromise<ChatPage, ChatPageInput>(async () => ({
          chats,
          nextCursor: null,
          allArchived: false,
        })),
        subscribeToLive: fromCallback(() => {}),
        messageSearch: messageSearchMachine.provide({
          actors: { findMessages: fromPromise<FoundMessages, MessageSearch>(answer) },
        }),
      },
    }),
  ).start()
  const actor = createActor(
    chatMachine.provide({
      actors: {
        openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({
          ok: true,
          value: { chat: { ...chat, unread: 0 }, messages, hasEarlier: false, revision: 0 },
        })),
        subscribeToLive: fromCallback(() => {}),
        watchAddress: fromCallback(() => {}),
        watchLatest: fromCallback(() => {}),
        linkTargets: linkTargetsMachine.provide({
          actors: { loadTargets: fromPromise<readonly LinkTarget[], { ids: readonly string[] }>(async () => targets) },
        }),
      },
    }),
    {
      input: {
        ...{ base: '/investor', chatId, list, folder, requested: null, lastId: id },
        conversation: createActor(conversationMachine, { input: { chatId: 'c', owner: 'u', lastId: id } }).start(),
      },
    },
  ).start()
  await vi.advanceTimersByTimeAsync(0)
  await show(<Chats actor={actor} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return actor
}
const conversations = () => within(screen.getByRole('navigation', { name: 'Conversations' }))
const type = async (words: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search all conversations' }), { target: { value: words } })
  await act(() => vi.advanceTimersByTimeAsync(300))
}

describe('in a folder', () => {
  it('what is found opens in it, and the way back from a conversation leads to it', async () => {
    await open({ folder: 'unread', chatId: 'c' })
    await type('dairy')
    const hrefs = conversations()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/investor/chats/d?show=unread', '/investor/chats/c?show=unread&at=7'])
    expect(document.querySelector('a.back')?.getAttribute('href')).toBe('/investor/chats?show=unread')
  })
})

describe('the list', () => {
  it('marks a conversation with unread messages, except the open one', async () => {
    const other = { ...chat, id: 'd', other: { ...chat.other, name: 'Dairy Works' }, unread: 2 }
    await open({ chatId: 'c', chats: [{ ...chat, unread: 1 }, other] })
    const marks = conversations()
      .getAllByRole('link')
      .filter((link) => link.dataset.unread !== undefined)
      .map((link) => [link.getAttribute('href'), link.dataset.unread, link.textContent?.includes('unread')])
    expect(marks).toEqual([
      ['/investor/chats/d', 'true', true],
      ['/investor/chats/c', 'false', false],
    ])
  })
})

describe('the search above the list', () => {
  it('begins with the second character; a single one leaves the list', async () => {
    await open({})
    await type('d')
    expect(conversations().queryByRole('status')).toBeNull()
    expect(conversations().getByText('Verma Cold Chain')).toBeTruthy()
    await type('da')
    expect(conversations().getByRole('status').textContent).toContain('1 message found')
  })

  it('shows its results in place of the list, each leading to its message or conversation', async () => {
    await open({})
    expect(conversations().getByText('Verma Cold Chain')).toBeTruthy()
    await type('dairy')
    expect(conversations().getByRole('status').textContent).toContain('1 message found')
    expect(
      conversations()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Conversations', 'Messages'])
    const links = conversations().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/investor/chats/d', '/investor/chats/c?at=7'])
    expect(links[1]?.textContent).toContain('Archived')
    expect(links[1]?.querySelector('mark')?.textContent).toBe('dairy')
    await type('')
    expect(conversations().queryByRole('heading')).toBe(null)
    expect(
      conversations()
        .getByRole('link', { name: /Verma Cold Chain/ })
        .getAttribute('href'),
    ).toBe('/investor/chats/c')
  })

  const deck = { name: 'Dairy deck.pdf', mime: 'application/pdf', bytes: 69, url: '/files/x', thumbnail_url: null }
  const sent = { ...deck, width: null, height: null }
  it.each<[name: string, change: Partial<ChatMessage>, line: string, marked: string]>([
    ['of the other member', {}, 'We sell dairy in Pune', 'dairy'],
    ['of the member', { mine: true }, 'You: We sell dairy in Pune', 'dairy'],
    ['with the words in capitals', { text: 'DAIRY' }, 'DAIRY', 'DAIRY'],
    ['that is a file', { kind: 'FILE', text: '', file: sent }, 'Dairy deck.pdf', 'Dairy'],
    ['with a file and other words', { kind: 'FILE', text: 'Here', file: sent }, 'Dairy deck.pdf', 'Dairy'],
    ['with a file, of the member', { kind: 'FILE', text: '', file: sent, mine: true }, 'You: Dairy deck.pdf', 'Dairy'],
  ])('shows a message %s with its words, its author and its time', async (_, change, line, marked) => {
    await open({ answer: async () => ({ ...found, messages: [{ ...hit, ...change }] }) })
    await type('dairy')
    const [, link] = conversations().getAllByRole('link')
    expect(link?.querySelector('.found')?.textContent).toBe(line)
    expect([...(link?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([marked])
    expect(link?.querySelector('strong')?.textContent).toBe('Verma Cold Chain')
    expect(link?.querySelector('time')?.dateTime).toBe(hit.created_at)
  })

  it('leaves the list for one letter, which is too short to be searched for', async () => {
    await open({})
    await type('d')
    expect(conversations().getByText('Verma Cold Chain')).toBeTruthy()
    expect(conversations().queryByText('Loading…')).toBe(null)
  })

  it('announces that it is searching, and after a lost response that it failed, with a retry button', async () => {
    let tries = 0
    await open({ answer: () => (tries++ ? Promise.resolve(found) : Promise.reject(new Error('lost'))) })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dairy' } })
    expect(conversations().getByRole('status').textContent).toBe('Loading…')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(conversations().getByRole('status').textContent).toBe('We couldn’t search your messages. Please try again.')
    fireEvent.click(conversations().getByRole('button', { name: 'Try again' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(conversations().getByText(/in Pune/)).toBeTruthy()
  })

  it('pressing a result in the open conversation jumps to its message every time', async () => {
    const actor = await open({ chatId: 'c', messages: [hit] })
    const send = vi.spyOn(actor, 'send')
    await type('dairy')
    fireEvent.click(conversations().getByRole('link', { name: /in Pune/ }))
    expect(send.mock.calls).toContainEqual([{ type: 'position.requested', seq: 7 }])
  })
})

describe('a link in a message', () => {
  const own = `${location.origin}/entrepreneur/investment/businesses/${id}`
  const saying = (text: string): ChatMessage[] => [{ ...message, text }]
  const cards = () =>
    within(screen.getByRole('log'))
      .getAllByRole('link')
      .filter((link) => link.querySelector('strong'))

  it('shows its target, and opens without a referrer', async () => {
    await open({ chatId: 'c', messages: saying('See https://www.example.com/annual%20report?utm=1') })
    const [card] = cards()
    expect(card?.textContent).toBe('example.com/annual report')
    expect([card?.getAttribute('target'), card?.getAttribute('rel')]).toEqual([
      '_blank',
      'noreferrer noopener nofollow',
    ])
    expect(document.querySelector('[role=log] img')).toBe(null)
  })

  it('to a listing shows its title and leads to the reader’s own address', async () => {
    const target = { id, type: 'listing', kind: 'INVESTMENT', title: 'Annapurna Millets', headline: 'Flours' } as const
    await open({ chatId: 'c', messages: saying(own), targets: [target] })
    const [card] = cards()
    expect(card?.textContent).toBe('Annapurna MilletsListing · Flours')
    expect(card?.getAttribute('href')).toBe(`/investor/capital-bridge/${id}`)
  })

  it('to a proposal names the other member', async () => {
    const target = { id, type: 'proposal', kind: 'INVESTMENT', title: 'Annapurna Millets', headline: '' } as const
    await open({ chatId: 'c', messages: saying(own), targets: [target] })
    expect(cards()[0]?.textContent).toBe('Annapurna MilletsProposal')
  })

  it('of another site with the same id is not mistaken for the product’s own', async () => {
    const target = { id, type: 'listing', kind: 'INVESTMENT', title: 'Annapurna Millets', headline: '' } as const
    await open({ chatId: 'c', messages: saying(`https://evil.example/${id}`), targets: [target] })
    expect(cards()[0]?.textContent).toBe(`evil.example/${id}`)
  })
})

it('a file is a card with its name, type and size', async () => {
  const file = { name: 'Term sheet.pdf', mime: 'application/pdf', bytes: 69, url: '/files/x', thumbnail_url: null }
  await open({
    chatId: 'c',
    messages: [{ ...message, kind: 'FILE', text: '', file: { ...file, width: null, height: null } }],
  })
  const card = screen.getByRole('link', { name: 'Download Term sheet.pdf' })
  expect(card.textContent).toBe('Term sheet.pdfPDF · 1 KB')
})
