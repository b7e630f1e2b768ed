import { inArray } from 'drizzle-orm'
import type { Chat, ChatMessage } from '../../src/domain/contract/chats.ts'
import { profiles } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { imageUrl } from '../documents/links.ts'
import { type ChatRow, lastMessages, type MessageRow } from './store.ts'

export const presentMessage = (row: MessageRow, readerProfileId: string): ChatMessage => ({
  id: row.id,
  chat_id: row.chatId,
  seq: row.seq,
  client_id: row.clientId,
  mine: row.senderProfileId === readerProfileId,
  kind: row.kind,
  text: row.text,
  created_at: row.createdAt.toISOString(),
})

export const otherMember = (row: ChatRow, profileId: string) =>
  row.profileA === profileId ? row.profileB : row.profileA

export async function presentChats(deps: Deps, rows: readonly ChatRow[], profileId: string): Promise<Chat[]> {
  const ids = rows.map((row) => otherMember(row, profileId))
  const others = ids.length > 0 ? await deps.db.select().from(profiles).where(inArray(profiles.id, ids)) : []
  const latest = await lastMessages(deps.db, rows)
  return rows.map((row) => {
    const other = others.find(({ id }) => id === otherMember(row, profileId))
    const last = latest.find(({ chatId }) => chatId === row.id)
    const [read, otherRead] = row.profileA === profileId ? [row.readSeqA, row.readSeqB] : [row.readSeqB, row.readSeqA]
    return {
      id: row.id,
      other: {
        profile_id: otherMember(row, profileId),
        name: other?.name ?? '',
        headline: other?.headline ?? '',
        image_url: other?.imageKey ? imageUrl(deps, other.imageKey) : null,
      },
      last_message: last ? presentMessage(last, profileId) : null,
      last_seq: row.lastSeq,
      read_seq: read,
      other_read_seq: otherRead,
      unread: Math.max(0, row.lastSeq - read),
      updated_at: row.updatedAt.toISOString(),
    }
  })
}
