/** The dial codes with one or two digits (ITU-T E.164). All others have three, and no code is a prefix of another. */
const e164 = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/**
 * Formats an E.164 number as `+{dial}-{number}` (section 9) without numbering plans; returns anything else unchanged.
 */
export const displayPhone = (number: string): string => number.replace(e164, '+$1-$2')
