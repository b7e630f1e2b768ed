import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { prerenderedPages } from '../../server/kernel/http/pages.ts'

const drawn = '<html><head><meta property="og:image" content="/share.jpg"></head><body>Founders</body></html>'

function built(): string {
  const directory = mkdtempSync(join(tmpdir(), 'founders-pages-'))
  mkdirSync(join(directory, 'pages', 'en'), { recursive: true })
  writeFileSync(
    join(directory, 'pages', 'table.json'),
    JSON.stringify([{ shape: '/', name: 'page-', frame: 'frame-home', status: 200 }]),
  )
  writeFileSync(join(directory, 'pages', 'en', 'page-.html'), drawn)
  return directory
}

it('names the picture of a shared page by its whole address, plain and packed', () => {
  const page = prerenderedPages(built(), 'https://founders.example')?.('/', 'en', false)
  const wanted = drawn.replace('/share.jpg', 'https://founders.example/share.jpg')
  const { plain, br, gzip } = page?.bytes ?? { plain: '', br: '', gzip: '' }
  expect(String(plain)).toBe(wanted)
  expect(String(brotliDecompressSync(br))).toBe(wanted)
  expect(String(gunzipSync(gzip))).toBe(wanted)
})

it('sends a prerendered page unchanged if no origin is configured, with a different ETag than with one', () => {
  const directory = built()
  const page = prerenderedPages(directory, null)?.('/', 'en', false)
  expect(String(page?.bytes.plain)).toBe(drawn)
  expect(page?.etag).not.toBe(prerenderedPages(directory, 'https://founders.example')?.('/', 'en', false)?.etag)
})
