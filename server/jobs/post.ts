import type { PushData } from '../../src/domain/contract/chats.ts'
import { seal } from '../kernel/crypto/secrets.ts'
import type { Db } from '../kernel/db/connect.ts'
import { type OutboxChannel, outbox } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import { mask } from '../kernel/text/mask.ts'
import type { NewsJob } from './news.ts'

/** What is to be carried, by channel. */
export type Parcel =
  | { channel: 'email'; to: string; subject: string; text: string }
  | { channel: 'sms'; to: string; text: string }
  | { channel: 'push'; token: string; data: PushData }
  | { channel: 'news'; job: NewsJob }
  | { channel: 'none'; to: string; text: string }

interface Posting {
  /** Names the cause: written twice it is one parcel. */
  key: string
  usefulUntil?: Date
  /** For what is also done at once by whoever wrote it: milliseconds until the worker takes it over. */
  later?: number
}

const recipientOf = (parcel: Parcel): string =>
  parcel.channel === 'push' ? 'a device' : parcel.channel === 'news' ? parcel.job.kind : mask(parcel.to)

/** A parcel as it is kept: encrypted, for it may hold a code. */
export const sealedParcel = (deps: Pick<Deps, 'secret'>, parcel: Parcel): string =>
  seal(deps.secret, JSON.stringify(parcel))

/** A parcel as its row. */
export function postedOf(deps: Pick<Deps, 'secret' | 'now'>, parcel: Parcel, { key, usefulUntil, later = 0 }: Posting) {
  const now = deps.now()
  const channel: OutboxChannel = parcel.channel
  return {
    key,
    channel,
    recipient: recipientOf(parcel),
    sealed: sealedParcel(deps, parcel),
    dueAt: new Date(now.getTime() + later),
    usefulUntil: usefulUntil ?? null,
    createdAt: now,
  }
}
export type Posted = ReturnType<typeof postedOf>

/**
 * Writes a parcel with its cause: given the transaction, both are kept or neither is. An instance carries it right after
 * the commit; see `worker.ts` for what happens where it cannot.
 */
export async function post(
  deps: Pick<Deps, 'secret' | 'now' | 'outbox'>,
  tx: Db,
  parcel: Parcel,
  { key, usefulUntil, later = 0 }: Posting,
): Promise<void> {
  await tx
    .insert(outbox)
    .values(postedOf(deps, parcel, { key, later, ...(usefulUntil ? { usefulUntil } : {}) }))
    .onConflictDoNothing()
  if (later === 0) deps.outbox.nudge()
}
