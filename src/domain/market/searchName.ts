/** The most characters of a saved search's name. */
export const longestSearchName = 80
