import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { type Binding, browserPaths } from '../browser/binding.ts'
import type { Moment } from '../browser/moments.ts'
import { replay } from '../browser/replay.ts'
import { compareKinds } from '../browser/screen.ts'
import { devices, languages, type View, views } from './board.ts'
import type { Scene } from './scenes.ts'
import { spokenPage } from './spokenPage.ts'

type Language = View['language']
interface Window {
  page: Page
  context: Pick<BrowserContext, 'close' | 'newCDPSession'>
}
/** Opens a window of a person who reads in this language. */
type Open = (locale: string) => Promise<Window>
type Taken = (state: string, view: View, image: Buffer) => Promise<void>

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

/**
 * Walks the paths of the scenes in each language, each as far as its last scene, and photographs each scene on all
 * devices. Returns the failures, one sentence each, and continues with the other paths after a failure.
 */
export async function photograph(
  binding: Binding,
  scenes: readonly Scene[],
  open: Open,
  taken: Taken,
): Promise<string[]> {
  const failures: string[] = []
  for (const path of browserPaths(binding)) {
    const own = scenes.filter((scene) => scene.path === path.id)
    if (own.length === 0) continue
    const last = Math.max(...own.map(({ at }) => at))
    for (const language of languages)
      try {
        await photographPath(binding, { ...path, edges: path.edges.slice(0, last) }, own, language, open, taken)
      } catch (error) {
        const says = String((error as Error).message).replaceAll('\n', '; ')
        failures.push(`path ${path.id} was left (${language}): ${says}`)
      }
  }
  return failures
}

async function photographPath(
  binding: Binding,
  path: FlowPath,
  scenes: readonly Scene[],
  language: Language,
  open: Open,
  taken: Taken,
): Promise<void> {
  const { page, context } = await open(locales[language])
  try {
    await inZone(page, context)
    const photographScene = async (moment: Moment, index: number) => {
      if (!scenes.some(({ state, at }) => state === moment.state && at === index)) return
      if (language !== 'en') await compareKinds(page, binding.screen, moment)
      await photographAll(page, moment.state, language, taken)
    }
    await replay(spokenPage(page, language), staged(binding, language), path, noCoverage(), photographScene)
  } finally {
    await context.close()
  }
}

/** The time on every picture: a countdown or “2 hours ago” would differ from one run to the next. */
const photographedAt = new Date('2026-11-26T06:30:00.000Z')
const photographedIn = 'Asia/Kolkata'

/**
 * Stops the page's calendar, not its timers, before the flow begins. The walks compare what the page sends; here only
 * its screen matters, by its words in English.
 */
function staged(binding: Binding, language: Language): Binding {
  const open = async (page: Page, start: string) => {
    await page.clock.setFixedTime(photographedAt)
    await binding.open(page, start)
  }
  const calls = Object.entries(binding.calls).map(([name, { sends: _, ...call }]) => [name, call] as const)
  const silent = { ...binding, open, calls: Object.fromEntries(calls) }
  return language === 'en' ? silent : { ...silent, screen: { presses: {}, states: {} } }
}

async function inZone(page: Page, context: Window['context']): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: photographedIn })
}

async function photographAll(page: Page, state: string, language: Language, taken: Taken): Promise<void> {
  const before = page.viewportSize() ?? devices.desktop
  for (const view of views) {
    if (view.language !== language) continue
    await page.setViewportSize(devices[view.device])
    await settle(page)
    await taken(state, view, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  await showToasts(page, true)
  await page.setViewportSize(before)
}

/**
 * Toasts come and go by timers, so their presence in a picture would be random. A style sheet also hides one that comes
 * just before the picture is taken.
 */
export const showToasts = (page: Page, shown: boolean) =>
  page.evaluate((visible) => {
    const owner = globalThis as typeof globalThis & { withoutToasts?: CSSStyleSheet }
    owner.withoutToasts ??= new CSSStyleSheet()
    const sheet = owner.withoutToasts
    sheet.replaceSync(visible ? '' : 'p[data-kind] { display: none !important }')
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  }, shown)

/**
 * In the fonts of the language and without toasts. From the top, since how far the page is scrolled depends on earlier
 * steps; but what the state says or waits for is in view.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
    const telling = 'main [role="alert"], main [aria-busy="true"], main button[aria-disabled="true"]'
    const shown = [...document.querySelectorAll(telling)].find(
      (each) => each.textContent !== '' && each.getClientRects().length > 0,
    )
    const isBelow = shown && shown.getBoundingClientRect().top > innerHeight - shown.clientHeight
    if (isBelow) shown.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  await showToasts(page, false)
}
