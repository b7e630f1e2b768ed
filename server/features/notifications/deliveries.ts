import { eq } from 'drizzle-orm'
import type { JobHandlers } from '../../jobs/job.ts'
import { devices } from '../../kernel/db/schema.ts'

/** Jobs with an outside recipient: email, SMS and pushes. The token of a dead device is deleted. */
export const deliveries: Pick<JobHandlers, 'email' | 'sms' | 'push' | 'none'> = {
  email: (deps, { to, subject, text }, { id }) => deps.mail.send({ to, subject, text, id }),
  sms: (deps, { to, text }, { id }) => deps.sms.send({ to, text, id }),
  async push(deps, { token, data }) {
    const outcome = await deps.push?.send(token, data)
    if (outcome === 'dead') await deps.db.delete(devices).where(eq(devices.token, token))
    if (outcome === 'failed') throw new Error('the push was not sent')
  },
  async none() {},
}
