import type { Stage } from './ui/parts/heard.ts'
import { type Field, living, replay, type Seen, seenIn } from './ui/parts/replay.ts'

/**
 * Stands in the page itself, so that it is there before anything can be pressed. It starts the scripts once the page is
 * painted, and holds every press of a drawn page until what was typed before has been heard.
 */

const isParsed = new Promise<unknown>((passed) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', passed)
  else passed(null)
})
const isPainted = new Promise<unknown>((passed) => {
  new PerformanceObserver(passed).observe({ type: 'paint', buffered: true })
  // A tab in the background is not painted.
  setTimeout(passed, 1_000)
})
Promise.all([isParsed, isPainted]).then(() => {
  const scripts = document.querySelector('template')
  if (scripts) document.body.append(scripts.content)
})

const drawn = () => document.querySelector<HTMLElement>('#app[data-drawn]')
const isInMain = (element: Element) => element.closest('main') !== null

let fields: Field[] = []
/** Every button until React is given the page; then those that were drawn, so that what is put in their place is free. */
let held: Element[] | null = null
let pressed: HTMLElement | null = null

function sayWaiting(button: HTMLElement | null): void {
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
    if (!button || !drawn() || held?.includes(button) === false) return
    // Let through, a form would be sent by the browser, or by a screen that has not heard what was typed.
    event.preventDefault()
    event.stopImmediatePropagation()
    sayWaiting(button)
  },
  true,
)
document.addEventListener('submit', (event) => drawn() && event.preventDefault(), true)

function release(isFree: (button: Element) => boolean): void {
  const button = pressed && isFree(pressed) ? pressed : null
  held = held?.filter((one) => !isFree(one)) ?? []
  if (!button) return
  sayWaiting(null)
  living(button, '#app button', ({ textContent }) => textContent === button.textContent)?.click()
}

function hearEverything(seen: readonly Seen[]): void {
  replay(seen)
  drawn()?.removeAttribute('data-drawn')
  release(() => true)
}

globalThis.heard = (stage: Stage) => {
  const page = drawn()
  if (!page) return
  if (stage === 'soon') {
    fields = [...page.querySelectorAll<Field>('main :is(input, textarea, select)')]
    held = [...page.querySelectorAll('button')]
    return
  }
  // What is put into a field now is seen; it is heard outside of React's own work.
  const seen = seenIn(fields)
  queueMicrotask(() => {
    if (!drawn()) return
    if (stage === 'screen' || !held?.some(isInMain)) hearEverything(seen)
    else release((button) => !isInMain(button))
  })
}
