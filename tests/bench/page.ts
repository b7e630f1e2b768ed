import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { buildClient, root } from '../../scripts/prepare.mjs'
import { findChromium, freePort } from '../../scripts/programs.ts'

buildClient()

const most = 115_000
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const executablePath = findChromium() ?? ''
if (!executablePath) throw new Error('Chromium is needed: install it or set CHROMIUM_PATH')

const product = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), 'start'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'founders-bench-')),
    LOG_LEVEL: 'error',
  },
  stdio: 'ignore',
})

type Figures = Record<'lcp' | 'cls' | 'tbt' | 'script_bytes' | 'fcp', number>

/** The first page in Chromium in one language, with a 4x slower CPU and slow 4G. */
async function measurePage(locale: string) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  // Sizes are compared as gzip, whatever encoding a browser would prefer.
  const page = await browser.newPage({ locale, extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  })
  let requests = 0
  client.on('Network.responseReceived', () => requests++)
  await page.addInitScript(`
    globalThis.seen = { lcp: 0, cls: 0, tbt: 0 }
    const watch = (type, add) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => (globalThis.seen.lcp = entry.startTime))
    watch('layout-shift', (entry) => (globalThis.seen.cls += entry.value))
    watch('longtask', (entry) => (globalThis.seen.tbt += Math.max(0, entry.duration - 50)))
  `)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const figures: Figures = await page.evaluate(`({
    ...globalThis.seen,
    // Only the compressed body, without the headers.
    script_bytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  })`)
  await browser.close()
  return { requests, ...figures }
}

async function healthy() {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${origin}/healthz`).catch(() => null))?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error('the product did not start')
}

try {
  await healthy()
  for (const locale of ['en-IN', 'hi-IN']) {
    const figures = await measurePage(locale)
    console.table(
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000])),
    )
    console.log(locale, JSON.stringify(figures))
    if (figures.script_bytes > most) {
      console.error(`The first page loads ${figures.script_bytes} bytes of JavaScript; at most ${most} are allowed.`)
      process.exitCode = 1
    }
  }
} finally {
  product.kill('SIGTERM')
}
