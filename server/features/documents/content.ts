import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { largestFile } from '../../../src/domain/files.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { queueOf } from '../../kernel/overload.ts'
import { compoundDocumentType, isCompound, isZip, openDocumentType } from './office.ts'
import { pdfProblem } from './pdf.ts'
import { type Problem, problemWords } from './problem.ts'

const accepted: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const photos = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** The limit for a decoded picture in memory. */
const maxPixels = 60_000_000

// A decoded picture takes hundreds of megabytes, so one is processed at a time, on one thread, without a cache.
sharp.cache(false)
sharp.concurrency(1)
const drawing = queueOf({ atOnce: 1, waiting: 40 })
/** Unpacked documents take tens of megabytes. */
const inspectionQueue = queueOf({ atOnce: 1, waiting: 40 })

export interface CheckedFile {
  bytes: Uint8Array
  mime: string
  extension: string
  thumbnail: Uint8Array | null
}

/** A picture scaled down to a width. */
export const resizeToWidth = (picture: Uint8Array, width: number): Promise<Uint8Array> =>
  drawing(() => sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer())

/** Detects a file's type by its content, never by its name; photos are re-encoded without their metadata. */
export async function checkContent(bytes: Uint8Array, field: string, mustBePhoto: boolean): Promise<CheckedFile> {
  if (bytes.length === 0) return refuse('FILE_EMPTY', { fields: { [field]: 'fileEmpty' } })
  if (bytes.length > largestFile) return refuse('FILE_TOO_LARGE', { fields: { [field]: 'fileTooLarge' } })
  const type = await typeOf(bytes)
  if (typeof type === 'string') return refuseFor(type, field)
  if (mustBePhoto && !photos.has(type.mime)) return refuseFor('fileType', field)
  return photos.has(type.mime) ? reencoded(bytes, field) : { bytes, ...type, thumbnail: null }
}

function refuseFor(problem: Problem, field: string): never {
  const message = problemWords[problem]
  return refuse('FILE_TYPE', { fields: { [field]: problem }, ...(message && { message }) })
}

async function typeOf(bytes: Uint8Array): Promise<{ mime: string; extension: string } | Problem> {
  if (isZip(bytes)) return inspectionQueue(() => openDocumentType(bytes))
  if (isCompound(bytes)) return compoundDocumentType(bytes)
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const problem = mime === 'application/pdf' ? await inspectionQueue(() => pdfProblem(bytes)) : null
  if (problem) return problem
  const extension = accepted[mime]
  return extension ? { mime, extension } : 'fileType'
}

const reencoded = (bytes: Uint8Array, field: string): Promise<CheckedFile> => drawing(() => redrawn(bytes, field))

async function redrawn(bytes: Uint8Array, field: string): Promise<CheckedFile> {
  if (await isTooLarge(bytes)) return refuse('PICTURE_TOO_LARGE', { fields: { [field]: 'pictureTooLarge' } })
  try {
    const photo = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
    const full = await photo
      .clone()
      .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer()
    const thumbnail = await photo
      .clone()
      .resize({ width: 640, height: 640, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
    return { bytes: full, mime: 'image/webp', extension: 'webp', thumbnail }
  } catch {
    return refuse('PICTURE_UNREADABLE', { fields: { [field]: 'pictureUnreadable' } })
  }
}

/** Checks the dimensions in the header before decoding; a file without them cannot be decoded either. */
const isTooLarge = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height > maxPixels,
      () => false,
    )
