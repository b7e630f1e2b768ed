/** Office files, told by their own directory; nothing is ever unpacked. */
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

/** docx, xlsx or pptx; null for any other zip, one that unpacks to too much, or one that carries macros. */
export function openDocumentType(bytes: Uint8Array): OfficeType | null {
  const entries = zipDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!entries) return null
  const unpacked = entries.reduce((total, { size }) => total + size, 0)
  const names = new Set(entries.map(({ name }) => name))
  if (unpacked > mostUnpacked || unpacked > bytes.length * mostGrowth) return null
  if (!names.has('[Content_Types].xml') || entries.some(({ name }) => name.endsWith('vbaProject.bin'))) return null
  return Object.entries(openDocuments).find(([part]) => names.has(part))?.[1] ?? null
}

/** The central directory; null where it is missing, cut off or in the 64-bit form that no small file needs. */
function zipDirectory(zip: Buffer): { name: string; size: number }[] | null {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  // What stands behind the directory, or before the first entry, would make the file two things at once.
  if (end < 0 || end + 22 > zip.length || end + 22 + zip.readUInt16LE(end + 20) !== zip.length) return null
  const count = zip.readUInt16LE(end + 10)
  const entries: { name: string; size: number }[] = []
  let at = zip.readUInt32LE(end + 16)
  while (entries.length < count) {
    if (at + 46 > end || zip.readUInt32LE(at) !== 0x02014b50) return null
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    entries.push({ name: zip.toString('latin1', at + 46, nameEnd), size: zip.readUInt32LE(at + 24) })
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** doc, xls or ppt by the stream that each must hold; other compound files (installers, mails) are null. */
export function compoundDocumentType(bytes: Uint8Array): OfficeType | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Object.entries(compoundDocuments).find(([stream]) => holdsStream(file, stream))?.[1] ?? null
}

/** A directory entry is 128 bytes: the UTF-16 name, at 64 its length with the closing zero, at 66 the kind (2 = stream). */
function holdsStream(file: Buffer, stream: string): boolean {
  const name = Buffer.from(`${stream}\0`, 'utf16le')
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 1))
    if (at % 128 === 0 && at + 128 <= file.length && file.readUInt16LE(at + 64) === name.length && file[at + 66] === 2)
      return true
  return false
}
