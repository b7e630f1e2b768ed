import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, type Running, runServer } from './bundledServer.ts'

export type Product = Running

/** The running product that the files of this worker share; each file creates its own people through the API. */
export function sharedProduct(): { origin: string } {
  const origins = (process.env.PRODUCTS ?? '').split(' ')
  const origin = origins[Number(process.env.VITEST_POOL_ID) - 1]
  if (!origin) throw new Error('this run has no shared product: see tests/support/setup/products.ts')
  return { origin }
}

export const emptyDataDirectory = () => mkdtempSync(join(process.env.TEST_DATA_ROOT ?? tmpdir(), 'founders-data-'))

/** The demo data of a first start: copied if this run has already created it, else created at the start. */
export function newDataDirectory(): string {
  const directory = emptyDataDirectory()
  const made = process.env.DEMO_DATA_DIR
  if (made) cpSync(made, directory, { recursive: true })
  return directory
}

const cache = join(process.cwd(), 'node_modules', '.cache', 'founders')

/** The data that the first start of this version creates on this day; created again if either has changed. */
export async function makeDemoData(): Promise<string> {
  const file = await serverFile()
  const hash = createHash('sha256').update(readFileSync(file)).update(new Date().toISOString().slice(0, 10))
  const migrations = join('server', 'kernel', 'db', 'migrations')
  for (const name of readdirSync(migrations)
    .filter((one) => one.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(migrations, name)))
  const made = join(cache, `demo-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(made)) return made
  const directory = emptyDataDirectory()
  const product = await startProduct(directory)
  await product.stop('SIGINT')
  cpSync(directory, `${made}.${process.pid}`, { recursive: true })
  for (const old of readdirSync(cache).filter((name) => /^demo-\w+$/.test(name)))
    rmSync(join(cache, old), { recursive: true, force: true })
  renameSync(`${made}.${process.pid}`, made)
  rmSync(directory, { recursive: true, force: true })
  return made
}

/** The server bundled into one file, once per run. */
export async function serverFile(): Promise<string> {
  process.env.SERVER_FILE ??= await bundleServer()
  return process.env.SERVER_FILE
}

/** Starts the product in its own process, from the bundled server. */
export const startProduct = async (dataDirectory: string, environment: Record<string, string> = {}): Promise<Product> =>
  runServer(await serverFile(), { DATA_DIR: dataDirectory, ...environment })

/** Starts the product as `npm start` does. */
export const npmStart = (dataDirectory: string, environment: Record<string, string> = {}): Promise<Product> =>
  runServer(join('scripts', 'run.mjs'), { DATA_DIR: dataDirectory, ...environment }, 'start')
