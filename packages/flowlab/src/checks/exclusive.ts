/** The first flags in a value that are true at once though they exclude each other, by their path; null if none are. */
export function exclusiveIn(
  exclusive: readonly (readonly string[])[],
  value: unknown,
  path = 'context',
  depth = 0,
): string | null {
  if (exclusive.length === 0 || typeof value !== 'object' || value === null || depth > 6 || 'sessionId' in value)
    return null
  const fields = value as Record<string, unknown>
  const found = exclusive.find((names) => names.every((name) => fields[name]))
  if (found) return `${path} has ${found.join(' and ')}`
  for (const [name, part] of Object.entries(fields)) {
    const inside = exclusiveIn(exclusive, part, `${path}.${name}`, depth + 1)
    if (inside) return inside
  }
  return null
}
