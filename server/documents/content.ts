import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refuse } from '../http/refusal.ts'

/** 10 MB, inclusive (section 9). */
export const largestFile = 10 * 1024 * 1024

const accepted: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/x-cfb': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
}
const photos = new Set(['image/jpeg', 'image/png', 'image/webp'])

export interface CheckedFile {
  bytes: Uint8Array
  mime: string
  extension: string
  thumbnail: Uint8Array | null
}

/** A file by its content, never by its name; photos are re-encoded without what the camera wrote into them. */
export async function checkContent(bytes: Uint8Array, field: string, mustBePhoto: boolean): Promise<CheckedFile> {
  if (bytes.length === 0) return refuse('FILE_EMPTY', { fields: { [field]: 'fileEmpty' } })
  if (bytes.length > largestFile) return refuse('FILE_TOO_LARGE', { fields: { [field]: 'fileTooLarge' } })
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const extension = accepted[mime]
  if (!extension || (mustBePhoto && !photos.has(mime))) return refuse('FILE_TYPE', { fields: { [field]: 'fileType' } })
  if (extension.endsWith('x') && unpackedSize(bytes) > 20 * largestFile)
    return refuse('FILE_TYPE', { fields: { [field]: 'fileType' } })
  return photos.has(mime) ? reencoded(bytes, field) : { bytes, mime, extension, thumbnail: null }
}

async function reencoded(bytes: Uint8Array, field: string): Promise<CheckedFile> {
  try {
    const photo = sharp(bytes, { limitInputPixels: 60_000_000, failOn: 'error' }).rotate()
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
    return refuse('FILE_TYPE', { fields: { [field]: 'fileType' } })
  }
}

/** What a zip says it unpacks to, summed over its central directory: bounded before anything is unpacked. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (let at = 0; at + 46 <= bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    total += view.getUint32(at + 24, true)
    at += 45
  }
  return total
}
