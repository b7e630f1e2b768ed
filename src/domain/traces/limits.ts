/** The most steps in one batch, and in the last steps that come with a message to support. */
export const mostSteps = 100

/** The most steps of a visit; whatever follows is not recorded. */
export const longestTrace = 5_000

/** Seconds of a visit; whatever follows counts as its end. */
export const longestVisit = 86_400

/** The most transitions of one step. */
export const mostTaken = 12
