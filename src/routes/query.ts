/** Adds parameters to an address; null ones are omitted. */
export const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const named = Object.entries(query).filter((one): one is [string, string] => one[1] !== null)
  return named.length > 0 ? `${path}?${new URLSearchParams(named)}` : path
}
