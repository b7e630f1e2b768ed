import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assemble } from '../../server/app.ts'
import { startTestServer } from '../support/server.ts'

/** The responses for the built client: the file for each address, its compression and its caching. */

const home = mkdtempSync(join(tmpdir(), 'built-'))
const client = join(home, 'client')
const script = 'console.log("Namaste")'
const files: Record<string, string | Uint8Array> = {
  'client/index.html': '<p>The app</p>',
  'client/flows/index.html': '<p>The Flow Lab</p>',
  'client/pages/en/about.html': '<p>About us</p>',
  'client/favicon.svg': '<svg/>',
  'client/site.webmanifest': '{}',
  'client/static/js/main.1f2e.js': script,
  'client/static/js/main.1f2e.js.br': brotliCompressSync(script),
  'client/static/js/main.1f2e.js.gz': gzipSync(script),
  'client/static/font/text.9a.woff2': 'font',
  'secret.txt': 'not for anybody',
}

let server: Awaited<ReturnType<typeof startTestServer>>
let app: ReturnType<typeof assemble>
beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), content)
  }
  server = await startTestServer()
  app = assemble(server.deps, null, client)
})
afterAll(async () => {
  await server.close()
  rmSync(home, { recursive: true })
})

const get = async (path: string, accepted = 'gzip, deflate, br', on = app) => {
  const answer = await on.request(path, { headers: { 'accept-encoding': accepted } })
  const header = (name: string) => answer.headers.get(name)
  return { status: answer.status, header, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a hashed file', () => {
  it.each([
    ['br', 'gzip, deflate, br', files['client/static/js/main.1f2e.js.br']],
    ['gzip', 'gzip, deflate', files['client/static/js/main.1f2e.js.gz']],
    [null, 'identity', script],
  ])(
    'is sent with the build’s compression, as far as the browser accepts it: %s',
    async (encoding, accepted, content) => {
      const { status, header, bytes } = await get('/static/js/main.1f2e.js', accepted)
      expect([status, header('content-encoding')]).toEqual([200, encoding])
      expect(bytes).toEqual(Buffer.from(content ?? ''))
      expect(header('content-type')).toMatch(/^text\/javascript/)
    },
  )

  it('is cached for ever by browsers, and by shared caches per encoding', async () => {
    const { header } = await get('/static/js/main.1f2e.js')
    expect([header('cache-control'), header('vary')?.toLowerCase()]).toEqual([
      'public, max-age=31536000, immutable',
      'accept-encoding',
    ])
  })
})

it.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s, whose name has no hash, is revalidated each time', async (path, type) => {
  const { status, header } = await get(path)
  expect([status, header('cache-control'), header('content-type')?.split(';')[0]]).toEqual([200, 'no-cache', type])
})

it('a font has the correct type', async () => {
  expect((await get('/static/font/text.9a.woff2')).header('content-type')).toBe('font/woff2')
})

describe('an address without a file', () => {
  it.each([
    ['/investor/chats/42', '<p>The app</p>', 'same-origin'],
    ['/flows', '<p>The Flow Lab</p>', 'same-origin-allow-popups'],
    ['/flows/login', '<p>The Flow Lab</p>', 'same-origin-allow-popups'],
  ])('%s opens its page', async (path, page, openers) => {
    const { status, header, bytes } = await get(path)
    expect([status, `${bytes}`, header('cache-control')]).toEqual([200, page, 'no-cache'])
    expect(header('cross-origin-opener-policy')).toBe(openers)
  })

  it.each([
    '/static/js/gone.js',
    '/pages/en/about.html',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/static/js/..%5c..%5csecret.txt',
    // Another spelling of the address of a hashed file.
    '/static//js/main.1f2e.js',
  ])('%s is not found', async (path) => {
    const { status, header, bytes } = await get(path)
    expect([status, `${bytes}`.includes('anybody')]).toEqual([404, false])
    expect(header('cache-control') ?? '').not.toContain('immutable')
  })

  it('reports that the client is not built', async () => {
    const empty = assemble(server.deps, null, join(home, 'nowhere'))
    const answers = [await get('/', 'br', empty), await get('/flows', 'br', empty)]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers.map(({ header }) => header('cache-control') ?? '')).not.toContain('public')
  })
})
