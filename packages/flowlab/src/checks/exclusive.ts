/** The first mutually exclusive flags that are both true in a value, with their path; null if there are none. */
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
