import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { FoundChat } from '../../../src/domain/chats/chatSchema.ts'
import { combinedQuery, type SelectBuilder } from '../../kernel/db/combinedQuery.ts'
import { chats, messages, profiles } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { acquaintedOf, acquaintedPairs, membersOfC, otherMemberOf } from '../pairs/index.ts'
import { profilesAmong } from '../profiles/index.ts'
import { matches, patternOf, wordsOf } from './matching.ts'
import { cardOf, presentMessage } from './present.ts'
import { columnsOf, otherMember } from './sides.ts'
import { type ChatRow, quotedBy, withQuoted } from './store.ts'

/**
 * Searches all conversations of a profile in one statement: the newest messages that contain the words, and the
 * conversations whose other member's name contains them. Messages that the profile deleted and conversations that it
 * blocked are left out.
 */

interface Search {
  own: string
  pattern: string
  most: number
}

const mostNamed = 10

/** An array, so that the planner combines the word index and the index of conversations. */
const ownChats = (own: string): SQL => sql`array(select c.id from chats c
  where (c.profile_a = ${own} and not c.blocked_by_a) or (c.profile_b = ${own} and not c.blocked_by_b))`

const messagesWith = (db: SelectBuilder, { own, pattern, most }: Search) =>
  db
    .select()
    .from(messages)
    .where(and(sql`${messages.chatId} = any(${ownChats(own)})`, matches(own, pattern)))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(most)

/** Matches the stored name; the presenter decides whether the reader may know it. */
const chatsNamed = (db: SelectBuilder, { own, pattern }: Search) =>
  db
    .select(getTableColumns(chats))
    .from(chats)
    .innerJoin(profiles, eq(profiles.id, otherMemberOf(own)))
    .where(and(sql`${chats.id} = any(${ownChats(own)})`, sql`normalize(${profiles.name}, nfc) ilike ${pattern}`))
    .orderBy(desc(chats.updatedAt))
    .limit(mostNamed)

const searchQuery = combinedQuery((db, params: Search) => {
  const found = messagesWith(db, params)
  const named = chatsNamed(db, params)
  const shown = sql`select m.chat_id from (${found.getSQL()}) m union select n.id from (${named.getSQL()}) n`
  const about = db
    .select()
    .from(chats)
    .where(sql`${chats.id} in (${shown})`)
    .orderBy(desc(chats.updatedAt), asc(chats.id))
  const others = sql`select ${otherMemberOf(params.own, membersOfC)} from chats c where c.id in (${shown})`
  return {
    messages: found,
    quoted: quotedBy(db, found),
    named,
    chats: about,
    others: profilesAmong(db, others),
    acquainted: acquaintedPairs(db, params.own, others),
  }
})

export const searchRoutes = new Routes().serve('GET /messages', async (c) => {
  const { deps, language } = c.var
  const own = c.var.profile
  const { q, limit = 50 } = c.req.valid('query')
  if (!own) return c.json({ status: true as const, list: [], chats: [], has_more: false })
  const found = await searchQuery(deps.db, { own: own.id, pattern: patternOf(q), most: limit + 1 })
  const accepted = acquaintedOf(found.acquainted, own.id)
  const presentOne = (row: ChatRow): FoundChat[] => {
    const other = found.others.find(({ id }) => id === otherMember(row, own.id))
    if (!other) return []
    const card = cardOf(deps, other, accepted.has(other.id), language)
    const isNamed = found.named.some(({ id }) => id === row.id) && nameContains(card.name, wordsOf(q))
    return [
      {
        id: row.id,
        other: { profile_id: other.id, ...card },
        archived: row[columnsOf(row, own.id).archived],
        is_named: isNamed,
      },
    ]
  }
  const rows = withQuoted(found.messages.slice(0, limit), found.quoted)
  const chatOf = new Map(found.chats.map((row) => [row.id, row]))
  const list = rows.flatMap((row) => {
    const chat = chatOf.get(row.chatId)
    return chat ? [presentMessage(deps, row, chat, own.id)] : []
  })
  const named = new Set(list.map(({ chat_id }) => chat_id))
  return c.json({
    status: true as const,
    list,
    // A match on a name that the reader may not know is dropped.
    chats: found.chats.flatMap(presentOne).filter(({ id, is_named }) => is_named || named.has(id)),
    has_more: found.messages.length > limit,
  })
})

const nameContains = (name: string, words: string) => name.normalize('NFC').toLowerCase().includes(words.toLowerCase())
