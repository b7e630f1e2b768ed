/** Normalises text for a search: accents and the dot below a Hindi letter are often omitted. */
export const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
