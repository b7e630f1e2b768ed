/** As it is searched for: accents and the dot under a Hindi letter are often left out. */
export const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
