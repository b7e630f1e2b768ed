import { isProfileKind, type ProfileKind } from '../../../src/domain/offerings.ts'
import { type DocumentKind, documentKinds } from '../../../src/domain/registration/documentKinds.ts'
import { documentsOfKind, isPhotoKind, typeListOf } from '../../../src/domain/registration/documents.ts'
import { profileStatusTable } from '../../../src/domain/registration/statuses.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { limited } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isUuid, uuidParam } from '../../kernel/http/uuidParam.ts'
import { storable } from '../../kernel/text/storable.ts'
import { isOption } from '../catalog/index.ts'
import { ownProfile } from '../profiles/index.ts'
import { checkContent } from './content.ts'
import { presentDocument } from './present.ts'
import { removeDocument, saveDocument, type Upload } from './save.ts'
import { ownDocument } from './store.ts'
import { unreadable } from './unreadable.ts'
import { roomForUpload } from './uploading.ts'

const idIn = (value: unknown): string | null => (typeof value === 'string' && isUuid(value) ? value : null)

async function readUpload(fields: Record<string, unknown>): Promise<Upload & { kind: ProfileKind }> {
  const key = documentKinds.find((known) => known === fields.key)
  const kind = isProfileKind(fields.kind) ? fields.kind : null
  if (!key || !kind || !documentsOfKind(kind).includes(key))
    return refuse('VALIDATION_FAILED', { fields: { key: 'invalid' } })
  const type = typeIn(key, fields.type)
  if (!(fields.file instanceof File)) return refuse('VALIDATION_FAILED', { fields: { [key]: 'required' } })
  const title = typeof fields.title === 'string' ? [...storable(fields.title)].slice(0, 120).join('') : ''
  const { request_id: request, replaces } = fields
  const bytes = new Uint8Array(await fields.file.arrayBuffer())
  return { key, kind, type, title, requestId: idIn(request), replaces: idIn(replaces), file: fields.file, bytes }
}

/** The type of a proof, which must be chosen first; other documents have none. */
function typeIn(key: DocumentKind, given: unknown): string | null {
  const list = typeListOf(key)
  if (!list) return null
  return typeof given === 'string' && isOption(list, given)
    ? given
    : refuse('VALIDATION_FAILED', { fields: { [key]: 'typeMissing' }, message: typeFirst })
}

const typeFirst = { en: 'Please select type of document first', hi: 'कृपया पहले दस्तावेज़ का प्रकार चुनें' }

export const documentRoutes = new Routes()
  .serve('POST /documents', limited('documents'), roomForUpload, async (c) => {
    const { deps, account, language } = c.var
    const upload = await readUpload(await c.req.parseBody().catch(unreadable))
    const profile = await ownProfile(deps.db, account.id, upload.kind)
    if (!profile) return refuse('STEP_OUT_OF_ORDER')
    if (profileStatusTable[profile.status].isLocked) return refuse('FORBIDDEN')
    const checked = await checkContent(upload.bytes, upload.key, isPhotoKind(upload.key))
    const row = await saveDocument(deps, profile, upload, checked)
    return c.json({
      status: true as const,
      message: { en: 'Document uploaded successfully', hi: 'दस्तावेज़ सफलतापूर्वक अपलोड हुआ' }[language],
      document: presentDocument(deps, row, profile),
    })
  })
  .serve('GET /documents/:id', async (c) => {
    const { deps, account } = c.var
    const found = (await ownDocument(deps.db, account.id, uuidParam(c, 'id'))) ?? refuse('NOT_FOUND')
    return c.json({ status: true as const, document: presentDocument(deps, found.document, found.profile) })
  })
  .serve('DELETE /documents/:id', async (c) => {
    const { deps, account } = c.var
    const found = (await ownDocument(deps.db, account.id, uuidParam(c, 'id'))) ?? refuse('NOT_FOUND')
    await removeDocument(deps, found.document)
    return c.json({ status: true as const })
  })
