export const longestPassword = 128

/** At least 8 characters with a lowercase letter, an uppercase letter, a digit and a special character (section 5). */
export const isPassword = (value: string): boolean =>
  value.length >= 8 &&
  value.length <= longestPassword &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  /\d/.test(value) &&
  /[^A-Za-z0-9\s]/.test(value)
