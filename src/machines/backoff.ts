/** The wait before another try, and the count of failures that it grows with. */

const [first, longest] = [500, 30_000]
/** The failures after which the wait no longer grows. */
const mostCounted = 6

/**
 * Milliseconds to wait after so many failures in a row: doubled by each, and shortened by up to half at random, so that
 * clients that lost the same server do not return in the same moment.
 */
export const backoff = (failures: number): number =>
  Math.min(longest, first * 2 ** failures) * (0.5 + Math.random() / 2)

export const oneMoreFailure = (failures: number): number => Math.min(failures + 1, mostCounted)
