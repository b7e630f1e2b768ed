import type { BaseTranslation } from '../../i18n-types.ts'

const chats = {
  title: 'Chats',
  empty: 'No conversations yet',
  emptyText: 'A chat opens when a proposal is accepted.',
  pick: 'Choose a conversation.',
  unavailable: 'Your chats could not be loaded.',
  list: 'Conversations',
  log: 'Conversation with {name:string}',
  message: 'Message',
  send: 'Send',
  earlier: 'Earlier messages',
  sending: 'Sending…',
  waiting: 'Waiting for the connection; it will be sent once.',
  sent: 'Sent',
  read: 'Read',
  unread: '{count:number} unread',
  you: 'You',
  back: 'All chats',
  time: { justNow: 'Just Now', today: 'Today', yesterday: 'Yesterday' },
} satisfies BaseTranslation

export default chats
