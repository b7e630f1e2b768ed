/** The owner's pages elsewhere, which the server writes into the page: `name address`, with commas between. */
// Absent while the build draws the pages.
const page = globalThis.document as Document | undefined
const named = page?.querySelector<HTMLMetaElement>('meta[name=social]')?.content
export const socialLinks = named ? named.split(',').map((one) => one.split(' ')) : []
