import type { Chat, ChatMessage } from '../domain/contract/chats.ts'
import { get, post } from './http.ts'

interface MessagePage {
  list: ChatMessage[]
  has_more: boolean
}

export const loadChats = async (signal: AbortSignal): Promise<Chat[]> =>
  (await get<{ list: Chat[] }>('chats', {}, signal)).list

export const loadChat = async (id: string, signal: AbortSignal): Promise<Chat> =>
  (await get<{ chat: Chat }>(`chats/${id}`, {}, signal)).chat

/** The newest page, or the one before a place. */
export const loadMessages = (id: string, before: number | undefined, signal: AbortSignal): Promise<MessagePage> =>
  get<MessagePage>(`chats/${id}/messages`, { before }, signal)

/** Everything after a place, page by page. */
export async function loadAfter(id: string, after: number, signal: AbortSignal): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  for (let more = true; more; ) {
    const page = await get<MessagePage>(`chats/${id}/messages`, { after: all.at(-1)?.seq ?? after, limit: 100 }, signal)
    all.push(...page.list)
    more = page.has_more
  }
  return all
}

/** Safe to repeat with the same client id. */
export const sendMessage = async (
  id: string,
  clientId: string,
  text: string,
  signal: AbortSignal,
): Promise<ChatMessage> =>
  (await post<{ message: ChatMessage }>(`chats/${id}/messages`, { client_id: clientId, kind: 'TEXT', text }, signal))
    .message

export const markRead = (id: string, seq: number): Promise<unknown> => post(`chats/${id}/read`, { seq })
