import { Hono } from 'hono'
import { reportOutcomeRequest, reviewRequest } from '../../src/domain/contract/reviews.ts'
import type { Env } from '../deps.ts'
import { body } from '../http/contract.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { decideComplaint, openComplaints } from '../proposals/complaints.ts'
import { decide } from './decide.ts'
import { reviewerOnly } from './key.ts'
import { decideReport, openReports } from './reports.ts'
import { waitingForReview } from './store.ts'

/** What a reviewer sees and decides, by the command `npm run review`. */
export const reviewRoutes = new Hono<Env>()
  .use('/reviews/*', reviewerOnly)
  .get('/reviews/waiting', async (c) => c.json({ status: true as const, list: await waitingForReview(c.var.deps) }))
  .get('/reviews/complaints', async (c) => c.json({ status: true as const, list: await openComplaints(c.var.deps) }))
  .post('/reviews/complaints/:id/outcome', body(reportOutcomeRequest), async (c) => {
    await decideComplaint(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').outcome)
    return c.json({ status: true as const })
  })
  .get('/reviews/reports', async (c) => c.json({ status: true as const, list: await openReports(c.var.deps) }))
  .post('/reviews/reports/:id/outcome', body(reportOutcomeRequest), async (c) => {
    await decideReport(c.var.deps, uuidParam(c, 'id'), c.req.valid('json').outcome)
    return c.json({ status: true as const })
  })
  .post('/reviews/:id/decision', body(reviewRequest), async (c) => {
    await decide(c.var.deps, uuidParam(c, 'id'), c.req.valid('json'))
    return c.json({ status: true as const })
  })
