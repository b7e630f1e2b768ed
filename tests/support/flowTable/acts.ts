import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { keepFocus } from '../../../src/ui/parts/keepFocus.ts'
import { compares, differenceOf, expectApproved, lookOf } from '../looks.ts'
import { sentDuring } from '../sentEvents.ts'
import { fillable, isOff, named, nameOf, reach } from './controls.ts'
import { holdTheDay } from './day.ts'
import { holdPauses } from './pauses.ts'
import type { FlowTable, Row, Walked } from './table.ts'

/** The name of the button that opens a panel. */
const panelOpener = ({ id }: Element) => {
  const opener = [...document.querySelectorAll('[popovertarget]')].find(
    (one) => one.getAttribute('popovertarget') === id,
  )
  return opener ? nameOf(opener) : id
}
/** The browser reports that a panel opens or closes. */
const toggles = (newState: 'open' | 'closed') => (element: HTMLElement) =>
  fireEvent(
    element,
    Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
  )

/** A form is named by its submit control, because it has no name of its own. */
function saidAs(element: Element): string {
  if (element.matches('[popover]')) return `the panel of ${panelOpener(element)}`
  // Named by a label only: their content is listed with the page.
  if (element.matches('main, section, aside, nav') && !element.matches('[aria-label], [aria-labelledby]'))
    return `the ${element.tagName.toLowerCase()}`
  const isForm = element.tagName === 'FORM'
  const sender = isForm ? element.querySelector('[type="submit"], textarea, input') : element
  return `${element.tagName.toLowerCase()} ${sender ? nameOf(sender) : ''}`
}

const focusedNow = () => {
  const { activeElement, body } = document
  return activeElement && activeElement !== body ? `focuses ${saidAs(activeElement)}` : 'loses the focus'
}

/** Values to type or choose: the first and the last option of a list, just enough to distinguish them. */
function valuesFor(field: HTMLInputElement | HTMLSelectElement): readonly string[] {
  if (field instanceof HTMLSelectElement) {
    const others = [...field.options].map(({ value }) => value).filter((value) => value !== field.value)
    return [...new Set([others[0], others.at(-1)])].filter((value) => value !== undefined)
  }
  const typed: Readonly<Record<string, string>> = { date: '2026-12-01', month: '2026-12', time: '09:30', number: '7' }
  return [typed[field.type] ?? 'x1', ''].filter((value) => value !== field.value)
}

/** The other keys are tested in tests/ui/keys.test.tsx. */
const keysPressed = ['Escape', 'Enter']

const pressKey = (key: string) => (element: HTMLElement) => {
  element.focus()
  return fireEvent.keyDown(element, { key })
}
export const leave = (element: HTMLElement) => {
  element.focus()
  return fireEvent.blur(element)
}

export interface Act {
  name: string
  /** The elements of the page, and the action on the one with this name. */
  selector: string
  element: string
  /** The components that draw it: two controls of one name are two if different code draws them. */
  drawnBy: string
  act: (element: HTMLElement) => unknown
}

interface Drawn {
  type: unknown
  _debugOwner?: Drawn | null
}
const nameOfComponent = ({ type }: Drawn) => (typeof type === 'function' ? type.name : '')

/** The nearest components by React's own record, which it has in development. */
function drawers(element: HTMLElement): string {
  const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'))
  let drawn = key ? (Reflect.get(element, key) as Drawn)._debugOwner : null
  const names: string[] = []
  for (; drawn && names.length < 3; drawn = drawn._debugOwner)
    if (nameOfComponent(drawn)) names.push(nameOfComponent(drawn))
  return names.join(' in ')
}
/** ` (2)` and ` (3)` for the second and third control of one name on a page, such as those of two messages. */
const numberOf = ({ element }: Act) => / \([23]\)$/.exec(element)?.[0] ?? ''
const keyOf = (one: Act) => `${one.name}, ${one.drawnBy}${numberOf(one)}`

const files = () => [
  new File(['one'], 'one.pdf', { type: 'application/pdf' }),
  new File(['two'], 'two.png', { type: 'image/png' }),
]

const textFieldsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="text"], input[type="number"], input:not([type])')].filter(
    (field) => !isOff(field) && field.getAttribute('aria-hidden') !== 'true',
  )
/** Two ends of a range, with a field or two beside them. A longer form would list all that its flow does with each field. */
function isRangeLike(form: HTMLElement): boolean {
  const { length } = textFieldsOf(form)
  return length > 1 && length < 5
}
/** Each field contradicts the one before it where the two are ends of a range. */
function submitWithFallingNumbers(form: HTMLElement): unknown {
  for (const [place, field] of textFieldsOf(form).entries()) {
    const value = String(90 - 10 * place)
    act(() => void fireEvent.change(field, { target: { value } }))
  }
  return fireEvent.submit(form)
}

/** All actions on the page's controls, by their accessible names. */
export function actsHere(): Act[] {
  const acts: Act[] = []
  const each = (selector: string, actsOn: (element: HTMLInputElement) => Readonly<Record<string, Act['act']>>) => {
    for (const [element, found] of named(selector))
      for (const [name, act] of Object.entries(actsOn(found)))
        acts.push({ name: `${saidAs(found)}: ${name}`, selector, element, drawnBy: drawers(found), act })
  }
  const keys = Object.fromEntries(keysPressed.map((key) => [`key ${key}`, pressKey(key)]))
  each(fillable, (field) => {
    if (isOff(field)) return {}
    if (field.type === 'file') return { files: (one) => fireEvent.change(one, { target: { files: files() } }) }
    if (/checkbox|radio/.test(field.type)) return { press: (one) => fireEvent.click(one) }
    const values = valuesFor(field).map(
      (value) => [`"${value}"`, (one: HTMLElement) => fireEvent.change(one, { target: { value } })] as const,
    )
    return { ...Object.fromEntries(values), leave, ...keys }
  })
  each('a[href]', () => ({ press: (one) => fireEvent.click(one) }))
  each('button', (button) => (isOff(button) ? {} : { press: (one) => fireEvent.click(one) }))
  each('form', (form) => ({
    submit: (one) => fireEvent.submit(one),
    ...(isRangeLike(form) ? { 'with falling numbers, submit': submitWithFallingNumbers } : {}),
  }))
  each('[popover]', () => ({ opens: toggles('open'), closes: toggles('closed') }))
  each('dialog', () => ({ cancel: (one) => fireEvent(one, new Event('cancel', { cancelable: true })), ...keys }))
  return acts
}

/** Panels that no link closes, with the reason. */
const drawnAnew: Readonly<Record<string, string>> = {
  'ways-in': 'the visitor’s menu is another element at each address: tests/ui/parts/visitorsMenu.test.tsx',
}

/**
 * Prevents the page from being left by an unhandled link or form, and keeps the focus as the product does. Returns the
 * function that ends this.
 */
export function stayHere(): () => void {
  const stay = (event: Event) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]')
    if (event.type === 'submit' || isLink) event.preventDefault()
  }
  for (const leaving of ['click', 'submit']) window.addEventListener(leaving, stay)
  const loseFocus = keepFocus()
  return () => {
    loseFocus()
    for (const leaving of ['click', 'submit']) window.removeEventListener(leaving, stay)
  }
}

/** Whatever marks what is wrong in a form puts the focus on it, unless the person is in another field. */
function expectFocusOnError(name: string): void {
  const here = document.activeElement ?? document.body
  const isMarked = here.closest('[aria-invalid="true"]') !== null
  expect(isMarked || here.matches('input, select, textarea'), `${name}: the focus is on what is wrong`).toBe(true)
}

/** Empties a form that opens complete, field by field; true if it was marked, with the focus on what is wrong. */
async function marksOnceEmptied(table: FlowTable): Promise<boolean> {
  let hasMarked = false
  for (const row of Object.values(table.rows)) {
    await table.walk(row)
    for (const name of named(fillable).keys()) {
      const walked = await table.walk(row)
      const [field, form] = [named(fillable).get(name), reach().querySelector('form')]
      const marked = walked.attempts()
      if (!field || !form || marked === null) continue
      await act(async () => void fireEvent.change(field, { target: { value: '' } }))
      await act(async () => void fireEvent.submit(form))
      if (walked.attempts() === marked) continue
      hasMarked = true
      expectFocusOnError(`without ${name}`)
    }
  }
  return hasMarked
}

/** The look of the page but for the focus, and the parts that can have it for that moment: its moves are listed in words. */
const lookNow = () =>
  lookOf(reach())
    .replaceAll(' focused', '')
    .replaceAll(/^ *\[(?:section|aside) tabindex=-1\]\n/gm, '')
    .replaceAll(/(\[(?:main|nav|section|aside|dialog)[^\]\n]*) tabindex=-1/g, '$1')

/** The lists of Base UI are placed and filled over several frames; tests/ui/parts covers them. */
const isListOpen = () => document.querySelector('[data-base-ui-portal]') !== null

/** What an act changes on the page; the look of another state has a row of its own, so that only a few lines are listed. */
function effectOf(place: string, look: string, { places }: Walked): string[] {
  const now = places().get('') ?? ''
  if (isListOpen()) return [now === place ? 'opens a list' : `is ${now}`]
  const difference = differenceOf(look, lookNow())
  const changes = difference ? difference.split('\n') : []
  if (now === place) return changes.length <= onePage ? changes : ['shows another page']
  return [`is ${now}`, ...(changes.length <= fewChanges ? changes : [])]
}
const fewChanges = 12
const onePage = 160

interface Result {
  /** The events sent, where a link led, moves of the focus and the page, and what the page shows. */
  lines: readonly string[]
  /** The form marked what is wrong. */
  marks: boolean
  /** Whether anything beyond the look may have changed, so that the next act needs the row anew. */
  leavesTraces: boolean
}

/** Acts on the element; null if it is gone. */
export async function resultOf({ name, selector, element, act: perform }: Act, walked: Walked): Promise<Result | null> {
  const found = named(selector).get(element)
  if (!found) return null
  const [gone, marked] = [walked.addresses().length, walked.attempts()]
  const [place, look] = [walked.places().get(''), lookNow()]
  const over = found.matches('a[href]') ? found.closest('[popover]') : null
  const closed = vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => {})
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  // A press of a button or a link puts the focus on it first, as in a browser.
  if (found.matches('button, a[href]')) await act(async () => found.focus())
  const focused = document.activeElement
  const sent = await sentDuring(() =>
    act(async () => {
      perform(found)
    }),
  )
  // A press may load a part of the page.
  if (selector === 'button') await act(() => vi.dynamicImportSettled())
  // A link that leads away closes the panel that it is in.
  if (over && !drawnAnew[over.id]) expect(closed.mock.contexts, `${name} closes ${over.id}`).toContain(over)
  const moved = [
    ...scrolled.mock.contexts.map((one) => `scrolls to ${saidAs(one as Element)}`),
    ...(document.activeElement === focused ? [] : [focusedNow()]),
  ].filter((move) => move !== `focuses ${saidAs(found)}`)
  closed.mockRestore()
  scrolled.mockRestore()
  const marks = (walked.attempts() ?? 0) > (marked ?? 0)
  if (marks) expectFocusOnError(name)
  const went = walked
    .addresses()
    .slice(gone)
    .map((address) => `goes to ${address}`)
  const lines = [...sent, ...went, ...moved, ...effectOf(place ?? '', look, walked)]
  return { lines, marks, leavesTraces: sent.length + went.length > 0 }
}

/** The act by its name, with its result. */
export const reported = (name: string, lines: readonly string[]) => [name, ...lines].join('\n  ')

interface Range {
  /** Rows of the flow beyond those of its states. */
  further?: readonly Row<AnyStateMachine>[]
  /** Only the controls of the flow's rows: the page belongs to another flow, which lists the others. */
  isPart?: boolean
}

/**
 * Lists the events that each control and field of a flow sends, the target of each link, and what changes on the page,
 * once per name.
 */
export function describeActs(table: FlowTable, { further = [], isPart = false }: Range = {}): void {
  describe(table.flow, () => {
    holdTheDay()
    holdPauses()
    compares(`sentOnce/${table.flow}`, 'each control and field, once')
    it('by control', async () => {
      const [done, known] = [new Set<string>(), new Set<string>()]
      const lines: string[] = []
      let [hasForm, hasMarked] = [false, false]
      const changes = new MutationObserver(() => {})
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      const stop = stayHere()
      for (const row of [...Object.values(table.rows), ...Object.values(table.also), ...further]) {
        let walked = await table.walk(row)
        let isFresh = true
        const anew = async () => {
          if (!isFresh) walked = await table.walk(row)
          changes.takeRecords()
          isFresh = true
        }
        changes.takeRecords()
        hasForm ||= walked.attempts() !== null
        const own = { ...row.can, ...row.fields }
        const isListed = (one: Act) =>
          !done.has(keyOf(one)) &&
          (!isPart || ![fillable, 'button', 'a[href]'].includes(one.selector) || one.element in own)
        const list = async (one: Act, ...before: readonly Act[]) => {
          done.add(keyOf(one))
          const result = await resultOf(one, walked)
          if (!result) return
          hasMarked ||= result.marks
          const name = [...before.map((earlier) => earlier.name), one.name].join(', then ')
          const said = reported(name, result.lines)
          const alike = `${one.drawnBy}\n${said}`
          const isKnown = numberOf(one) !== '' && known.has(alike)
          known.add(alike)
          if (result.lines.length > 0 && !isKnown) lines.push(said)
          isFresh &&= changes.takeRecords().length === 0 && !result.leavesTraces
        }
        const here = actsHere()
        const isAdded = (one: Act) => isListed(one) && !here.some(({ name }) => name === one.name)
        for (const one of here) {
          const { selector, element } = one
          if (!isListed(one)) continue
          // Typing into one field leaves the others unchanged.
          if (selector !== fillable || !named(selector).has(element)) await anew()
          const place = walked.places().get('')
          await list(one)
          // What the act has added to the page. Another state has a row of its own.
          for (const added of walked.places().get('') === place && !isListOpen() ? actsHere().filter(isAdded) : []) {
            if (added.selector === selector && added.element === element) continue
            await anew()
            await resultOf(one, walked)
            await list(added, one)
          }
        }
      }
      if (hasForm && !hasMarked) hasMarked = await marksOnceEmptied(table)
      stop()
      changes.disconnect()
      expect(hasMarked, 'a form marks what is wrong').toBe(hasForm)
      expectApproved(`sentOnce/${table.flow}`, 'each control and field, once', lines.join('\n'))
    })
  })
}
