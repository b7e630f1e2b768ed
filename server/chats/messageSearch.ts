import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messages } from '../db/schema.ts'
import { columnsOf } from './sides.ts'
import type { ChatRow, MessageRow } from './store.ts'

/** The newest messages that hold these words and that the reader has not deleted, ascending. */
export async function messagesWith(
  db: Db,
  chat: ChatRow,
  profileId: string,
  words: string,
  limit: number,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chat.id),
        eq(messages[columnsOf(chat, profileId).hidden], false),
        or(ilike(messages.text, pattern), sql`${messages.file} ->> 'name' ilike ${pattern}`),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit + 1)
  return { rows: found.slice(0, limit).reverse(), more: found.length > limit }
}
