import { Hono } from 'hono'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import { registry } from '../../kernel/metrics.ts'
import type { Env } from '../../kernel/ports/deps.ts'
import { markAnswered, messagesNamed, openMessages } from '../support/index.ts'
import { allTraces, reportedTrace } from '../traces/index.ts'
import { findViolations } from './invariants.ts'
import { operatorOnly } from './key.ts'
import { accountFor, outboxJobs, proposalFor, transactionFor } from './lookup.ts'
import { exposition } from './metrics.ts'
import { statusPage } from './page.ts'
import {
  dropJob,
  logOut,
  refundTransaction,
  removeProposal,
  restoreTransaction,
  retryJob,
  setDisabled,
  settleTransaction,
} from './repair.ts'
import { statusOf } from './status.ts'

const jsonLines = { 'content-type': 'application/x-ndjson; charset=utf-8' }
const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : refuse('NOT_FOUND'))

/** Operators' lookups and repairs for `npm run operate`, and the metrics for monitoring. Every repair is logged. */
export const operatorRoutes = new Hono<Env>()
  .use(operatorOnly)
  .use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    if (c.req.method !== 'GET')
      c.var.deps.log.warn({ requestId: c.var.requestId, path: c.req.path, status: c.res.status }, 'operator action')
  })
  .get('/', async (c) => c.html(statusPage(await statusOf(c.var.deps))))
  .get('/metrics', async (c) => c.text(await exposition(c.var.deps), 200, { 'content-type': registry.contentType }))
  .get('/status', async (c) => c.json(await statusOf(c.var.deps)))
  .get('/backup', async (c) => {
    const packed = (await c.var.deps.dump()) ?? refuse('NOT_FOUND')
    return c.body(await packed.arrayBuffer(), 200, { 'content-type': 'application/gzip' })
  })
  .get('/violations', async (c) => c.json({ list: await findViolations(c.var.deps) }))
  .get('/accounts/:asked', async (c) => c.json(await accountFor(c.var.deps, c.req.param('asked'))))
  .get('/transactions/:id', async (c) => c.json(await transactionFor(c.var.deps, uuidParam(c, 'id'))))
  .get('/proposals/:id', async (c) => c.json(await proposalFor(c.var.deps, uuidParam(c, 'id'))))
  .get('/traces', async (c) => c.text(await allTraces(c.var.deps), 200, jsonLines))
  .get('/traces/:number', async (c) => c.text(await reportedTrace(c.var.deps, c.req.param('number')), 200, jsonLines))
  .get('/support', async (c) => c.json({ list: await openMessages(c.var.deps) }))
  .get('/support/:asked', async (c) => c.json({ list: await messagesNamed(c.var.deps, c.req.param('asked')) }))
  .get('/outbox', async (c) => c.json({ list: await outboxJobs(c.var.deps) }))
  .post('/transactions/:id/settle', async (c) => c.json(await settleTransaction(c.var.deps, uuidParam(c, 'id'))))
  .post('/transactions/:id/refund', async (c) => c.json(await refundTransaction(c.var.deps, uuidParam(c, 'id'))))
  .post('/transactions/:id/restore', async (c) => c.json(await restoreTransaction(c.var.deps, uuidParam(c, 'id'))))
  .post('/proposals/:id/remove', async (c) => c.json(await removeProposal(c.var.deps, uuidParam(c, 'id'))))
  .post('/accounts/:id/disable', async (c) => c.json(await setDisabled(c.var.deps, uuidParam(c, 'id'), true)))
  .post('/accounts/:id/enable', async (c) => c.json(await setDisabled(c.var.deps, uuidParam(c, 'id'), false)))
  .post('/accounts/:id/logout', async (c) => c.json({ ended: await logOut(c.var.deps, uuidParam(c, 'id')) }))
  .post('/support/:id/done', async (c) => c.json(await markAnswered(c.var.deps, uuidParam(c, 'id'))))
  .post('/outbox/:id/retry', async (c) => c.json(await retryJob(c.var.deps, numberIn(c.req.param('id')))))
  .post('/outbox/:id/drop', async (c) => c.json(await dropJob(c.var.deps, numberIn(c.req.param('id')))))
