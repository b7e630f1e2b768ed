import { sql } from 'drizzle-orm'
import { minute } from '../../../src/domain/durations.ts'
import { actionsThat, finalStatuses, lifecycle, statusAfter } from '../../../src/domain/proposals/lifecycle.ts'
import { type ProposalStatus, proposalStatuses, statusesWhere } from '../../../src/domain/proposals/statuses.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { auditMemberships } from '../memberships/index.ts'
import { brokenFiles } from './storedFiles.ts'
import { maxReportedIds, type Violation } from './violation.ts'

const literals = (statuses: readonly ProposalStatus[]) => sql.raw(statuses.map((status) => `'${status}'`).join(', '))

const consuming = sql.raw(
  actionsThat('uses')
    .map((action) => `'${action}'`)
    .join(', '),
)

/** Invariants of the database, each as a query for violations. `confirmed` below is a charge that is still valid. */
const rules: Record<string, ReturnType<typeof sql>> = {
  'every confirmed charge has exactly one membership': sql`
    select t.id from transactions t left join memberships m on m.transaction_id = t.id
    where t.status = 'confirmed' group by t.id having count(m.id) <> 1`,
  'no membership is active without a confirmed charge, except trials and demo members': sql`
    select m.id from memberships m join accounts a on a.id = m.account_id left join transactions t on t.id = m.transaction_id
    where m.ended_at is null and not m.trial and not (a.demo and t.id is null)
      and (t.id is null or t.status not in ('confirmed', 'disputed'))`,
  'a membership belongs to the account that paid for it': sql`
    select m.id from memberships m join transactions t on t.id = m.transaction_id
    where m.account_id <> t.account_id or m.profile_kind <> t.profile_kind`,
  'every sandbox charge has its own purchase after 15 minutes': sql`
    select o.id from sandbox_objects o left join transactions t on t.payment_intent = o.id
    where o.kind = 'payment_intent' and o.body->>'status' = 'succeeded' and (o.body->>'refunded') is distinct from 'true'
      and o.created_at < now() - interval '15 minutes' and t.status is distinct from 'confirmed'
      and t.status is distinct from 'disputed' and t.status is distinct from 'expired'`,
  'a membership counts as used once its member sends, accepts or opens something': sql`
    select distinct m.id from memberships m join profiles o on o.account_id = m.account_id and o.kind = m.profile_kind
      join lateral (
        select created_at as at from proposal_steps where by_profile_id = o.id and action in (${consuming})
        union all select created_at from listing_openings where viewer_id = o.id
        union all select viewed_at from deck_views where viewer_id = o.id
      ) used on used.at >= m.created_at and used.at < coalesce(m.ended_at, 'infinity')
    where m.transaction_id is not null and m.used_at is null`,
  'nothing is sent or accepted after the refund of the plan': sql`
    select s.id::text as id from proposal_steps s join profiles o on o.id = s.by_profile_id
    where s.action in (${consuming}) and exists (select 1 from memberships m where m.account_id = o.account_id
        and m.profile_kind = o.kind and m.ended_because = 'refunded' and m.ended_at < s.created_at)
      and not exists (select 1 from memberships m where m.account_id = o.account_id and m.profile_kind = o.kind
        and m.period_start <= s.created_at and s.created_at < m.period_end and (m.ended_at is null or m.ended_at >= s.created_at))`,
  'a conversation has no gaps or duplicates': sql`
    select c.id from chats c left join messages m on m.chat_id = c.id
    group by c.id having c.last_seq <> coalesce(max(m.seq), 0) or count(m.id) <> coalesce(max(m.seq), 0)`,
  'a client id belongs to one message': sql`
    select min(id::text) as id from messages group by chat_id, sender_profile_id, client_id having count(*) > 1`,
  'only delivered messages are read, and only written ones delivered': sql`
    select id from chats where read_seq_a > delivered_seq_a or read_seq_b > delivered_seq_b
      or delivered_seq_a > last_seq or delivered_seq_b > last_seq`,
  'a message is written by a member of its conversation': sql`
    select m.id from messages m join chats c on c.id = m.chat_id where m.sender_profile_id not in (c.profile_a, c.profile_b)`,
  'one open proposal per direction': sql`
    select min(id::text) as id from proposals
    where status not in (${literals(finalStatuses)})
    group by sender_profile_id, receiver_profile_id having count(*) > 1`,
  'no proposal is open between blocked members': sql`
    select p.id from proposals p join chats c on c.profile_a = least(p.sender_profile_id, p.receiver_profile_id)
      and c.profile_b = greatest(p.sender_profile_id, p.receiver_profile_id)
    where (c.blocked_by_a or c.blocked_by_b) and p.status in (${literals(proposalStatuses.filter((status) => lifecycle[status].block))})`,
  'an accepted proposal has its conversation': sql`
    select p.id from proposals p where exists
      (select 1 from proposal_steps s where s.proposal_id = p.id and s.action = 'accept')
      and not exists (select 1 from chats c where c.profile_a = least(p.sender_profile_id, p.receiver_profile_id)
        and c.profile_b = greatest(p.sender_profile_id, p.receiver_profile_id))`,
  "a proposal's status matches its last step": sql`
    select p.id from proposals p join lateral
      (select status from proposal_steps s where s.proposal_id = p.id order by s.id desc limit 1) last on true
    where p.status not in (${literals(statusesWhere('receiverSees', 'nothing'))}) and last.status <> p.status`,
  'a listed profile was approved': sql`select id from profiles where status = 'approved' and approved_at is null`,
  'a disabled account has no listing': sql`
    select p.id from profiles p join accounts a on a.id = p.account_id where a.disabled_at is not null and p.status = 'approved'`,
  'an ended account has no live session': sql`
    select s.id from sessions s join accounts a on a.id = s.account_id
    where a.disabled_at is not null and s.revoked_at is null and s.expires_at > now() and s.created_at > a.disabled_at`,
  'the content of a job is deleted once it is done': sql`
    select id::text from outbox where sent_at is not null and encrypted is not null`,
  'no job is both done and dead': sql`select id::text from outbox where sent_at is not null and dead_at is not null`,
  'a job is in the mailbox once': sql`
    select min(id)::text as id from mailbox_messages where job_id is not null group by job_id having count(*) > 1`,
}

/**
 * Checks the whole database and the stored files; an empty result means no violations. The database does the work: it
 * returns violations only, or a page at a time.
 */
export async function findViolations(deps: Deps): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const rows = await rowsOf<{ id: string }>(deps.db, sql`${query} limit ${maxReportedIds}`)
    if (rows.length > 0) found.push({ rule, ids: rows.map(({ id }) => id) })
  }
  const illegal = await illegalSteps(deps.db)
  if (illegal.length > 0) found.push({ rule: 'every step of a proposal is legal in the lifecycle', ids: illegal })
  return [...found, ...(await brokenMemberships(deps)), ...(await brokenFiles(deps))]
}

const month = 30 * 24 * 60 * minute

/** The provider's charges of a month, except those that may still be in progress. */
async function brokenMemberships(deps: Deps): Promise<Violation[]> {
  const now = deps.now().getTime()
  const findings = await auditMemberships(deps, { from: new Date(now - month), to: new Date(now - 15 * minute) })
  return [...new Set(findings.map(({ what }) => what))].map((what) => ({
    rule: `memberships: ${what.replaceAll('_', ' ')}`,
    ids: findings.flatMap((finding) => (finding.what === what ? [finding.id] : [])).slice(0, maxReportedIds),
  }))
}

interface Taken {
  id: string
  status: (typeof proposalStatuses)[number]
  before: (typeof proposalStatuses)[number] | null
  action: Parameters<typeof statusAfter>[1]
}

/** The steps do not include the status after a pause: it is read from the row. */
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
