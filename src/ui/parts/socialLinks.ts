/**
 * The owner's pages on other sites, which the server writes into the page as a comma-separated list of `name address`.
 */
// Absent while the build prerenders pages.
const page = globalThis.document as Document | undefined
const named = page?.querySelector<HTMLMetaElement>('meta[name=social]')?.content
export const socialLinks = named ? named.split(',').map((one) => one.split(' ')) : []
