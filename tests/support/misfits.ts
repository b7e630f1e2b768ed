import type { Page } from 'playwright-core'

/** Layout faults at a width: a page that scrolls sideways, text cut off, targets too small for a finger. */
export async function misfits(page: Page, width: number): Promise<string[]> {
  // Evaluated together, so that a width takes one round trip to the browser.
  const [, seen] = await Promise.all([page.setViewportSize({ width, height: 800 }), page.evaluate(misfitsAt, width)])
  return seen
}

async function misfitsAt(width: number): Promise<string[]> {
  const frame = () =>
    new Promise((drawn) => {
      requestAnimationFrame(drawn)
      // A browser with nothing to draw may skip a frame.
      setTimeout(drawn, 1_000)
    })
  const deadline = performance.now() + 60_000
  while (innerWidth !== width) {
    if (performance.now() > deadline) throw new Error(`the page never became ${width} wide`)
    await frame()
  }
  // Screens learn their new width in the frame after the change, and render one task later.
  await frame()
  await new Promise((later) => setTimeout(later))
  const root = document.documentElement
  const seen: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').trim().slice(0, 30)}"`
  const isScrolled = (element: Element): boolean => {
    for (let at: Element | null = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
    return false
  }
  const isShown = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden')
  const all = [...document.querySelectorAll('body *')]
  if (root.scrollWidth > root.clientWidth) {
    const wide = all.find(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 && isShown(element) && !isScrolled(element),
    )
    seen.push(`scrolls sideways because of ${wide ? nameOf(wide) : 'something'}`)
  }
  for (const element of all) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1 || !isShown(element)) continue
    const { overflowX, textOverflow, webkitLineClamp, whiteSpace } = getComputedStyle(element)
    const hides = overflowX === 'hidden' || overflowX === 'clip'
    const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (hides && !meant && (element.textContent ?? '').trim()) seen.push(`cuts off ${nameOf(element)} ${whiteSpace}`)
  }
  const pressed = document.querySelectorAll(
    'button, select, summary, [role=button], input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true])',
  )
  for (const element of [...pressed].filter(isShown)) {
    const { width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0 && (height < 43.5 || width < 23.5))
      seen.push(`${Math.round(width)}x${Math.round(height)} is too small: ${nameOf(element)}`)
  }
  return [...new Set(seen)]
}
