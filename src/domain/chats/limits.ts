/** How many characters a search of messages takes. */
export const searchedWords = { least: 2, most: 100 } as const

/** The most messages in one answer. */
export const largestPage = 100
