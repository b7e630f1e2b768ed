import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** `COMMAND | head`: a reader that has seen enough. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const flowlab = 'packages/flowlab/bin/flowlab.mjs'
const examples = 'packages/flowlab/examples/index.ts'

const withoutReader = (args: readonly string[], unread: 'stdout' | 'stderr') =>
  new Promise<{ status: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child[unread].destroy()
    child[unread === 'stdout' ? 'stderr' : 'stdout'].on('data', (text) => (said += text))
    child.on('close', (status) => resolve({ status, said }))
  })

it.each([
  ['flowlab FILE', [flowlab, join(root, examples), 'list', 'subscription']],
  ['flowlab FILE paths', [flowlab, join(root, examples), 'paths', 'ticker']],
  ['flowlab --help', [flowlab, '--help']],
  ['npm run flows', ['scripts/run.mjs', 'flows', 'paths', 'logout']],
  ['npm run flows -- --help', ['scripts/run.mjs', 'flows', '--help']],
  ['npm run bench', ['scripts/run.mjs', 'bench']],
  ['npm run operate', ['scripts/run.mjs', 'operate']],
])('%s ends quietly when nobody reads on', async (_, args) => {
  expect(await withoutReader(args, 'stdout')).toEqual({ status: 0, said: '' })
})

it('keeps its exit code when nobody reads its errors', async () => {
  expect(await withoutReader([flowlab, 'none.ts'], 'stderr')).toEqual({ status: 2, said: '' })
  expect(await withoutReader(['scripts/run.mjs', 'flows', 'none'], 'stderr')).toEqual({ status: 2, said: '' })
})
