/** A percentage for display; negative ones have a typographic minus sign. */
export const percentWords = (percent: number): string => `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`

/** A growth rate for display, with its sign. */
export const growthWords = (percent: number): string => (percent > 0 ? '+' : '') + percentWords(percent)
