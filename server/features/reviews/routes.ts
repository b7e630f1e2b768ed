import type { Context } from 'hono'
import { Routes } from '../../kernel/http/contract.ts'
import { pageOf, readCursor } from '../../kernel/http/cursor.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { decideComplaint, openComplaints } from '../proposals/index.ts'
import { decide } from './decide.ts'
import { decideReport, openReports } from './reports.ts'
import { profileForReview, reviewPage, waitingForReview } from './store.ts'

const cursorIn = (c: Context<Env>) => readCursor(c.req.query('cursor'))

function pageIn<R extends { id: string }>(found: readonly R[], instantOf: (row: R) => string) {
  const { rows, next } = pageOf(found, reviewPage, (row) => ({ at: new Date(instantOf(row)), id: row.id }))
  return { status: true as const, list: rows, next_cursor: next }
}

/** The reviewer's routes, used by `npm run operate review`. */
export const reviewRoutes = new Routes()
  .serve('GET /reviews/waiting', async (c) => {
    const rows = await waitingForReview(c.var.deps, cursorIn(c))
    return c.json(pageIn(rows, ({ seen }) => seen))
  })
  .serve('GET /reviews/complaints', async (c) => {
    const rows = await openComplaints(c.var.deps, cursorIn(c), reviewPage + 1)
    return c.json(pageIn(rows, ({ sent_at }) => sent_at))
  })
  .serve('POST /reviews/complaints/:id/outcome', async (c) => {
    await decideComplaint(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').outcome)
    return c.json({ status: true as const })
  })
  .serve('GET /reviews/reports', async (c) => {
    const rows = await openReports(c.var.deps, cursorIn(c))
    return c.json(pageIn(rows, ({ created_at }) => created_at))
  })
  .serve('POST /reviews/reports/:id/outcome', async (c) => {
    await decideReport(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').outcome)
    return c.json({ status: true as const })
  })
  .serve('GET /reviews/:id', async (c) =>
    c.json({ status: true as const, item: await profileForReview(c.var.deps, uuidParam(c, 'id')) }),
  )
  .serve('POST /reviews/:id/decision', async (c) => {
    await decide(c.var.deps, uuidParam(c, 'id'), c.req.valid('json'))
    return c.json({ status: true as const })
  })
