/**
 * The id that is `count` after a UUID. Starting from a random id, the following ones are unique too. Only the last
 * twelve hexadecimal digits change, so the version and variant remain. Returns anything but a UUID unchanged.
 */
export function idAfter(id: string, count = 1): string {
  const tail = (Number.parseInt(id.slice(-12), 16) + count) % 2 ** 48
  if (Number.isNaN(tail)) return id
  return id.slice(0, -12) + tail.toString(16).padStart(12, '0')
}
