import type { InspectionEvent } from 'xstate'

/** An observer of all screens' flows, set when the product starts. */
export const observer: { inspect: ((event: InspectionEvent) => void) | undefined } = { inspect: undefined }
