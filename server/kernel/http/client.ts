import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { serverPaths } from '../../../src/routes.ts'
import type { Env, Language } from '../ports/deps.ts'
import { type Owners, prerenderedPages } from './pages.ts'
import { refuse } from './refusal.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const forEver = 'public, max-age=31536000, immutable'

/** The built client: hashed files are cached forever, every other address gets its page. */
export function clientRoutes(directory: string, owners: Owners) {
  const prerendered = prerenderedPages(directory, owners)
  return new Hono<Env>().get('*', async (c) => {
    const path = normalize(decoded(c.req.path)).replace(/^(\.\.[/\\])+/, '')
    const wanted = join(directory, path)
    const isFile =
      wanted.startsWith(directory) && !path.startsWith('/pages/') && extname(path) !== '' && existsSync(wanted)
    if (!isFile && extname(path) !== '') return refuse('NOT_FOUND')
    if (isFile) return sent(c, wanted, path.startsWith(serverPaths.static.file('')) ? forEver : 'no-cache')
    if (/^\/flows(\/|$)/.test(path)) {
      // The inspector that it opens on request answers its opener.
      c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
      return sent(c, join(directory, 'flows', 'index.html'), 'no-cache')
    }
    const page = prerendered?.(path, languageOf(c), getCookie(c, 'member') !== undefined)
    if (!page) return sent(c, join(directory, 'index.html'), 'no-cache')
    c.header('etag', page.etag)
    c.header('vary', 'accept-encoding, accept-language, cookie')
    c.header('content-language', page.language)
    c.set('inline', page.inline)
    if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, { 'cache-control': 'no-cache' })
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = encodings.find(([name]) => accepted.includes(name))?.[0]
    if (encoding) c.header('content-encoding', encoding)
    return c.body(new Uint8Array(page.bytes[encoding ?? 'plain']), page.status, {
      'content-type': types['.html'] ?? '',
      'cache-control': 'no-cache',
    })
  })
}

/** A path with invalid percent encoding stays unchanged: an unknown address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The language chosen before, else the browser's. */
function languageOf(c: Context<Env>): Language {
  const chosen = getCookie(c, 'language')
  return chosen === 'en' || chosen === 'hi' ? chosen : c.var.language
}

/** Cache of immutable built files: pages do not queue behind other file reads. */
const built = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

function bytesOf(file: string, caching: string): Promise<Uint8Array<ArrayBuffer>> {
  const read = async () => new Uint8Array(await readFile(file))
  if (caching !== forEver) return read()
  const known = built.get(file)
  if (known) return known
  const reading = read()
  built.set(file, reading)
  reading.catch(() => built.delete(file))
  return reading
}

async function sent(c: Context<Env>, file: string, caching: string) {
  if (!existsSync(file)) return c.text('The client is not built: npm start builds it.', 503)
  const accepted = c.req.header('accept-encoding') ?? ''
  const packed = encodings.find(([name, ending]) => accepted.includes(name) && existsSync(file + ending))
  const bytes = await bytesOf(packed ? file + packed[1] : file, caching)
  if (packed) c.header('content-encoding', packed[0])
  if (!c.res.headers.has('vary')) c.header('vary', 'accept-encoding')
  return c.body(bytes, 200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': caching,
  })
}
