import { Hono } from 'hono'
import { openLink, type Viewing } from '../../kernel/http/fileLinks.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Env } from '../../kernel/ports/deps.ts'
import { isOpenToStrangers } from './store.ts'

const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Permission and view count for the member a link was made for. */
interface Viewings {
  mayOpen(deps: Deps, viewing: Viewing, key: string): Promise<boolean>
  countDeckView(deps: Deps, viewing: Viewing): Promise<unknown>
}

/**
 * Serves stored files at short-lived addresses, sandboxed and without content sniffing, so that they cannot run
 * anything.
 */
export const fileRoutes = ({ mayOpen, countDeckView }: Viewings) =>
  new Hono<Env>().get('/:token', async (c) => {
    const link = openLink(c.var.deps, c.req.param('token'))
    if (!link || (link.reader === 'stranger' && !(await isOpenToStrangers(c.var.deps.db, link.key))))
      return refuse('NOT_FOUND')
    if (link.view && !(await mayOpen(c.var.deps, link.view, link.key))) return refuse('NOT_FOUND')
    const { files } = c.var.deps
    const isPicture = shownInline.has(link.mime)
    const disposition = `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(link.name)}`
    // Pictures are served from this origin: the page may not load them from another.
    if (files.link && !isPicture) {
      if (link.view?.isDeck) await countDeckView(c.var.deps, link.view)
      c.header('cache-control', 'no-store')
      return c.redirect(await files.link(link.key, { mime: link.mime, disposition }), 302)
    }
    const bytes = await files.get(link.key)
    if (!bytes) return refuse('NOT_FOUND')
    if (link.view?.isDeck) await countDeckView(c.var.deps, link.view)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': link.mime,
      'content-disposition': disposition,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': link.view ? 'no-store' : 'private, max-age=3600',
    })
  })

/** RFC 5987: characters that encodeURIComponent leaves but a header may not contain. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
