/**
 * The id that stands `count` places after a UUID: what begins with one id of chance goes on to others that nobody else has.
 * Counts within the last twelve hexadecimal digits, so that version and variant stay. What is no UUID stays as it is.
 */
export function idAfter(id: string, count = 1): string {
  const tail = (Number.parseInt(id.slice(-12), 16) + count) % 2 ** 48
  if (Number.isNaN(tail)) return id
  return id.slice(0, -12) + tail.toString(16).padStart(12, '0')
}
