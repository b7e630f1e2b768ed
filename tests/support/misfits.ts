import type { Page } from 'playwright-core'

/** What does not fit at a width: a page that scrolls sideways, words cut off, something too small for a finger. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A width that has just changed is drawn anew before it is judged.
    for (let frames = 0; frames < 3; frames++)
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
        // A browser that has nothing to draw may leave a frame out.
        setTimeout(drawn, 1_000)
      })
    const root = document.documentElement
    const seen: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent ?? '').trim().slice(0, 30)}"`
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.closest('.visually-hidden'),
    )
    if (root.scrollWidth > root.clientWidth) {
      const wide = shown.find(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isScrolled(element),
      )
      seen.push(`scrolls sideways because of ${wide ? nameOf(wide) : 'something'}`)
    }
    for (const element of shown) {
      const { overflowX, textOverflow, webkitLineClamp, whiteSpace } = getComputedStyle(element)
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (
        hides &&
        !meant &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        (element.textContent ?? '').trim()
      )
        seen.push(`cuts off ${nameOf(element)} ${whiteSpace}`)
    }
    for (const element of shown.filter((one) =>
      one.matches(
        'button, select, summary, [role=button], input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true])',
      ),
    )) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0 && (height < 43.5 || width < 23.5))
        seen.push(`${Math.round(width)}x${Math.round(height)} is too small: ${nameOf(element)}`)
    }
    return [...new Set(seen)]
  })
