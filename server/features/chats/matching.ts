import { and, isNull, not, sql } from 'drizzle-orm'
import { messages, searchedInMessage } from '../../kernel/db/schema.ts'
import { storable } from '../../kernel/text/storable.ts'

/** Typed words as the searches compare them, in one conversation and in all of them. */
export const wordsOf = (typed: string): string => storable(typed).normalize('NFC')

/** An `ilike` pattern for texts that contain these words literally. */
export const patternOf = (typed: string): string => `%${wordsOf(typed).replace(/[\\%_]/g, '\\$&')}%`

/** The condition for messages that contain the words and that this member has not deleted. */
export const matches = (own: string, pattern: string) =>
  and(
    sql`${sql.raw(searchedInMessage)} ilike ${pattern}`,
    isNull(messages.deletedAt),
    not(sql`case when ${messages.chatId} in (select id from chats where profile_a = ${own})
      then ${messages.hiddenFromA} else ${messages.hiddenFromB} end`),
  )
