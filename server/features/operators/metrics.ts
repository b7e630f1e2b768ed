import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import { isDatabaseUnavailable } from '../../kernel/db/availability.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import { registry } from '../../kernel/metrics.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { streams } from '../live/index.ts'

collectDefaultMetrics({ register: registry })

/** Event loop delay since the last scrape. */
const delays: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 })
delays.enable()
const quantiles = [0.5, 0.99, 1]
new Gauge({
  name: 'event_loop_delay_seconds',
  help: 'How late the event loop was since the last look, by quantile',
  labelNames: ['quantile'] as const,
  registers: [registry],
  collect() {
    for (const quantile of quantiles) this.set({ quantile }, delays.percentile(quantile * 100) / 1e9)
    delays.reset()
  },
})
new Gauge({
  name: 'live_streams',
  help: 'Open event streams of this process',
  registers: [registry],
  collect() {
    this.set(streams.count())
  },
})

const jobGauge = new Gauge({
  name: 'outbox_jobs',
  help: 'Jobs by state',
  labelNames: ['channel', 'state'] as const,
  registers: [registry],
})
const oldest = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest job that is due',
  registers: [registry],
})
const database = new Gauge({
  name: 'database_connections',
  help: 'Connections of this process',
  labelNames: ['state'] as const,
  registers: [registry],
})
const unsettled = new Gauge({
  name: 'transactions_unsettled',
  help: 'Purchases that are open for more than an hour',
  registers: [registry],
})

const up = new Gauge({ name: 'database_up', help: 'Whether the database answers', registers: [registry] })

/** All Prometheus metrics; database values are read on each scrape and stay unchanged while the database is down. */
export async function exposition(deps: Deps): Promise<string> {
  const answers = await readDatabase(deps).then(
    () => true,
    (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
      return false
    },
  )
  up.set(answers ? 1 : 0)
  for (const [state, count] of Object.entries(deps.load())) database.set({ state }, count)
  return registry.metrics()
}

async function readDatabase(deps: Deps): Promise<void> {
  const states = await rowsOf<{ channel: string; state: string; count: number; age: number }>(
    deps.db,
    sql`select channel, case when dead_at is not null then 'dead' when tries > 0 then 'tried' else 'waiting' end as state,
      count(*)::int as count, coalesce(max(extract(epoch from now() - due_at)) filter (where dead_at is null), 0)::float as age
      from outbox where sent_at is null group by 1, 2`,
  )
  jobGauge.reset()
  for (const { channel, state, count } of states) jobGauge.set({ channel, state }, count)
  oldest.set(Math.max(0, ...states.map(({ age }) => age)))
  const [open] = await rowsOf<{ count: number }>(
    deps.db,
    sql`select count(*)::int as count from transactions
      where status in ('requires_payment', 'processing', 'succeeded', 'failed') and created_at < now() - interval '1 hour'`,
  )
  unsettled.set(open?.count ?? 0)
}
