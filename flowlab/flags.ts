/** Flags that exclude each other, wherever they stand in a context. */
const illegalPairs = [['has_active_subscription', 'has_subscription_expired']] as const

/** The first illegal pair in a value, by its path. */
export function illegalPairIn(value: unknown, path = 'context', depth = 0): string | null {
  if (typeof value !== 'object' || value === null || depth > 6 || 'sessionId' in value) return null
  const fields = value as Record<string, unknown>
  const pair = illegalPairs.find((names) => names.every((name) => fields[name]))
  if (pair) return `${path} has ${pair.join(' and ')}`
  for (const [name, part] of Object.entries(fields)) {
    const found = illegalPairIn(part, `${path}.${name}`, depth + 1)
    if (found) return found
  }
  return null
}
