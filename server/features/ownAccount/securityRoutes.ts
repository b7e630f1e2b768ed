import { desc, eq } from 'drizzle-orm'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import { accounts, securityEvents } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { uuidParam } from '../../kernel/http/uuidParam.ts'
import {
  announceEnd,
  consumeProof,
  deletionRequested,
  deviceOf,
  endOtherSessions,
  endSession,
  logIn,
  notifyOwner,
  openSessions,
  originOf,
  proofTarget,
  recordEvent,
} from '../accounts/index.ts'
import { exportOf } from './dataExport.ts'
import { cancelDeletion, requestDeletion } from './deletion.ts'

const maxEvents = 20

const securityQuery = combinedQuery((db, params: { accountId: string; now: Date }) => ({
  open: openSessions(db, params.accountId, params.now),
  events: db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, params.accountId))
    .orderBy(desc(securityEvents.id))
    .limit(maxEvents),
}))

/** The account page: devices, activity, data export and deletion. */
export const securityRoutes = new Routes()
  .serve('GET /sessions', async (c) => {
    const { deps, account, session } = c.var
    const { open, events } = await securityQuery(deps.db, { accountId: account.id, now: deps.now() })
    return c.json({
      status: true as const,
      owner: { name: account.name, email: account.email, mobile: account.mobile },
      sessions: open
        .map((one) => ({
          id: one.id,
          current: one.id === session.id,
          device: deviceOf(one.userAgent),
          last_seen_at: one.lastSeenAt.toISOString(),
          created_at: one.createdAt.toISOString(),
          expires_at: one.expiresAt.toISOString(),
        }))
        .sort((one, other) => Number(other.current) - Number(one.current)),
      events: events.map(({ kind, userAgent, createdAt }) => ({
        kind,
        device: deviceOf(userAgent),
        at: createdAt.toISOString(),
      })),
      deletion_due_at: account.deletionDueAt?.toISOString() ?? null,
      shares_steps: account.sharesSteps,
    })
  })
  .serve('DELETE /sessions', async (c) => {
    const { deps, account, session } = c.var
    const ended = await endOtherSessions(deps.db, account.id, session.id, deps.now())
    const event = { kind: 'other_sessions_ended' as const, accountId: account.id, sessionId: session.id }
    await recordEvent(deps.db, originOf(c), event, deps.now())
    announceEnd(deps, account.id, ended)
    return c.json({ status: true as const })
  })
  .serve('DELETE /sessions/:id', async (c) => {
    const { deps, account } = c.var
    const id = uuidParam(c, 'id')
    const ended = await endSession(deps.db, account.id, id, deps.now())
    if (ended.length === 0) return refuse('NOT_FOUND')
    await recordEvent(deps.db, originOf(c), { kind: 'session_ended', accountId: account.id, sessionId: id }, deps.now())
    announceEnd(deps, account.id, ended)
    return c.json({ status: true as const })
  })
  .serve('PUT /account/language', async (c) => {
    const { deps, account } = c.var
    await deps.db.update(accounts).set(c.req.valid('json')).where(eq(accounts.id, account.id))
    return c.json({ status: true as const })
  })
  .serve('GET /account/export', async (c) => {
    const { deps, account, session } = c.var
    const event = { kind: 'data_exported' as const, accountId: account.id, sessionId: session.id }
    await recordEvent(deps.db, originOf(c), event, deps.now())
    c.header('content-disposition', 'attachment; filename="founders-account.json"')
    return c.json(await exportOf(deps.db, account, deps.now()))
  })
  .serve('POST /account-deletion/password', limited('logins'), async (c) => {
    await logIn(c.var.deps, c.req.valid('json'), originOf(c))
    return c.json({ status: true as const })
  })
  .serve('POST /account-deletion', limited('logins'), async (c) => {
    const { deps } = c.var
    const { token, password } = c.req.valid('json')
    const origin = originOf(c)
    const target = await proofTarget(deps.db, 'delete_account', token, deps.now())
    if (!target) return refuse('PROOF_INVALID')
    const account = await logIn(deps, { target, password }, origin)
    const due = await deps.db.transaction(async (tx) => {
      if (!(await consumeProof(tx, 'delete_account', token, deps.now()))) return refuse('PROOF_INVALID')
      await recordEvent(tx, origin, { kind: 'deletion_asked', accountId: account.id }, deps.now())
      const asked = await requestDeletion(tx, account, deps.now())
      await notifyOwner(deps, tx, account, deletionRequested(asked))
      return asked
    })
    return c.json({ status: true as const, deletion_due_at: due.toISOString() })
  })
  .serve('DELETE /account-deletion', async (c) => {
    const { deps, account, session } = c.var
    await deps.db.transaction(async (tx) => {
      await cancelDeletion(tx, account.id)
      const event = { kind: 'deletion_cancelled' as const, accountId: account.id, sessionId: session.id }
      await recordEvent(tx, originOf(c), event, deps.now())
    })
    return c.json({ status: true as const })
  })
