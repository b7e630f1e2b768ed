import { spawnSync } from 'node:child_process'
import { chromium as playwright } from 'playwright-core'
import { findChromium } from '../../scripts/programs.ts'
import { root } from '../places.ts'

/** Builds the client, starts the product with the demo data, and opens it in a browser. */
export async function startedProduct({ executable = null, slowMo = 0 }: Opening = {}) {
  const chromium = executable ?? findChromium()
  if (!chromium) throw new Error('no Chromium was found: install chromium or set CHROMIUM_PATH')
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (built.status !== 0) throw new Error('the client could not be built')
  process.chdir(root)
  process.env.CHROMIUM_PATH = chromium
  const { makeDemoData, newDataDirectory, startProduct } = await import('../../tests/support/product.ts')
  const { launchOf } = await import('../../tests/support/browser.ts')
  process.env.DEMO_DATA_DIR = await makeDemoData()
  const product = await startProduct(newDataDirectory())
  // A browser of its own: closing the one that tests share leaves it running, and with it this process.
  const browser = await playwright.launch(launchOf({ executable, slowMo }))
  return {
    browser,
    origin: product.origin,
    async close() {
      await browser.close()
      await product.stop('SIGKILL')
    },
  }
}

interface Opening {
  /** A Chromium that opens windows; by default the installed one, headless. */
  executable?: string | null
  slowMo?: number
}

export type StartedProduct = Awaited<ReturnType<typeof startedProduct>>
