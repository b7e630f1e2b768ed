import { sql } from 'drizzle-orm'
import type { TraceStep } from '../../../src/domain/traces/traceSchema.ts'
import { rowsOf } from '../../kernel/db/rows.ts'
import { supportMessages, traces } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

/** What operators export for the Flow Lab, a JSON value a line; no line names an account. */

/** How often a transition was taken, or a state reached; in how many visits, on how many days. */
interface Use {
  kind: 'use'
  flow: string
  of: 'transition' | 'state'
  id: string
  times: number
  visits: number
  days: number
}
/** Consecutive steps of one visit; a lost batch begins another part. */
interface Visit {
  kind: 'visit'
  number: string
  part: number
  day: string
  steps: readonly TraceStep[]
}

/** The newest ones; the use counts all visits. */
const mostVisits = 2_000

const inLines = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The use of every flow in the last 30 days, then the newest visits. */
export async function allTraces({ db }: Deps): Promise<string> {
  const steps = sql`${traces} t, jsonb_array_elements(t.steps) step`
  const counts = sql`count(*)::int as times, count(distinct (t.account_id, t.trace))::int as visits,
    count(distinct t.created_at::date)::int as days`
  const use = await rowsOf<Omit<Use, 'kind'>>(
    db,
    sql`select step->>'flow' as flow, 'transition' as of, id, ${counts}
      from ${steps}, jsonb_array_elements_text(step->'taken') id group by 1, 3
    union all select step->>'flow', 'state', (step->>'flow') || '.' || state, ${counts}
      from ${steps}, jsonb_array_elements_text(step->'states') state group by 1, 3
    order by 1, 2 desc, 4 desc, 3`,
  )
  const visits = await rowsOf<{ trace: string; day: string; batches: Batches }>(
    db,
    sql`select trace::text as trace, min(created_at)::date::text as day,
      jsonb_agg(jsonb_build_object('first', first, 'steps', steps) order by first) as batches
    from ${traces} group by account_id, trace order by min(created_at) desc, trace limit ${mostVisits}`,
  )
  const [period] = await rowsOf<{ days: number; visits: number }>(
    db,
    sql`select count(distinct created_at::date)::int as days, count(distinct (account_id, trace))::int as visits from ${traces}`,
  )
  return inLines([
    { kind: 'period', ...period },
    ...use.map((row) => ({ kind: 'use', ...row }) satisfies Use),
    ...visits.flatMap(({ trace, day, batches }) => partsOf(`T-${trace.slice(0, 8).toUpperCase()}`, day, batches)),
  ])
}

/** The steps that came with a message to support, by the reference of the message. */
export async function reportedTrace({ db }: Deps, reference: string): Promise<string> {
  const [row] = await db.select().from(supportMessages).where(sql`${supportMessages.reference} = ${reference}`)
  if (!row?.steps) return refuse('NOT_FOUND')
  return inLines(partsOf(reference, dayOf(row.createdAt), [{ first: 0, steps: row.steps }]))
}

type Batches = readonly { first: number; steps: readonly TraceStep[] }[]

function partsOf(number: string, day: string, batches: Batches): Visit[] {
  const parts: TraceStep[][] = []
  let next: number | null = null
  for (const { first, steps } of batches) {
    if (first !== next) parts.push([])
    parts.at(-1)?.push(...steps)
    next = first + steps.length
  }
  return parts.map((steps, index) => ({ kind: 'visit', number, part: index + 1, day, steps }))
}
