/**
 * Text that both databases can store: trimmed, without control characters (line breaks and tabs stay) or half
 * characters.
 */
export const storable = (text: string): string =>
  text
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\u{FFFD}')
    .trim()
