import { createActor } from 'xstate'
import { no, offline, yes } from '../../../../flowlab/flows/answers.ts'
import { chat, message } from '../../../../flowlab/flows/chatSamples.ts'
import { id, notification, preferences } from '../../../../flowlab/flows/samples.ts'
import { chatListMachine } from '../../../../src/machines/chatListMachine.ts'
import { chatMachine } from '../../../../src/machines/chatMachine.ts'
import { chatMenuMachine } from '../../../../src/machines/chatMenuMachine.ts'
import { conversationMachine } from '../../../../src/machines/conversationMachine.ts'
import { messageEditMachine } from '../../../../src/machines/messageEditMachine.ts'
import { messageSearchMachine } from '../../../../src/machines/messageSearchMachine.ts'
import { notificationPreferencesMachine } from '../../../../src/machines/notificationPreferencesMachine.ts'
import { notificationsMachine } from '../../../../src/machines/notificationsMachine.ts'
import { pushMachine } from '../../../../src/machines/pushMachine.ts'
import { typingMachine } from '../../../../src/machines/typingMachine.ts'
import { ActionDialog } from '../../../../src/ui/chats/ActionDialog.tsx'
import { ChatMenu } from '../../../../src/ui/chats/ChatMenu.tsx'
import Chats from '../../../../src/ui/chats/Chats.tsx'
import { Composer } from '../../../../src/ui/chats/Composer.tsx'
import { Outgoing } from '../../../../src/ui/chats/Outgoing.tsx'
import { SearchPanel } from '../../../../src/ui/chats/SearchPanel.tsx'
import Bell from '../../../../src/ui/notifications/Bell.tsx'
import { Preferences } from '../../../../src/ui/notifications/Preferences.tsx'
import { PushSwitch } from '../../../../src/ui/notifications/PushSwitch.tsx'
import { flowTable } from '../../../support/flowTable/walk.tsx'

/** A conversation with a written text. */
function writing() {
  const actor = createActor(conversationMachine, { input: { chatId: 'c', owner: 'u investor', lastId: id } }).start()
  actor.send({ type: 'draft.changed', text: 'Good evening' })
  return actor
}
const chatInput = () => ({
  base: '/investor' as const,
  chatId: 'c',
  list: null,
  folder: 'all' as const,
  requested: null,
  conversation: writing(),
  lastId: id,
})
const long = '2020-01-05T08:00:00.000Z'
const talk = { ...chat, updated_at: long, last_message: { ...message, created_at: long } }
const second = { ...message, created_at: long, id: 'm2', seq: 2, client_id: 'k2', text: 'Good morning' }
const opened = ['openChat', yes({ chat: talk, messages: [second], hasEarlier: false })] as const
const openedLate = ['openChat', yes({ chat: talk, messages: [second], hasEarlier: true })] as const

const folders = { All: 'leads to /investor/chats', Unread: 'leads to /investor/chats?show=unread' } as const

const searchBox = { 'Search all conversations': 'rice' } as const

const list = flowTable('chatList', {
  machine: chatListMachine,
  draw: (actor) => (
    <Chats
      actor={createActor(chatMachine, {
        input: {
          base: '/investor',
          chatId: null,
          list: actor,
          folder: 'all',
          requested: null,
          conversation: null,
          lastId: id,
        },
      }).start()}
    />
  ),
  rows: {
    loading: { reads: ['Chats'], liveRegions: ['status: Loading…'], can: folders, fields: searchBox },
    unavailable: {
      after: [['fetchChats', offline]],
      reads: ['Chats', 'We couldn’t load your chats.'],
      can: { ...folders, 'Try again': 'goes to loading' },
      fields: searchBox,
    },
    listed: {
      after: [['fetchChats', { output: { chats: [talk], nextCursor: 'n', allArchived: false } }]],
      reads: ['Chats'],
      liveRegions: ['status: Loading…'],
      can: {
        'Verma Cold Chain1 unreadHello': 'leads to /investor/chats/c',
        'More conversations': 'goes to loadingMore',
        ...folders,
        Archived: 'leads to /investor/chats?show=archived',
      },
      fields: searchBox,
    },
    refreshing: {
      after: [['fetchChats', { output: { chats: [talk], nextCursor: 'n', allArchived: false } }], 'connection.opened'],
      reads: ['Chats'],
      liveRegions: ['status: Loading…'],
      can: {
        'Verma Cold Chain1 unreadHello': 'leads to /investor/chats/c',
        'More conversations': 'is busy',
        ...folders,
        Archived: 'leads to /investor/chats?show=archived',
      },
      fields: searchBox,
    },
    loadingMore: {
      after: [['fetchChats', { output: { chats: [talk], nextCursor: 'n', allArchived: false } }], 'more.requested'],
      reads: ['Chats'],
      liveRegions: ['status: Loading…'],
      can: {
        'Verma Cold Chain1 unreadHello': 'leads to /investor/chats/c',
        'More conversations': 'is busy',
        ...folders,
        Archived: 'leads to /investor/chats?show=archived',
      },
      fields: searchBox,
    },
  },
})

const conversation = flowTable('chat', {
  machine: chatMachine,
  input: chatInput,
  draw: (actor) => <Chats actor={actor} />,
  rows: {
    unchosen: { input: () => ({ ...chatInput(), chatId: null }), reads: ['Chats'] },
    opening: { reads: ['Chats'], liveRegions: ['status: Loading…'] },
    unavailable: {
      after: [['openChat', offline]],
      reads: ['Chats', 'We couldn’t load your chats.'],
      can: { 'Try again': 'goes to opening' },
    },
    missing: {
      after: [['openChat', no('NOT_FOUND')]],
      reads: [
        'Chats',
        'Conversation not found',
        'It may belong to another of your profiles, or the link may be wrong.',
      ],
      can: { 'All chats': 'leads to /investor/chats' },
    },
    'following.current': {
      after: [opened],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    'following.catchingUp': {
      after: [opened, { type: 'chat.changed', chatId: 'c' }],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    'following.behind': {
      after: [opened, { type: 'chat.changed', chatId: 'c' }, ['fetchMissed', offline]],
      reads: ['Chats', 'Verma Cold Chain'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    'following.polling': {
      after: [opened, { type: 'connection.lost' }],
      reads: ['Chats', 'Verma Cold Chain'],
      liveRegions: ['status: You’re offline. Messages will send when you’re back online.'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    'following.fetchingEarlier': {
      after: [openedLate],
      reads: ['Chats', 'Verma Cold Chain'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        'Earlier messages': 'is busy',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
  },
})

const typing = flowTable('typing', {
  machine: typingMachine,
  within: chatMachine,
  part: 'typing',
  input: chatInput,
  draw: (actor) => <Chats actor={actor} />,
  rows: {
    quiet: {
      after: [opened],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    typing: {
      after: [opened, ['watchTyping', { event: { type: 'typing.seen' } }]],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      liveRegions: ['status: Verma Cold Chain is typing…'],
      can: {
        'All chats': 'leads to /investor/chats',
        'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
        'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
        Search: 'goes to search: open.typing',
        Options: 'opens',
        Mute: 'goes to menu: running',
        Archive: 'goes to menu: running',
        Block: 'goes to menu: confirming',
        Report: 'goes to menu: confirming',
        Reply: 'shows Cancel reply',
        'Delete for me': 'goes to menu: confirming',
        Send: 'empties Message',
      },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
  },
})

const draft = { type: 'draft.changed', text: 'Hello' } as const
const submitted = [
  ['restoreWriting', { output: { draft: '', replyingTo: null, attached: [], outgoing: [] } }],
  draft,
  'message.submitted',
] as const

const outgoing = flowTable('conversation', {
  machine: conversationMachine,
  input: { chatId: 'c', owner: 'u investor', lastId: id },
  draw: (actor) => (
    <>
      <Outgoing actor={actor} name="Verma Cold Chain" />
      <Composer actor={actor} name="Verma Cold Chain" />
    </>
  ),
  rows: {
    restoring: {
      reads: ['Message'],
      // The field is empty.
      can: { Send: 'is ignored' },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    composing: {
      after: [['restoreWriting', { output: { draft: 'Kept', replyingTo: null, attached: [], outgoing: [] } }]],
      reads: ['Message'],
      can: { Send: 'goes to sending' },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    sending: {
      after: [...submitted],
      reads: ['Hello', 'Message'],
      // The field is empty.
      can: { Send: 'is ignored' },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    queued: {
      after: [...submitted, ['sendMessage', { event: { type: 'sending.unanswered' } }]],
      reads: ['Hello', 'Message'],
      // No other message is written.
      can: { 'Try again': 'goes to sending', Delete: 'goes to composing', Send: 'is ignored' },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
  },
})

/** What a block does to the proposals between the two. */
const blockConsequences =
  'Any open proposal between you ends and can’t be reopened, even if you unblock Verma Cold Chain later. Neither of you will be able to send messages here. They won’t be notified, but they’ll see that the proposal has ended.'
const blocking = { type: 'action.requested', action: { kind: 'block', blocked: true } } as const

const menu = flowTable('chatMenu', {
  machine: chatMenuMachine,
  input: { chatId: 'c', lastId: id },
  draw: (actor) => (
    <>
      <ChatMenu actor={actor} chat={talk} />
      <ActionDialog actor={actor} name="Verma Cold Chain" />
    </>
  ),
  rows: {
    idle: {
      can: {
        Options: 'opens',
        Mute: 'goes to running',
        Archive: 'goes to running',
        Block: 'goes to confirming',
        Report: 'goes to confirming',
      },
    },
    confirming: {
      after: [blocking],
      reads: ['Block Verma Cold Chain?', blockConsequences],
      can: { Cancel: 'goes to idle', Block: 'goes to running' },
    },
    running: {
      after: [blocking, 'action.confirmed'],
      reads: ['Block Verma Cold Chain?', blockConsequences],
      can: { Cancel: 'is busy', Block: 'is busy' },
    },
    unanswered: {
      after: [blocking, 'action.confirmed', ['runAction', offline]],
      reads: ['Block Verma Cold Chain?', blockConsequences],
      liveRegions: ['alert: We didn’t get a response. It’s safe to try again.'],
      can: { Cancel: 'goes to idle', Block: 'goes to running' },
    },
  },
  also: {
    ...Object.fromEntries(
      (
        [
          ['Unblock', { kind: 'block', blocked: false }],
          ['Unmute', { kind: 'mute', muted: false }],
          ['Unarchive', { kind: 'archive', archived: false }],
        ] as const
      ).map(([title, action]) => [
        `a lost answer to ${title}`,
        {
          state: 'unanswered' as const,
          after: [{ type: 'action.requested' as const, action }, ['runAction', offline] as const],
          reads: [title],
          liveRegions: ['alert: We didn’t get a response. It’s safe to try again.'],
          can: { Cancel: 'goes to idle', 'Try again': 'goes to running' },
        },
      ]),
    ),
    'a message that may be deleted for both': {
      state: 'confirming',
      after: [
        {
          type: 'action.requested',
          action: { kind: 'delete', messageId: 'm', forAll: false, mayBeForAll: true },
        },
        { type: 'deletion.changed', forAll: true },
      ],
      reads: [
        'Delete message?',
        'Are you sure you want to delete? Neither of you will be able to read this message any more.',
      ],
      can: { Cancel: 'goes to idle', Delete: 'goes to running' },
      fields: { 'Also delete for Verma Cold Chain': false },
    },
    'what needs no question': {
      state: 'running',
      after: [{ type: 'action.requested', action: { kind: 'mute', muted: true } }],
      can: { Options: 'opens', Mute: 'is busy', Archive: 'is busy', Block: 'is busy', Report: 'is busy' },
    },
  },
})

const ours = { ...message, created_at: long, mine: true, text: 'Good morning' }
const editing = [opened, { part: 'edit', event: { type: 'edit.started', message: ours } }] as const
const typedAnew = [...editing, { part: 'edit', event: { type: 'text.changed', text: 'Good evening' } }] as const
const save = { part: 'edit', event: { type: 'form.submitted' } } as const
const beside = {
  'All chats': 'leads to /investor/chats',
  'Open the profile of Verma Cold Chain': 'leads to /investor/capital-bridge/o',
  'Open the proposal': 'leads to /investor/my-proposal/capital-bridge/p',
  Search: 'goes to search: open.typing',
  Options: 'opens',
  Mute: 'goes to menu: running',
  Archive: 'goes to menu: running',
  Block: 'goes to menu: confirming',
  Report: 'goes to menu: confirming',
  'Delete for me': 'goes to menu: confirming',
} as const

const edit = flowTable('messageEdit', {
  machine: messageEditMachine,
  within: chatMachine,
  part: 'edit',
  input: chatInput,
  draw: (actor) => <Chats actor={actor} />,
  rows: {
    idle: {
      after: [opened],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      can: { ...beside, Reply: 'shows Cancel reply', Send: 'empties Message' },
      fields: { 'Attach an image or a file': 'files', Message: 'Anything' },
    },
    editing: {
      after: [...typedAnew],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      can: { ...beside, Reply: 'goes to idle', 'Cancel editing': 'goes to idle', Save: 'goes to saving' },
      fields: { 'Edit message': 'Anything' },
    },
    saving: {
      after: [...typedAnew, save],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      can: { ...beside, Reply: 'is ignored', 'Cancel editing': 'is busy', Save: 'is busy' },
      fields: { 'Edit message': null },
    },
    unanswered: {
      after: [...typedAnew, save, ['saveEdit', offline]],
      reads: ['Chats', 'Verma Cold Chain', 'Good morning'],
      liveRegions: ['status: We didn’t get a response. It’s safe to try again.'],
      can: { ...beside, Reply: 'goes to idle', 'Cancel editing': 'goes to idle', Save: 'goes to saving' },
      fields: { 'Edit message': 'Anything' },
    },
  },
})

const looking = ['search.opened', { type: 'words.changed', words: 'dairy' }] as const

const search = flowTable('messageSearch', {
  machine: messageSearchMachine,
  input: { chatId: 'c' },
  draw: (actor) => <SearchPanel actor={actor} onChosen={() => actor.send({ type: 'search.closed' })} />,
  unseen: { closed: 'the conversation alone is there, whose own row has the button that opens it' },
  rows: {
    'open.typing': {
      after: [...looking],
      can: { 'Close search': 'goes to closed' },
      fields: { 'Search this conversation': 'rice' },
    },
    'open.searching': {
      after: [...looking, 300],
      can: { 'Close search': 'goes to closed' },
      fields: { 'Search this conversation': 'rice' },
    },
    'open.found': {
      after: [
        ...looking,
        300,
        ['findMessages', { output: { messages: [{ ...message, created_at: long }], chats: [], hasMore: true } }],
      ],
      liveRegions: ['status: 1 message found Showing the latest messages only. Add a word to narrow your search.'],
      can: { 'Close search': 'goes to closed', 'Hello08:00 AM, 05-01-2020': 'goes to closed' },
      fields: { 'Search this conversation': 'rice' },
    },
    'open.unanswered': {
      after: [...looking, 300, ['findMessages', offline]],
      liveRegions: ['status: We couldn’t search your messages. Please try again.'],
      can: { 'Close search': 'goes to closed', 'Try again': 'goes to open.searching' },
      fields: { 'Search this conversation': 'Anything' },
    },
  },
})

const news = [
  'fetchNotifications',
  { output: { list: [{ ...notification, updated_at: long }], next_cursor: 'n', unread: 1 } },
] as const

const bell = flowTable('notifications', {
  machine: notificationsMachine,
  input: { base: '/investor', accountId: 'i' },
  draw: (actor) => <Bell actor={actor} />,
  rows: {
    loading: {
      reads: ['Notifications'],
      liveRegions: ['status: Loading…', 'status: You’ll get message alerts while Founders is open.'],
      can: { Notifications: 'opens', Settings: 'goes to preferences: loading' },
    },
    unavailable: {
      after: [['fetchNotifications', offline]],
      reads: ['Notifications', 'We couldn’t load your notifications.'],
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: { Notifications: 'opens', 'Try again': 'goes to loading', Settings: 'goes to preferences: loading' },
    },
    listed: {
      after: [news],
      reads: ['Notifications'],
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: {
        'Notifications, 1 unread': 'opens',
        'Mark all as read': 'goes to markingRead',
        'Verma Cold Chain has sent you a message, UnreadHello': 'leads to /investor/chats/c',
        'Earlier notifications': 'goes to loadingMore',
        Settings: 'goes to preferences: loading',
      },
    },
    refreshing: {
      after: [news, 'bell.opened'],
      reads: ['Notifications'],
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: {
        'Notifications, 1 unread': 'opens',
        'Mark all as read': 'goes to markingRead',
        'Verma Cold Chain has sent you a message, UnreadHello': 'leads to /investor/chats/c',
        'Earlier notifications': 'is busy',
        Settings: 'goes to preferences: loading',
      },
    },
    loadingMore: {
      after: [news, 'more.requested'],
      reads: ['Notifications'],
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: {
        'Notifications, 1 unread': 'opens',
        'Mark all as read': 'goes to markingRead',
        'Verma Cold Chain has sent you a message, UnreadHello': 'leads to /investor/chats/c',
        'Earlier notifications': 'is busy',
        Settings: 'goes to preferences: loading',
      },
    },
    markingRead: {
      after: [news, 'all.read'],
      reads: ['Notifications'],
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: {
        'Notifications, 1 unread': 'opens',
        'Mark all as read': 'is busy',
        'Verma Cold Chain has sent you a message, UnreadHello': 'leads to /investor/chats/c',
        'Earlier notifications': 'is busy',
        Settings: 'goes to preferences: loading',
      },
    },
  },
})

const device = (permission: string, registered: boolean) =>
  [
    'readPushChannel',
    { output: { way: 'device', firebase: { config: {}, vapid_key: 'k' }, permission, registered } },
  ] as const

const push = flowTable('push', {
  machine: pushMachine,
  input: { accountId: 'i' },
  draw: (actor) => (
    <section id="notifications">
      <PushSwitch push={actor} onSettings={() => {}} />
    </section>
  ),
  rows: {
    choosingChannel: {
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: { Settings: 'opens' },
    },
    liveOnly: {
      after: [['readPushChannel', { output: { way: 'live' } }]],
      liveRegions: ['status: You’ll get message alerts while Founders is open.'],
      can: { Settings: 'opens' },
    },
    notRequested: {
      after: [device('default', false)],
      liveRegions: ['status: Get notified of new messages while Founders is closed.'],
      can: { 'Turn on push notifications': 'goes to requestingPermission', Settings: 'opens' },
    },
    requestingPermission: {
      after: [device('default', false), 'push.enabled'],
      liveRegions: ['status: Waiting for your browser’s permission…'],
      can: { Settings: 'opens' },
    },
    denied: {
      after: [device('denied', false)],
      liveRegions: [
        'status: Your browser is blocking notifications from this site. Allow them in its settings, then try again.',
      ],
      can: { 'Turn on push notifications': 'goes to requestingPermission', Settings: 'opens' },
    },
    registering: { after: [device('granted', true)], liveRegions: ['status: Turning on…'], can: { Settings: 'opens' } },
    registered: {
      after: [device('granted', true), ['registerDevice', { output: undefined }]],
      liveRegions: ['status: Push notifications are on for this device.'],
      can: { 'Turn off': 'goes to unregistering', Settings: 'opens' },
    },
    unregistering: {
      after: [device('granted', true), ['registerDevice', { output: undefined }], 'push.disabled'],
      liveRegions: ['status: Push notifications are on for this device.'],
      can: { Settings: 'opens' },
    },
    unregistered: {
      after: [device('granted', true), ['registerDevice', offline]],
      liveRegions: ['status: We couldn’t turn on notifications. Please try again.'],
      can: { 'Turn on push notifications': 'goes to registering', Settings: 'opens' },
    },
  },
})

const reported = ['settings.opened', ['loadPreferences', { output: { preferences, zone: 'Asia/Kolkata' } }]] as const

const settings = flowTable('notificationPreferences', {
  rest: 'the other kinds',
  machine: notificationPreferencesMachine,
  draw: (actor) => <Preferences actor={actor} />,
  unseen: { closed: 'the bell alone is there, whose own row has the button that opens it' },
  rows: {
    loading: {
      after: ['settings.opened'],
      reads: ['Notification settings'],
      liveRegions: ['status: Loading…'],
      can: { Cancel: 'goes to closed' },
    },
    unavailable: {
      after: ['settings.opened', ['loadPreferences', offline]],
      reads: ['Notification settings', 'We couldn’t load your settings.'],
      can: { 'Try again': 'goes to loading', Cancel: 'goes to closed' },
    },
    editing: {
      after: [...reported],
      reads: ['Notification settings', 'Notification', 'Push'],
      can: { Cancel: 'goes to closed', Save: 'goes to saving' },
      fields: {
        'New message during quiet hours too': true,
        'New message by Push': false,
        'New message by Email': true,
        From: '21:30',
        Until: '21:30',
        'Quiet hours: no push notifications except the types ticked above': false,
      },
    },
    saving: {
      after: [...reported, 'form.submitted'],
      reads: ['Notification settings', 'Notification', 'Push'],
      can: { Cancel: 'is busy', Save: 'is busy' },
      fields: {
        'New message by Push': null,
        'New message by Email': null,
        'New message during quiet hours too': null,
        'Quiet hours: no push notifications except the types ticked above': null,
        From: null,
        Until: null,
      },
    },
    unanswered: {
      after: [...reported, 'form.submitted', ['savePreferences', offline]],
      reads: ['Notification settings', 'Notification', 'Push'],
      liveRegions: ['alert: We couldn’t save your settings. It’s safe to try again.'],
      can: { Cancel: 'goes to closed', Save: 'goes to saving' },
      fields: {
        'New message during quiet hours too': true,
        'New message by Push': false,
        'New message by Email': true,
        From: '21:30',
        Until: '21:30',
        'Quiet hours: no push notifications except the types ticked above': false,
      },
    },
  },
  also: {
    'hours in the device’s time zone, which the device calls by its former name': {
      state: 'editing',
      after: ['settings.opened', ['loadPreferences', { output: { preferences, zone: 'Asia/Calcutta' } }]],
      reads: ['In your time zone, India Standard Time.'],
      can: { Cancel: 'goes to closed', Save: 'goes to saving' },
      fields: {
        'New message during quiet hours too': true,
        'New message by Push': false,
        'New message by Email': true,
        From: '21:30',
        Until: '21:30',
        'Quiet hours: no push notifications except the types ticked above': false,
      },
    },
    'hours in another time zone than that of the device': {
      state: 'editing',
      after: ['settings.opened', ['loadPreferences', { output: { preferences, zone: 'Asia/Dubai' } }]],
      reads: [
        'These hours are in India Standard Time. Saving moves them to this device’s time zone, Gulf Standard Time.',
      ],
      can: { Cancel: 'goes to closed', Save: 'goes to saving' },
      fields: {
        'New message during quiet hours too': true,
        'New message by Push': false,
        'New message by Email': true,
        From: '21:30',
        Until: '21:30',
        'Quiet hours: no push notifications except the types ticked above': false,
      },
    },
  },
})

export const talkTables = [list, conversation, typing, outgoing, menu, edit, search, bell, push, settings]
