import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reviewKey } from '../../kernel/http/reviewerOnly.ts'
import type { Deps } from '../../kernel/ports/deps.ts'

const fileIn = (directory: string) => join(directory, 'review.json')

/** Writes the address and the key for the reviewer's command, readable by the owner only. */
export async function writeReviewKey(deps: Deps, origin: string): Promise<void> {
  const { DATA_DIR } = deps.config
  if (DATA_DIR === 'memory://') return
  await mkdir(DATA_DIR, { recursive: true })
  await rm(fileIn(DATA_DIR), { force: true })
  await writeFile(fileIn(DATA_DIR), JSON.stringify({ origin, key: reviewKey(deps) }), { mode: 0o600 })
}
