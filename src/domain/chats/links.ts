/** Links in a message. Nothing here fetches a page: a link shows only what its address says. */

/** The maximum number of link targets in one request. */
export const mostLinkTargets = 10

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/

/** Splits a text into parts; every second one is a web address. */
export const splitAtLinks = (text: string): string[] => text.split(address)

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
