const webLink = /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{2,5})?(?:[/?#][^\s]*)?$/i

/** Optional http or https, a domain, optional path (section 5). */
export const isWebLink = (value: string): boolean => value.length <= 2048 && webLink.test(value.trim())

/** Known social sites or any generic domain (section 5), so every web link is accepted. */
export const isSocialLink = isWebLink
