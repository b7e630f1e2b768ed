/** The published contract with every reference replaced by its target. */
export function resolved<D>(document: D): D {
  const named = (ref: string): unknown =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow)
    if (!(value instanceof Object)) return value
    const { $ref } = value as { $ref?: string }
    if ($ref !== undefined) return follow(named($ref))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, follow(inner)]))
  }
  return follow(document) as D
}
