import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { relationTrouble, typesTrouble, Undecodable } from './officeParts.ts'
import type { Trouble } from './trouble.ts'

/** Office files, told by their own directory; of their parts only those are unpacked that say what the others do. */
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

const mostUnpacked = 200 * 1024 * 1024
const mostGrowth = 200
const mostParts = 10_000
/** Of the parts that say what others do: a few kilobytes each. */
const mostDescribed = 4 * 1024 * 1024
/** A workbook behind a chart is a file within the file; one within that is not taken. */
const mostNested = 1

/** Bytes that a file may still unpack to, with all that is within it. */
interface Room {
  unpacked: number
  described: number
  depth: number
}

/** docx, xlsx or pptx; else why it is not taken. */
export const openDocumentType = (bytes: Uint8Array): Promise<OfficeType | Trouble> =>
  typeWithin(bytes, { unpacked: mostUnpacked, described: mostDescribed, depth: 0 })

async function typeWithin(bytes: Uint8Array, room: Room): Promise<OfficeType | Trouble> {
  let zip: ZipFile | null = null
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const parts = await partsOf(zip, bytes.length, room)
    const type = Object.entries(openDocuments).find(([part]) => parts.has(part))?.[1]
    if (!type || !parts.has('[content_types].xml')) return 'fileType'
    for (const part of parts.values()) {
      const trouble = await partTrouble(zip, part, room)
      if (trouble) return trouble
    }
    return type
  } catch (error) {
    if (error instanceof Error && !isOurs(error)) return 'fileType'
    throw error
  } finally {
    zip?.close()
  }
}

/** What the archive itself makes the reader throw has no code of the system. */
const isOurs = (error: Error): boolean => error instanceof TypeError || error instanceof ReferenceError

/** By their names in small letters: readers find a part in any case, so two of one name would be read differently. */
async function partsOf(zip: ZipFile, length: number, room: Room): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    unpacked += entry.uncompressedSize
    room.unpacked -= entry.uncompressedSize
    if (room.unpacked < 0 || unpacked > length * mostGrowth || parts.size > mostParts || parts.has(name))
      throw new Undecodable('not an archive that an office program writes')
    parts.set(name, entry)
  }
  return parts
}

async function partTrouble(zip: ZipFile, part: Entry, room: Room): Promise<Trouble | null> {
  const name = part.fileName.toLowerCase()
  if (name.endsWith('/')) return null
  if (name.endsWith('vbaproject.bin')) return 'fileActive'
  const isTypes = name === '[content_types].xml'
  if (isTypes || name.endsWith('.rels')) {
    room.described -= part.uncompressedSize
    if (room.described < 0) return 'fileType'
    return (isTypes ? typesTrouble : relationTrouble)(await contentOf(zip, part))
  }
  const head = await headOf(zip, part)
  if (isCompound(head)) return compoundTrouble(await contentOf(zip, part))
  if (!isZip(head)) return null
  if (room.depth >= mostNested) return 'fileType'
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

/** doc, xls or ppt by the stream that each must hold; other compound files (installers, mails) are not taken. */
export function compoundDocumentType(bytes: Uint8Array): OfficeType | Trouble {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = Object.entries(compoundDocuments).find(([stream]) => holdsStream(file, stream))?.[1]
  if (holdsStream(file, 'EncryptedPackage')) return 'fileProtected'
  return type ? (compoundTrouble(file) ?? type) : 'fileType'
}

/** What holds the macros of a project, or a file of any kind that was packed into the document. */
const activeStreams = ['_VBA_PROJECT', '\x01Ole10Native']
/** In slides: the record that says where macros are, and that there are some ([MS-PPT] 2.4.10). */
const slideMacros = Buffer.from([0x02, 0x00, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00])

function compoundTrouble(file: Buffer): Trouble | null {
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
