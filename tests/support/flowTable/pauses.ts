import { afterAll, beforeAll } from 'vitest'

/** In milliseconds; whatever takes longer waits for a person, or for another attempt. */
const shortestPause = 200

/** Pauses after typing, and those before another attempt, do not end: between two acts only a slow machine would reach their end. */
export function holdPauses() {
  const start = globalThis.setTimeout
  beforeAll(() => {
    const short = (run: () => void, delay = 0, ...given: []) =>
      delay < shortestPause ? start(run, delay, ...given) : 0
    globalThis.setTimeout = short as typeof setTimeout
  })
  afterAll(() => {
    globalThis.setTimeout = start
  })
}
