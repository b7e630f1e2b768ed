import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { chats, messages } from '../db/schema.ts'
import { refuse } from '../http/refusal.ts'
import { columnsOf, isBlocked } from './sides.ts'
import { type MessageRow, messageByClient } from './store.ts'

export interface NewMessage {
  chatId: string
  senderProfileId: string
  clientId: string
  kind: MessageRow['kind']
  text: string
  file: MessageRow['file']
  now: Date
}

/**
 * The place in the conversation and the message are one write: gapless, in the server's order, once for a client id.
 * `isNew` is false where the client id was kept before. Who writes has read what stands above.
 */
export async function appendMessage(db: Db, message: NewMessage): Promise<{ row: MessageRow; isNew: boolean }> {
  const { chatId, senderProfileId, clientId, kind, text, file, now } = message
  return db.transaction(async (tx) => {
    const [chat] = await tx.select().from(chats).where(eq(chats.id, chatId)).for('update')
    if (!chat) return refuse('NOT_FOUND')
    const earlier = await messageByClient(tx, chatId, senderProfileId, clientId)
    if (earlier) return { row: earlier, isNew: false }
    if (isBlocked(chat)) return refuse('BLOCKED')
    if (chat.closedAt) return refuse('FORBIDDEN', { message: readOnly })
    const seq = chat.lastSeq + 1
    const { readSeq, deliveredSeq } = columnsOf(chat, senderProfileId)
    await tx
      .update(chats)
      .set({ lastSeq: seq, updatedAt: now, [readSeq]: seq, [deliveredSeq]: seq })
      .where(eq(chats.id, chatId))
    const [row] = await tx
      .insert(messages)
      .values({ chatId, seq, senderProfileId, clientId, kind, text, file, createdAt: now })
      .returning()
    if (!row) throw new Error('the message was not stored')
    return { row, isNew: true }
  })
}

const readOnly = {
  en: 'This conversation is closed: its proposal ended more than 90 days ago.',
  hi: 'यह बातचीत बंद है: इसका प्रस्ताव 90 दिन से अधिक पहले समाप्त हो चुका है।',
}

/** Never backwards, never beyond the last message; a read message has been delivered. Null where nothing moved. */
export async function moveMark(
  db: Db,
  chat: Pick<typeof chats.$inferSelect, 'id' | 'profileA'>,
  profileId: string,
  mark: 'read' | 'delivered',
  seq: number,
): Promise<number | null> {
  const { readSeq, deliveredSeq } = columnsOf(chat, profileId)
  const column = mark === 'read' ? readSeq : deliveredSeq
  const reached = sql`least(${seq}::bigint, ${chats.lastSeq})`
  const [moved] = await db
    .update(chats)
    .set({
      [deliveredSeq]: sql`greatest(${chats[deliveredSeq]}, ${reached})`,
      ...(mark === 'read' ? { [readSeq]: sql`greatest(${chats[readSeq]}, ${reached})` } : {}),
    })
    .where(sql`${chats.id} = ${chat.id} and ${chats[column]} < ${reached}`)
    .returning()
  return moved ? moved[column] : null
}
