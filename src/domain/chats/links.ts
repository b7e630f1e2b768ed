/** Links in a message. Nothing here fetches a page: what is shown of a link is what its address says. */

/** How many one request may ask for. */
export const mostLinkTargets = 10

const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/

/** A text in parts; every second one is a web address. */
export const splitAtLinks = (text: string): string[] => text.split(address)

/** The web addresses of a text, each once. */
export const linksIn = (text: string): string[] => [
  ...new Set(splitAtLinks(text).filter((_, index) => index % 2 === 1)),
]

const lastId = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i

/** The id that an address ends with: on the product’s own pages that of a listing or a proposal. */
export function idIn(link: string): string | null {
  return URL.canParse(link) ? (lastId.exec(new URL(link).pathname)?.[1]?.toLowerCase() ?? null) : null
}

export interface ReadableLink {
  /** Where the link really leads, whatever it looks like; in ASCII, so that no letter passes for another. */
  host: string
  /** Without what only machines read; empty for the first page. */
  path: string
}

const longestPath = 60

/** What a person reads of a link; null for what is no address. */
export function readableLink(link: string): ReadableLink | null {
  if (!URL.canParse(link)) return null
  const { host, pathname } = new URL(link)
  const letters = [...readable(pathname).replace(/\/$/, '')]
  return {
    host: host.replace(/^www\./, ''),
    path: letters.length > longestPath ? `${letters.slice(0, longestPath).join('')}…` : letters.join(''),
  }
}

/** Without characters that reorder or hide what is read. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  } catch {
    return pathname
  }
}
