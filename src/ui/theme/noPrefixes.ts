/**
 * Replaces stylis's vendor prefixes, which no supported browser needs and which would enlarge the first page. @public
 */
export const prefix = (value: string): string => value
