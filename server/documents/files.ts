import { Hono } from 'hono'
import type { Env } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { openLink } from './links.ts'

const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Stored files by short-lived address. They can run nothing: sandboxed, never sniffed. */
export const fileRoutes = new Hono<Env>().get('/:token', async (c) => {
  const link = openLink(c.var.deps, c.req.param('token'))
  const bytes = link ? await c.var.deps.files.get(link.key) : null
  if (!link || !bytes) return refuse('NOT_FOUND')
  const disposition = shownInline.has(link.mime) ? 'inline' : 'attachment'
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': link.mime,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodedName(link.name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=3600',
  })
})

/** RFC 5987: what encodeURIComponent leaves but a header may not carry. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
