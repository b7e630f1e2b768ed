import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core'
import { root } from '../places.ts'
import type { Mend } from '../races/productRace.ts'

/** The text of a source file with these places replaced; each must occur exactly once. */
export function withReplaced(file: string, text: string, replaced: readonly Mend[]): string {
  let now = text
  for (const each of replaced) {
    if (each.file !== file) continue
    const [start, end, ...more] = now.split(each.now)
    if (end === undefined || more.length > 0) throw new Error(`${file} does not contain once: ${each.now}`)
    now = start + each.before + end
  }
  return now
}

const replace = (path: string, text: string, replaced: readonly Mend[]) =>
  withReplaced(relative(root, path), text, replaced)

/** The browser's half of the product with these places replaced; returns its folder. */
async function buildClientWith(replaced: readonly Mend[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'founders-client-'))
  const plugin: RsbuildPlugin = {
    name: 'another version',
    setup: (api) =>
      api.transform({ test: /[\\/]src[\\/].*\.tsx?$/ }, ({ code, resourcePath }) =>
        replace(resourcePath, code, replaced),
      ),
  }
  const { content } = await loadConfig({ cwd: root, command: 'build', path: join(root, 'rsbuild.config.ts') })
  const builder = await createRsbuild({
    cwd: root,
    environment: ['web', 'firstScript'],
    rsbuildConfig: mergeRsbuildConfig(content, {
      // Also inside a test, whose NODE_ENV is another.
      mode: 'production',
      performance: { printFileSize: false },
      plugins: [plugin],
      output: { distPath: { root: folder } },
    }),
  })
  const built = await builder.build()
  await built.close()
  return folder
}

/** Starts the product as it would be with these places of its sources replaced. */
export async function startVersion(replaced: readonly Mend[]) {
  const { bundleServer, runServer } = await import('../../tests/support/bundledServer.ts')
  const { newDataDirectory } = await import('../../tests/support/product.ts')
  for (const { file } of replaced) replace(join(root, file), readFileSync(join(root, file), 'utf8'), replaced)
  const client = replaced.some(({ file }) => file.startsWith('src/')) ? await buildClientWith(replaced) : null
  const all = client === null ? replaced : [...replaced, servedFrom(client)]
  const server = await bundleServer(root, (path, text) => replace(path, text, all))
  const { origin, stop } = await runServer(server, { DATA_DIR: newDataDirectory() })
  return { origin, close: () => stop('SIGKILL') }
}

const servedFrom = (folder: string): Mend => ({
  file: 'server/app.ts',
  now: "fileURLToPath(new URL('../dist', import.meta.url))",
  before: JSON.stringify(folder),
})
