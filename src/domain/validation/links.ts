const webLink = /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{2,5})?(?:[/?#][^\s]*)?$/i

/**
 * Optional http or https, a domain, optional path (section 5). A link to a social site may lead to any domain, so the
 * same rule holds for it.
 */
export const isWebLink = (value: string): boolean => value.length <= 2048 && webLink.test(value.trim())

/** Where a web link leads: without a scheme, over https. */
export const addressOf = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

/** Splits web links separated by commas into parts; every second one is a link. */
export const splitAddresses = (links: string): string[] => ['', ...links.split(/(, )/)]
