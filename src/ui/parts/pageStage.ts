/**
 * The loading stage of the page: `soon` just before React hydrates it, `frame` when the header is interactive, `screen`
 * when the screen is.
 */
export type Stage = 'soon' | 'frame' | 'screen'

/** Provided by the page's inline script (src/firstScript.ts), which the development server does not have. */
declare global {
  var onStage: ((stage: Stage) => void) | undefined
}

export const reportStage = (stage: Stage) => globalThis.onStage?.(stage)
