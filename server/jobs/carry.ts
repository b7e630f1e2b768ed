import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { devices } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { tellNews } from './news.ts'
import type { Parcel } from './post.ts'

interface Label {
  key: string
  createdAt: Date
}

/** Hands a parcel to its carrier; what is thrown is tried again, unless it is `Undeliverable`. */
export async function carry(deps: Deps, parcel: Parcel, label: Label): Promise<void> {
  const id = parcelId(deps.secret, label.key)
  if (parcel.channel === 'email') return deps.mail.send({ ...parcel, id })
  if (parcel.channel === 'sms') return deps.sms.send({ ...parcel, id })
  if (parcel.channel === 'push') return carryPush(deps, parcel)
  if (parcel.channel === 'news') return tellNews(deps, parcel.job, label.createdAt)
}

/** What the outside world knows a parcel by; tells nothing of its cause. */
const parcelId = (secret: string, key: string) =>
  createHmac('sha256', secret).update(`parcel:${key}`).digest('hex').slice(0, 40)

async function carryPush(deps: Deps, { token, data }: Parcel & { channel: 'push' }): Promise<void> {
  const outcome = await deps.push?.send(token, data)
  if (outcome === 'dead') await deps.db.delete(devices).where(eq(devices.token, token))
  if (outcome === 'failed') throw new Error('the push was not sent')
}
