/**
 * Options that are no longer offered, as `list/slug`. They stay in their lists, so that stored answers keep their
 * labels.
 */
export const withdrawn = new Set<string>()
