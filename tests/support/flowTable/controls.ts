import { act, fireEvent } from '@testing-library/react'

const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/**
 * The text of an element, without parts hidden from everybody, and without the hour, which depends on the reader's time
 * zone.
 */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('[aria-hidden="true"], [hidden], style, time, select')) one.remove()
  return squeezed(copy.textContent)
}

export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return squeezed(label)
  const by = element.getAttribute('aria-labelledby')
  if (by)
    return squeezed(
      by
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  const { labels } = element as HTMLInputElement
  if (labels && labels.length > 0) return [...labels].map(wordsOf).join(' ')
  return wordsOf(element)
}

export const pressable = 'button, a[href]'
export const fillable = 'input:not([aria-hidden="true"], [type="hidden"]), select, textarea'

/** The part of the page that a person can reach: the open modal dialog, else the whole page. */
export const reach = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** Elements by name; a second one with the same name gets a number. */
export function named(selector: string): Map<string, HTMLInputElement> {
  const found = new Map<string, HTMLInputElement>()
  for (const element of reach().querySelectorAll<HTMLInputElement>(selector)) {
    if (element.closest('[hidden], [aria-hidden="true"], [inert]')) continue
    const name = nameOf(element)
    let key = name
    for (let place = 2; found.has(key); place++) key = `${name} (${place})`
    found.set(key, element)
  }
  return found
}

export const received = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"]')].flatMap((region) => {
    const words = wordsOf(region)
    return words ? [`${region.getAttribute('role')}: ${words}`] : []
  })

export const isOff = (element: HTMLElement) =>
  (element as HTMLButtonElement).disabled === true || element.closest('fieldset[disabled]') !== null
export const isBusy = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
export const isChosen = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true'

export const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element)
  })

export const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The first state that changed: the flow itself before its parts. */
export function wentTo(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string {
  for (const [name, place] of now) if (before.get(name) !== place) return name ? `${name}: ${place}` : place
  return 'the same place'
}
