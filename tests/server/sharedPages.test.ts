import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readConfig } from '../../server/kernel/config.ts'
import { prerenderedPages } from '../../server/kernel/http/pages.ts'

const drawn =
  '<html><head><meta property="og:image" content="/share.jpg"></head><body>Founders<footer><nav aria-label="Social media"></nav></footer></body></html>'

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

it('contains the absolute address of a shared page’s picture, plain and compressed', () => {
  const page = prerenderedPages(built(), { origin: 'https://founders.example' })?.('/', 'en', false)
  const wanted = drawn.replace('/share.jpg', 'https://founders.example/share.jpg')
  const { plain, br, gzip } = page?.bytes ?? { plain: '', br: '', gzip: '' }
  expect(String(plain)).toBe(wanted)
  expect(String(brotliDecompressSync(br))).toBe(wanted)
  expect(String(gunzipSync(gzip))).toBe(wanted)
})

it('sends a prerendered page unchanged if no origin is configured, with a different ETag than with one', () => {
  const directory = built()
  const page = prerenderedPages(directory, {})?.('/', 'en', false)
  expect(String(page?.bytes.plain)).toBe(drawn)
  expect(page?.etag).not.toBe(
    prerenderedPages(directory, { origin: 'https://founders.example' })?.('/', 'en', false)?.etag,
  )
})

it('names the owner’s social pages in the footer and to the client, or none', () => {
  const pageWith = (given: object) => String(prerenderedPages(built(), given)?.('/', 'en', false)?.bytes.plain)
  const links = ['https://www.linkedin.com/company/founders?a=1&b=2', 'https://social.example/@founders']
  const page = pageWith({ socialLinks: links })
  expect(page).toContain(
    '<nav aria-label="Social media"><a href="https://www.linkedin.com/company/founders?a=1&amp;b=2" rel="noreferrer">LinkedIn</a><a href="https://social.example/@founders" rel="noreferrer">social.example</a></nav>',
  )
  expect(page).toContain(
    '<meta name="social" content="LinkedIn https://www.linkedin.com/company/founders?a=1&amp;b=2,social.example https://social.example/@founders">',
  )
  expect(pageWith({})).not.toMatch(/name="social"|<a /)
})

it.each([
  ['https://www.linkedin.com/company/founders, https://x.com/founders', 2],
  ['https://x.com/', null],
  ['https://x.com', null],
  ['http://x.com/founders', null],
  ['founders', null],
])('accepts an owner’s page, not only a site: %s', (SOCIAL_LINKS, count) => {
  const read = () => readConfig({ SOCIAL_LINKS }).SOCIAL_LINKS
  if (count === null) expect(read).toThrow('SOCIAL_LINKS must be https addresses')
  else expect(read()).toHaveLength(count)
})
