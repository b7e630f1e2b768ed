/** The dial codes of one and two digits (ITU-T E.164); every other has three, and none begins another. */
const e164 = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** `+{dial}-{number}` (section 9) of a number in E.164; anything else as it is. Needs no numbering plans. */
export const displayPhone = (number: string): string => number.replace(e164, '+$1-$2')
