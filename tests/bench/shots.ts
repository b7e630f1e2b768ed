import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { open, speak, type Walker, walk, walkers } from '../support/addresses.ts'
import { openBrowser } from '../support/browser.ts'
import { newDataDirectory, startProduct } from '../support/product.ts'

/** A contact sheet of every address on a phone and a desktop, in both languages and both colour schemes. */

const folder = join(process.cwd(), '.shots')
const words = process.argv.slice(2)
const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const product = await startProduct(newDataDirectory(), 4960 + (process.pid % 20))
const browser = await openBrowser()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const rows: string[] = []
async function shoot(walker: Walker): Promise<void> {
  const { page, addresses } = await walk(browser, product.origin, walker)
  const wanted = addresses.filter((address) => words.length === 0 || words.some((word) => address.includes(word)))
  const pictures = new Map<string, string[]>(wanted.map((address) => [address, []]))
  for (const language of ['en', 'hi']) {
    await speak(page, language)
    for (const address of wanted)
      for (const [device, size] of Object.entries(devices)) {
        await page.setViewportSize(size)
        await open(page, address)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          const name = `${walker}${address.replaceAll('/', '_')}-${device}-${language}-${colorScheme}.jpg`
          await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: 70 })
          pictures.get(address)?.push(name)
        }
      }
  }
  for (const [address, names] of pictures)
    rows.push(
      `<h2>${walker} ${address}</h2><div>${names.map((name) => `<a href="${name}"><img loading="lazy" alt="${name}" src="${name}"></a>`).join('')}</div>`,
    )
}

for (const walker of walkers) await shoot(walker)
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px system-ui;margin:1rem}div{display:flex;flex-wrap:wrap;gap:.5rem}img{height:340px;border:1px solid #ccc}</style>${rows.join('')}`,
)
console.log(`${rows.length} addresses in ${join(folder, 'index.html')}`)
await browser.close()
await product.stop('SIGKILL')
