import { rmSync } from 'node:fs'
import { emptyDataDirectory, startProduct } from './product.ts'

/** The first start of the product, whose demo data each browser test gets a copy of. */
export async function setup(): Promise<() => void> {
  const directory = emptyDataDirectory()
  const product = await startProduct(directory, 4290)
  await product.stop('SIGINT')
  process.env.DEMO_DATA_DIR = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
