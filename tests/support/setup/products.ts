import { rmSync } from 'node:fs'
import { bundleServer } from '../bundledServer.ts'
import { makeDemoData, newDataDirectory, type Product, startProduct } from '../product.ts'

export const workers = 2

/** Once a run of browser tests: the server in one file, its demo data, and a running product for each worker. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Asked for once by each project of the run.
  if (process.env.PRODUCTS) return
  process.env.SERVER_FILE = await bundleServer()
  process.env.DEMO_DATA_DIR = await makeDemoData()
  const directories = Array.from({ length: workers }, newDataDirectory)
  const products: Product[] = await Promise.all(directories.map((directory) => startProduct(directory)))
  process.env.PRODUCTS = products.map(({ origin }) => origin).join(' ')
  return async () => {
    await Promise.all(products.map((product) => product.stop('SIGKILL')))
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
    rmSync(process.env.SERVER_FILE ?? '', { force: true })
    delete process.env.PRODUCTS
  }
}
