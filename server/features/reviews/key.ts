import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Env } from '../../kernel/ports/deps.ts'

/** The reviewer's key: whoever can read the data directory may review. */
export const reviewKey = ({ secret }: Pick<Deps, 'secret'>): string =>
  createHmac('sha256', secret).update('reviewer').digest('base64url')

/** Without the key there is nothing here. */
export const reviewerOnly = createMiddleware<Env>(async (c, next) => {
  const [given, right] = [c.req.header('x-review-key') ?? '', reviewKey(c.var.deps)].map((key) => Buffer.from(key))
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return refuse('NOT_FOUND')
  await next()
})

const fileIn = (directory: string) => join(directory, 'review.json')

/** Leaves the address and the key where the reviewer's command finds them, readable by the owner alone. */
export async function leaveKey(deps: Deps, origin: string): Promise<void> {
  const { DATA_DIR } = deps.config
  if (DATA_DIR === 'memory://') return
  await mkdir(DATA_DIR, { recursive: true })
  await rm(fileIn(DATA_DIR), { force: true })
  await writeFile(fileIn(DATA_DIR), JSON.stringify({ origin, key: reviewKey(deps) }), { mode: 0o600 })
}
