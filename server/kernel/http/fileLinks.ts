import { serverPaths } from '../../../src/routes.ts'
import { claimsOf, endOfAddress, signedToken } from '../crypto/signedToken.ts'
import type { Deps } from '../ports/deps.ts'

export interface FileLink {
  key: string
  mime: string
  name: string
}
/** The reader that a link was issued to: a stranger's link expires when the profile becomes anonymous. */
export type LinkReader = 'stranger' | 'acquainted'
/** The document and the reader of a link, which is valid as long as that member may open the document. */
export interface Viewing {
  profileId: string
  viewerId: string
  /** True for a pitch deck, whose openings are counted. */
  isDeck: boolean
}

type Claims = [key: string, mime: string, name: string, expires: number, reader: LinkReader, view?: Viewing]

/** A short-lived address of a stored file, the same within an hour so that it can be cached. */
export function fileUrl(
  deps: Pick<Deps, 'secret' | 'now'>,
  link: FileLink,
  reader: LinkReader = 'acquainted',
  view: Viewing | null = null,
): string {
  const claims: Claims = [link.key, link.mime, link.name, endOfAddress(deps.now()), reader]
  if (view) claims.push(view)
  return serverPaths.files.file(signedToken(deps.secret, 'file', claims))
}

/** The file behind an address, or null if it is forged or expired. */
export function openLink(
  deps: Pick<Deps, 'secret' | 'now'>,
  token: string,
): (FileLink & { reader: LinkReader; view: Viewing | null }) | null {
  const claims = claimsOf<Claims>(deps.secret, 'file', token)
  if (!claims) return null
  const [key, mime, name, expires, reader, view = null] = claims
  return deps.now().getTime() < expires ? { key, mime, name, reader, view } : null
}

/** Listed pictures are stored in three sizes; the middle key identifies all. */
const several = /\.640\.webp$/
const widths = [320, 640, 1280] as const

export const pictureKey = (id: string): string => `document-thumbnails/${id}.640.webp`

/** The key of each size with its width in pixels; empty for a picture stored in one size. */
export const sizesOf = (key: string | null): { key: string; width: number }[] =>
  key && several.test(key) ? widths.map((width) => ({ key: key.replace(several, `.${width}.webp`), width })) : []

/** The keys of all files stored for a thumbnail. */
export const keysOf = (thumbnailKey: string | null): string[] => {
  const sizes = sizesOf(thumbnailKey).map(({ key }) => key)
  return sizes.length > 0 ? sizes : thumbnailKey ? [thumbnailKey] : []
}

/** The middle key of a picture, from the key of any size. */
export const nameOf = (key: string): string => key.replace(/\.(?:320|1280)\.webp$/, '.640.webp')

/** The sizes that a browser can choose from; null for a picture stored in one size. */
export const imageSizes = (deps: Pick<Deps, 'secret' | 'now'>, imageKey: string, reader: LinkReader): string | null =>
  sizesOf(imageKey)
    .map(({ key, width }) => `${imageUrl(deps, key, reader)} ${width}w`)
    .join(', ') || null

/** The address of a profile's image: `picture:<seed>` is generated, anything else is a stored file. */
export const imageUrl = (deps: Pick<Deps, 'secret' | 'now'>, imageKey: string, reader: LinkReader): string =>
  imageKey.startsWith('picture:')
    ? serverPaths.pictures.picture(imageKey.slice('picture:'.length))
    : fileUrl(deps, { key: imageKey, mime: 'image/webp', name: 'image.webp' }, reader)
