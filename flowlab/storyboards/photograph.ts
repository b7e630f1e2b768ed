import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import type { Page } from 'playwright-core'
import { type Binding, browserPaths } from '../browser/binding.ts'
import type { Moment } from '../browser/moments.ts'
import { replay } from '../browser/replay.ts'
import { devices, type View, views } from './board.ts'
import type { Scene } from './scenes.ts'

type Window = { page: Page; context: { close: () => Promise<void> } }
type Taken = (state: string, view: View, image: Buffer) => Promise<void>

/**
 * Walks the paths of the scenes, each as far as its last scene, and photographs each scene in all views. Returns the
 * failures, one sentence each, and continues with the other paths after a failure.
 */
export async function photograph(
  binding: Binding,
  scenes: readonly Scene[],
  open: () => Promise<Window>,
  taken: Taken,
): Promise<string[]> {
  const failures: string[] = []
  for (const path of browserPaths(binding)) {
    const own = scenes.filter((scene) => scene.path === path.id)
    if (own.length === 0) continue
    const last = Math.max(...own.map(({ at }) => at))
    const { page, context } = await open()
    const photographScene = async ({ state }: Moment, index: number) => {
      if (own.some((scene) => scene.state === state && scene.at === index)) await photographAll(page, state, taken)
    }
    try {
      await replay(page, binding, { ...path, edges: path.edges.slice(0, last) }, noCoverage(), photographScene)
    } catch (error) {
      failures.push(`path ${path.id} was left: ${String((error as Error).message).split('\n')[0]}`)
    } finally {
      await context.close()
    }
  }
  return failures
}

async function photographAll(page: Page, state: string, taken: Taken): Promise<void> {
  const before = page.viewportSize() ?? devices.desktop
  for (const view of views) {
    await inLanguage(page, view.language)
    await page.setViewportSize(devices[view.device])
    await settle(page)
    await taken(state, view, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  await showToasts(page, true)
  await page.setViewportSize(before)
  await inLanguage(page, 'en')
}

/** Toasts disappear on a timer, so their presence in a picture would be random. In a dialog they are elsewhere. */
export const showToasts = (page: Page, shown: boolean) =>
  page.evaluate((visible) => {
    for (const toast of document.querySelectorAll<HTMLElement>('p[data-kind]'))
      toast.style.display = visible ? '' : 'none'
  }, shown)

/** From the top, in the fonts of the language, without toasts: how far the page is scrolled depends on earlier steps. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await showToasts(page, false)
}

/** Presses the control in the header by dispatching the event, since an open dialog may cover it. */
async function inLanguage(page: Page, language: View['language']): Promise<void> {
  const isThere = await page.evaluate((wanted) => document.documentElement.lang === wanted, language)
  if (isThere) return
  await page.evaluate(
    (wanted) => document.querySelector<HTMLElement>(`header button[lang="${wanted}"]`)?.click(),
    language,
  )
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
}
