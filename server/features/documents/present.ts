import { documentState } from '../../../src/domain/registration/documents.ts'
import type { ProfileDocument } from '../../../src/domain/registration/profileSchema.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { fileUrl, type LinkReader, type Viewing } from '../../kernel/http/fileLinks.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { mayRemove } from './permissions.ts'
import type { DocumentRow } from './store.ts'

export const presentDocument = (
  deps: Deps,
  row: DocumentRow,
  profile: Pick<ProfileRow, 'kind' | 'status' | 'review'>,
): ProfileDocument => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  file_name: row.fileName,
  title: row.title,
  file_title: row.fileTitle,
  mime: row.mime,
  bytes: row.bytes,
  created_at: row.createdAt.toISOString(),
  pending: row.pending,
  state: documentState({ ...row, isObjected: profile.review?.fields[row.kind] !== undefined }, deps.now()),
  removable: mayRemove(row, profile),
  url: documentUrl(deps, row, 'acquainted'),
  thumbnail_url: row.thumbnailKey
    ? fileUrl(deps, { key: row.thumbnailKey, mime: 'image/webp', name: 'thumbnail.webp' })
    : null,
})

export const documentUrl = (
  deps: Pick<Deps, 'secret' | 'now'>,
  row: DocumentRow,
  reader: LinkReader,
  view: Viewing | null = null,
): string =>
  fileUrl(
    deps,
    { key: row.storageKey, mime: row.mime, name: `${row.fileTitle}.${extensionOf(row.storageKey)}` },
    reader,
    view,
  )

/** A download gets the extension of its real type, whatever the upload was called. */
const extensionOf = (storageKey: string): string => storageKey.slice(storageKey.lastIndexOf('.') + 1)
