/** Links in a message. Nothing here fetches a page: a link shows only what its address says. */

/** The maximum number of link targets in one request. */
export const mostLinkTargets = 10

const address = /(https?:\/\/)([^\s<>"']+)/g
const punctuation = '.,;:!?'
const openings: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/** An address without the punctuation after it and without closing brackets that it does not open. */
function withoutEnd(words: string): string {
  const open = new Map(Object.values(openings).map((bracket) => [bracket, 0]))
  let [link, after] = ['', '']
  for (const letter of words) {
    const opening = openings[letter]
    const unclosed = open.get(opening ?? letter) ?? 0
    if (opening) open.set(opening, Math.max(0, unclosed - 1))
    else if (open.has(letter)) open.set(letter, unclosed + 1)
    after += letter
    if (opening ? unclosed > 0 : !punctuation.includes(letter)) [link, after] = [link + after, '']
  }
  return link
}

/** Splits a text into parts; every second one is a web address. */
export function splitAtLinks(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 1: scheme = '', 2: rest = '', index } of text.matchAll(address)) {
    const link = scheme + withoutEnd(rest)
    if (link === scheme) continue
    parts.push(text.slice(from, index), link)
    from = index + link.length
  }
  return [...parts, text.slice(from)]
}

/** The web addresses in a text, without duplicates. */
export const linksIn = (text: string): string[] => [
  ...new Set(splitAtLinks(text).filter((_, index) => index % 2 === 1)),
]

const lastId = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i

/** The id at the end of an address: on our own pages, that of a listing or a proposal. */
export function idIn(link: string): string | null {
  return URL.canParse(link) ? (lastId.exec(new URL(link).pathname)?.[1]?.toLowerCase() ?? null) : null
}

export interface ReadableLink {
  /** The actual host of the link, in ASCII so that similar letters cannot disguise it. */
  host: string
  /** The path without its machine-readable parts; empty for the home page. */
  path: string
}

const longestPath = 60

/** The parts of a link that a person reads; null if it is not an address. */
export function readableLink(link: string): ReadableLink | null {
  if (!URL.canParse(link)) return null
  const { host, pathname } = new URL(link)
  const letters = [...readable(pathname).replace(/\/$/, '')]
  return {
    host: host.replace(/^www\./, ''),
    path: letters.length > longestPath ? `${letters.slice(0, longestPath).join('')}…` : letters.join(''),
  }
}

/** Removes characters that reorder or hide text. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  } catch {
    return pathname
  }
}
