import { deflateRawSync } from 'node:zlib'

/** Files as bytes, harmless and hostile. */

/** A PDF of exactly this many bytes. */
export function pdfOf(bytes: number, tail = ''): Uint8Array {
  const [head, end] = ['%PDF-1.4\n', `\n%%EOF\n${tail}`]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes - head.length - end.length, 0x20), Buffer.from(end)])
}

interface Entry {
  name: string
  content: Uint8Array
  /** The unpacked size that the directory claims; the real one by default. */
  claims?: number
}

/** A zip archive with a proper central directory. */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, claims = content.length } of entries) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    const version = Buffer.from([20, 0])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, fields, rest, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  const size = directory.reduce((total, { length }) => total + length, 0)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const types = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') }
export const parts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' }

/** An Office Open XML file, with further parts. */
export const officeOf = (ending: keyof typeof parts, ...more: Entry[]): Uint8Array =>
  zipOf([types, { name: parts[ending], content: Buffer.from('<document/>') }, ...more])

export const streams = { doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' }

/** An Office file of the older kind: a compound file with these streams in its directory. */
export function compoundOf(...named: string[]): Uint8Array {
  const file = Buffer.alloc(1024)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
  for (const [place, stream] of named.entries()) {
    const [at, name] = [512 + place * 128, Buffer.from(`${stream}\0`, 'utf16le')]
    name.copy(file, at)
    file.writeUInt16LE(name.length, at + 64)
    file[at + 66] = 2
  }
  return file
}
