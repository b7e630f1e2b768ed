const header = '%PDF-'
const trailer = '%%EOF'
const zipEnd = 'PK\x05\x06'
const longestZipEnd = 22 + 65_535
const longestTail = 1_024

/** A PDF and nothing else: it begins as one, and behind its end stands no archive, page or program. */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, header.length).equals(Buffer.from(header))) return false
  if (file.subarray(-longestZipEnd).includes(zipEnd, 0, 'latin1')) return false
  const end = file.lastIndexOf(trailer, undefined, 'latin1')
  return end < 0 || file.length - end - trailer.length <= longestTail
}
