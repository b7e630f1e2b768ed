/** Yields between two pieces of work, so that a slow device can react to a touch. */
export const pause = (): Promise<void> =>
  new Promise((passed) => {
    setTimeout(passed)
  })
