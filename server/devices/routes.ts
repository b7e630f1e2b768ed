import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { unregisterDeviceRequest } from '../../src/domain/contract/devices.ts'
import { doneSchema } from '../../src/domain/contract/envelope.ts'
import { devices } from '../db/schema.ts'
import type { Env } from '../deps.ts'
import { answers, body } from '../http/contract.ts'
import { signedIn } from '../http/signedIn.ts'

/** Push devices of an account. */
export const deviceRoutes = new Hono<Env>().post(
  '/unregister-device',
  answers(doneSchema, 'Forget a push device'),
  signedIn,
  body(unregisterDeviceRequest),
  async (c) => {
    const { token } = c.req.valid('json')
    await c.var.deps.db.delete(devices).where(and(eq(devices.accountId, c.var.account.id), eq(devices.token, token)))
    return c.json({ status: true as const })
  },
)
