import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assemble } from '../../server/app.ts'
import { startTestServer } from '../support/server.ts'

/** A page is sent in the language and the encoding that the browser prefers, by the weights of its headers. */

const client = mkdtempSync(join(tmpdir(), 'negotiation-'))
let server: Awaited<ReturnType<typeof startTestServer>>
let app: ReturnType<typeof assemble>
beforeAll(async () => {
  for (const language of ['en', 'hi']) {
    mkdirSync(join(client, 'pages', language), { recursive: true })
    writeFileSync(join(client, 'pages', language, 'about.html'), `<p>About us, in ${language}</p>`)
  }
  const line = { shape: '/about', name: 'about', frame: 'about', status: 200 }
  writeFileSync(join(client, 'pages', 'table.json'), JSON.stringify([line]))
  server = await startTestServer()
  app = assemble(server.deps, null, client)
})
afterAll(async () => {
  await server.close()
  rmSync(client, { recursive: true })
})

const headerOf = async (name: string, headers: Record<string, string>) =>
  (await app.request('/about', { headers })).headers.get(name)

it.each([
  ['hi', 'hi'],
  ['HI-IN', 'hi'],
  ['hi, en', 'hi'],
  ['en, hi', 'en'],
  ['en;q=0.1, hi', 'hi'],
  ['en-IN;q=0.4, hi-IN;q=0.8', 'hi'],
  ['hi;q=0.1, en', 'en'],
  ['hi;q=0', 'en'],
  ['mr, hi;q=0.9, en;q=0.8', 'hi'],
  ['hit, en;q=0.5', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;,q=', 'en'],
])('of the languages “%s” it is %s', async (accepted, language) => {
  expect(await headerOf('content-language', { 'accept-language': accepted })).toBe(language)
})

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['brotli', null],
  ['identity', null],
  ['', null],
])('of the encodings “%s” it is %s', async (accepted, encoding) => {
  expect(await headerOf('content-encoding', { 'accept-encoding': accepted })).toBe(encoding)
})
