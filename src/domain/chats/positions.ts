/** The position in the conversation that an address names; null if it names none. */
export function positionIn(query: URLSearchParams): { seq: number } | null {
  const at = query.get('at') ?? ''
  return /^[1-9]\d{0,14}$/.test(at) ? { seq: Number(at) } : null
}
