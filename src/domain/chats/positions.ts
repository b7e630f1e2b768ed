/** The position in the conversation from an address; null if it has none. */
export function positionIn(query: URLSearchParams): { seq: number } | null {
  const at = query.get('at') ?? ''
  return /^[1-9]\d{0,14}$/.test(at) ? { seq: Number(at) } : null
}
