import * as v from 'valibot'
import { excess } from './length.ts'
import { longestPassword } from './password.ts'

/** Schemas of values that many shapes share. */

export const uuid = v.pipe(v.string(), v.uuid())
/** ISO 8601 in UTC with milliseconds. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
/** 0 or 1, the format of flags in the provider's contract. */
export const flag = v.picklist([0, 1])
/** A password to compare with the stored one. */
export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(longestPassword))
/** A new password; the form's own rule checks its content. */
export const newPassword = v.pipe(v.string(), v.maxLength(longestPassword))
/** The name of an account's owner. */
export const memberName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))

/**
 * A text up to a number of graphemes. Each may have several code units, so absurdly long texts are refused without
 * counting.
 */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most * 16),
    v.check((text) => excess(text, most) === 0),
  )
