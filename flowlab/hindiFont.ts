import { readFileSync } from 'node:fs'
import type { ExportedFile } from 'flowlab/report/exports.ts'
import subsetFont from 'subset-font'

const font = readFileSync(new URL('../src/ui/theme/fonts/noto-hindi.woff2', import.meta.url))
const devanagari = /[\u0900-\u097f\u200c\u200d]/g

/** The drawing with the letters of its Hindi words inside, for readers without a font for them. */
export async function withHindiFont([name, text]: ExportedFile): Promise<ExportedFile> {
  const letters = [...new Set(text.match(devanagari))].sort().join('')
  if (!name.endsWith('.svg') || letters === '') return [name, text]
  const bytes = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: 500 },
  })
  const source = `url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}) format("woff2")`
  return [name, text.replace('<style>', `<style>@font-face{font-family:"Embedded Devanagari";src:${source}}\n`)]
}
