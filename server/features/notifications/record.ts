import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/connect.ts'
import { statement } from '../../kernel/db/reading.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { type PreferencesRow, untouched } from './preferences.ts'
import type { NotificationRow } from './store.ts'

type NewRow = Pick<NotificationRow, 'accountId' | 'kind' | 'subject' | 'words' | 'mailAt'> & {
  unlessLeft: boolean
  /** The two profiles whom it is about; null for news that is about no other member. */
  between: readonly [string, string] | null
}

export interface Recorded {
  /** False where it became the latest word of a row that was unread. */
  isNew: boolean
  unread: number
  preferences: PreferencesRow
}

/**
 * While unread, one row for a subject: news about it replaces its words. The row, its e-mail as the account wants it
 * and the count of the bell are one statement. Null where the account has left and is to be left alone, or one of the two
 * whom it is about has blocked the other.
 */
export async function record(
  db: Db,
  { accountId, kind, subject, words, mailAt, unlessLeft, between }: NewRow,
  now: Date,
): Promise<(Recorded & { language: Language }) | null> {
  const [one, other] = between ?? [null, null]
  const [kept] = await write(db, {
    ...{ accountId, kind, subject, unlessLeft, one, other },
    words: JSON.stringify(words),
    mailAt: mailAt?.toISOString() ?? null,
    now: now.toISOString(),
  })
  if (kept) return { ...recordedOf(kept), language: kept.language }
  if (unlessLeft || between) return null
  throw new Error('the notification was not kept')
}

interface Values {
  accountId: string
  kind: NewRow['kind']
  subject: string
  /** JSON. */
  words: string
  unlessLeft: boolean
  one: string | null
  other: string | null
  mailAt: string | null
  now: string
}

const write = statement<Values, Kept & { language: Language }>(
  (of) =>
    sql`with ${recording({
      to: sql`select ${of.accountId}::uuid as account_id, ${of.words}::jsonb as words, true as mails
      where (not ${of.unlessLeft}::boolean or exists (select 1 from accounts where id = ${of.accountId} and disabled_at is null))
        and not ${areBlocked(of)}`,
      kind: of.kind,
      subject: of.subject,
      mailAt: of.mailAt,
      now: of.now,
    })} select told.*, coalesce((select language from accounts where id = ${of.accountId}), 'en') as language from told`,
)

/** Nobody is blocked where it is about no other member. */
const areBlocked = ({ one, other }: Pick<Values, 'one' | 'other'>) => sql`exists (select 1 from chats b
  where b.profile_a = least(${one}::uuid, ${other}::uuid) and b.profile_b = greatest(${one}::uuid, ${other}::uuid)
    and (b.blocked_by_a or b.blocked_by_b))`

export interface Kept {
  is_new: boolean
  unread: number
  preferences: PreferencesRow | null
}
export const recordedOf = ({ is_new, unread, preferences }: Kept): Recorded => ({
  isNew: is_new,
  unread,
  preferences: preferences ?? untouched,
})

interface Recording extends Pick<Values, 'kind' | 'subject' | 'mailAt' | 'now'> {
  /** A query of one `account_id`, its `words` and whether it `mails`, or of no row. */
  to: SQL
}

/** The parts of a statement that keep a notification with whatever else it keeps; `told` is a `Kept`. */
export const recording = ({ to, kind, subject, mailAt, now }: Recording): SQL => sql`
  addressee as (${to}),
  wish as (select w.* from notification_preferences w join addressee a on a.account_id = w.account_id),
  kept_news as (
    insert into notifications (account_id, kind, subject, words, mail_at, created_at, updated_at)
    select account_id, ${kind}::text, ${subject}::text, words,
      case when mails and not exists (select 1 from wish where switched_off -> 'email' @> to_jsonb(${kind}::text))
        then ${mailAt}::timestamptz end, ${now}::timestamptz, ${now}::timestamptz
    from addressee
    on conflict (account_id, kind, subject) where read_at is null
      do update set words = excluded.words, updated_at = excluded.updated_at
    returning account_id, xmax = 0 as is_new
  ),
  told as (
    select k.is_new, k.is_new::int + (
        select count(*)::int from notifications n where n.account_id = k.account_id and n.read_at is null) as unread,
      (select jsonb_build_object('switchedOff', switched_off, 'quiet', quiet, 'quietFrom', quiet_from,
        'quietUntil', quiet_until, 'timeZone', time_zone, 'throughQuiet', through_quiet) from wish) as preferences
    from kept_news k
  )`
