import * as v from 'valibot'
import { longestPassword } from './password.ts'

/** Values that stand in many shapes. */

export const uuid = v.pipe(v.string(), v.uuid())
/** ISO 8601 in UTC with milliseconds. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** 0 or 1, as the provider's contract writes its flags. */
export const flag = v.picklist([0, 1])
/** A password that is to be compared with the stored one. */
export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(longestPassword))
/** A password in a form whose every field is checked, and refused by its own rule. */
export const newPassword = v.pipe(v.string(), v.maxLength(longestPassword))
