import { randomUUID } from 'node:crypto'
import { encryptedJob } from '../../jobs/enqueue.ts'
import { hasSqlState, notUnique } from '../../kernel/db/sqlState.ts'
import { type Caller, callerEntitlements } from '../../kernel/http/actingProfile.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { requireSame } from '../../kernel/http/sameRequest.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { type Recorded, recordedOf } from '../notifications/index.ts'
import { append, type Found, type NewMessage, type StoredMessage, valuesOf } from './appendStatement.ts'
import type { MessageRow, MessageWithQuote } from './store.ts'

export interface Appended extends Pick<Found, 'chat' | 'own' | 'other' | 'awaited'> {
  row: MessageWithQuote
  /** False if the client id was already stored. */
  isNew: boolean
  /** The recipient's notification; null if the message was already stored. */
  recorded: Recorded | null
}

/**
 * Permission, position, message and notification are one statement: gapless, in the server's order, once per client id.
 * Sending also marks everything before it as read.
 */
export const appendMessage = async (deps: Writing, message: Omit<Written, 'unconfirmed'>): Promise<Appended> =>
  (await tryToAppend(deps, { ...message, unconfirmed: null })) ?? refuse('NOT_FOUND')

type Writing = Pick<Deps, 'db' | 'secret' | 'push' | 'now'>
type Written = Omit<NewMessage, 'id' | 'pushJob'>

/** Null if the conversation is not the author's, or if the cached author is out of date. */
export async function tryToAppend(deps: Writing, message: Written): Promise<Appended | null> {
  const id = randomUUID()
  const pushJob = deps.push && encryptedJob(deps, { channel: 'news', job: { kind: 'message', messageId: id } })
  const { mayWrite } = message
  const values = valuesOf({ ...message, id, pushJob })
  const [found] = await append(deps.db, values).catch((error: unknown) => {
    // The same message arrived twice at once: the other request stored it, and this one stored nothing.
    if (hasSqlState(error, notUnique)) return append(deps.db, values)
    throw error
  })
  if (!found) return null
  const { message: stored, quoted, is_new, recorded, ...context } = found
  if (stored)
    return {
      row: { ...rowOf(stored), quoted: quoted && rowOf(quoted) },
      isNew: is_new === true,
      recorded: recorded ? recordedOf(recorded) : null,
      ...context,
    }
  if (message.replyTo && !quoted) return refuse('NOT_FOUND')
  if (context.chat.closed) return refuse('FORBIDDEN', { message: readOnly })
  return mayWrite ? refuse('BLOCKED') : refuse('SUBSCRIPTION_REQUIRED', { message: renewToWrite })
}

export const readOnly = {
  en: 'This conversation is closed: its proposal ended more than 90 days ago.',
  hi: 'यह बातचीत बंद है: इसका प्रस्ताव 90 दिन से अधिक पहले समाप्त हो चुका है।',
}

const renewToWrite = {
  en: 'Your subscription has ended. You can still read your chats; renew to write again.',
  hi: 'आपकी सदस्यता समाप्त हो गई है। आप अपनी बातचीत पढ़ सकते हैं; फिर से लिखने के लिए नवीनीकरण करें।',
}

const rowOf = (stored: StoredMessage): MessageRow => ({
  id: stored.id,
  chatId: stored.chat_id,
  seq: stored.seq,
  senderProfileId: stored.sender_profile_id,
  clientId: stored.client_id,
  kind: stored.kind,
  text: stored.text,
  file: stored.file,
  replyTo: stored.reply_to,
  revision: stored.revision,
  editedAt: stored.edited_at === null ? null : new Date(stored.edited_at),
  deletedAt: stored.deleted_at === null ? null : new Date(stored.deleted_at),
  hiddenFromA: stored.hidden_from_a,
  hiddenFromB: stored.hidden_from_b,
  createdAt: new Date(stored.created_at),
})

/**
 * The content of a client id: the text, the message it replies to, and a file by its bytes and its name without the
 * extension.
 */
export interface SentContent {
  text: string
  replyTo: string | null
  file: { digest: string; title: string } | null
}

/**
 * A client id identifies one message: a repeat with other content is refused. For files stored before digests were
 * recorded, only the name can be compared.
 */
export function requireSameMessage(
  row: Pick<MessageRow, 'text' | 'file' | 'replyTo' | 'revision'>,
  { text, replyTo, file }: SentContent,
): void {
  if (row.revision > 0) return
  const stored = row.file && { title: titleOf(row.file.name), digest: row.file.digest ?? file?.digest ?? null }
  requireSame(
    { text: row.text, replyTo: row.replyTo, title: stored?.title ?? null, digest: stored?.digest ?? null },
    { text, replyTo, title: file?.title ?? null, digest: file?.digest ?? null },
  )
}

export const titleOf = (name: string): string => name.replace(/\.[^.]*$/, '')

/** Refuses members who may only read: those whose grace period is over. */
export function requireWriting(caller: Pick<Caller, 'deps' | 'periods'>): void {
  if (!callerEntitlements(caller).may.write_message) refuse('SUBSCRIPTION_REQUIRED', { message: renewToWrite })
}
