/**
 * What the product has come to: `soon` just before React takes the page, `frame` when the header hears presses, `screen`
 * when the screen does.
 */
export type Stage = 'soon' | 'frame' | 'screen'

/** The page's own first script (src/firstScript.ts) offers it; there is none where no page was drawn. */
declare global {
  var heard: ((stage: Stage) => void) | undefined
}

export const tellStage = (stage: Stage) => globalThis.heard?.(stage)
