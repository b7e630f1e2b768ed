/** A percentage for people; below zero with the sign of print. */
export const percentWords = (percent: number): string => `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`

/** What something grew by: always with a sign. */
export const growthWords = (percent: number): string => (percent < 0 ? '' : '+') + percentWords(percent)
