/** The colour of a match: the same score looks the same everywhere. */
export const matchTone = (score: number): 'good' | 'warn' | undefined =>
  score >= 70 ? 'good' : score >= 40 ? 'warn' : undefined
