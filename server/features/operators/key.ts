import { createHmac } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { serverPaths } from '../../../src/routes.ts'
import { sameText } from '../../kernel/crypto/secrets.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Env } from '../../kernel/ports/deps.ts'

/** The operators' key: configured or derived, so that anyone who can read the data directory may operate. */
export const operatorKey = ({ secret, config }: Pick<Deps, 'secret' | 'config'>): string =>
  config.OPERATOR_TOKEN ?? createHmac('sha256', secret).update('operator').digest('base64url')

/** A bearer token, as Prometheus and the command send it, or the password of a browser's own dialog. */
function keyIn(header: string): string {
  const [scheme = '', value = ''] = header.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  return scheme.toLowerCase() === 'basic'
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : ''
}

/** Without the key every route responds with 404, except the page, which requests the key. */
export const operatorOnly = createMiddleware<Env>(async (c, next) => {
  if (sameText(keyIn(c.req.header('authorization') ?? ''), operatorKey(c.var.deps))) return next()
  if (c.req.path !== serverPaths.operator.mount) return refuse('NOT_FOUND')
  return c.text('Operators only.', 401, { 'www-authenticate': 'Basic realm="operators", charset="UTF-8"' })
})

const fileIn = (directory: string) => join(directory, 'operator.json')

/** Writes the address and the key for `npm run operate`, readable by the owner only. */
export async function writeOperatorKey(deps: Deps, origin: string): Promise<void> {
  const { DATA_DIR } = deps.config
  if (DATA_DIR === 'memory://') return
  await mkdir(DATA_DIR, { recursive: true })
  await rm(fileIn(DATA_DIR), { force: true })
  await writeFile(fileIn(DATA_DIR), JSON.stringify({ origin, key: operatorKey(deps) }), { mode: 0o600 })
}
