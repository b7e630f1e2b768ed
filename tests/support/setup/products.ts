import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../bundledServer.ts'
import { makeDemoData, newDataDirectory, type Product, startProduct } from '../product.ts'

export const workers = 2
/** One more than cores: a browser test waits for a fifth of its time. */
export const browserWorkers = 3
/** The owner's pages on other sites, as the products of a run are configured. */
export const socialLinks = ['https://www.linkedin.com/company/founders', 'https://x.com/founders']

const memory = '/dev/shm'
/** As much as all products of a run may come to. */
const enough = 2 * 1024 ** 3
function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/**
 * Once a run of browser tests: the server in one file, its demo data, and a running product for each worker. Their data
 * is in memory where there is room: a commit is brought to the disk, which takes a disk milliseconds.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Asked for once by each project of the run.
  if (process.env.PRODUCTS) return
  const root = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'founders-run-'))
  process.env.TEST_DATA_ROOT = root
  process.env.SERVER_FILE = await bundleServer()
  process.env.DEMO_DATA_DIR = await makeDemoData()
  const directories = Array.from({ length: browserWorkers }, newDataDirectory)
  const products: Product[] = await Promise.all(
    directories.map((directory) => startProduct(directory, { SOCIAL_LINKS: socialLinks.join() })),
  )
  process.env.PRODUCTS = products.map(({ origin }) => origin).join(' ')
  return async () => {
    await Promise.all(products.map((product) => product.stop('SIGKILL')))
    rmSync(root, { recursive: true, force: true })
    rmSync(process.env.SERVER_FILE ?? '', { force: true })
    delete process.env.PRODUCTS
  }
}
