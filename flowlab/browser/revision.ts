import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createRsbuild, loadConfig } from '@rsbuild/core'
import { root } from '../places.ts'
import { sourcesAt } from './revisionSources.ts'

/** Starts the product of a revision, from its own sources; the database has the demo data of that revision. */
export async function startRevision(revision: string) {
  const { bundleServer, runServer } = await import('../../tests/support/bundledServer.ts')
  const { emptyDataDirectory } = await import('../../tests/support/product.ts')
  const folder = sourcesAt(revision)
  addPackages(folder)
  await buildClient(folder)
  // The first revisions print the port that they were given, so 0 is none for them.
  const environment = { DATA_DIR: emptyDataDirectory(), PORT: String(await freePort()) }
  const { origin, stop } = await runServer(await bundleServer(folder), environment)
  const close = async () => {
    await stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, close }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

interface Packages {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const read = (...path: string[]) => JSON.parse(readFileSync(join(...path, 'package.json'), 'utf8')) as Packages

/** The present packages if they have the versions of the revision, else its own from the registry. */
function addPackages(folder: string): void {
  const { dependencies } = read(folder)
  const isHere = ([name, version]: [string, string]) => {
    const place = join(root, 'node_modules', name)
    return version.startsWith('file:') || (existsSync(place) && read(place).version === version)
  }
  if (Object.entries(dependencies ?? {}).every(isHere)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return
  }
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // A build sets NODE_ENV to production, with which npm would leave out what the next build needs.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync(npm, ['install', ...options], { cwd: folder, stdio: 'inherit' })
}

const parts = ['web', 'firstScript']

async function buildClient(folder: string): Promise<void> {
  const { content } = await loadConfig({ cwd: folder, command: 'build', path: join(folder, 'rsbuild.config.ts') })
  const environment = parts.filter((name) => name in (content.environments ?? {}))
  const rsbuildConfig = { ...content, mode: 'production' as const, performance: { printFileSize: false } }
  const builder = await createRsbuild({
    cwd: folder,
    rsbuildConfig,
    ...(environment.length > 0 ? { environment } : {}),
  })
  const built = await builder.build()
  await built.close()
}
