import type { Page } from 'playwright-core'
import type { ChatMessage } from '../../../src/domain/chats/messageSchema.ts'
import { addresses } from '../../../src/routes.ts'
import { edited, chat as sample } from '../../flows/chatSamples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, member, ok, press, signIn } from './acts.ts'

const page = (list: readonly object[], has_more: boolean, revision = 0) => ok({ list, has_more, revision })
interface Opened {
  messages: readonly object[]
  hasEarlier: boolean
}
interface Reading extends Opened {
  messages: readonly { seq: number; text: string }[]
}
/** The conversation in the list, as long as nobody has written. */
export const silent = 'link Verma Cold Chain No messages yet'
const list = ['link All', 'link Unread', 'link Archived', silent]
export const beside = [
  ...list,
  ...['link Open the profile of Verma Cold Chain', 'link Open the proposal'],
  ...['button Search', 'button Options', 'button Send', 'button Attach an image or a file'],
]
const bubbles = ({ messages }: Reading) => messages.map(({ text }) => text)
const follows = (context: Reading) => ({
  reads: ['Chats', 'Verma Cold Chain', ...bubbles(context)],
  offers: [...beside, ...context.messages.flatMap(() => ['button Reply', 'button Delete for me'])],
})

/** Without its last message, whose time in the list depends on the time of day. */
const listed = { ...sample, last_message: null }

/** Opens a conversation, whose messages the flow itself requests unless they are given. */
export async function openConversation(
  page: Page,
  messages: readonly ChatMessage[] | null = null,
  last_message: ChatMessage | null = null,
): Promise<void> {
  // A conversation that was read, unless the flow itself opens it.
  const chat = messages ? { ...listed, last_message, read_seq: 1, unread: 0 } : listed
  await signIn(page, member)
  // No events arrive, and the connection stays open.
  await page.route(/\/api\/events/, () => {})
  await answering(page, /\/api\/chats\/c$/, { chat })
  await answering(page, /\/messages\?changed_after=/, { list: [edited], has_more: false, revision: 2 })
  await answering(page, /\/api\/chats\/c\/(read|typing)$/, {})
  await answering(page, /\/api\/chats(\?|$)/, { list: [chat], next_cursor: null })
  // Of the window, which is asked after the page: what a flow sends to the same address is its own call.
  if (messages)
    await page
      .context()
      .route(/\/api\/chats\/c\/messages$/, (route) =>
        route.fulfill({ json: { status: true, list: messages, has_more: false, revision: 0 } }),
      )
  await page.goto(addresses.chat(addresses.base('investor', null), 'c'))
  await awaitBell(page)
}

/** Reading a conversation; sending has a flow of its own. */
export const chat: Binding = {
  name: 'chat',
  reach: 'a conversation',
  open: async (page) => {
    await answering(page, /\/api\/chats\/c\/settings$/, {})
    await openConversation(page)
  },
  does: {
    // The top of the conversation requests them automatically.
    'earlier.requested': async () => {},
    'chat.changed': async (page: Page) => {
      await press('Options')(page)
      await press('Mute')(page)
    },
    'retry.requested': press('Try again'),
  },
  calls: {
    openChat: {
      method: 'GET',
      url: /\/api\/chats\/c\/messages$/,
      body: ({ value }: { value: Opened }) => page(value.messages, value.hasEarlier),
    },
    fetchMissed: {
      method: 'GET',
      url: /\/api\/chats\/c\/messages\?after=/,
      body: ({ messages, revision }: Opened & { revision: number }) => page(messages, false, revision),
    },
    fetchEarlier: {
      method: 'GET',
      url: /\/api\/chats\/c\/messages\?before=/,
      body: ({ messages, hasEarlier }: Opened) => page(messages, hasEarlier),
    },
  },
  main: 'openChat',
  screen: {
    presses: { 'button Try again': 'retry.requested' },
    states: {
      opening: { reads: ['Chats'], liveRegions: ['status: Loading…'], offers: list },
      unavailable: { reads: ['Chats', 'We couldn’t load your chats.'], offers: list },
      missing: {
        reads: ['Conversation not found', 'It may belong to another of your profiles, or the link may be wrong.'],
        offers: [...list, 'link All chats'],
      },
      // Earlier messages are requested before anybody can look.
      'following.current': (context: Reading) => (context.hasEarlier ? null : follows(context)),
      'following.catchingUp': follows,
      'following.behind': (context: Reading) => ({ ...follows(context), without: ['button Try again'] }),
      'following.fetchingEarlier': follows,
    },
  },
}
