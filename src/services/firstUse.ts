/** Provided by the page's inline script (src/firstScript.ts), which the development server does not have. */
declare global {
  var pageUse: Promise<void> | undefined
}

/**
 * Settled with the first input, or once the page is idle. On a connection that saves data, only with the first input.
 */
export const firstUse: Promise<void> = globalThis.pageUse ?? Promise.resolve()
