import displayHindi from '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2'
import display from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import textHindi from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+20B9,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const devanagari = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF'

/** `optional`: a page never shifts because a font came late; the next one has it. */
const face = (family: string, source: string, weights: string, range: string) => `
@font-face { font-family: '${family}'; font-style: normal; font-display: optional; font-weight: ${weights};
  src: url('${source}') format('woff2'); unicode-range: ${range}; }`

/** One family a role, each in both scripts: only the files of the script on the page are fetched. */
export const fontFaces = [
  face('Eczar', display, '400 800', latin),
  face('Eczar', displayHindi, '400 800', devanagari),
  face('Hanken', text, '100 900', latin),
  face('Hanken', textHindi, '100 900', devanagari),
].join('')
