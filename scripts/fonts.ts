import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './prepare.mjs'

/**
 * Builds the product's font files from those of the packages, with only the weights and letters that the pages use, so
 * that they arrive with the first paint. Run it again after a package update, or when a test reports a missing letter,
 * and commit the output.
 */

const target = join(root, 'src', 'ui', 'theme', 'fonts')
const { resolve } = createRequire(import.meta.url)
const fileOf = (family: string, name: string) =>
  join(dirname(resolve(`@fontsource-variable/${family}/package.json`)), 'files', name)
const hanken = fileOf('hanken-grotesk', 'hanken-grotesk-latin-wght-normal.woff2')
const eczar = fileOf('eczar', 'eczar-latin-wght-normal.woff2')
const eczarHindi = fileOf('eczar', 'eczar-devanagari-wght-normal.woff2')
const notoHindi = fileOf('noto-sans-devanagari', 'noto-sans-devanagari-devanagari-wght-normal.woff2')

const between = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…•₹€−←↑→↓✓`
const joiners = '\u200c\u200d'
const devanagari = ` ${between(0x900, 0x97f)}${joiners}`
/** The letters used in the product's Hindi. */
const wordsInHindi = readdirSync(join(root, 'src', 'i18n', 'hi'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(root, 'src', 'i18n', 'hi', name), 'utf8'))
  .join('')
const written = `${[...new Set(wordsInHindi)].filter((letter) => devanagari.includes(letter)).join('')} ${joiners}`
/** The font features that form syllables; the others are for other languages of the script. */
const syllables = 'nukt akhn rphf rkrf half cjct vatu blwf pres abvs blws psts haln abvm blwm'.split(' ')

type Options = NonNullable<Parameters<typeof subsetFont>[2]>
const files: Record<string, [source: string, letters: string, options: Options]> = {
  'hanken-latin': [hanken, latin, { variationAxes: { wght: { min: 400, max: 700 } } }],
  'eczar-latin': [eczar, latin, { variationAxes: { wght: 600 } }],
  'noto-hindi-first': [notoHindi, written, { variationAxes: { wght: 400 }, keepFeatures: syllables }],
  'noto-hindi': [notoHindi, devanagari, { variationAxes: { wght: { min: 400, max: 700 } } }],
  'eczar-hindi': [eczarHindi, devanagari, { variationAxes: { wght: 600 } }],
  'noto-name-of-hindi': [notoHindi, 'हिन्दी', { variationAxes: { wght: 500 }, keepFeatures: syllables }],
}

mkdirSync(target, { recursive: true })
for (const [name, [source, letters, options]] of Object.entries(files)) {
  const bytes = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', noHinting: true, ...options })
  writeFileSync(join(target, `${name}.woff2`), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
