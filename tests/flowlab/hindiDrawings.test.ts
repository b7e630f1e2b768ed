import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documents } from '../../flowlab/places.ts'

it('every drawing in Hindi has the letters that it needs', () => {
  const files = readdirSync(documents).filter((name) => name.endsWith('.hi.svg'))
  expect(files.length).toBeGreaterThan(40)
  const without = files.filter((name) => {
    const text = readFileSync(join(documents, name), 'utf8')
    const hasFont = /<style>@font-face\{font-family:"Embedded Devanagari";src:url\(data:font\/woff2;base64,/.test(text)
    return /[\u0900-\u097f]/.test(text) && !hasFont
  })
  expect(without).toEqual([])
})
