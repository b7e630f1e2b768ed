/** How many digits a one-time code has (section 9). */
export const codeDigits = 6

export const codePattern = new RegExp(`^\\d{${codeDigits}}$`)
