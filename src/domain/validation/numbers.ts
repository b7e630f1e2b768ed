/** Digits and one decimal point, at most 2 decimals (section 5). */
export const isPercent = (value: string): boolean => /^\d{1,3}(?:\.\d{1,2})?$/.test(value) && Number(value) <= 100

/** A percentage that may exceed 100, such as a return. */
export const isRate = (value: string): boolean => /^\d{1,5}(?:\.\d{1,2})?$/.test(value)

/**
 * Keeps only what a percentage field accepts of typed or pasted text: digits, the first decimal point and two decimals.
 */
export function percentEntered(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}

export const isWholeNumber = (value: string): boolean => /^\d{1,9}$/.test(value)

/** A founding year: from 1600 to the given year. */
export const isYear = (value: string, thisYear: number): boolean =>
  /^\d{4}$/.test(value) && Number(value) >= 1600 && Number(value) <= thisYear
