/** Lengths of time in milliseconds. Months and years are not here: they have no fixed length. */

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
export const week = 7 * day

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day)
export const daysBefore = (at: Date, days: number): Date => daysAfter(at, -days)
