import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { until } from './until.ts'

const root = process.cwd()
const natives = [
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  'pdfkit',
  'pg-native',
  'fs-native-extensions',
  'firebase-admin',
  'google-auth-library',
]

/**
 * The server bundled into one file, which starts in a fraction of the time of its sources; `sources` can be the root of
 * another tree; `edited` may change the text of a file.
 */
export async function bundleServer(
  sources = root,
  edited: (path: string, text: string) => string = (_, text) => text,
): Promise<string> {
  const file = join(root, 'node_modules', '.cache', 'founders', `server-${randomUUID()}.mjs`)
  await build({
    stdin: {
      contents: `import { start } from './server/main.ts'\nawait start(process.env)`,
      resolveDir: sources,
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
            contents: edited(path, readFileSync(path, 'utf8')).replaceAll(
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

/** A server in a process of its own. */
export interface Running {
  origin: string
  port: number
  /** The id of the running process. */
  pid: number
  /** The output so far. */
  output(): string
  /** Ends the process and waits; returns its exit code, or null if a signal ended it. */
  stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/**
 * Starts a script of the server in its own process and waits until it responds; the system chooses its port. The tests
 * are one client that makes thousands of calls, so rate limits are on only in their own tests.
 */
export async function runServer(
  script: string,
  environment: Record<string, string>,
  ...options: string[]
): Promise<Running> {
  const child = spawn(process.execPath, [script, ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', LOG_LEVEL: 'warn', CLIENT_LIMITS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const answers = async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended at its start')
    const origin = output.match(/Founders marketplace\s+(http:\S+)/)?.[1]
    return origin && (await fetch(`${origin}/healthz`).catch(() => null))?.ok ? new URL(origin) : null
  }
  try {
    const { origin, port } = await until('the server starts', answers, { within: 180_000, every: 20 })
    return {
      origin,
      port: Number(port),
      pid: child.pid ?? 0,
      output: () => output,
      stop: (signal) => stopped(child, signal),
    }
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`${(error as Error).message}\n${output}`)
  }
}

const stopped = (child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
