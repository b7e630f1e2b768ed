import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { doneSchema } from '../../src/domain/contract/envelope.ts'
import { type DocumentKind, documentKinds, uploadedDocumentResponse } from '../../src/domain/contract/profiles.ts'
import { isProfileKind, type ProfileKind } from '../../src/domain/offerings.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import { isOption } from '../catalog/options.ts'
import { documents, profiles } from '../db/schema.ts'
import type { Deps, Env } from '../deps.ts'
import { answers } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { type CheckedFile, checkContent, largestFile } from './content.ts'
import { presentDocument } from './present.ts'
import { type DocumentRow, ownDocument, ownProfileId } from './store.ts'

const needsType = new Set<DocumentKind>(['proof-of-business', 'identity-proof'])
const replaceable = new Set<DocumentKind>(['business-photo', 'proof-of-business', 'identity-proof'])

interface Upload {
  key: DocumentKind
  kind: ProfileKind
  type: string | null
  title: string
  file: File
}

function readUpload(fields: Record<string, unknown>): Upload {
  const key = documentKinds.find((known) => known === fields.key)
  const kind = isProfileKind(fields.kind) ? fields.kind : null
  if (!key || !kind) return refuse('VALIDATION_FAILED', { fields: { key: 'invalid' } })
  const { requiredDocuments, optionalDocuments } = wizardSteps[kind]
  if (![...requiredDocuments, ...optionalDocuments].includes(key))
    return refuse('VALIDATION_FAILED', { fields: { key: 'invalid' } })
  const type = typeof fields.type === 'string' && fields.type !== '' ? fields.type : null
  if (needsType.has(key) && (!type || !isOption('proof-type', type)))
    return refuse('VALIDATION_FAILED', { fields: { [key]: 'typeMissing' }, message: typeFirst })
  if (!(fields.file instanceof File)) return refuse('VALIDATION_FAILED', { fields: { [key]: 'required' } })
  const title = typeof fields.title === 'string' ? fields.title.slice(0, 120) : ''
  return { key, kind, type, title, file: fields.file }
}

const typeFirst = { en: 'Please select type of document first', hi: 'कृपया पहले दस्तावेज़ का प्रकार चुनें' }

export const documentRoutes = new Hono<Env>()
  .post(
    '/documents',
    answers(uploadedDocumentResponse, 'Upload a document: multipart with key, file, kind, type and title'),
    signedIn,
    bodyLimit({
      maxSize: largestFile + 64 * 1024,
      onError: () => refuse('FILE_TOO_LARGE', { fields: { file: 'fileTooLarge' } }),
    }),
    async (c) => {
      const { deps, account, language } = c.var
      const upload = readUpload(await c.req.parseBody())
      const profileId = await ownProfileId(deps.db, account.id, upload.kind)
      if (!profileId) return refuse('STEP_OUT_OF_ORDER')
      const checked = await checkContent(
        new Uint8Array(await upload.file.arrayBuffer()),
        upload.key,
        upload.key === 'business-photo',
      )
      const row = await keep(deps, profileId, upload, checked)
      return c.json({
        status: true as const,
        message: { en: 'Document uploaded successfully', hi: 'दस्तावेज़ सफलतापूर्वक अपलोड हुआ' }[language],
        document: presentDocument(deps, row),
      })
    },
  )
  .delete('/documents/:id', answers(doneSchema, 'Delete a document'), signedIn, async (c) => {
    const { deps, account } = c.var
    const row = await ownDocument(deps.db, account.id, uuidParam(c, 'id'))
    if (!row) return refuse('NOT_FOUND')
    await deps.db.delete(documents).where(eq(documents.id, row.id))
    await dropFiles(deps, [row])
    return c.json({ status: true as const })
  })

/** The row is written after the bytes, so that a row never names a file that is not there. */
async function keep(deps: Deps, profileId: string, upload: Upload, checked: CheckedFile): Promise<DocumentRow> {
  const id = randomUUID()
  const storageKey = `documents/${id}.${checked.extension}`
  const thumbnailKey = checked.thumbnail ? `thumbnails/${id}.webp` : null
  await deps.files.put(storageKey, checked.bytes, checked.mime)
  if (checked.thumbnail && thumbnailKey) await deps.files.put(thumbnailKey, checked.thumbnail, 'image/webp')
  const fileName = upload.file.name.replace(/[\p{C}/\\]/gu, '').slice(-150) || `document.${checked.extension}`
  const { row, replaced } = await deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(documents)
      .values({
        id,
        profileId,
        kind: upload.key,
        type: upload.type,
        fileName,
        title: upload.title || fileName,
        fileTitle: fileName.replace(/\.[^.]*$/, ''),
        mime: checked.mime,
        bytes: checked.bytes.length,
        storageKey,
        thumbnailKey,
        createdAt: deps.now(),
      })
      .returning()
    if (!made) throw new Error('the document was not stored')
    const earlier = replaceable.has(upload.key)
      ? await tx
          .delete(documents)
          .where(and(eq(documents.profileId, profileId), eq(documents.kind, upload.key), ne(documents.id, id)))
          .returning()
      : []
    if (upload.key === 'business-photo')
      await tx
        .update(profiles)
        .set({ imageKey: thumbnailKey ?? storageKey })
        .where(eq(profiles.id, profileId))
    return { row: made, replaced: earlier }
  })
  await dropFiles(deps, replaced)
  return row
}

async function dropFiles(deps: Deps, rows: readonly DocumentRow[]): Promise<void> {
  for (const { storageKey, thumbnailKey } of rows) {
    await deps.files.delete(storageKey)
    if (thumbnailKey) await deps.files.delete(thumbnailKey)
  }
}
