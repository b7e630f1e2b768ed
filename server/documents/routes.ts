import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { doneSchema } from '../../src/domain/contract/envelope.ts'
import { type DocumentKind, documentKinds, uploadedDocumentResponse } from '../../src/domain/contract/profiles.ts'
import { isProfileKind, type ProfileKind } from '../../src/domain/offerings.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import { isOption } from '../catalog/options.ts'
import type { Env } from '../deps.ts'
import { answers } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { uuidParam } from '../http/uuidParam.ts'
import { checkContent, largestFile } from './content.ts'
import { keepDocument, removeDocument } from './keep.ts'
import { presentDocument } from './present.ts'
import { storable } from './storable.ts'
import { ownDocument, ownProfileId } from './store.ts'

const needsType = new Set<DocumentKind>(['proof-of-business', 'identity-proof'])

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
  const type = needsType.has(key) && typeof fields.type === 'string' && fields.type !== '' ? fields.type : null
  if (needsType.has(key) && (!type || !isOption('proof-type', type)))
    return refuse('VALIDATION_FAILED', { fields: { [key]: 'typeMissing' }, message: typeFirst })
  if (!(fields.file instanceof File)) return refuse('VALIDATION_FAILED', { fields: { [key]: 'required' } })
  const title = typeof fields.title === 'string' ? [...storable(fields.title)].slice(0, 120).join('') : ''
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
      const row = await keepDocument(deps, profileId, upload, checked)
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
    await removeDocument(deps, row)
    return c.json({ status: true as const })
  })
