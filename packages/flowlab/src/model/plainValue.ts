/**
 * A value without the parts that differ between two runs: an actor becomes its id, an error its message, a file its
 * name.
 */
export function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return '(function)'
  if (value === null || typeof value !== 'object') return value
  if (depth > 12) return '…'
  if (value instanceof Error) return `error: ${value.message}`
  if ('sessionId' in value && 'id' in value) return `actor: ${actorName(value as { id: unknown; src?: unknown })}`
  if (typeof File !== 'undefined' && value instanceof File) return `file: ${value.name}`
  if (Array.isArray(value)) return value.map((part) => plain(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, depth + 1)]))
}

/** An actor by its id, or by its logic if it has no explicit id, since XState numbers generated ids. */
function actorName({ id, src }: { id: unknown; src?: unknown }): string {
  if (!/^x:\d+$/.test(String(id))) return String(id)
  return typeof src === 'string' ? src : 'the flow itself'
}
