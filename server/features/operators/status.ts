import { sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/rows.ts'
import { service } from '../../kernel/http/stopping.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { streams } from '../live/index.ts'

const started = Date.now()

/** The product's status in numbers, without members' names. */
export async function statusOf(deps: Deps) {
  const before = performance.now()
  const [counts] = await rowsOf<Record<string, number>>(
    deps.db,
    sql`select
      (select count(*)::int from outbox where sent_at is null and dead_at is null) as jobs_waiting,
      (select count(*)::int from outbox where dead_at is not null) as dead_letters,
      (select count(*)::int from transactions where status in ('requires_payment', 'processing', 'succeeded', 'failed')) as purchases_open,
      (select count(*)::int from transactions where status = 'confirmed' and refund_asked_at is not null) as refunds_waiting,
      (select count(*)::int from profiles where status in ('submitted', 'in_review')) as profiles_to_review,
      (select count(*)::int from chat_reports where status = 'open') + (select count(*)::int from listing_reports where status = 'open')
        + (select count(*)::int from listing_questions where report_status = 'open') as reports,
      (select count(*)::int from support_messages where answered_at is null) as support_messages_open,
      (select coalesce(extract(epoch from now() - min(created_at)) / 3600, 0)::int from support_messages
        where answered_at is null) as oldest_support_message_hours,
      (select count(*)::int from accounts) as accounts,
      (select count(*)::int from sessions where revoked_at is null and expires_at > now()) as open_sessions`,
  )
  const load = deps.load()
  return {
    state: service.stopping ? 'stopping' : 'serving',
    database: deps.config.DATABASE_URL ? 'PostgreSQL' : 'embedded',
    database_ms: Math.round(performance.now() - before),
    uptime_seconds: Math.round((Date.now() - started) / 1000),
    memory_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
    live_streams: streams.count(),
    connections_open: load.open,
    calls_waiting_for_a_connection: load.waiting,
    ...counts,
  }
}
