import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import * as v from 'valibot'
import { attachmentFields } from '../../../src/domain/contract/chats.ts'
import { isDatabaseUnavailable } from '../../kernel/db/availability.ts'
import type { AttachedFile } from '../../kernel/db/schema.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { digestOf } from '../../kernel/http/sameRequest.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { storable } from '../../kernel/text/storable.ts'
import { type CheckedFile, checkContent, isStorageFull, roomForUpload, unreadable } from '../documents/index.ts'
import { permissionsFor } from '../entitlements/index.ts'
import { appendMessage, readOnly, requireSameMessage, requireWriting, type SentContent, titleOf } from './append.ts'
import { publishAppended } from './deliver.ts'
import { authorOf, membership } from './membership.ts'
import { presentMessage } from './present.ts'
import { isBlocked } from './sides.ts'
import { messageByClient } from './store.ts'

/** Image and file messages: the file and its message are stored in one call, once per client id. */
export const attachmentRoutes = new Routes().serve(
  'POST /chats/:id/attachments',
  limited('attachments'),
  roomForUpload,
  async (c) => {
    const { deps, account } = c.var
    const { own, chat } = await membership(c)
    const fields = v.safeParse(attachmentFields, await c.req.parseBody().catch(unreadable))
    if (!fields.success) return refuse('VALIDATION_FAILED', { fields: { file: 'required' } })
    const { client_id, text: typed, reply_to: replyTo = null, file } = fields.output
    const text = storable(typed)
    const earlier = await messageByClient(deps.db, chat.id, own.id, client_id)
    if (!earlier) requireWriting(c.var)
    if (!earlier && chat.closedAt) return refuse('FORBIDDEN', { message: readOnly })
    if (!earlier && isBlocked(chat)) return refuse('BLOCKED')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const sent: SentContent = { text, replyTo, file: { digest: digestOf(bytes), title: attachmentTitle(file) } }
    if (earlier) requireSameMessage(earlier, sent)
    const stored = earlier ? null : await storeFile(deps, file, bytes)
    // Checks again, because an upload takes a while.
    const { write_message: mayWrite } = await permissionsFor(deps, authorOf(c.var))
    const appended = await appendMessage(deps, {
      chatId: chat.id,
      author: authorOf(c.var),
      mayWrite,
      clientId: client_id,
      kind: stored?.thumbnailKey ? 'IMAGE' : 'FILE',
      text,
      replyTo,
      file: stored,
      now: deps.now(),
    }).catch(async (error: unknown) => {
      // The row may have been stored and only the response lost: the sweep decides.
      if (!isDatabaseUnavailable(error)) await drop(deps, stored)
      if (isStorageFull(error)) return refuse('STORAGE_FULL')
      throw error
    })
    if (stored && appended.row.file?.storageKey !== stored.storageKey) {
      await drop(deps, stored)
      requireSameMessage(appended.row, sent)
    }
    await publishAppended(deps, account.id, appended)
    return c.json({ status: true as const, message: presentMessage(deps, appended.row, chat, own.id) })
  },
)

/** The bytes are stored before the message that references them. */
async function storeFile(deps: Deps, file: File, bytes: Uint8Array): Promise<AttachedFile> {
  const checked = await checkContent(bytes, 'file', false)
  const id = randomUUID()
  const size = checked.thumbnail ? await sharp(checked.thumbnail).metadata() : null
  const attached = {
    storageKey: `attachments/${id}.${checked.extension}`,
    thumbnailKey: checked.thumbnail ? `attachments/${id}.thumbnail.webp` : null,
    name: nameOf(file, checked),
    mime: checked.mime,
    bytes: checked.bytes.length,
    digest: digestOf(bytes),
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
  await deps.files.put(attached.storageKey, checked.bytes, checked.mime)
  if (checked.thumbnail && attached.thumbnailKey)
    await deps.files.put(attached.thumbnailKey, checked.thumbnail, 'image/webp')
  return attached
}

/** A download gets the extension of its real type, whatever the upload was called. */
const nameOf = (file: File, { extension }: CheckedFile): string => `${attachmentTitle(file)}.${extension}`

function attachmentTitle(file: File): string {
  const title = titleOf(storable(file.name.replace(/[\p{C}/\\]/gu, '')))
  return [...title].slice(0, 120).join('') || 'file'
}

async function drop(deps: Deps, file: AttachedFile | null): Promise<void> {
  for (const key of file ? [file.storageKey, file.thumbnailKey] : []) if (key) await deps.files.delete(key)
}
