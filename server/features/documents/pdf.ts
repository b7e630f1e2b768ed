import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { type Budget, type PdfDictionary, PdfReader, type PdfValue, Unreadable } from './pdfObjects.ts'
import type { Problem } from './problem.ts'

const inflated = promisify(inflate)

const header = '%PDF-'
const trailer = '%%EOF'
const zipEnd = 'PK\x05\x06'
const longestZipEnd = 22 + 65_535
const longestTail = 1_024

/** Limits for unpacked objects, per stream and in total. */
const maxOfAStream = 32 * 1024 * 1024
const maxUnfolded = 64 * 1024 * 1024
const chunkSize = 256 * 1024
/** The longest run in milliseconds before other requests get a turn. */
const longestTurn = 12

/**
 * Each of these names makes a reader run, open, fetch or unpack something (ISO 32000-1: 7.11.4, 12.6.4, 12.7.8;
 * 32000-2: 13.7).
 */
const activeNames = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'GoToE', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'XFA', 'RichMedia'].map(
    (name) => `/${name}`,
  ),
)

/** True for a file that is nothing but a PDF: it starts as one, and no archive, page or program follows its end. */
function isPlain(file: Buffer): boolean {
  if (!file.subarray(0, header.length).equals(Buffer.from(header))) return false
  if (file.subarray(-longestZipEnd).includes(zipEnd, 0, 'latin1')) return false
  const end = file.lastIndexOf(trailer, undefined, 'latin1')
  return end < 0 || file.length - end - trailer.length <= longestTail
}

/**
 * The reason for refusing a PDF; null if it only shows pages. Every object is read wherever it starts, even inside
 * streams, because the table of objects is only the file's own claim; objects packed into streams are unpacked. Time
 * and memory are bounded, and other requests are served meanwhile.
 */
export async function pdfProblem(bytes: Uint8Array): Promise<Problem | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isPlain(file)) return 'fileType'
  try {
    return await inspectPdf(file)
  } catch (error) {
    if (error instanceof Unreadable) return 'fileType'
    // Damaged rather than hostile: its compressed parts cannot be unpacked.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) return 'pdfUnreadable'
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return 'fileType'
    throw error
  }
}

async function inspectPdf(file: Buffer): Promise<Problem | null> {
  const budget = budgetFor(file)
  const inflateBudget = { left: maxUnfolded }
  let turn = performance.now()
  let isProtected = false
  for (const start of startsOf(file)) {
    const object = new PdfReader(file, start, budget)
    const value = object.value()
    if (isActive(object)) return 'fileActive'
    if (value instanceof Map) {
      if (value.has('/Encrypt')) isProtected = true
      const isPacked = holdsObjects(value) && object.word() === 'stream'
      if (isPacked && !isProtected && (await isActiveWithin(file.subarray(object.at), value, inflateBudget)))
        return 'fileActive'
    }
    if (performance.now() - turn > longestTurn) {
      await breathe()
      turn = performance.now()
    }
  }
  return isProtected ? 'fileProtected' : null
}

const budgetFor = ({ length }: Buffer): Budget => ({ bytes: 3 * length + 1_000_000 })

/**
 * Offsets where a trailer or an object may start. Trailers come first, because they say whether the rest can be read.
 */
function* startsOf(file: Buffer): Generator<number> {
  for (const at of placesOf(file, 'trailer')) yield at + 'trailer'.length
  for (const at of placesOf(file, '/Encrypt')) {
    const begin = file.lastIndexOf('obj', at, 'latin1')
    if (begin >= 0) yield begin + 3
  }
  for (const at of placesOf(file, 'obj')) if (!isLetter(file[at - 1])) yield at + 3
}

function* placesOf(file: Buffer, word: string): Generator<number> {
  for (let at = file.indexOf(word, 0, 'latin1'); at >= 0; at = file.indexOf(word, at + 1, 'latin1')) yield at
}

const isLetter = (byte = 0): boolean => (byte | 32) >= 97 && (byte | 32) <= 122

function isActive({ names, dictionaries }: PdfReader): boolean {
  for (const name of names) if (activeNames.has(name)) return true
  // Fonts and pictures may have short names too, so /JS only counts inside an action.
  return names.has('/JS') && dictionaries.some((entries) => entries.has('/JS') && entries.has('/S'))
}

const holdsObjects = (entries: PdfDictionary): boolean =>
  entries.get('/Type') === '/ObjStm' || (entries.has('/N') && entries.has('/First'))

/** True if a stream contains an active object; each is read from the offset that the stream's own list gives. */
async function isActiveWithin(after: Buffer, entries: PdfDictionary, unfolding: { left: number }): Promise<boolean> {
  const [count, first] = [entries.get('/N'), entries.get('/First')]
  if (typeof count !== 'number' || typeof first !== 'number') throw new Unreadable('no list of objects')
  const begin = after[0] === 13 ? (after[1] === 10 ? 2 : 1) : 1
  const decoded = await unfolded(after.subarray(begin), entries, unfolding)
  const budget = budgetFor(decoded)
  const list = new PdfReader(decoded, 0, budget)
  for (let place = 0; place < count && list.at < decoded.length; place++) {
    list.value()
    const offset = list.value()
    if (typeof offset !== 'number') throw new Unreadable('no offset of an object')
    const object = new PdfReader(decoded, first + offset, budget)
    object.value()
    if (isActive(object)) return true
    if (place % 500 === 499) await breathe()
  }
  return false
}

const listed = (value: PdfValue | undefined): PdfValue[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

async function unfolded(packed: Buffer, entries: PdfDictionary, unfolding: { left: number }): Promise<Buffer> {
  if (listed(entries.get('/DecodeParms') ?? entries.get('/DP')).some(usesPredictor)) throw new Unreadable('a predictor')
  const filters = listed(entries.get('/Filter') ?? entries.get('/F'))
  let plain = filters.length > 0 ? packed : packed.subarray(0, Math.max(0, packed.indexOf('endstream')))
  for (const filter of filters) {
    plain = await unfold(plain, filter, Math.min(maxOfAStream, unfolding.left))
    unfolding.left -= plain.length
    if (unfolding.left <= 0) throw new Unreadable('too much to unpack')
  }
  return plain
}

const usesPredictor = (parameters: PdfValue): boolean =>
  parameters instanceof Map ? (parameters.get('/Predictor') ?? 1) !== 1 : parameters !== null

async function unfold(bytes: Buffer, filter: PdfValue, most: number): Promise<Buffer> {
  if (filter === '/FlateDecode' || filter === '/Fl')
    return inflated(bytes, { maxOutputLength: Math.max(1, most), chunkSize })
  if (filter === '/ASCIIHexDecode' || filter === '/AHx') {
    const end = bytes.indexOf('>')
    return Buffer.from(bytes.toString('latin1', 0, end < 0 ? bytes.length : end).replace(/[^0-9a-f]/gi, ''), 'hex')
  }
  throw new Unreadable('a filter that no writer uses for objects')
}
