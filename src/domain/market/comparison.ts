/** Listings side by side: how many, and how the address has them. */

export const maxCompared = 4

const separator = '~'

/** The first four different ids of an address, in its order. */
export const parseCompared = (text: string | null | undefined): string[] =>
  [...new Set((text ?? '').split(separator).filter(Boolean))].slice(0, maxCompared)

export const formatCompared = (ids: readonly string[]): string => ids.join(separator)
