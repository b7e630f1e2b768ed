/** The minimum and maximum number of characters in a message search. */
export const searchedWords = { least: 2, most: 100 } as const

/** The maximum number of messages in one response. */
export const largestPage = 100
