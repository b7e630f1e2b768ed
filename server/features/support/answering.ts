import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { supportMessages } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isUuid } from '../../kernel/http/uuidParam.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

/** What an operator reads; the address is not masked, because the answer goes to it. */
const shown = {
  id: supportMessages.id,
  reference: supportMessages.reference,
  createdAt: supportMessages.createdAt,
  topic: supportMessages.topic,
  name: supportMessages.name,
  email: supportMessages.email,
  language: supportMessages.language,
  message: supportMessages.message,
  hasSteps: sql<boolean>`${supportMessages.steps} is not null`,
  answeredAt: supportMessages.answeredAt,
}

const most = 100

/** The messages without an answer, newest last; if there are more, the newest follow later. */
export const openMessages = ({ db }: Deps) =>
  db
    .select(shown)
    .from(supportMessages)
    .where(isNull(supportMessages.answeredAt))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))
    .limit(most)

/** By id or reference. A sender chooses the id that a reference comes from, so several may have the same one. */
export async function messagesNamed({ db }: Deps, asked: string) {
  const found = await db
    .select(shown)
    .from(supportMessages)
    .where(isUuid(asked) ? eq(supportMessages.id, asked) : eq(supportMessages.reference, asked.toUpperCase()))
    .limit(most)
  return found.length > 0 ? found : refuse('NOT_FOUND')
}

export async function markAnswered({ db, now }: Deps, id: string) {
  const [row] = await db
    .update(supportMessages)
    .set({ answeredAt: now() })
    .where(and(eq(supportMessages.id, id), isNull(supportMessages.answeredAt)))
    .returning({ reference: supportMessages.reference })
  return row ? { answered: row.reference } : refuse('NOT_FOUND')
}
