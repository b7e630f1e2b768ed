import type { InspectionEvent } from 'xstate'

/** Who looks on while screens run; set where the product is put together. */
export const observer: { inspect: ((event: InspectionEvent) => void) | undefined } = { inspect: undefined }
