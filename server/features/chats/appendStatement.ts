import { inArray, sql } from 'drizzle-orm'
import { unreadEmailDelay } from '../../../src/domain/notifications/kinds.ts'
import { type ProfileKind, profileKinds } from '../../../src/domain/offerings.ts'
import { lifecycle } from '../../../src/domain/proposals/lifecycle.ts'
import { proposalStatuses } from '../../../src/domain/proposals/statuses.ts'
import { statement } from '../../kernel/db/combinedQuery.ts'
import { proposals } from '../../kernel/db/schema.ts'
import { isUnchanged } from '../../kernel/http/session.ts'
import type { Unconfirmed } from '../../kernel/ports/deps.ts'
import { chatAddress, type RecordedRow, recording } from '../notifications/index.ts'
import { isBetween, isRevealing, membersOfC, otherMemberOf } from '../pairs/index.ts'
import { excerptOf } from './messageNotifications.ts'
import type { MessageRow } from './store.ts'

export interface NewMessage {
  id: string
  chatId: string
  /** The kind of profile that the author writes as. */
  author: { accountId: string; kind: ProfileKind }
  clientId: string
  kind: MessageRow['kind']
  text: string
  file: MessageRow['file']
  replyTo: string | null
  now: Date
  /** True if the author's subscription allows writing. */
  mayWrite: boolean
  /** Encrypted, for the recipient's devices; null if push is not configured. */
  pushJob: string | null
  /** An author whom the statement has yet to confirm. */
  unconfirmed: Unconfirmed | null
}

type Values = Pick<NewMessage, 'id' | 'chatId' | 'clientId' | 'kind' | 'text' | 'replyTo' | 'mayWrite' | 'pushJob'> & {
  accountId: string
  authorKind: ProfileKind
  tokenHash: string | null
  version: string | null
  /** JSON, like the following fields. */
  file: string | null
  addresses: string
  excerpt: string
  subject: string
  now: string
  mailAt: string
}

const isTheirs = isBetween(sql`own.id`, sql`other.id`)

/** A member's context in a conversation. */
interface ChatContext {
  chat: { id: string; profileA: string; profileB: string; closed: boolean }
  own: { id: string; name: string }
  /** True if a proposal between the two is waiting for the first message. */
  awaited: boolean
  other: { id: string; accountId: string; kind: ProfileKind; hasMuted: boolean }
}
/** No row for non-members, or if the cached author is out of date; no message if writing is not allowed. */
export interface Found extends ChatContext {
  message: StoredMessage | null
  /** The message that the stored one replies to; for a refused message, the one that it would reply to. */
  quoted: StoredMessage | null
  is_new: boolean | null
  recorded: RecordedRow | null
}
export interface StoredMessage extends Pick<MessageRow, 'id' | 'seq' | 'kind' | 'text' | 'file' | 'revision'> {
  chat_id: string
  sender_profile_id: string
  client_id: string
  reply_to: string | null
  hidden_from_a: boolean
  hidden_from_b: boolean
  edited_at: string | null
  deleted_at: string | null
  created_at: string
}

/**
 * Permission, position, message, the recipient's notification with its email, and the push job for the recipient's
 * devices in one statement: no stored message goes unnotified.
 */
export const append = statement<Values, Found>(
  (params) => sql`
  with own as (
    select id, name, anonymous from profiles where account_id = ${params.accountId}::uuid and kind = ${params.authorKind}::text
      and (${params.version}::text is null or ${isUnchanged(params)})
  ), earlier as (
    select m.* from messages m join own on own.id = m.sender_profile_id
    where m.chat_id = ${params.chatId}::uuid and m.client_id = ${params.clientId}::uuid
  ), quoted as (
    select q.* from messages q where q.chat_id = ${params.chatId}::uuid
      and q.id = coalesce((select reply_to from earlier), ${params.replyTo}::uuid)
  ), moved as (
    update chats c set
      last_seq = c.last_seq + 1, updated_at = ${params.now}::timestamptz,
      read_seq_a = case when own.id = c.profile_a then c.last_seq + 1 else c.read_seq_a end,
      delivered_seq_a = case when own.id = c.profile_a then c.last_seq + 1 else c.delivered_seq_a end,
      archived_by_a = c.archived_by_a and c.muted_by_a and own.id <> c.profile_a,
      read_seq_b = case when own.id = c.profile_b then c.last_seq + 1 else c.read_seq_b end,
      delivered_seq_b = case when own.id = c.profile_b then c.last_seq + 1 else c.delivered_seq_b end,
      archived_by_b = c.archived_by_b and c.muted_by_b and own.id <> c.profile_b
    from own
    where c.id = ${params.chatId}::uuid and own.id in (c.profile_a, c.profile_b) and not exists (select 1 from earlier)
      and (${params.replyTo}::uuid is null or exists (select 1 from quoted))
      and ${params.mayWrite}::boolean and c.closed_at is null and not c.blocked_by_a and not c.blocked_by_b
    returning c.last_seq
  ), written as (
    insert into messages (id, chat_id, seq, sender_profile_id, client_id, kind, text, file, reply_to, created_at)
    select ${params.id}::uuid, ${params.chatId}::uuid, moved.last_seq, own.id, ${params.clientId}::uuid, ${params.kind}, ${params.text},
      ${params.file}::jsonb, ${params.replyTo}::uuid, ${params.now}::timestamptz
    from moved, own
    returning *
  ), stored as (
    select to_jsonb(written) as message, true as is_new from written
    union all select to_jsonb(earlier), false from earlier
  ), other as (
    select p.id, p.account_id, p.kind, case when own.id = c.profile_a then c.muted_by_b else c.muted_by_a end as has_muted
    from own join chats c on c.id = ${params.chatId}::uuid and own.id in (c.profile_a, c.profile_b)
    join profiles p on p.id = ${otherMemberOf(sql`own.id`, membersOfC)}
  ), ${recording({
    to: sql`select other.account_id, jsonb_build_object('name', ${shownName}, 'excerpt', ${params.excerpt}::text,
        'to', ${params.addresses}::jsonb ->> other.kind) as words, not other.has_muted as mails from written, own, other`,
    kind: 'message',
    subject: params.subject,
    mailAt: params.mailAt,
    now: params.now,
  })}, posted as (
    insert into outbox (key, channel, recipient, encrypted, due_at, created_at)
    select 'news:message:' || written.id, 'news', 'message', ${params.pushJob}::text, ${params.now}::timestamptz, ${params.now}::timestamptz
    from written, other where ${params.pushJob}::text is not null and not other.has_muted
      and exists (select 1 from devices d where d.account_id = other.account_id)
  )
  select stored.message, stored.is_new, (select to_jsonb(quoted) from quoted) as quoted, (select to_jsonb(recorded) from recorded) as recorded,
    jsonb_build_object('id', c.id, 'profileA', c.profile_a, 'profileB', c.profile_b, 'closed', c.closed_at is not null) as chat,
    jsonb_build_object('id', own.id, 'name', own.name) as own,
    jsonb_build_object('id', other.id, 'accountId', other.account_id, 'kind', other.kind, 'hasMuted', other.has_muted) as other,
    ${isAwaited} as awaited
  from own cross join other
  join chats c on c.id = ${params.chatId}::uuid
  left join stored on true`,
)

/** A name that an acceptance revealed is shown only while the acceptance is valid. */
const shownName = sql`case when own.anonymous and not exists (
  select 1 from ${proposals} where ${isRevealing} and ${isTheirs}) then '' else own.name end`

const isAwaited = sql`exists (select 1 from ${proposals} where ${isTheirs}
  and ${inArray(
    proposals.status,
    proposalStatuses.filter((status) => lifecycle[status].first_message),
  )})`

/** The conversation's address for the other member, by the kind of profile that they read it as. */
const addressesOf = (chatId: string) =>
  JSON.stringify(Object.fromEntries(profileKinds.map((kind) => [kind, chatAddress(kind, chatId)])))

export const valuesOf = ({ author, file, now, unconfirmed, ...message }: NewMessage): Values => ({
  ...message,
  tokenHash: unconfirmed?.tokenHash ?? null,
  version: unconfirmed?.version ?? null,
  accountId: author.accountId,
  authorKind: author.kind,
  file: file && JSON.stringify(file),
  addresses: addressesOf(message.chatId),
  excerpt: excerptOf(message.text, file),
  subject: `chat:${message.chatId}`,
  now: now.toISOString(),
  mailAt: new Date(now.getTime() + unreadEmailDelay).toISOString(),
})
