import { sql } from 'drizzle-orm'
import { type proposalStatuses, statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import type { Db } from '../db/connect.ts'
import { rowsOf } from '../db/rows.ts'
import type { Deps } from '../deps.ts'

export interface Violation {
  rule: string
  /** Ids of some of the rows that break it. */
  ids: string[]
}

/** What is always true of the database, each as the query of what breaks it. `confirmed` below is a charge that stands. */
const rules: Record<string, ReturnType<typeof sql>> = {
  'every confirmed charge has exactly one membership': sql`
    select t.id from transactions t left join memberships m on m.transaction_id = t.id
    where t.status = 'confirmed' group by t.id having count(m.id) <> 1`,
  'no membership stands without a confirmed charge, but for trials': sql`
    select m.id from memberships m left join transactions t on t.id = m.transaction_id
    where m.ended_at is null and not m.trial and (t.id is null or t.status <> 'confirmed')`,
  'a membership belongs to the account that paid for it': sql`
    select m.id from memberships m join transactions t on t.id = m.transaction_id
    where m.account_id <> t.account_id or m.profile_kind <> t.profile_kind`,
  'the sandbox took no money twice, and none for nothing, for a quarter of an hour': sql`
    select o.id from sandbox_objects o left join transactions t on t.payment_intent = o.id
    where o.kind = 'payment_intent' and o.body->>'status' = 'succeeded' and (o.body->>'refunded') is distinct from 'true'
      and o.created_at < now() - interval '15 minutes' and t.status is distinct from 'confirmed'
      and t.status is distinct from 'disputed' and t.status is distinct from 'expired'`,
  'a conversation has no gap and no double': sql`
    select c.id from chats c left join messages m on m.chat_id = c.id
    group by c.id having c.last_seq <> coalesce(max(m.seq), 0) or count(m.id) <> coalesce(max(m.seq), 0)`,
  'a client id is one message': sql`
    select min(id::text) as id from messages group by chat_id, sender_profile_id, client_id having count(*) > 1`,
  'nothing is read that has not been delivered, nor delivered that was not written': sql`
    select id from chats where read_seq_a > delivered_seq_a or read_seq_b > delivered_seq_b
      or delivered_seq_a > last_seq or delivered_seq_b > last_seq`,
  'a message is written by one of its two': sql`
    select m.id from messages m join chats c on c.id = m.chat_id where m.sender_profile_id not in (c.profile_a, c.profile_b)`,
  'one open proposal a direction': sql`
    select min(id::text) as id from proposals
    where status not in ('closed_won', 'closed_lost', 'declined', 'withdrawn', 'expired', 'cancelled_by_admin')
    group by sender_profile_id, receiver_profile_id having count(*) > 1`,
  'an accepted proposal has its conversation': sql`
    select p.id from proposals p where exists
      (select 1 from proposal_steps s where s.proposal_id = p.id and s.action = 'accept')
      and not exists (select 1 from chats c where c.profile_a = least(p.sender_profile_id, p.receiver_profile_id)
        and c.profile_b = greatest(p.sender_profile_id, p.receiver_profile_id))`,
  'a proposal stands where its last step brought it': sql`
    select p.id from proposals p join lateral
      (select status from proposal_steps s where s.proposal_id = p.id order by s.id desc limit 1) last on true
    where p.status <> 'draft' and last.status <> p.status`,
  'a listed profile was approved': sql`select id from profiles where status = 'approved' and approved_at is null`,
  'an ended account has no live session': sql`
    select s.id from sessions s join accounts a on a.id = s.account_id
    where a.disabled_at is not null and s.revoked_at is null and s.expires_at > now() and s.created_at > a.disabled_at`,
  'what a parcel held is forgotten once it is carried': sql`
    select id::text from outbox where sent_at is not null and sealed is not null`,
  'no parcel is both carried and dead': sql`select id::text from outbox where sent_at is not null and dead_at is not null`,
  'a parcel is in the mailbox once': sql`
    select min(id)::text as id from mailbox_messages where parcel is not null group by parcel having count(*) > 1`,
}

const shown = 20

/** Looks at the whole database and the stored files; an empty answer means that nothing is broken. */
export async function findViolations(deps: Deps): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const rows = await rowsOf<{ id: string }>(deps.db, query)
    if (rows.length > 0) found.push({ rule, ids: rows.slice(0, shown).map(({ id }) => id) })
  }
  const illegal = await illegalSteps(deps.db)
  if (illegal.length > 0) found.push({ rule: 'every step of a proposal is one of the lifecycle', ids: illegal })
  return [...found, ...(await brokenFiles(deps))]
}

interface Taken {
  id: string
  status: (typeof proposalStatuses)[number]
  before: (typeof proposalStatuses)[number] | null
  action: Parameters<typeof statusAfter>[1]
}

/** Where a paused proposal goes on is not in its steps: that one is taken as it is. */
async function illegalSteps(db: Db): Promise<string[]> {
  const steps = await rowsOf<Taken>(
    db,
    sql`select distinct on (before, action, status) proposal_id as id, before, action, status from (
      select proposal_id, action, status, lag(status) over (partition by proposal_id order by id) as before
      from proposal_steps) taken where before is not null`,
  )
  return steps
    .filter(({ before, action, status }) => action !== 'resume' && before && statusAfter(before, action) !== status)
    .map(({ id }) => id)
}

const hour = 3_600_000

/** Rows without their file, and files of an hour ago without their row. */
async function brokenFiles(deps: Deps): Promise<Violation[]> {
  const named = await rowsOf<{ key: string }>(
    deps.db,
    sql`select storage_key as key from documents union select thumbnail_key from documents where thumbnail_key is not null
      union select file->>'storageKey' from messages where file is not null
      union select file->>'thumbnailKey' from messages where file->>'thumbnailKey' is not null`,
  )
  const pictures = await rowsOf<{ key: string }>(
    deps.db,
    sql`select image_key as key from profiles where image_key is not null union select avatar_key from profiles where avatar_key is not null`,
  )
  const folders = ['documents', 'document-thumbnails', 'attachments']
  const stored = (await Promise.all(folders.map((folder) => deps.files.list(folder)))).flat()
  const kept = new Set(stored.map(({ key }) => key))
  const wanted = new Set([...named, ...pictures].map(({ key }) => key))
  const missing = named.map(({ key }) => key).filter((key) => !kept.has(key))
  const orphans = stored.filter(({ key, storedAt }) => !wanted.has(key) && deps.now().getTime() - storedAt > hour)
  const asked: Violation[] = [
    { rule: 'every document and attachment has its file', ids: missing.slice(0, shown) },
    { rule: 'no file is left that nothing names', ids: orphans.slice(0, shown).map(({ key }) => key) },
  ]
  return asked.filter(({ ids }) => ids.length > 0)
}
