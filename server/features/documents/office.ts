import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { relationProblem, typesProblem, Undecodable } from './officeParts.ts'
import type { Problem } from './problem.ts'

/** Recognises office files by their archive directory; only the parts that describe the others are unpacked. */
export interface OfficeType {
  mime: string
  extension: string
}

const open = 'application/vnd.openxmlformats-officedocument.'
const openDocuments: Record<string, OfficeType> = {
  'word/document.xml': { mime: `${open}wordprocessingml.document`, extension: 'docx' },
  'xl/workbook.xml': { mime: `${open}spreadsheetml.sheet`, extension: 'xlsx' },
  'ppt/presentation.xml': { mime: `${open}presentationml.presentation`, extension: 'pptx' },
}
const compoundDocuments: Record<string, OfficeType> = {
  WordDocument: { mime: 'application/msword', extension: 'doc' },
  Workbook: { mime: 'application/vnd.ms-excel', extension: 'xls' },
  Book: { mime: 'application/vnd.ms-excel', extension: 'xls' },
  'PowerPoint Document': { mime: 'application/vnd.ms-powerpoint', extension: 'ppt' },
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
export const isCompound = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

const maxUnpacked = 200 * 1024 * 1024
const maxGrowth = 200
const maxParts = 10_000
/** The size limit for the parts that describe others; real ones take a few kilobytes. */
const maxDescribed = 4 * 1024 * 1024
/** A chart's workbook is a file within the file; deeper nesting is refused. */
const maxNested = 1

/** The remaining bytes that a file and everything inside it may unpack to. */
interface Room {
  unpacked: number
  described: number
  depth: number
}

/** docx, xlsx or pptx, or the reason for refusing it. */
export const openDocumentType = (bytes: Uint8Array): Promise<OfficeType | Problem> =>
  typeWithin(bytes, { unpacked: maxUnpacked, described: maxDescribed, depth: 0 })

async function typeWithin(bytes: Uint8Array, room: Room): Promise<OfficeType | Problem> {
  let zip: ZipFile | null = null
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const parts = await partsOf(zip, bytes.length, room)
    const type = Object.entries(openDocuments).find(([part]) => parts.has(part))?.[1]
    if (!type || !parts.has('[content_types].xml')) return 'fileType'
    for (const part of parts.values()) {
      const problem = await partProblem(zip, part, room)
      if (problem) return problem
    }
    return type
  } catch (error) {
    if (error instanceof Error && !isOurs(error)) return 'fileType'
    throw error
  } finally {
    zip?.close()
  }
}

/** Errors caused by the archive itself have no system error code. */
const isOurs = (error: Error): boolean => error instanceof TypeError || error instanceof ReferenceError

/** Keyed by lower-case name: readers ignore case, so two parts with one name would be ambiguous. */
async function partsOf(zip: ZipFile, length: number, room: Room): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    unpacked += entry.uncompressedSize
    room.unpacked -= entry.uncompressedSize
    if (room.unpacked < 0 || unpacked > length * maxGrowth || parts.size > maxParts || parts.has(name))
      throw new Undecodable('not an archive that an office program writes')
    parts.set(name, entry)
  }
  return parts
}

async function partProblem(zip: ZipFile, part: Entry, room: Room): Promise<Problem | null> {
  const name = part.fileName.toLowerCase()
  if (name.endsWith('/')) return null
  if (name.endsWith('vbaproject.bin')) return 'fileActive'
  const isTypes = name === '[content_types].xml'
  if (isTypes || name.endsWith('.rels')) {
    room.described -= part.uncompressedSize
    if (room.described < 0) return 'fileType'
    return (isTypes ? typesProblem : relationProblem)(await contentOf(zip, part))
  }
  const head = await headOf(zip, part)
  if (isCompound(head)) return compoundProblem(await contentOf(zip, part))
  if (!isZip(head)) return null
  if (room.depth >= maxNested) return 'fileType'
  room.depth++
  const nested = await typeWithin(await contentOf(zip, part), room)
  room.depth--
  return typeof nested === 'string' ? nested : null
}

async function contentOf(zip: ZipFile, part: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await zip.openReadStreamPromise(part)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

async function headOf(zip: ZipFile, part: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(part)
  for await (const piece of stream) {
    stream.destroy()
    return piece as Buffer
  }
  return Buffer.alloc(0)
}

/** doc, xls or ppt by their required stream; other compound files (installers, emails) are refused. */
export function compoundDocumentType(bytes: Uint8Array): OfficeType | Problem {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = Object.entries(compoundDocuments).find(([stream]) => holdsStream(file, stream))?.[1]
  if (holdsStream(file, 'EncryptedPackage')) return 'fileProtected'
  return type ? (compoundProblem(file) ?? type) : 'fileType'
}

/** Streams with macros, or with an embedded file. */
const activeStreams = ['_VBA_PROJECT', '\x01Ole10Native']
/** In slides: the record that locates existing macros ([MS-PPT] 2.4.10). */
const slideMacros = Buffer.from([0x02, 0x00, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00])

function compoundProblem(file: Buffer): Problem | null {
  if (activeStreams.some((stream) => holdsStream(file, stream))) return 'fileActive'
  const at = file.indexOf(slideMacros)
  return at >= 0 && at + 16 <= file.length && file.readUInt32LE(at + 12) === 1 ? 'fileActive' : null
}

/** A directory entry is 128 bytes: the UTF-16 name, at 64 its length with the closing zero, at 66 the kind (2 = stream). */
function holdsStream(file: Buffer, stream: string): boolean {
  const name = Buffer.from(`${stream}\0`, 'utf16le')
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 1))
    if (at % 128 === 0 && at + 128 <= file.length && file.readUInt16LE(at + 64) === name.length && file[at + 66] === 2)
      return true
  return false
}
