import { eq } from 'drizzle-orm'
import type { ContactTopic } from '../../../src/domain/support/topics.ts'
import type { TraceStep } from '../../../src/domain/traces/traceSchema.ts'
import { normalEmail } from '../../../src/domain/validation/email.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { supportMessages } from '../../kernel/db/schema.ts'
import { requireSame } from '../../kernel/http/sameRequest.ts'
import type { Language } from '../../kernel/ports/deps.ts'

export type SupportRow = typeof supportMessages.$inferSelect

interface Message {
  request_id: string
  name: string
  email: string
  topic: ContactTopic
  message: string
  steps?: readonly TraceStep[] | undefined
}

/** Stored once per request id; a repeat must have the same content. Its steps may be more, and the first ones stay. */
export async function saveMessage(
  db: Db,
  { request_id, name, email, topic, message, steps }: Message,
  language: Language,
  now: Date,
): Promise<{ row: SupportRow; isNew: boolean }> {
  const written = { name, email: normalEmail(email), topic, message }
  const reference = `S-${request_id.slice(0, 8).toUpperCase()}`
  const [made] = await db
    .insert(supportMessages)
    .values({ id: request_id, reference, ...written, steps: steps?.length ? steps : null, language, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) return { row: made, isNew: true }
  const [stored] = await db.select().from(supportMessages).where(eq(supportMessages.id, request_id))
  if (!stored) throw new Error('the message was not stored')
  requireSame(written, { name: stored.name, email: stored.email, topic: stored.topic, message: stored.message })
  return { row: stored, isNew: false }
}
