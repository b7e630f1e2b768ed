/**
 * The id `count` places after a UUID: starting from a random id, the following ones are unique too. Counts within the
 * last twelve hexadecimal digits, so that version and variant stay. Anything but a UUID is returned unchanged.
 */
export function idAfter(id: string, count = 1): string {
  const tail = (Number.parseInt(id.slice(-12), 16) + count) % 2 ** 48
  if (Number.isNaN(tail)) return id
  return id.slice(0, -12) + tail.toString(16).padStart(12, '0')
}
