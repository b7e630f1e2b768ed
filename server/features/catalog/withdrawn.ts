/** Options that are no longer offered, as `list/slug`. They stay in their lists: answers that hold one keep its label. */
export const withdrawn = new Set<string>()
