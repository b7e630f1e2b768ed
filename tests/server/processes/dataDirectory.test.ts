import { chmodSync, rmSync, statSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDataDirectory, type Product, startProduct } from '../../support/product.ts'

describe('the data directory', () => {
  let product: Product | undefined
  const directory = emptyDataDirectory()
  const before = process.umask()
  afterEach(async () => {
    process.umask(before)
    await product?.stop('SIGTERM')
    rmSync(directory, { recursive: true, force: true })
  })

  it('is readable by its owner only, whatever the umask and the earlier permissions', async () => {
    chmodSync(directory, 0o755)
    process.umask(0o022)
    product = await startProduct(directory, { DEMO_DATA: '0' })
    expect(statSync(directory).mode & 0o777).toBe(0o700)
  })
})
