/** Comparing listings side by side: the maximum number, and the format in an address. */

export const maxCompared = 4

const separator = '~'

/** The first four distinct ids in an address, in their order. */
export const parseCompared = (text: string | null | undefined): string[] =>
  [...new Set((text ?? '').split(separator).filter(Boolean))].slice(0, maxCompared)

export const formatCompared = (ids: readonly string[]): string => ids.join(separator)
