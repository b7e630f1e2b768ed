import { sql } from 'drizzle-orm'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { rowsOf } from '../../kernel/db/rows.ts'

export interface Mark {
  chat_id: string
  seq: number
}
export interface AdvancedMark extends Mark {
  /** True if no message follows. */
  isLast: boolean
  /** The member to notify, unless one has blocked the other. */
  otherAccountId: string
  isBlocked: boolean
}
interface Reader {
  accountId: string
  /** Null for all profiles of the account. */
  kind: ProfileKind | null
}

/**
 * Moves an account's marks in its own chats: never backwards and never beyond the last message; a read message counts
 * as delivered. Without `marks`, moves to the end of each chat. Returns the marks that moved.
 */
export async function moveMarks(
  db: Db,
  { accountId, kind }: Reader,
  mark: 'read' | 'delivered',
  marks: readonly Mark[] | null,
): Promise<AdvancedMark[]> {
  const [a, b] = [sql.raw(`c.${mark}_seq_a`), sql.raw(`c.${mark}_seq_b`)]
  const targetSeq = marks ? sql`least(w.seq, c.last_seq)` : sql`c.last_seq`
  const among = marks
    ? sql`jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as w(chat_id uuid, seq bigint) join chats c on c.id = w.chat_id
        join profiles own on own.id in (c.profile_a, c.profile_b)`
    : sql`profiles own join chats c on own.id in (c.profile_a, c.profile_b)`
  const read =
    mark === 'read'
      ? sql`, read_seq_a = case when r.is_a then greatest(c.read_seq_a, r.seq) else c.read_seq_a end,
          read_seq_b = case when r.is_a then c.read_seq_b else greatest(c.read_seq_b, r.seq) end`
      : sql``
  const rows = await rowsOf<{ chat_id: string; seq: string; is_last: boolean; account_id: string; blocked: boolean }>(
    db,
    // Locks the rows in one order, so that concurrent requests for the same chats cannot deadlock.
    sql`with reached as (
        select c.id, own.id = c.profile_a as is_a, ${targetSeq} as seq
        from ${among}
        where own.account_id = ${accountId} ${kind ? sql`and own.kind = ${kind}` : sql``}
          and case when own.id = c.profile_a then ${a} else ${b} end < ${targetSeq}
        order by c.id for update of c
      )
      update chats c set
        delivered_seq_a = case when r.is_a then greatest(c.delivered_seq_a, r.seq) else c.delivered_seq_a end,
        delivered_seq_b = case when r.is_a then c.delivered_seq_b else greatest(c.delivered_seq_b, r.seq) end ${read}
      from reached r, profiles other
      where c.id = r.id and other.id = case when r.is_a then c.profile_b else c.profile_a end
      returning c.id as chat_id, r.seq, r.seq = c.last_seq as is_last, other.account_id, c.blocked_by_a or c.blocked_by_b as blocked`,
  )
  return rows.map((row) => ({
    chat_id: row.chat_id,
    seq: Number(row.seq),
    isLast: row.is_last,
    otherAccountId: row.account_id,
    isBlocked: row.blocked,
  }))
}
