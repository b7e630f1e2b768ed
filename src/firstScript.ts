import type { Stage } from './ui/parts/pageStage.ts'
import { type Field, living, replay, type Seen, snapshotFields } from './ui/parts/replay.ts'

/**
 * Inlined in the page, so that it runs before anything can be pressed. It loads the frame's scripts after the first
 * paint and those of the screen when they are wanted, and holds every press on a prerendered page until earlier input
 * has been replayed.
 */

const isParsed = new Promise<unknown>((passed) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', passed)
  else passed(null)
})
const isPainted = new Promise<unknown>((passed) => {
  new PerformanceObserver(passed).observe({ type: 'paint', buffered: true })
  // A background tab is never painted.
  setTimeout(passed, 1_000)
})
const insertScripts = (name: string) => {
  const scripts = document.querySelector<HTMLTemplateElement>(`template[data-scripts=${name}]`)
  if (scripts) document.body.append(scripts.content)
}
const isStarting = Promise.all([isParsed, isPainted]).then(() => insertScripts('frame'))

/** Without a network, the screen could only be replaced by an error, and what was typed with it. */
const untilOnline = () =>
  navigator.onLine
    ? undefined
    : new Promise<void>((passed) => addEventListener('online', () => passed(), { once: true }))

let noteUse = () => {}
const firstUse = new Promise<void>((passed) => {
  noteUse = passed
}).then(untilOnline)
globalThis.pageUse = firstUse
// Going back changes the screen without any input.
for (const type of ['pointerdown', 'focusin', 'input', 'click', 'popstate'])
  addEventListener(type, noteUse, { capture: true, once: true, passive: true })
function noteUseWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(noteUse, { timeout: 2_000 })
  else setTimeout(noteUse, 200)
}

// With a query, the screen differs from the prerendered one.
void isStarting.then(() => (location.search ? null : firstUse)).then(() => insertScripts('screen'))

/**
 * Few systems have a Hindi font. The page stays hidden until ours is loaded or a timeout passes, so that nothing
 * shifts.
 */
const root = document.documentElement
if (root.lang === 'hi') {
  const show = () => root.removeAttribute('data-awaits')
  root.setAttribute('data-awaits', 'letters')
  setTimeout(show, 1_500)
  document.fonts.load('1em "Hindi first"', 'अ').then(show, show)
}

const prerendered = () => document.querySelector<HTMLElement>('#app[data-prerendered]')
const isInMain = (element: Element) => element.closest('main') !== null

let fields: Field[] = []
/** All buttons until React takes over; then only prerendered ones, so that their replacements work at once. */
let heldButtons: Element[] | null = null
let pressed: HTMLElement | null = null

function showWaitingNote(button: HTMLElement | null): void {
  pressed?.removeAttribute('aria-disabled')
  button?.setAttribute('aria-disabled', 'true')
  pressed = button
  const note = document.getElementById('waits')
  if (note) note.textContent = (button && note.dataset.words) ?? ''
}

document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('#app button')
    if (!button || !prerendered() || heldButtons?.includes(button) === false) return
    // Otherwise the browser would submit the form, or a screen would submit it without the earlier input.
    event.preventDefault()
    event.stopImmediatePropagation()
    showWaitingNote(button)
  },
  true,
)
document.addEventListener('submit', (event) => prerendered() && event.preventDefault(), true)

function release(isFree: (button: Element) => boolean): void {
  const button = pressed && isFree(pressed) ? pressed : null
  heldButtons = heldButtons?.filter((one) => !isFree(one)) ?? []
  if (!button) return
  showWaitingNote(null)
  living(button, '#app button', ({ textContent }) => textContent === button.textContent)?.click()
}

function replayAll(seen: readonly Seen[]): void {
  replay(seen)
  prerendered()?.removeAttribute('data-prerendered')
  release(() => true)
}

globalThis.onStage = (stage: Stage) => {
  if (stage === 'frame') noteUseWhenIdle()
  const page = prerendered()
  if (!page) return
  if (stage === 'soon') {
    fields = [...page.querySelectorAll<Field>('main :is(input, textarea, select)')]
    heldButtons = [...page.querySelectorAll('button')]
    return
  }
  // Input up to now is recorded and replayed outside React's own work.
  const seen = snapshotFields(fields)
  queueMicrotask(() => {
    if (!prerendered()) return
    if (stage === 'screen' || !heldButtons?.some(isInMain)) replayAll(seen)
    else release((button) => !isInMain(button))
  })
}
