import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { open, speak, type Walker, walk } from '../support/addresses.ts'
import { openBrowser } from '../support/browser.ts'
import { call, type LoggedIn, openDemoChat, signInDemo, writeText } from '../support/demo.ts'
import { newDataDirectory, startProduct } from '../support/product.ts'
import { type Scene, scenes } from './scenes.ts'

/**
 * A contact sheet of every address and its overlays, on a phone, a tablet and a desktop, in both languages and both
 * colour schemes: as members with proposals, conversations and notifications, and as members without any. `npm run
 * bench shots -- chats =/` takes only addresses with this word, and the one that is exactly `/`.
 */

const folder = join(process.cwd(), '.shots')
const words = process.argv.slice(2)
const devices = {
  desktop: { width: 1280, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
}
const deviceNames = ['phone', 'tablet', 'desktop'] as const
const languages = ['en', 'hi'] as const
const schemes = ['light', 'dark'] as const
const tallest = { phone: 6000, tablet: 5000, desktop: 4000 }
type Device = keyof typeof devices
type Member = { email: string; accountType: string }

const product = await startProduct(newDataDirectory())
const browser = await openBrowser()
rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'sheets'), { recursive: true })
await fillWithNews(product.origin)

const subjects: string[] = []
const isWanted = (name: string) =>
  words.length === 0 || words.some((word) => (word.startsWith('=') ? name === word.slice(1) : name.includes(word)))
const fileOf = (subject: string, device: Device, language: string, scheme: string) =>
  join(folder, `${subject}-${device}-${language}-${scheme}.png`)

async function shoot(walker: Walker, who: string, member?: Member): Promise<void> {
  const { page, addresses } = await walk(browser, product.origin, walker, member)
  const wanted = addresses.filter((address) => isWanted(address))
  const shown = scenes.filter((scene) => scene.who === who && isWanted(scene.name))
  for (const language of languages) {
    await page.setViewportSize(devices.desktop)
    await speak(page, language)
    for (const address of wanted) {
      await page.setViewportSize(devices.desktop)
      // If a page fails to load, the picture shows what is there instead.
      await open(page, address).catch((error) => console.error(String(error).split('\n')[0]))
      await picture(page, `${who}${nameOf(address)}`, language, true)
    }
    for (const scene of shown) await pictureScene(page, scene, addresses, language)
  }
  for (const subject of [...wanted.map((address) => `${who}${nameOf(address)}`), ...shown.map(subjectOf)])
    subjects.push(subject)
  await page.context().close()
}

const subjectOf = ({ who, name }: Scene) => `${who}-scene-${name}`
const nameOf = (address: string) => address.replaceAll('/', '_').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')

async function picture(page: Page, subject: string, language: string, whole: boolean): Promise<void> {
  for (const device of deviceNames.toReversed()) {
    await page.setViewportSize(devices[device])
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const height = whole
        ? Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest[device])
        : devices[device].height
      const clip = { x: 0, y: 0, width: devices[device].width, height }
      await page.screenshot({ path: fileOf(subject, device, language, colorScheme), fullPage: whole, clip })
    }
  }
}

/** A dialog or menu is opened again for each device, because a popover's anchor may not exist on the next one. */
async function pictureScene(page: Page, scene: Scene, addresses: readonly string[], language: string): Promise<void> {
  for (const device of deviceNames.toReversed()) {
    await page.setViewportSize(devices[device])
    const address = addresses.find((each) => scene.address.test(each))
    if (!address) throw new Error(`no address for the scene ${scene.name}`)
    await open(page, address)
    // The picture shows that the action failed.
    await scene.act(page).catch((error) => console.error(`${scene.name}: ${String(error).split('\n')[0]}`))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: fileOf(subjectOf(scene), device, language, colorScheme) })
    }
    await scene.leave?.(page)
  }
}

/** Notifications of every kind, from actions of two members after the demo data was created. */
async function fillWithNews(origin: string): Promise<void> {
  const founder = await signInDemo(origin, 'founder@demo.in', 'entrepreneur')
  const investor = await signInDemo(origin, 'investor@demo.in', 'investor')
  const chat = await openDemoChat(origin, founder, investor)
  await writeText(origin, founder, chat, 'Thank you for accepting. Shall we talk on Thursday at 11?')
  await writeText(origin, investor, chat, 'Thursday works. Please bring the plan for the second plant.')
  await writeText(
    origin,
    founder,
    chat,
    'I will. The revenue split by customer is in the executive summary: https://example.com/summary',
  )
  await step(origin, investor, 'proposals?box=received&limit=48', 'shortlist')
  await step(origin, founder, 'proposals?box=sent&limit=48', 'withdraw')
}

/** Takes a step in the first proposal that allows it. */
async function step(origin: string, as: LoggedIn, list: string, action: string): Promise<void> {
  const rows = await call<{ list: { id: string; can: string[] }[] }>(origin, as, 'GET', list)
  const row = rows?.body.list.find(({ can }) => can.includes(action))
  if (row) await call(origin, as, 'POST', `proposals/${row.id}/${action}`, {})
}

/** Four pictures of a device side by side, at a legible size. */
async function sheet(subject: string, device: Device): Promise<void> {
  const width = { phone: 390, tablet: 560, desktop: 780 }[device]
  const columns = device === 'desktop' ? 2 : 4
  const made = await Promise.all(
    languages.flatMap((language) =>
      schemes.map((scheme) =>
        sharp(fileOf(subject, device, language, scheme))
          .resize({ width })
          .png()
          .toBuffer({ resolveWithObject: true }),
      ),
    ),
  )
  const tall = Math.max(...made.map(({ info }) => info.height))
  await sharp({
    create: {
      width: columns * (width + 8),
      height: (4 / columns) * (tall + 8),
      channels: 3,
      background: '#888',
    },
  })
    .composite(
      made.map(({ data }, place) => ({
        input: data,
        left: (place % columns) * (width + 8),
        top: Math.floor(place / columns) * (tall + 8),
      })),
    )
    .png({ compressionLevel: 6 })
    .toFile(join(folder, 'sheets', `${subject}-${device}.png`))
}

try {
  await shoot('visitor', 'visitor')
  await shoot('investor', 'investor')
  await shoot('entrepreneur', 'entrepreneur')
  await shoot('entrepreneur', 'newcomer', { email: 'trader@demo.in', accountType: 'want-to-grow' })
} finally {
  await browser.close()
  await product.stop('SIGKILL')
}
for (const subject of subjects) for (const device of deviceNames) await sheet(subject, device)
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px system-ui;margin:1rem}img{max-width:100%;border:1px solid #ccc}</style>${subjects
    .map(
      (subject) =>
        `<h2>${subject}</h2>${deviceNames.map((device) => `<img loading="lazy" alt="" src="sheets/${subject}-${device}.png">`).join('')}`,
    )
    .join('')}`,
)
console.log(`${subjects.length} pages in ${join(folder, 'index.html')}`)
