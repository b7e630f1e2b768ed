import * as v from 'valibot'

/** Values that stand in many shapes. */

export const uuid = v.pipe(v.string(), v.uuid())
/** ISO 8601 in UTC with milliseconds. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** 0 or 1, as the provider's contract writes its flags. */
export const flag = v.picklist([0, 1])
