/** Between two pieces of work the processor of a cheap phone answers to a touch. */
export const pause = (): Promise<void> =>
  new Promise((passed) => {
    setTimeout(passed)
  })
