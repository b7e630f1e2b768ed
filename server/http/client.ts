import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Hono } from 'hono'
import type { Env } from '../deps.ts'
import { refuse } from './refusal.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
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

/** The built client: hashed files for ever, every other address the page itself. */
export function clientRoutes(directory: string) {
  return new Hono<Env>().get('*', async (c) => {
    const path = normalize(decodeURIComponent(c.req.path)).replace(/^(\.\.[/\\])+/, '')
    const wanted = join(directory, path)
    const isFile = wanted.startsWith(directory) && extname(path) !== '' && existsSync(wanted)
    if (!isFile && extname(path) !== '') return refuse('NOT_FOUND')
    const page = /^\/flows(\/|$)/.test(c.req.path) ? join('flows', 'index.html') : 'index.html'
    const file = isFile ? wanted : join(directory, page)
    if (!existsSync(file)) return c.text('The client is not built: run npm run build.', 503)
    const accepted = c.req.header('accept-encoding') ?? ''
    const packed = encodings.find(([name, ending]) => accepted.includes(name) && existsSync(file + ending))
    const bytes = await readFile(packed ? file + packed[1] : file)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': packed[0] } : {}),
    })
  })
}
