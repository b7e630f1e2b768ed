import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = process.cwd()

/** Whether git has the revision here; a shallow copy of the repository has few. */
export const hasRevision = (revision: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: root }).status === 0

/** A new folder with the files of a revision; `part` limits it to one folder of them. */
export function sourcesAt(revision: string, ...part: string[]): string {
  if (!hasRevision(revision)) throw new Error(`git has no revision ${revision} here`)
  const folder = mkdtempSync(join(tmpdir(), 'founders-revision-'))
  const maxBuffer = 1024 ** 3
  const archive = execFileSync('git', ['archive', revision, ...part], { cwd: root, maxBuffer })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}
