/** In place of stylis's table of vendor prefixes, which no supported browser needs and the first page would carry. @public */
export const prefix = (value: string): string => value
