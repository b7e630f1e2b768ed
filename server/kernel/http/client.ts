import { existsSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { serverPaths } from '../../../src/routes.ts'
import type { Env, Language } from '../ports/deps.ts'
import { acceptedEncoding } from './negotiation.ts'
import { type Owners, prerenderedPages } from './pages.ts'
import { refuse } from './refusal.ts'

const immutableCaching = 'public, max-age=31536000, immutable'

/** Serves the built client: hashed files are cached forever, every other address gets its page. */
export function clientRoutes(directory: string, owners: Owners) {
  const prerendered = prerenderedPages(directory, owners)
  const built = (path?: string) => serveStatic<Env>({ root: directory, precompressed: true, ...(path && { path }) })
  const [file, flowLab, app] = [built(), built('flows/index.html'), built('index.html')]
  return new Hono<Env>().get('*', async (c) => {
    const path = normalize(decoded(c.req.path)).replace(/^(\.\.[/\\])+/, '')
    const wanted = join(directory, path)
    const isFile =
      wanted.startsWith(directory) && !path.startsWith('/pages/') && extname(path) !== '' && existsSync(wanted)
    if (!isFile && extname(path) !== '') return refuse('NOT_FOUND')
    if (isFile) {
      const caching = path.startsWith(serverPaths.static.file('')) ? immutableCaching : 'no-cache'
      return (await serveFile(c, file, caching)) ?? refuse('NOT_FOUND')
    }
    if (/^\/flows(\/|$)/.test(path)) {
      // The Flow Lab can open an inspector in a popup, which sends messages to its opener.
      c.header('cross-origin-opener-policy', 'same-origin-allow-popups')
      return (await serveFile(c, flowLab, 'no-cache')) ?? notBuilt(c)
    }
    const page = prerendered?.(path, languageOf(c), getCookie(c, 'member') !== undefined)
    if (!page) return (await serveFile(c, app, 'no-cache')) ?? notBuilt(c)
    c.header('cache-control', 'no-cache')
    c.header('etag', page.etag)
    c.header('vary', 'accept-encoding, accept-language, cookie')
    c.header('content-language', page.language)
    c.set('inline', page.inline)
    if (c.req.header('if-none-match') === page.etag) return c.body(null, 304)
    const encoding = acceptedEncoding(c)
    if (encoding !== 'plain') c.header('content-encoding', encoding)
    c.header('content-type', 'text/html; charset=utf-8')
    return c.body(new Uint8Array(page.bytes[encoding]), page.status)
  })
}

/** Undefined if there is no such file. Caching headers belong to a file that was found, never to a refusal. */
async function serveFile(
  c: Context<Env>,
  files: MiddlewareHandler<Env>,
  caching: string,
): Promise<Response | undefined> {
  const answer = await files(c, async () => {})
  if (!answer) return undefined
  answer.headers.set('cache-control', caching)
  answer.headers.set('vary', 'accept-encoding')
  return answer
}

const notBuilt = (c: Context<Env>) => c.text('The client is not built: npm start builds it.', 503)

/** A path with invalid percent encoding stays unchanged, and is therefore an unknown address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The language chosen before, else the browser's preferred one. */
function languageOf(c: Context<Env>): Language {
  const chosen = getCookie(c, 'language')
  return chosen === 'en' || chosen === 'hi' ? chosen : c.var.language
}
