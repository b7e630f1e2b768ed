import * as v from 'valibot'

/** Schemas of values that many shapes share. */

export const uuid = v.pipe(v.string(), v.uuid())
/** ISO 8601 in UTC with milliseconds. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** 0 or 1, the format of flags in the provider's contract. */
export const flag = v.picklist([0, 1])
