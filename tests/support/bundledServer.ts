import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = process.cwd()
const natives = [
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  'pdfkit',
  'pg-native',
  'firebase-admin',
  'google-auth-library',
]

/** The server in one file, which starts in a fraction of the time that its sources take. */
export async function bundleServer(): Promise<string> {
  const file = join(root, 'node_modules', '.cache', `server-${process.pid}.mjs`)
  await build({
    stdin: {
      contents: `import { start } from './server/main.ts'\nawait start(process.env)`,
      resolveDir: root,
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    external: natives,
    logLevel: 'error',
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire('${join(root, 'x.js')}')`,
    },
    plugins: [
      {
        name: 'files beside the sources stay there',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/server\/.*\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: 'ts',
          })),
      },
    ],
  })
  return file
}

export interface Running {
  kill(): Promise<void>
}

/** Starts the file in a process of its own and waits until it answers. */
export async function runServer(file: string, environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await untilHealthy(`http://127.0.0.1:${environment.PORT}/healthz`, child, () => said)
  return { kill: () => killed(child) }
}

async function untilHealthy(address: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended at its start:\n${said()}`)
    if ((await fetch(address).catch(() => null))?.ok) return
    await new Promise((later) => setTimeout(later, 15))
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not start:\n${said()}`)
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
