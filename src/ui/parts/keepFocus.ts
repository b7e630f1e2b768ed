/** Parts of a page with several controls of a kind, such as a list of filters. */
const groups = 'ul, ol, table, fieldset, [role="group"], [role="region"]'
/** What a screen reader names when it is focused. */
const regions = 'dialog, [popover], [role="region"], form, section, article, aside, nav, main'
const controls = 'a[href], button'
const fields = ['INPUT', 'TEXTAREA', 'SELECT']

interface Focused {
  element: Element
  /** From the inside out. */
  around: readonly Element[]
  /** The other controls of its group: those after it, then those before it, the nearest first. */
  neighbours: readonly HTMLElement[]
}

function placeOf(element: Element): Focused {
  const around: Element[] = []
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) around.push(one)
  const group = [...(element.closest(groups)?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const before: HTMLElement[] = []
  const after: HTMLElement[] = []
  for (const one of group) {
    const relation = element.compareDocumentPosition(one)
    if (relation & Node.DOCUMENT_POSITION_FOLLOWING) after.push(one)
    else if (relation & Node.DOCUMENT_POSITION_PRECEDING) before.unshift(one)
  }
  return { element, around, neighbours: [...after, ...before] }
}

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.closest(':disabled, [aria-disabled="true"], [inert]') && element.checkVisibility()

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** The field of the same kind and name that replaces a removed one, as when a screen is rebuilt. */
function replacementOf(field: Element, place: Element | undefined): HTMLElement | undefined {
  const name = fields.includes(field.tagName) && (field.getAttribute('aria-label') ?? field.getAttribute('name'))
  if (!name) return
  const isSame = (one: Element) => [one.getAttribute('aria-label'), one.getAttribute('name')].includes(name)
  return [...(place?.querySelectorAll<HTMLElement>(field.tagName) ?? [])].filter(isUsable).find(isSame)
}

/** Focuses a field with the caret, or the selection, of another. */
function focusLike(before: Element, field: HTMLElement): void {
  field.focus({ preventScroll: true })
  const hasText = (one: Element) => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
  // A number or a date has no caret that can be read.
  if (!hasText(before) || !hasText(field) || before.selectionStart === null) return
  field.setSelectionRange(before.selectionStart, before.selectionEnd)
}

/** Focuses a part of the page; one that is not focusable otherwise is so only until it loses the focus. */
function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute('tabindex')) {
    region.tabIndex = -1
    region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true })
  }
  region.focus({ preventScroll: true })
}

/**
 * Keeps the place of those who use a keyboard or a screen reader: when the focused control leaves the page and nothing
 * else takes the focus, it goes to a control of the same name, to the next one of the same group, or to the part of the
 * page around it. A key that is still held does not press that control too. Returns the function that ends this.
 */
export function keepFocus(): () => void {
  let last: Focused | null = null
  const remember = ({ target }: Event) => {
    if (target instanceof Element && target !== document.body) last = placeOf(target)
  }
  // A press beside every control takes the focus away on purpose. A control that leaves the page is gone by then.
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (last?.element === target && last?.element.isConnected && document.activeElement !== target) last = null
    })
  const restore = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const { element, around, neighbours } = last
    last = null
    const nearest = around.find(({ isConnected }) => isConnected)
    const field = replacementOf(element, nearest)
    if (field) return focusLike(element, field)
    const usable = neighbours.filter(isUsable)
    const here = [...(nearest?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(isUsable)
    const next =
      // One that stands in its place, or does the same for the next item.
      [...usable, ...here].find((one) => nameOf(one) === nameOf(element)) ??
      // From one button to the next, past the links of a row.
      usable.find(({ tagName }) => tagName === element.tagName) ??
      usable[0]
    if (next) return next.focus({ preventScroll: true })
    const region = nearest?.closest<HTMLElement>(regions) ?? document.querySelector('main')
    if (region) focusRegion(region)
  }
  const pressOnce = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault()
  }
  const changes = new MutationObserver(restore)
  changes.observe(document.body, { childList: true, subtree: true })
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('focusout', forget, { signal })
  document.addEventListener('keydown', pressOnce, { signal })
  if (document.activeElement && document.activeElement !== document.body) last = placeOf(document.activeElement)
  return () => {
    changes.disconnect()
    listening.abort()
  }
}
