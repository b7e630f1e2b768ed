import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../bundledServer.ts'
import { makeDemoData, newDataDirectory, type Product, startProduct } from '../product.ts'

/** One more than the cores, because many tests spend a fifth of their time waiting for the database or the browser. */
export const workers = 3
/** The owner's social pages, as configured for the products of a run. */
export const socialLinks = ['https://www.linkedin.com/company/founders', 'https://x.com/founders']

/** Runs once before browser tests: bundles the server, creates its demo data, and starts a product for each worker. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Called by each project of the run; only the first call does the work.
  if (process.env.PRODUCTS) return
  const root = mkdtempSync(join(tmpdir(), 'founders-products-'))
  process.env.TEST_DATA_ROOT = root
  process.env.SERVER_FILE = await bundleServer()
  process.env.DEMO_DATA_DIR = await makeDemoData()
  const directories = Array.from({ length: workers }, newDataDirectory)
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
