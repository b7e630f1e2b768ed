/**
 * The timeout of every wait, in milliseconds. Only a failing test waits that long, so it allows for a machine that is
 * several times slower than usual.
 */
export const longestWait = 60_000

interface Limits {
  /** The timeout in milliseconds. */
  within?: number
  /** Milliseconds between two attempts. */
  every?: number
}

/** Polls until the condition holds and returns its value; fails with the condition's name. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  { within = longestWait, every = 10 }: Limits = {},
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = performance.now() + within
  for (;;) {
    const found = await condition()
    if (found !== false && found !== null && found !== undefined) return found as NonNullable<Exclude<T, false>>
    if (performance.now() > deadline) throw new Error(`waited ${within} ms in vain: ${what}`)
    await new Promise((later) => setTimeout(later, every))
  }
}

/** Repeats an assertion until it holds; fails with its last error. */
export async function eventually<T>(
  assertion: () => T | Promise<T>,
  { within = longestWait, every = 10 }: Limits = {},
): Promise<T> {
  const deadline = performance.now() + within
  for (;;) {
    try {
      return await assertion()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await new Promise((later) => setTimeout(later, every))
  }
}
