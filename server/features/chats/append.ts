import { randomUUID } from 'node:crypto'
import { sealedJob } from '../../jobs/post.ts'
import { type Caller, entitledCaller } from '../../kernel/http/actingProfile.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { requireSame } from '../../kernel/http/sameRequest.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { type Recorded, recordedOf } from '../notifications/index.ts'
import { append, type Found, type KeptMessage, type NewMessage, valuesOf } from './appendStatement.ts'
import type { MessageRow } from './store.ts'

export interface Appended extends Pick<Found, 'chat' | 'own' | 'other' | 'awaited'> {
  row: MessageRow
  /** False where the client id was kept before. */
  isNew: boolean
  /** The other's notification; null for what was kept before. */
  told: Recorded | null
}

/**
 * Permission, the place in the conversation, the message and its news are one statement: gapless, in the server's order,
 * once for a client id. Who writes has read what stands above.
 */
export async function appendMessage(
  deps: Pick<Deps, 'db' | 'secret' | 'push' | 'now'>,
  message: Omit<NewMessage, 'id' | 'pushJob'>,
): Promise<Appended> {
  const id = randomUUID()
  const pushJob = deps.push && sealedJob(deps, { channel: 'news', job: { kind: 'message', messageId: id } })
  const { mayWrite } = message
  const values = valuesOf({ ...message, id, pushJob })
  const [found] = await append(deps.db, values).catch((error: unknown) => {
    // Twice at once: the other one was kept meanwhile, and nothing of this one.
    if (isDouble(error)) return append(deps.db, values)
    throw error
  })
  if (!found) return refuse('NOT_FOUND')
  const { message: kept, is_new, told, ...place } = found
  if (kept) return { row: rowOf(kept), isNew: is_new === true, told: told ? recordedOf(told) : null, ...place }
  if (place.chat.closed) return refuse('FORBIDDEN', { message: readOnly })
  return mayWrite ? refuse('BLOCKED') : refuse('SUBSCRIPTION_REQUIRED', { message: renewToWrite })
}

const readOnly = {
  en: 'This conversation is closed: its proposal ended more than 90 days ago.',
  hi: 'यह बातचीत बंद है: इसका प्रस्ताव 90 दिन से अधिक पहले समाप्त हो चुका है।',
}

const renewToWrite = {
  en: 'Your subscription has ended. You can still read your chats; renew to write again.',
  hi: 'आपकी सदस्यता समाप्त हो गई है। आप अपनी बातचीत पढ़ सकते हैं; फिर से लिखने के लिए नवीनीकरण करें।',
}

const rowOf = (kept: KeptMessage): MessageRow => ({
  id: kept.id,
  chatId: kept.chat_id,
  seq: kept.seq,
  senderProfileId: kept.sender_profile_id,
  clientId: kept.client_id,
  kind: kept.kind,
  text: kept.text,
  file: kept.file,
  hiddenFromA: kept.hidden_from_a,
  hiddenFromB: kept.hidden_from_b,
  createdAt: new Date(kept.created_at),
})

/** What was sent under a client id: words, and a file by its bytes and its name without the ending. */
export interface SentContent {
  text: string
  file: { digest: string; title: string } | null
}

/** A client id stands for one message. Of a file that was kept before its bytes were noted, the name alone is known. */
export function requireSameMessage(row: Pick<MessageRow, 'text' | 'file'>, { text, file }: SentContent): void {
  const kept = row.file && { title: titleOf(row.file.name), digest: row.file.digest ?? file?.digest ?? null }
  requireSame(
    { text: row.text, title: kept?.title ?? null, digest: kept?.digest ?? null },
    { text, title: file?.title ?? null, digest: file?.digest ?? null },
  )
}

export const titleOf = (name: string): string => name.replace(/\.[^.]*$/, '')

function isDouble(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code === '23505' || (cause !== undefined && isDouble(cause))
}

/** Refuses who may only read: past the days of grace. */
export function requireWriting(caller: Pick<Caller, 'deps' | 'periods'>): void {
  if (!entitledCaller(caller).may.write_message) refuse('SUBSCRIPTION_REQUIRED', { message: renewToWrite })
}
