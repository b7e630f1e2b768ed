import { and, eq } from 'drizzle-orm'
import { firebaseOf } from '../../kernel/config.ts'
import { devices } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'

/** Push devices of an account. */
export const deviceRoutes = new Routes()
  .serve('GET /push-settings', (c) => {
    const firebase = firebaseOf(c.var.deps.config)
    return c.json({
      status: true as const,
      firebase: firebase ? { config: firebase.config, vapid_key: firebase.vapidKey } : null,
    })
  })
  .serve('POST /register-device', async (c) => {
    const { deps, account, session } = c.var
    const { token, push_type } = c.req.valid('json')
    // A browser has one token, which belongs to the last login there.
    await deps.db.transaction(async (tx) => {
      await tx.delete(devices).where(eq(devices.token, token))
      await tx
        .insert(devices)
        .values({ accountId: account.id, sessionId: session.id, token, pushType: push_type, createdAt: deps.now() })
        .onConflictDoUpdate({ target: [devices.accountId, devices.token], set: { sessionId: session.id } })
    })
    return c.json({ status: true as const })
  })
  .serve('POST /unregister-device', async (c) => {
    const { token } = c.req.valid('json')
    await c.var.deps.db.delete(devices).where(and(eq(devices.accountId, c.var.account.id), eq(devices.token, token)))
    return c.json({ status: true as const })
  })
