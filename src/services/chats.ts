import type { Chat, FoundChat } from '../domain/chats/chatSchema.ts'
import type { ChatFolder } from '../domain/chats/folders.ts'
import { largestPage } from '../domain/chats/limits.ts'
import type { LinkTarget } from '../domain/chats/linkTargetSchema.ts'
import type { ChatMessage } from '../domain/chats/messageSchema.ts'
import type { ReportReason } from '../domain/chats/reports.ts'
import { call, upload } from './http.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

interface MessagePage {
  list: ChatMessage[]
  has_more: boolean
  revision: number
}

export const loadChats = (
  folder: ChatFolder,
  cursor: string | null,
  signal: AbortSignal,
): Promise<{ list: Chat[]; next_cursor: string | null; all_archived: boolean }> =>
  call('GET /chats', {
    query: { ...(folder === 'all' ? {} : { [folder]: '1' as const }), ...(cursor ? { cursor } : {}) },
    signal,
  })

/** Shows no failure: it runs in the background, or together with messages, whose call reports the failure. */
export const loadChat = async (id: string, signal?: AbortSignal): Promise<Chat> =>
  (await call('GET /chats/:id', { params: { id }, signal, shows: 'background' })).chat

/** The newest page, or the page before a position. */
export const loadMessages = (id: string, before: number | undefined, signal: AbortSignal): Promise<MessagePage> =>
  call('GET /chats/:id/messages', { params: { id }, query: { before }, signal })

/** All messages after a position, page by page, in the background. */
export async function loadAfter(id: string, after: number, signal: AbortSignal): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  for (let more = true; more; ) {
    const query = { after: all.at(-1)?.seq ?? after, limit: largestPage }
    const page = await call('GET /chats/:id/messages', { params: { id }, query, signal, shows: 'background' })
    all.push(...page.list)
    more = page.has_more
  }
  return all
}

/** All changes since a revision, page by page, in the background, and the latest known revision. */
export async function loadChanges(
  id: string,
  since: number,
  signal: AbortSignal,
): Promise<{ changed: ChatMessage[]; revision: number }> {
  const changed: ChatMessage[] = []
  for (;;) {
    const query = { changed_after: changed.at(-1)?.revision ?? since, limit: largestPage }
    const page = await call('GET /chats/:id/messages', { params: { id }, query, signal, shows: 'background' })
    changed.push(...page.list)
    if (!page.has_more) return { changed, revision: page.revision }
  }
}

/** All messages between two positions, page by page upward. */
export async function loadBackTo(
  id: string,
  before: number,
  downTo: number,
  signal: AbortSignal,
): Promise<MessagePage> {
  let all: ChatMessage[] = []
  // The earliest revision of all pages, because changes after it are fetched again.
  let revision: number | null = null
  for (;;) {
    const page = await call('GET /chats/:id/messages', {
      params: { id },
      query: { before: all[0]?.seq ?? before, limit: largestPage },
      signal,
    })
    all = [...page.list, ...all]
    revision ??= page.revision
    if (!page.has_more || (all[0]?.seq ?? 0) <= downTo) return { list: all, has_more: page.has_more, revision }
  }
}

const messageIn = ({ message }: { message: ChatMessage }) => message

const onceOnly = (isRepeat: boolean) => (isRepeat ? 'nothing' : 'everything')

/** Safe to repeat with the same client id; a repeated failure is not reported again. */
export const sendText = (
  id: string,
  { clientId, text, replyTo }: { clientId: string; text: string; replyTo: string | null },
  signal: AbortSignal,
  isRepeat: boolean,
): Promise<Outcome<ChatMessage>> =>
  outcomeOf(
    call('POST /chats/:id/messages', {
      params: { id },
      body: { client_id: clientId, kind: 'TEXT', text, ...(replyTo ? { reply_to: replyTo } : {}) },
      signal,
      shows: onceOnly(isRepeat),
    }).then(messageIn),
  )

/** Safe to repeat, like `sendText`; `onProgress` receives 0–1. */
export const sendFile = (
  id: string,
  { clientId, text, file, replyTo }: { clientId: string; text: string; file: File; replyTo: string | null },
  signal: AbortSignal,
  onProgress: (share: number) => void,
  isRepeat: boolean,
): Promise<Outcome<ChatMessage>> =>
  outcomeOf(
    upload(
      'POST /chats/:id/attachments',
      {
        params: { id },
        fields: { key: 'attachment', client_id: clientId, text, ...(replyTo ? { reply_to: replyTo } : {}) },
        file,
      },
      { signal, onProgress, shows: onceOnly(isRepeat) },
    ).then(messageIn),
  )

export const findMessages = (id: string, words: string, signal: AbortSignal): Promise<MessagePage> =>
  call('GET /chats/:id/messages', { params: { id }, query: { q: words, limit: 50 }, signal })

/** Searches all conversations. */
export const searchMessages = (
  words: string,
  signal: AbortSignal,
): Promise<{ list: ChatMessage[]; chats: FoundChat[]; has_more: boolean }> =>
  call('GET /messages', { query: { q: words, limit: 50 }, signal, shows: 'nothing' })

/** In the background: a link is shown as an address until its title is loaded. */
export const loadLinkTargets = async (ids: readonly string[], signal: AbortSignal): Promise<LinkTarget[]> =>
  (await call('GET /link-targets', { query: { ids: ids.join(',') }, signal, shows: 'background' })).list

export const markRead = (id: string, seq: number): Promise<unknown> =>
  call('POST /chats/:id/read', { params: { id }, body: { seq }, shows: 'background' })
/** Without marks, everything up to now is delivered. */
export const markDelivered = (marks: { chat_id: string; seq: number }[] | null): Promise<unknown> =>
  call('POST /chats/delivered', { body: { marks }, shows: 'background' })
export const sendTyping = (id: string): Promise<unknown> =>
  call('POST /chats/:id/typing', { params: { id }, shows: 'background' })

const done = () => null

export const saveChatSettings = (
  id: string,
  settings: { muted?: boolean; blocked?: boolean; archived?: boolean },
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  outcomeOf(call('PUT /chats/:id/settings', { params: { id }, body: settings, signal }).then(done))

export const deleteMessage = (id: string, messageId: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(call('DELETE /chats/:id/messages/:messageId', { params: { id, messageId }, signal }).then(done))

/** Deletes a message for both members. Safe to repeat. */
export const deleteForAll = (id: string, messageId: string, signal: AbortSignal): Promise<Outcome<null>> =>
  outcomeOf(
    call('POST /chats/:id/messages/:messageId/deletion', { params: { id, messageId }, signal, shows: 'nothing' }).then(
      done,
    ),
  )

/** Safe to repeat: an identical text is not edited again. */
export const editMessage = (
  id: string,
  { messageId, revision, text }: { messageId: string; revision: number; text: string },
  signal: AbortSignal,
): Promise<Outcome<ChatMessage>> =>
  outcomeOf(
    call('PUT /chats/:id/messages/:messageId', {
      params: { id, messageId },
      body: { text, revision },
      signal,
      shows: 'nothing',
    }).then(messageIn),
  )

/** Safe to repeat with the same request id. */
export const reportChat = (
  id: string,
  report: { requestId: string; reason: ReportReason; note: string },
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  outcomeOf(
    call('POST /chats/:id/reports', {
      params: { id },
      body: { request_id: report.requestId, reason: report.reason, note: report.note },
      signal,
    }).then(done),
  )
