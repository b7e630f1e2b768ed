import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ActorOutcome } from 'flowlab/model/step.ts'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  StateMachine,
  type StateValue,
  type StateValueFrom,
} from 'xstate'
import { flowNamed } from '../../flowlab/registry.ts'
import TypesafeI18n from '../../src/i18n/i18n-react.tsx'
import type { Locales } from '../../src/i18n/i18n-types.ts'
import { notProvided } from '../../src/machines/outcome.ts'
import './inLanguage.tsx'
import { variantsOf } from './dataVariants.ts'
import { differenceOf, expectApproved, expectNoOther, lookOf } from './looks.ts'
import { sentDuring } from './sentEvents.ts'

/**
 * A table of the content of each state of a flow: what a person sees, what a screen reader says, and what each control
 * does. The flow's screen renders it with the real machine; only calls and listeners are replaced.
 */

type Answer = { output: unknown } | { error: unknown } | { event: AnyEventObject }

/**
 * An event of the flow (its name only, if it carries nothing else), a result of a call by the call's name, an event of
 * a part of the flow or of the flow around it (`root`), or a time in milliseconds.
 */
type Happening<M extends AnyStateMachine> =
  | EventFromLogic<M>['type']
  | EventFromLogic<M>
  | readonly [call: string, answer: Answer]
  | { readonly part: string; readonly event: AnyEventObject }
  | number

/**
 * The effect of pressing a control. `goes to STATE` or `goes to PART: STATE`: the machine handled the event. `says WORDS`,
 * `shows CONTROL`: they were not there before. `says WORDS → FIELD`: the field is marked, has the message and gets the
 * focus. `becomes busy`, `becomes chosen`, `empties FIELD`. `leads to ADDRESS`: a link. `opens`: the browser opens a part
 * of the page. `is busy`: announced as busy, and a press does nothing. `is ignored`: a press does nothing, for the reason
 * in the table. `is off`: disabled. `is chosen`: one of several views.
 */
type Does =
  | `goes to ${string}`
  | `says ${string}`
  | `shows ${string}`
  | `empties ${string}`
  | `leads to ${string}`
  | 'becomes busy'
  | 'becomes chosen'
  | 'is busy'
  | 'is off'
  | 'is chosen'
  | 'is ignored'
  | 'opens'

/** The values that a field accepts; null if it accepts none, which must be seen; a choice that acts at once; a file input. */
type Takes = string | boolean | null | { readonly choose: string | boolean; readonly goesTo: string } | 'files'

export interface Row<M extends AnyStateMachine> {
  input?: InputFrom<M> | (() => InputFrom<M>)
  after?: readonly Happening<M>[]
  /** The words on the screen. */
  reads?: readonly string[]
  /** Each live region with content: `alert: WORDS`, `status: WORDS`. */
  liveRegions?: readonly string[]
  /** Every button and link by name. While a modal dialog is open, nothing else can be reached. */
  can?: Readonly<Record<string, Does>>
  /** Every field by name. */
  fields?: Readonly<Record<string, Takes>>
}

/** `codeSent.awaitingCode`: a state without child states. */
type LeafOf<V> = V extends string
  ? V
  : {
      [K in keyof V & string]: V[K] extends infer Inner
        ? Inner extends undefined
          ? never
          : `${K}.${LeafOf<Inner>}`
        : never
    }[keyof V & string]
type Nested<V> = V extends string ? never : keyof V & string
type Leaf<M extends AnyStateMachine> = Exclude<LeafOf<StateValueFrom<M>>, Nested<StateValueFrom<M>>>

interface Walked {
  /** The states of the flow and of each of its parts. */
  places: () => ReadonlyMap<string, string>
  /** Every address that a link led to. */
  addresses: () => readonly string[]
  /** How often the flow has marked what is wrong in its form; null for a flow without one. */
  attempts: () => number | null
  /** What the flow remembers of a refusal, in the server's words; empty if nothing. */
  refusal: () => string
}

interface FormContext {
  attempts: number
  refusal: { message: string } | null
}

export interface FlowTable {
  flow: string
  machine: AnyStateMachine
  rows: Readonly<Record<string, Row<AnyStateMachine>>>
  unseen: Readonly<Record<string, string>>
  /** Further looks of a state, by their cause. */
  also: Readonly<Record<string, Row<AnyStateMachine> & { state: string }>>
  /** The flow whose rows list the rest of the page. */
  rest: string | null
  /** The default input of a row. */
  input: unknown
  walk: (row: Row<AnyStateMachine>, language?: Locales) => Promise<Walked>
}

interface Screen<M extends AnyStateMachine, Root extends AnyStateMachine> {
  machine: M
  draw: (actor: ActorRefFrom<Root>) => ReactElement
  /** An actor is created for each rendering. */
  input?: InputFrom<Root> | (() => InputFrom<Root>)
  /** The address; the home page by default. */
  path?: string
  /** The larger flow that runs this one, and its name there. */
  within?: Root
  part?: string
  rest?: string
  rows: { readonly [State in Leaf<M>]?: Omit<Row<M>, 'input'> & { input?: InputFrom<Root> | (() => InputFrom<Root>) } }
  also?: Readonly<
    Record<string, Omit<Row<M>, 'input'> & { state: Leaf<M>; input?: InputFrom<Root> | (() => InputFrom<Root>) }>
  >
  /** States that nobody ever sees, with the reason. */
  unseen?: { readonly [State in Leaf<M>]?: string }
}

const leafOf = (value: StateValue | undefined): string => {
  if (value === undefined || typeof value === 'string') return value ?? ''
  const [[name, inner] = ['', undefined]] = Object.entries(value)
  return `${name}.${leafOf(inner)}`
}

/** Every state without child states. */
const leavesOf = (machine: AnyStateMachine): string[] =>
  Object.values(machine.root.states as Record<string, AnyStateNode>).flatMap(leavesUnder)

const leavesUnder = ({ states, path }: AnyStateNode): string[] =>
  Object.keys(states).length === 0 ? [path.join('.')] : Object.values(states).flatMap(leavesUnder)

interface Asked {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  report: (event: AnyEventObject) => void
}

/** Holds calls and listeners until a row supplies their result. */
class Desk {
  readonly #asked = new Map<string, Asked>()

  /** The machine, including every machine inside it, with stand-ins for its calls and listeners. */
  standIn(machine: AnyStateMachine): AnyStateMachine {
    const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
      ([source, logic]) => [source, logic instanceof StateMachine ? this.standIn(logic) : this.#waiter(source, logic)],
    )
    return machine.provide({ actors: Object.fromEntries(actors) } as never)
  }

  #waiter(source: string, logic: AnyActorLogic): AnyActorLogic {
    const nothing = () => {}
    if ((logic as { config?: unknown }).config !== notProvided)
      return fromCallback(({ sendBack }) => {
        this.#asked.set(source, { resolve: nothing, reject: nothing, report: sendBack })
      })
    return fromPromise(
      () => new Promise((resolve, reject) => this.#asked.set(source, { resolve, reject, report: nothing })),
    )
  }

  answer(source: string, answer: Answer): void {
    const asked = this.#asked.get(source)
    if (!asked) throw new Error(`nobody has asked ${source}`)
    if ('event' in answer) asked.report(answer.event)
    else if ('error' in answer) asked.reject(answer.error)
    else asked.resolve(answer.output)
  }
}

/** Waits for the promises that a result resolves. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot

/** A table for the screen of a flow; a state fails its test if it has neither a row nor a reason for having none. */
export function flowTable<M extends AnyStateMachine, Root extends AnyStateMachine = M>(
  flow: string,
  { machine, draw, input, path = '/', within, part, rest, rows, also = {}, unseen = {} }: Screen<M, Root>,
): FlowTable {
  async function walk(row: Row<AnyStateMachine>, language: Locales = 'en'): Promise<Walked> {
    cleanup()
    document.body.innerHTML = ''
    const desk = new Desk()
    const clock = new SimulatedClock()
    const given: unknown = row.input ?? input
    const root = createActor(desk.standIn((within ?? machine) as AnyStateMachine), {
      input: typeof given === 'function' ? given() : given,
      clock,
    }) as AnyActorRef
    let last: AnyActorRef | undefined = part ? undefined : root
    const own = () => {
      if (part) last = snapshotOf(root).children[part] ?? last
      return last
    }
    root.start()
    for (const happening of row.after ?? []) {
      if (typeof happening === 'number') clock.increment(happening)
      else if (typeof happening === 'string') own()?.send({ type: happening })
      else if (Array.isArray(happening)) desk.answer(happening[0], happening[1])
      else if ('part' in happening) {
        const other = happening.part === 'root' ? root : snapshotOf(root).children[happening.part]
        if (!other) throw new Error(`there is no ${happening.part}`)
        other.send(happening.event)
      } else own()?.send(happening as AnyEventObject)
      await settled()
      own()
    }
    const { hook, history } = memoryLocation({ path, record: true })
    await act(async () => {
      render(
        <Router hook={hook}>
          <TypesafeI18n locale={language}>{draw(root as unknown as ActorRefFrom<Root>)}</TypesafeI18n>
        </Router>,
        { container: document.body.appendChild(document.createElement('main')) },
      )
    })
    await act(() => vi.dynamicImportSettled())
    const parts = [root, last].flatMap((actor) => (actor ? Object.entries(snapshotOf(actor).children) : []))
    const machines = parts.filter(
      (entry): entry is [string, AnyActorRef] => 'value' in snapshotOf(entry[1] as AnyActorRef),
    )
    const context = () => (own() ? snapshotOf(own() as AnyActorRef).context : {}) as Partial<FormContext>
    return {
      addresses: () => [...history],
      attempts: () => context().attempts ?? null,
      refusal: () => context().refusal?.message ?? '',
      places: () =>
        new Map([
          ['', leafOf(own() && snapshotOf(own() as AnyActorRef).value)],
          ...machines.map(([name, actor]) => [name, leafOf(snapshotOf(actor).value)] as const),
        ]),
    }
  }
  const known = {
    rows: rows as FlowTable['rows'],
    also: also as FlowTable['also'],
    unseen: unseen as FlowTable['unseen'],
  }
  return { flow, machine, ...known, rest: rest ?? null, input, walk }
}

const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/**
 * The text of an element, without parts hidden from everybody, and without the hour, which depends on the reader's time
 * zone.
 */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('[aria-hidden="true"], [hidden], style, time, select')) one.remove()
  return squeezed(copy.textContent)
}

function nameOf(element: Element): string {
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

const pressable = 'button, a[href]'
const fillable = 'input:not([aria-hidden="true"], [type="hidden"]), select, textarea'

/** The part of the page that a person can reach: the open modal dialog, else the whole page. */
const reach = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** Elements by name; a second one with the same name gets a number. */
function named(selector: string): Map<string, HTMLInputElement> {
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

const received = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"]')].flatMap((region) => {
    const words = wordsOf(region)
    return words ? [`${region.getAttribute('role')}: ${words}`] : []
  })

const isOff = (element: HTMLElement) =>
  (element as HTMLButtonElement).disabled === true || element.closest('fieldset[disabled]') !== null
const isBusy = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const isChosen = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true'

const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element)
  })

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The first state that changed: the flow itself before its parts. */
function wentTo(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string {
  for (const [name, place] of now) if (before.get(name) !== place) return name ? `${name}: ${place}` : place
  return 'the same place'
}

/** Checks what is visible without pressing; false if only a press can tell. */
function isSeen(control: HTMLElement, name: string, does: Does): boolean {
  const [verb] = does.split(' ')
  expect([isOff(control), isBusy(control)], `${name}: whether it is off, and busy`).toEqual([
    does === 'is off',
    does === 'is busy',
  ])
  if (does.startsWith('leads to ')) expect(`leads to ${control.getAttribute('href')}`, name).toBe(does)
  if (does === 'is chosen') expect(isChosen(control), `${name} is chosen`).toBe(true)
  if (does === 'opens')
    expect(document.getElementById(control.getAttribute('popovertarget') ?? ''), name).not.toBeNull()
  return verb === 'leads' || does === 'opens' || does === 'is off' || does === 'is chosen'
}

async function isDone(control: HTMLElement, name: string, does: Does, { places }: Walked) {
  const [words = '', marked] = does.replace(/^\w+ /, '').split(' → ')
  const before = places()
  const text = wordsOf(document.body)
  const fields = new Map([...named(fillable)].map(([field, { value }]) => [field, value] as const))
  const were = [...named(pressable).keys(), ...fields.keys()]
  await press(control)
  const after = named(pressable).get(name)
  const is = [...named(pressable).keys(), ...named(fillable).keys()]
  if (does === 'is busy' || does === 'is ignored')
    expect(wentTo(before, places()), `${name} ${does}`).toBe('the same place')
  else if (does === 'becomes busy') expect(after && isBusy(after), `${name} is busy`).toBe(true)
  else if (does === 'becomes chosen') expect(after && isChosen(after), `${name} is chosen`).toBe(true)
  else if (does.startsWith('goes to ')) expect(`goes to ${wentTo(before, places())}`, name).toBe(does)
  else if (does.startsWith('shows '))
    expect([were.includes(words), is.includes(words)], `${name} shows ${words}`).toEqual([false, true])
  else if (does.startsWith('empties ')) {
    expect(fields.get(words), `${words} is full before`).toMatch(/./)
    expect(named(fillable).get(words)?.value, `${words} is empty`).toBe('')
  } else {
    expect(text, `${name}: said before it is pressed`).not.toContain(words)
    expect(wordsOf(document.body), name).toContain(words)
  }
  if (marked) {
    expect(nameOf(document.activeElement ?? document.body), `${name}: what has the focus`).toBe(marked)
    expect(described(document.activeElement ?? document.body), `${marked} says what is wrong`).toContain(words)
  }
}

/**
 * Fields that take nothing while a call is pending, but stay enabled for that moment: Enter was pressed in them, and a
 * disabled field loses the focus. No state that waits for the person belongs here.
 */
const heldForTheFocus: readonly string[] = [
  'oneTimeCode codeSent.verifyingCode',
  'oneTimeCode codeSent.resendingCode',
  'contact sending',
  'wizard saving',
  'messageEdit saving',
  'savedSearches runningAction',
]

/** Disabled by itself or by its fieldset, or read-only. */
const takesNothing = (field: HTMLInputElement) =>
  field.disabled || field.readOnly === true || field.closest('fieldset[disabled]') !== null

async function takes(name: string, value: Takes, { places }: Walked, isHeld: boolean) {
  const field = named(fillable).get(name)
  if (!field) throw new Error(`no field is called ${name}`)
  expect(takesNothing(field), `${name} shows whether it can be changed`).toBe(value === null && !isHeld)
  if (takesNothing(field)) return
  if (value === 'files') return expect(field.type, name).toBe('file')
  const acts = value !== null && typeof value === 'object'
  const other = /checkbox|radio/.test(field.type) ? !field.checked : 'Something else'
  const wanted = acts ? value.choose : (value ?? other)
  const before = places()
  await act(async () => {
    if (typeof wanted !== 'boolean') fireEvent.change(field, { target: { value: wanted } })
    else if (field.checked !== wanted) fireEvent.click(field)
  })
  if (acts) return expect(wentTo(before, places()), name).toBe(value.goesTo)
  const now = named(fillable).get(name)
  const shown = typeof wanted === 'boolean' ? now?.checked : now?.value
  if (value === null) expect(shown, `${name} stays as it is`).not.toBe(wanted)
  else expect(shown, `${name} takes what is typed`).toBe(wanted)
}

/** Checks the names: all of them, or only those of this flow if another flow lists the rest. */
function expectNames(selector: string, wanted: object, isPart: boolean) {
  const there = [...named(selector).keys()]
  const own = isPart ? there.filter((name) => name in wanted) : there
  expect(own.sort()).toEqual(Object.keys(wanted).sort())
}

async function testRow({ flow, walk, rest }: FlowTable, state: string, row: Row<AnyStateMachine>, look = state) {
  const { reads = [], liveRegions = [], can = {}, fields = {} } = row
  let walked = await walk(row)
  let isFresh = true
  const anew = async () => {
    if (!isFresh) walked = await walk(row)
    isFresh = false
    return walked
  }
  expect(walked.places().get('')).toBe(state)
  expectApproved(flow, look, lookOf(reach()))
  const page = wordsOf(reach())
  for (const words of reads) expect(page).toContain(words)
  expect(received()).toEqual(liveRegions)
  expectNames(pressable, can, rest !== null)
  expectNames(fillable, fields, rest !== null)
  const toPress = Object.entries(can)
    .sort(([, one], [, other]) => Number(other.startsWith('is ')) - Number(one.startsWith('is ')))
    .filter(([name, does]) => !isSeen(named(pressable).get(name) as HTMLElement, name, does))
  const acts: string[] = []
  const noting = async (name: string, act: () => Promise<void>) => {
    const sent = await sentDuring(act)
    if (sent.length > 0) acts.push([name, ...sent].join('\n  '))
  }
  for (const [name, does] of toPress) {
    const here = does.startsWith('is ') ? walked : await anew()
    const control = named(pressable).get(name)
    if (!control) throw new Error(`no control is called ${name}`)
    await noting(`press ${name}`, () => isDone(control, name, does, here))
  }
  if (Object.keys(fields).length > 0) await anew()
  for (const [name, value] of Object.entries(fields)) {
    await noting(`fill ${name}`, () => takes(name, value, walked, heldForTheFocus.includes(`${flow} ${state}`)))
    if (value !== null && typeof value === 'object') await anew()
  }
  expectApproved(`sent/${flow}`, look, acts.sort().join('\n'))
}

/** A form is named by its submit control, because it has no name of its own. */
function saidAs(element: Element): string {
  const isForm = element.tagName === 'FORM'
  const sender = isForm ? element.querySelector('[type="submit"], textarea, input') : element
  return `${element.tagName.toLowerCase()} ${sender ? nameOf(sender) : ''}`
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
const leave = (element: HTMLElement) => {
  element.focus()
  return fireEvent.blur(element)
}

interface Act {
  name: string
  /** The elements of the page, and the action on the one with this name. */
  selector: string
  element: string
  act: (element: HTMLElement) => unknown
}

const files = () => [
  new File(['one'], 'one.pdf', { type: 'application/pdf' }),
  new File(['two'], 'two.png', { type: 'image/png' }),
]

/** All actions on the page's controls, by their accessible names. */
function actsHere(): Act[] {
  const acts: Act[] = []
  const each = (selector: string, actsOn: (element: HTMLInputElement) => Readonly<Record<string, Act['act']>>) => {
    for (const [element, found] of named(selector))
      for (const [name, act] of Object.entries(actsOn(found)))
        acts.push({ name: `${saidAs(found)}: ${name}`, selector, element, act })
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
  each('form', () => ({ submit: (one) => fireEvent.submit(one) }))
  each('dialog', () => ({ cancel: (one) => fireEvent(one, new Event('cancel', { cancelable: true })), ...keys }))
  return acts
}

/** Panels that stay open after a link was followed, with the reason. */
const drawnAnew: Readonly<Record<string, string>> = {
  'ways-in': 'the visitor’s menu is another element at each address',
}

/** Prevents the page from being left by an unhandled link or form. Returns the function that ends this. */
function stayHere(): () => void {
  const stay = (event: Event) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]')
    if (event.type === 'submit' || isLink) event.preventDefault()
  }
  for (const leaving of ['click', 'submit']) window.addEventListener(leaving, stay)
  return () => {
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

/** Lists the events that each control and field of a flow sends, and the target of each link, once per name. */
export function describeActs(table: FlowTable, further: readonly Row<AnyStateMachine>[] = []): void {
  describe(table.flow, () => {
    holdTheDay()
    it('by control', async () => {
      const done = new Set<string>()
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
        for (const { name, selector, element, act: perform } of actsHere()) {
          if (done.has(name)) continue
          done.add(name)
          const isField = selector === fillable
          // Typing into one field leaves the others unchanged.
          if (!isField || !named(selector).has(element)) await anew()
          const found = named(selector).get(element)
          if (!found) continue
          const [gone, marked] = [walked.addresses().length, walked.attempts()]
          const over = found.matches('a[href]') ? found.closest('[popover]') : null
          const closed = vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => {})
          const sent = await sentDuring(() =>
            act(async () => {
              perform(found)
            }),
          )
          // A link that leads away closes the panel that it is in.
          if (over && !drawnAnew[over.id]) expect(closed.mock.contexts, `${name} closes ${over.id}`).toContain(over)
          closed.mockRestore()
          const [before, now] = [marked ?? 0, walked.attempts() ?? 0]
          if (now > before) expectFocusOnError(name)
          hasMarked ||= now > before
          const went = walked.addresses().slice(gone)
          if (sent.length + went.length > 0)
            lines.push([name, ...sent, ...went.map((address) => `goes to ${address}`)].join('\n  '))
          isFresh &&= changes.takeRecords().length + sent.length + went.length === 0
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

/** The day and the time zone in which the looks were approved: displayed times depend on both. */
function holdTheDay() {
  const zone = process.env.TZ
  beforeAll(() => {
    process.env.TZ = 'UTC'
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') })
  })
  afterAll(() => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
}

/** A test for each row, and one that fails if a state has no row. */
export function describeFlow(table: FlowTable): void {
  describe(table.flow, () => {
    holdTheDay()
    it('has a row for each state, or a reason why nobody sees it', () => {
      const known = [...Object.keys(table.rows), ...Object.keys(table.unseen)]
      expect(known.sort()).toEqual(leavesOf(table.machine).sort())
      const further = Object.entries(table.also).map(([look, { state }]) => `${state}, ${look}`)
      const looks = [...Object.keys(table.rows), ...further]
      expectNoOther(table.flow, looks)
      expectNoOther(`sent/${table.flow}`, looks)
    })
    it.each(Object.entries(table.rows))('%s', (state, row) => testRow(table, state, row), 120_000)
    for (const [look, { state, ...row }] of Object.entries(table.also))
      it(`${state}, ${look}`, () => testRow(table, state, row, `${state}, ${look}`), 120_000)
  })
}

type Given = readonly [call: string, answer: { output: unknown }]
const isGiven = (happening: unknown): happening is Given =>
  Array.isArray(happening) && typeof happening[1] === 'object' && happening[1] !== null && 'output' in happening[1]

/** The shortest row that ends with the result of each call, where its data is first seen. */
function rowsByCall({ rows, also }: FlowTable): (readonly [string, Given, Row<AnyStateMachine>])[] {
  const found = new Map<string, readonly [string, Given, Row<AnyStateMachine>]>()
  for (const [state, row] of [...Object.entries(rows), ...Object.entries(also)]) {
    const given = row.after?.at(-1)
    if (!isGiven(given)) continue
    const name = `${given[0]} ${state}`
    found.set(name, [name, given, row])
  }
  return [...found.values()]
}

/**
 * Tests every value of each field for which the API allows few, one at a time: the resulting change on the screen is an
 * approved text.
 */
export function describeVariants(table: FlowTable): void {
  const variants = rowsByCall(table).flatMap(([name, given, row]) =>
    variantsOf(given[1].output).map((variant) => ({ name: `${name}, ${variant.name}`, variant, given, row })),
  )
  if (variants.length === 0) return
  describe(table.flow, () => {
    holdTheDay()
    it('by data', async () => {
      const look = async (row: Row<AnyStateMachine>) => {
        const { places } = await table.walk(row)
        return `${places().get('')}\n${lookOf(reach())}`
      }
      const differences = new Map<string, string[]>()
      let [from, before]: [unknown, string] = [null, '']
      for (const { name, variant, given, row } of variants) {
        if (from !== row) [from, before] = [row, await look(row)]
        const changed = [given[0], { output: variant.value }] as const
        const now = await look({ ...row, after: [...(row.after ?? []).slice(0, -1), changed] })
        const difference = differenceOf(before, now)
        if (difference) differences.set(difference, [...(differences.get(difference) ?? []), name])
      }
      const reported = [...differences].map(([difference, names]) => `${names.join('\n')}\n${difference}`)
      expectApproved(`byData/${table.flow}`, 'by data', reported.join('\n\n'))
    })
  })
}

export interface FurtherRow extends Row<AnyStateMachine> {
  /** Only the differences from this state. */
  beside?: string
}

/** Further looks of the states, by cause: every kind, every reason, every step. Equal ones are grouped. */
export function describeFurther(table: FlowTable, rows: Readonly<Record<string, FurtherRow>>): void {
  describe(table.flow, () => {
    holdTheDay()
    it('further looks', async () => {
      const look = async (row: Row<AnyStateMachine>) => {
        const { places } = await table.walk(row)
        return `${places().get('')}\n${lookOf(reach())}`
      }
      const usual = new Map<string, string>()
      const looks = new Map<string, string[]>()
      for (const [name, { beside, ...row }] of Object.entries(rows)) {
        if (beside && !usual.has(beside)) usual.set(beside, await look(table.rows[beside] ?? {}))
        const now = await look(row)
        const reported = beside ? differenceOf(usual.get(beside) ?? '', now) : now
        looks.set(reported, [...(looks.get(reported) ?? []), name])
      }
      const reported = [...looks].map(([shown, names]) => `${names.join('\n')}\n${shown}`)
      expectApproved(`further/${table.flow}`, 'further looks', reported.join('\n\n'))
    })
  })
}

/** The content of a screen without a flow. */
export function describeDrawn(name: string, drawn: Readonly<Record<string, () => ReactElement>>): void {
  describe(name, () => {
    holdTheDay()
    it('further looks', async () => {
      const reported: string[] = []
      for (const [title, draw] of Object.entries(drawn)) {
        cleanup()
        document.body.innerHTML = ''
        const { hook } = memoryLocation({ path: '/' })
        await act(async () => {
          render(
            <Router hook={hook}>
              <TypesafeI18n locale="en">{draw()}</TypesafeI18n>
            </Router>,
          )
        })
        await act(() => vi.dynamicImportSettled())
        reported.push(`${title}\n${lookOf(reach())}`)
      }
      expectApproved(`further/${name}`, 'further looks', reported.join('\n\n'))
    })
  })
}

/** States whose calls are not answered here, with the reason. */
const answeredElsewhere: Readonly<Record<string, string>> = {
  'payment preparing': 'the form of the provider is drawn by its own script: the browser walks',
  'chat following.fetchingEarlier': 'is asked for after a pause: tests/machines/chatEarlier.test.ts',
}

/** The call that a state waits for, and each result that its flow declares. */
function answersOf({ machine }: FlowTable, state: string): (readonly [string, ActorOutcome])[] {
  const { outcomes = {} } = flowNamed(machine.id)?.model ?? {}
  let node: AnyStateNode | undefined = machine.root
  for (const name of state.split('.')) node = node?.states[name]
  return (node?.invoke ?? []).flatMap(({ src }) => {
    // A nested flow has its own table.
    const isFlow = machine.implementations.actors[String(src)] instanceof StateMachine
    const declared = isFlow ? [] : outcomes[String(src)]
    return Array.isArray(declared)
      ? declared
          .filter((one: ActorOutcome) => 'output' in one || 'error' in one)
          .map((one) => [String(src), one] as const)
      : []
  })
}

/** States that say in words of their own why they were refused; their looks are approved. */
const saidInOwnWords: Readonly<Record<string, string>> = {
  'comparison refused': 'which plan or profile opens the market',
  'listing refused': 'that it is not open, and the way on',
  'listings refused': 'which plan or profile opens the market',
}

const isRefusal = (outcome: ActorOutcome) =>
  'output' in outcome && (outcome.output as { ok?: boolean } | null)?.ok === false
const isLoaded = (outcome: ActorOutcome) => 'output' in outcome && !isRefusal(outcome)
const isYes = (outcome: ActorOutcome) => 'output' in outcome && (outcome.output as { ok?: boolean } | null)?.ok === true

/**
 * The effect of each result of each call on the screen. Nothing of a refusal may remain once the same call has
 * succeeded.
 */
export function describeAnswers(table: FlowTable): void {
  const waiting = Object.entries(table.rows)
    .map(([state, row]) => ({ state, row, answers: answersOf(table, state) }))
    .filter(({ state, answers }) => answers.length > 0 && !answeredElsewhere[`${table.flow} ${state}`])
  if (waiting.length === 0) return
  describe(table.flow, () => {
    holdTheDay()
    const look = async (row: Row<AnyStateMachine>, more: readonly Happening<AnyStateMachine>[]) => {
      const { places } = await table.walk({ ...row, after: [...(row.after ?? []), ...more] })
      return { place: places().get(''), look: lookOf(reach()) }
    }
    const given = (call: string, outcome: ActorOutcome) => [call, outcome] as readonly [string, Answer]
    it.each(waiting)('$state', async ({ state, row, answers }) => {
      const looks = new Map<string, string[]>()
      for (const [index, [call, outcome]] of answers.entries()) {
        const { place, look: now } = await look(row, [given(call, outcome)])
        const name = `${call} ${index + 1}${outcome.as ? ` ${outcome.as}` : ''}`
        const reported = `${place}\n${now}`
        looks.set(reported, [...(looks.get(reported) ?? []), name])
      }
      const reported = [...looks].map(([now, names]) => `${names.join('\n')}\n${now}`)
      expectApproved(`answers/${table.flow}`, state, reported.join('\n\n'))
    })
    const refused = waiting.flatMap(({ state, row, answers }) =>
      answers
        .filter(([, outcome]) => isRefusal(outcome))
        .map(([call, outcome]) => ({ state, row, call, as: outcome.as ?? '', no: given(call, outcome) })),
    )
    it.each(refused)('$state, $call $as: the reason is on the screen', async ({ row, no }) => {
      const after = [...(row.after ?? []), no]
      let walked = await table.walk({ ...row, after })
      // Where the flow goes on to load something, the reason must outlive the loading.
      for (let loads = 0; loads < 2; loads++) {
        const next = answersOf(table, walked.places().get('') ?? '').find(([, outcome]) => isLoaded(outcome))
        if (!next) break
        after.push(given(...next))
        walked = await table.walk({ ...row, after })
      }
      const reason = walked.refusal()
      if (saidInOwnWords[`${table.flow} ${walked.places().get('')}`] === undefined)
        expect(wordsOf(document.body)).toContain(reason)
    })
    const asked = waiting.flatMap(({ state, row, answers }) => {
      const again = row.after?.at(-1)
      const success = answers.find(([, outcome]) => isYes(outcome))
      const refusals = answers.filter(([call, outcome]) => call === success?.[0] && isRefusal(outcome))
      const canBeRepeated = again !== undefined && typeof again !== 'number' && !Array.isArray(again)
      return success && canBeRepeated
        ? refusals.map(([call, refusal]) => ({ state, row, again, call, refusal, success: success[1] }))
        : []
    })
    it.each(asked)('$state, once it was refused and has succeeded', async ({ state, row, again, call, ...answers }) => {
      const [no, yes] = [given(call, answers.refusal), given(call, answers.success)]
      if ((await look(row, [no, again])).place !== state) return
      const expected = await look(row, [yes])
      if (table.unseen[expected.place ?? '']) return
      expect(await look(row, [no, again, yes])).toEqual(expected)
    })
  })
}
