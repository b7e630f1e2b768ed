import { randomUUID } from 'node:crypto'
import { rowsOf } from '../db/rows.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { type Recorded, recordedOf } from '../notifications/record.ts'
import { sealedParcel } from '../outbox/post.ts'
import { appendStatement, type Found, type KeptMessage, type NewMessage } from './appendStatement.ts'
import type { MessageRow } from './store.ts'

export interface Appended extends Pick<Found, 'chat' | 'own' | 'other'> {
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
  deps: Pick<Deps, 'db' | 'secret' | 'push'>,
  message: Omit<NewMessage, 'id' | 'parcel'>,
): Promise<Appended> {
  const id = randomUUID()
  const parcel = deps.push && sealedParcel(deps, { channel: 'news', job: { kind: 'message', messageId: id } })
  const append = () => rowsOf<Found>(deps.db, appendStatement({ ...message, id, parcel }))
  const [found] = await append().catch((error: unknown) => {
    // Twice at once: the other one was kept meanwhile, and nothing of this one.
    if (isDouble(error)) return append()
    throw error
  })
  if (!found) return refuse('NOT_FOUND')
  const { message: kept, is_new, told, chat, own, other } = found
  if (kept) return { row: rowOf(kept), isNew: is_new === true, told: told ? recordedOf(told) : null, chat, own, other }
  return chat.closed ? refuse('FORBIDDEN', { message: readOnly }) : refuse('BLOCKED')
}

const readOnly = {
  en: 'This conversation is closed: its proposal ended more than 90 days ago.',
  hi: 'यह बातचीत बंद है: इसका प्रस्ताव 90 दिन से अधिक पहले समाप्त हो चुका है।',
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

function isDouble(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code === '23505' || (cause !== undefined && isDouble(cause))
}
