import type { Page } from 'playwright-core'
import type { Chat } from '../../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import type { ChatAction } from '../../../src/machines/chatMenuMachine.ts'
import { addresses } from '../../../src/routes.ts'
import { message, own } from '../../flows/chatSamples.ts'
import type { Binding } from '../binding.ts'
import { awaitBell, decide, member, ok, press, saysRefusal, signIn, submit } from './acts.ts'
import { beside, openConversation, silent } from './chat.ts'
import type { Refused } from './login.ts'

/** The list of conversations, and the parts of one. */

/** Always just now, on every clock and in every zone. */
const later = '2040-01-01T08:00:00.000Z'
const justNow = (one: ChatMessage) => ({ ...one, created_at: later })
const theirs = justNow(message)
/** For the days over the messages, the parts of a conversation have a calendar that stands still. */
const today = '2026-11-26T06:30:00.000Z'
const lately = (one: ChatMessage) => ({ ...one, created_at: '2026-11-26T06:29:50.000Z' })
const mine = lately(own)

async function openParts(page: Page, messages: readonly ChatMessage[], last: ChatMessage | null = null): Promise<void> {
  await page.clock.setFixedTime(today)
  await openConversation(page, messages, last)
}
/** The buttons of a message are shown under the pointer; a key presses them anywhere. */
const pressHidden = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter')

const investor = addresses.base('investor', null)
const loading = 'status: Loading…'
const folders = ['link All', 'link Unread']

interface Folder {
  folder: 'all' | 'unread' | 'archived'
  chats: readonly Chat[]
  allArchived: boolean
}
const line = ({ unread, muted }: Chat) =>
  [
    'link Verma Cold Chain',
    ...(muted ? ['Muted'] : []),
    ...(unread > 0 ? [`${unread} unread`] : []),
    'Hello Just Now',
  ].join(' ')
const withTime = (chat: Chat) => ({ ...chat, last_message: theirs })
/** A folder with conversations, or what it says without any. */
function list({ folder, chats, allArchived }: Folder) {
  const lines = chats
    .filter(({ archived, unread }) => archived === (folder === 'archived') && (folder !== 'unread' || unread > 0))
    .map(line)
  const choice = folder === 'archived' ? [] : folders
  if (lines.length > 0)
    return {
      reads: folder === 'archived' ? ['Archived conversations'] : ['Chats'],
      // Where the latest conversation would open.
      liveRegions: [loading],
      offers: [...choice, ...lines, folder === 'archived' ? 'link All chats' : 'link Archived'],
    }
  if (folder !== 'all')
    return {
      reads: [folder === 'archived' ? 'No archived conversations' : 'No unread messages'],
      offers: [...choice, 'link All chats'],
    }
  return allArchived || chats.length > 0
    ? {
        reads: ['All your conversations are archived'],
        offers: [...(chats.length > 0 ? choice : []), 'link See archived conversations'],
      }
    : { reads: ['No conversations yet'] }
}

/** The list of conversations, beside which none is open. */
export const chatList: Binding = {
  name: 'chatList',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, member)
    // No events arrive, and the connection stays open.
    await page.route(/\/api\/events/, () => {})
    // As on a phone, where the list is alone: beside it, a wide page opens the latest conversation.
    await page.addInitScript({
      content: `{
        const media = matchMedia
        globalThis.matchMedia = (query) => media(query.includes('48rem') ? 'not all' : query)
      }`,
    })
    await page.goto(addresses.chats(investor))
    await awaitBell(page)
  },
  does: {
    'folder.chosen': (page: Page, { folder }: { folder: Folder['folder'] }) =>
      page
        .getByRole('main')
        .getByRole('link', { name: { all: 'All', unread: 'Unread', archived: 'Archived' }[folder], exact: true })
        .click(),
    'more.requested': press('More conversations'),
    'retry.requested': press('Try again'),
  },
  calls: {
    fetchChats: {
      method: 'GET',
      url: /\/api\/chats(\?|$)/,
      losses: [],
      body: ({ chats, nextCursor, allArchived }: { chats: Chat[]; nextCursor: string | null; allArchived: boolean }) =>
        ok({ list: chats.map(withTime), next_cursor: nextCursor, all_archived: allArchived }),
    },
  },
  main: 'fetchChats',
  screen: {
    presses: { 'button Try again': 'retry.requested', 'button More conversations': 'more.requested' },
    states: {
      loading: ({ folder }: Folder) => ({
        reads: ['Chats'],
        liveRegions: [loading],
        offers: folder === 'archived' ? [] : folders,
      }),
      unavailable: ({ folder }: Folder) => ({
        reads: ['Chats', 'We couldn’t load your chats.'],
        offers: folder === 'archived' ? [] : folders,
      }),
      listed: list,
      loadingMore: list,
    },
  },
}

const label = 'Search this conversation'

/** Searching in a conversation. */
export const messageSearch: Binding = {
  name: 'messageSearch',
  reach: 'its screen',
  open: (page) => openParts(page, [lately(message)]),
  does: {
    'search.opened': press('Search'),
    'search.closed': press('Close search'),
    'words.changed': (page: Page, { words }: { words: string }) => page.getByLabel(label).fill(words),
    'retry.requested': press('Try again'),
  },
  calls: {
    findMessages: {
      method: 'GET',
      url: /\/api\/chats\/c\/messages\?q=/,
      losses: [],
      body: ({ messages }: { messages: ChatMessage[] }) =>
        ok({ list: messages.map(lately), has_more: false, revision: 0 }),
    },
  },
  main: 'findMessages',
  screen: {
    within: 'main search:has(button)',
    presses: { 'button Try again': 'retry.requested', 'button Close search': 'search.closed' },
    states: {
      'open.typing': {},
      'open.searching': {},
      'open.found': { liveRegions: ['status: 1 message found'], offers: ['button Hello Just Now'] },
      'open.unanswered': { liveRegions: ['status: We couldn’t search your messages. Please try again.'] },
    },
  },
}

interface Edits extends Refused {
  text: string
}
const aside = beside.filter((name) => !['button Send', 'button Attach an image or a file'].includes(name))
/** Once the message is changed, the list shows it. */
const inList = 'link Verma Cold Chain You: Hello Just Now'
const onMine = [
  ...aside.map((one) => (one === silent ? inList : one)),
  ...['button Reply', 'button Edit', 'button Delete message'],
]

/** Editing a message of one’s own. */
export const messageEdit: Binding = {
  name: 'messageEdit',
  reach: 'its screen',
  open: (page) => openParts(page, [mine], mine),
  does: {
    'edit.started': pressHidden('Edit'),
    'text.changed': (page: Page, { text }: { text: string }) => page.locator('textarea[name=message]').fill(text),
    'form.submitted': submit,
    'edit.cancelled': press('Cancel editing'),
  },
  calls: {
    saveEdit: {
      method: 'PUT',
      url: /\/api\/chats\/c\/messages\/m$/,
      sends: ({ text }: Edits) => ({ text: text.trim(), revision: 0 }),
      body: ({ value }: { value: ChatMessage }) => ok({ message: lately(value) }),
    },
  },
  main: 'saveEdit',
  screen: {
    presses: { 'button Cancel editing': 'edit.cancelled' },
    states: {
      editing: ({ refusal }: Edits) => ({
        reads: ['Chats', 'Verma Cold Chain', 'Hello', ...(refusal ? [refusal.message] : [])],
        offers: [...onMine, 'button Save'],
      }),
      saving: { reads: ['Chats', 'Verma Cold Chain'], offers: onMine },
      unanswered: {
        reads: ['Chats', 'Verma Cold Chain', 'We didn’t get a response. It’s safe to try again.'],
        offers: [...onMine, 'button Save'],
      },
    },
  },
}

interface Acts extends Refused {
  action: ChatAction | null
}
const titles: Readonly<Record<ChatAction['kind'], string>> = {
  ...{ mute: 'Mute', archive: 'Archive', block: 'Block Verma Cold Chain?' },
  ...{ delete: 'Delete message?', report: 'Report Verma Cold Chain' },
}
const confirms: Readonly<Record<ChatAction['kind'], string>> = {
  ...{ mute: 'Try again', archive: 'Try again', block: 'Block', delete: 'Delete', report: 'Report' },
}
const isQuick = ({ action }: Acts) => action?.kind === 'mute'
const asked = (context: Acts) => ({
  reads: [titles[context.action?.kind ?? 'block']],
  liveRegions: saysRefusal(context),
  offers: ['button Cancel', `button ${confirms[context.action?.kind ?? 'block']}`],
})
const begins: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  mute: press('Mute'),
  block: press('Block'),
  report: press('Report'),
}

/** What a member may do with a conversation, and the question before it. */
export const chatMenu: Binding = {
  name: 'chatMenu',
  reach: 'its screen',
  open: (page) => openParts(page, [mine]),
  does: {
    'action.requested': async (page, { action }: { action: ChatAction }) => {
      if (action.kind === 'delete') return pressHidden('Delete message')(page)
      await press('Options')(page)
      await begins[action.kind]?.(page)
    },
    'deletion.changed': (page: Page, { forAll }: { forAll: boolean }) =>
      page.getByLabel('Also delete for Verma Cold Chain').setChecked(forAll),
    'report.changed': (page: Page, { change }: { change: { note: string } }) =>
      page.getByRole('dialog').locator('textarea[name=note]').fill(change.note),
    'action.confirmed': (page: Page) => page.getByRole('dialog').getByRole('button').last().click(),
    'action.cancelled': decide('Cancel'),
  },
  calls: {
    runAction: {
      method: ['POST', 'PUT', 'DELETE'],
      url: /\/api\/chats\/c\/(settings|reports|messages\/m(\/deletion)?)$/,
      body: () => ok(),
    },
  },
  main: 'runAction',
  screen: {
    presses: {},
    states: {
      confirming: asked,
      running: (context: Acts) => (isQuick(context) ? null : { ...asked(context), offers: [] }),
      unanswered: (context: Acts) => ({
        ...asked(context),
        liveRegions: ['alert: We didn’t get a response. It’s safe to try again.'],
      }),
    },
  },
}
