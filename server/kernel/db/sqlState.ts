/** PostgreSQL's code for a second row with the same unique values. */
export const notUnique = '23505'

/** True if the error, or one that it was caused by, has one of these codes of PostgreSQL. */
export function hasSqlState(error: unknown, ...codes: readonly string[]): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return (typeof code === 'string' && codes.includes(code)) || (!!cause && hasSqlState(cause, ...codes))
}
