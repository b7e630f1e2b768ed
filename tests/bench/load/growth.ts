import { sql } from 'drizzle-orm'
import type { Db } from '../../../server/kernel/db/connect.ts'
import { inBulk } from '../bulk.ts'
import { loadListings } from '../listings.ts'

/**
 * Adds this many users and their data: a quarter of them with a listing of every kind, each with a session and a
 * notification; half as many proposals, accepted, with their steps and a conversation of four messages.
 */
export async function growTo(url: string, users: number): Promise<void> {
  await inBulk(url, async (db) => {
    await loadListings(db, users)
    await db.transaction(async (tx) => {
      // The rows refer to each other by construction, and checking each foreign key would take as long as writing it.
      await tx.execute(sql`set local session_replication_role = replica`)
      await fill(tx, users)
    })
    await db.execute(sql`vacuum analyze`)
  })
}

async function fill(db: Db, users: number): Promise<void> {
  await db.execute(sql`insert into accounts (id, name, email, mobile, password_hash)
    select gen_random_uuid(), 'Reader ' || i, 'grown' || i || '@example.in', '+91' || (8000000000 + i), ''
    from generate_series(1, ${Math.ceil(users * 0.75)}::int) i`)
  await db.execute(sql`insert into sessions (account_id, token_hash, login_type, remember, expires_at)
    select id, 'grown' || id, 'investor', true, now() + interval '20 days' from accounts where not demo`)
  await db.execute(sql`insert into notifications (account_id, kind, subject, words, created_at, updated_at)
    select id, 'proposal_received', 'proposal:' || id, '{"name":"Asha","excerpt":"","to":"/investor"}'::jsonb,
      now() - random() * interval '90 days', now() - random() * interval '90 days' from accounts where not demo`)
  await pairs(db)
  await db.execute(sql`insert into proposals (id, request_id, sender_profile_id, receiver_profile_id, status, message, created_at, updated_at)
    select proposal_id, gen_random_uuid(), sender, receiver, 'in_discussion', 'Shall we talk about it?', at, at from bench_pairs`)
  await db.execute(sql`insert into proposal_steps (proposal_id, by_profile_id, action, status, created_at)
    select proposal_id, case when n = 2 then receiver else sender end, (array['send', 'accept', 'first_message'])[n],
      (array['sent', 'accepted', 'in_discussion'])[n], at + n * interval '1 hour' from bench_pairs, generate_series(1, 3) n order by at, n`)
  await db.execute(sql`insert into chats (id, proposal_id, profile_a, profile_b, last_seq, read_seq_a, read_seq_b, delivered_seq_a, delivered_seq_b, updated_at)
    select chat_id, proposal_id, least(sender, receiver), greatest(sender, receiver), 4, 4, 4, 4, 4, at from bench_pairs`)
  await db.execute(sql`insert into messages (chat_id, seq, sender_profile_id, client_id, kind, text, created_at)
    select chat_id, n, case when n % 2 = 0 then receiver else sender end, gen_random_uuid(), 'TEXT', 'How was the meeting?',
      at + n * interval '1 day' from bench_pairs, generate_series(1, 4) n`)
}

/** Two investors for each fundraising member, whom none of the demo proposals involves. */
const pairs = (db: Db) =>
  db.execute(sql`create temporary table bench_pairs on commit drop as
    with founders as (select id, row_number() over (order by id) as place from profiles where kind = 'INVESTMENT' and status = 'approved'),
      investors as (select id, row_number() over (order by id) as place from profiles where kind = 'INVESTOR' and status = 'approved')
    select gen_random_uuid() as proposal_id, gen_random_uuid() as chat_id, f.id as sender, i.id as receiver,
      now() - random() * interval '90 days' as at
    from founders f cross join (values (1), (7)) as step (by) cross join (select count(*) as all from investors) as counted
    join investors i on i.place = 1 + (f.place + step.by) % counted.all
    where not exists (select from proposals p where p.sender_profile_id = f.id and p.receiver_profile_id = i.id)`)
