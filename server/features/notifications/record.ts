import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../kernel/db/combinedQuery.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { isErased } from '../../kernel/db/erased.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { type PreferencesRow, untouched } from './preferences.ts'
import type { NotificationRow } from './store.ts'

type NewRow = Pick<NotificationRow, 'accountId' | 'kind' | 'subject' | 'words' | 'mailAt'> & {
  unlessLeft: boolean
  /** The two profiles it is about; null if no other member is involved. */
  between: readonly [string, string] | null
  /** The key of the job that this completes; null if there is none, or if the job has more to do. */
  settles: string | null
}

export interface Recorded {
  /** False if it updated an unread row. */
  isNew: boolean
  unread: number
  preferences: PreferencesRow
}

/**
 * While unread, a subject has one row: a new notification replaces its text. One that is emailed at once, such as a
 * second offer, is emailed again; several unread messages share one email. The row, its email by the account's
 * preferences, the unread count and the end of its job are one statement. Null if the account is erased, or closed and
 * not to be notified, or if one of the two members involved has blocked the other.
 */
export async function record(
  db: Db,
  { accountId, kind, subject, words, mailAt, unlessLeft, between, settles }: NewRow,
  now: Date,
): Promise<(Recorded & { language: Language }) | null> {
  const [one, other] = between ?? [null, null]
  const [stored] = await write(db, {
    ...{ accountId, kind, subject, unlessLeft, one, other, settles },
    words: JSON.stringify(words),
    mailAt: mailAt?.toISOString() ?? null,
    now: now.toISOString(),
  })
  return stored ? { ...recordedOf(stored), language: stored.language } : null
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
  settles: string | null
  mailAt: string | null
  now: string
}

const write = statement<Values, RecordedRow & { language: Language }>(
  (params) =>
    sql`with ${recording({
      to: sql`select ${params.accountId}::uuid as account_id, ${params.words}::jsonb as words, true as mails
      where (not ${params.unlessLeft}::boolean or exists (select 1 from accounts where id = ${params.accountId}::uuid and disabled_at is null))
        and not ${areBlocked(params)}`,
      kind: params.kind,
      subject: params.subject,
      mailAt: params.mailAt,
      now: params.now,
    })}, settled as (
      update outbox set sent_at = ${params.now}::timestamptz, encrypted = null
      where key = ${params.settles}::text and sent_at is null and dead_at is null
    ) select recorded.*, coalesce((select language from accounts where id = ${params.accountId}::uuid), 'en') as language from recorded`,
)

/** False for a notification that involves no other member. */
const areBlocked = ({ one, other }: Pick<Values, 'one' | 'other'>) => sql`exists (select 1 from chats b
  where b.profile_a = least(${one}::uuid, ${other}::uuid) and b.profile_b = greatest(${one}::uuid, ${other}::uuid)
    and (b.blocked_by_a or b.blocked_by_b))`

export interface RecordedRow {
  is_new: boolean
  unread: number
  preferences: PreferencesRow | null
}
export const recordedOf = ({ is_new, unread, preferences }: RecordedRow): Recorded => ({
  isNew: is_new,
  unread,
  preferences: preferences ?? untouched,
})

interface Recording extends Pick<Values, 'kind' | 'subject' | 'mailAt' | 'now'> {
  /** A query that returns `account_id`, `words` and `mails`, or no row. */
  to: SQL
}

/** The parts of a statement that store a notification together with its cause; `recorded` is a `RecordedRow`. */
export const recording = ({ to, kind, subject, mailAt, now }: Recording): SQL => sql`
  -- Under a lock: the account may be being erased, which deletes its notifications.
  addressee as (select t.account_id, t.words, t.mails from (${to}) as t join accounts e on e.id = t.account_id
    where not (${isErased('e')}) for key share of e),
  wanted as (select w.* from notification_preferences w join addressee a on a.account_id = w.account_id),
  stored_notification as (
    insert into notifications (account_id, kind, subject, words, mail_at, created_at, updated_at)
    select account_id, ${kind}::text, ${subject}::text, words,
      case when mails and not exists (select 1 from wanted where switched_off -> 'email' @> to_jsonb(${kind}::text))
        then ${mailAt}::timestamptz end, ${now}::timestamptz, ${now}::timestamptz
    from addressee
    on conflict (account_id, kind, subject) where read_at is null
      do update set words = excluded.words, updated_at = excluded.updated_at,
        mail_at = case when excluded.mail_at <= excluded.updated_at then excluded.mail_at else notifications.mail_at end
    returning account_id, xmax = 0 as is_new
  ),
  recorded as (
    select k.is_new, k.is_new::int + (
        select count(*)::int from notifications n where n.account_id = k.account_id and n.read_at is null) as unread,
      (select jsonb_build_object('switchedOff', switched_off, 'quiet', quiet, 'quietFrom', quiet_from,
        'quietUntil', quiet_until, 'timeZone', time_zone, 'throughQuiet', through_quiet) from wanted) as preferences
    from stored_notification k
  )`
