import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import { quoteOf } from '../../src/domain/chats/quotes.ts'
import { addresses, serverPaths } from '../../src/routes.ts'
import { at, id } from './samples.ts'

export const message: ChatMessage = {
  id: 'm',
  chat_id: 'c',
  seq: 1,
  client_id: 'k',
  mine: false,
  kind: 'TEXT',
  text: 'Hello',
  file: null,
  reply_to: null,
  edited: false,
  deleted: false,
  deleted_for_all: false,
  revision: 0,
  created_at: at,
}

export const chat: Chat = {
  id: 'c',
  other: { profile_id: 'o', kind: 'INVESTMENT', name: 'Verma Cold Chain', headline: '', image_url: null },
  proposal_id: 'p',
  last_message: message,
  last_seq: 1,
  read_seq: 0,
  other_delivered_seq: 0,
  other_read_seq: 0,
  unread: 1,
  muted: false,
  blocked: false,
  archived: false,
  closed: false,
  lock: null,
  updated_at: at,
}

/** Further messages of the conversation, named by their special feature. */
export const second = { ...message, id: 'm2', seq: 2, client_id: 'k2' }
export const third = { ...message, id: 'm3', seq: 3, client_id: 'k3' }
const picture = {
  name: 'plant.jpg',
  mime: 'image/jpeg',
  bytes: 10,
  url: serverPaths.files.file('x'),
  thumbnail_url: null,
  width: 4,
  height: 3,
}
export const fourth = { ...message, id: 'm4', seq: 4, client_id: 'k4' }
export const pictured = { ...fourth, kind: 'IMAGE' as const, file: picture, revision: 1 }
export const mine = { ...message, id: 'm5', seq: 5, client_id: 'k5', mine: true, reply_to: quoteOf(fourth) }
export const deleted = { ...fourth, text: '', deleted: true, revision: 1 }

/** A message edited after it was sent, which is the first change of its conversation. */
export const edited = { ...second, text: 'Good evening', edited: true, revision: 1 }
export const own = { ...message, mine: true }
export const elsewhere = { ...message, chat_id: 'other' }
export const inAnother = { ...message, chat_id: 'another' }
export const linked = {
  ...message,
  text: `See https://founders.test${addresses.listing(addresses.base('investor', null), 'INVESTMENT', id)}`,
}
export const linkedTwice = {
  ...message,
  text: `And https://founders.test${addresses.listing(addresses.base('investor', null), 'INVESTMENT', '7f1d2c3b-0000-4000-8000-000000000009')}`,
}
