import type { Page } from 'playwright-core'

/**
 * Layout faults at a width: a page that scrolls sideways, text cut off, targets too small for a finger, controls under
 * something else, a header with neither its navigation nor the button that opens it.
 */
export async function layoutFaults(page: Page, width: number): Promise<string[]> {
  // Evaluated together, so that a width takes one round trip to the browser.
  const [, seen] = await Promise.all([page.setViewportSize({ width, height: 800 }), page.evaluate(faultsAt, width)])
  return seen
}

async function faultsAt(width: number): Promise<string[]> {
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
  const parentsOf = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parentsOf(element.parentElement)] : []
  /** A link amid the words of a sentence takes their height. One that fills its card has the card's size. */
  const isInSentence = (link: Element) => {
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const line = parentsOf(link).find((element) => !isInline(element))
    return isInline(link) && (line?.textContent ?? '').trim() !== (link.textContent ?? '').trim()
  }
  const fillsCard = (link: Element) => {
    const { content, position } = getComputedStyle(link, '::after')
    return content !== 'none' && position === 'absolute'
  }
  for (const link of [...document.querySelectorAll('a[href]')].filter(isShown)) {
    const { width, height } = link.getBoundingClientRect()
    const isTooSmall = width > 0 && height > 0 && (height < 23.5 || width < 23.5)
    if (isTooSmall && !isInSentence(link) && !fillsCard(link))
      seen.push(`${Math.round(width)}x${Math.round(height)} is too small: ${nameOf(link)}`)
  }
  /** True if what is at the middle of a control belongs to it. What a bar covers, or a list hides, can be scrolled to. */
  const isReached = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isOutside = (box: DOMRect) => x < box.left || y < box.top || x > box.right || y > box.bottom
    if (width < 2 || height < 2 || isOutside(new DOMRect(0, 0, innerWidth, innerHeight))) return true
    const clips = (one: Element) =>
      getComputedStyle(one).overflow !== 'visible' && isOutside(one.getBoundingClientRect())
    if (getComputedStyle(element).opacity === '0' || parentsOf(element).some(clips)) return true
    const there = document.elementFromPoint(x, y)
    if (!there || element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
      return true
    return [there, ...parentsOf(there)].some((one) => /fixed|sticky/.test(getComputedStyle(one).position))
  }
  const top = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document
  for (const element of [...top.querySelectorAll('a[href], button, select, summary, input')].filter(isShown))
    if (!isReached(element)) seen.push(`is covered: ${nameOf(element)}`)
  const navigation = document.querySelector('#main-navigation')
  if (
    navigation &&
    !isShown(navigation) &&
    ![...document.querySelectorAll('[popovertarget=main-navigation]')].some(isShown)
  )
    seen.push('shows neither the navigation nor its button')
  return [...new Set(seen)]
}
