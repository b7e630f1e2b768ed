import type { Page } from 'playwright-core'

/**
 * The events of the flow that a press of a button can send. The button is enabled exactly when the flow accepts one.
 */
type Presses = string | readonly string[]

export interface StateOnScreen {
  /** The visible texts. */
  reads?: readonly string[]
  /** The text of each live region, such as `alert: Please try again.` */
  liveRegions?: readonly string[]
  /** Every link, button and tab that is usable regardless of the flow, such as `link Register`. */
  offers?: readonly string[]
  /** Controls of the flow that are not shown in this state. */
  without?: readonly string[]
  /** The address to which the flow has left its screen. */
  arrives?: string
}

/**
 * The contract of a screen, written by hand from the specification and never from the screen: for each state the
 * visible text, the announced text, and the usable controls. A control of the flow is usable exactly if the machine
 * accepts its event.
 */
export interface ScreenContract {
  /** The controls that send events, by role and name. */
  presses: Readonly<Record<string, Presses>>
  /** The part of the page that belongs to the flow, if it is neither the main part nor a dialog. */
  within?: string
  /** Null for a state that the screen leaves before anybody can see it. */
  states: Readonly<Record<string, StateOnScreen | ((context: never) => StateOnScreen | null)>>
  /** Toasts, by the name of the step that causes them. */
  announces?: Readonly<Record<string, string>>
  /** Steps that leave the screen, by name, and the address that each leads to. */
  leads?: Readonly<Record<string, string>>
}

export interface StepContext {
  /** The step that led here. */
  name: string
  state: string
  context: unknown
  can: (type: string) => boolean
}

const linesOf = (snapshot: string) => snapshot.split('\n').map((line) => line.trim())

const used = /^- '?(button|link|tab|switch) "((?:[^"\\]|\\.)*)"([^:]*)/
const live = /^- '?(alert|status): "?(.*?)"?'?$/

/** The page as a screen reader presents it: the open dialog without its toasts, or else the main part. */
async function readPage(page: Page, within: string | undefined) {
  const dialog = page.locator('dialog[open]').last()
  const part = (await dialog.count()) > 0 ? dialog : page.locator(within ?? 'main')
  const toasts = part.locator('.toasts')
  // Such as the notice of a slow call, which depends on the machine.
  const others = (await toasts.count()) > 0 ? linesOf(await toasts.ariaSnapshot()) : []
  const lines = linesOf(await part.ariaSnapshot()).filter((line) => {
    const at = others.indexOf(line)
    if (at >= 0) others.splice(at, 1)
    return at < 0
  })
  const controls = lines.flatMap((line) => {
    const [, role, name = '', flags = ''] = used.exec(line) ?? []
    return role && !flags.includes('[disabled]') ? [`${role} ${name.replaceAll('\\"', '"')}`] : []
  })
  const announced = lines.flatMap((line) => {
    const [, role, words] = live.exec(line) ?? []
    return role && words ? [`${role}: ${words.replaceAll('\\"', '"')}`] : []
  })
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  return { controls: controls.sort(), announced, text: (await part.innerText()).replace(/\s+/g, ' ') }
}

export interface Expected {
  controls: readonly string[]
  announced: readonly string[]
  reads: readonly string[]
  within?: string
}

/** The contract for a moment; null if it does not cover the state. */
export function expectedAt(
  { presses, states, within, leads }: ScreenContract,
  { name: led, state, context, can }: StepContext,
): Expected | { arrives: string } | null {
  const arrives = leads?.[led]
  if (arrives !== undefined) return { arrives }
  const entry = states[state]
  const row = typeof entry === 'function' ? entry(context as never) : entry
  if (!row) return null
  if (row.arrives !== undefined) return { arrives: row.arrives }
  const { reads = [], liveRegions = [], offers = [], without = [] } = row
  const own = Object.entries(presses).filter(
    ([name, types]) => !without.includes(name) && [types].flat().some((type) => can(type)),
  )
  const controls = [...own.map(([name]) => name), ...offers].sort()
  return { controls, announced: liveRegions, reads, ...(within ? { within } : {}) }
}

const same = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)

/** Compares the page with the contract until they match; throws the difference if they never do. */
export const compareScreen = (page: Page, contract: ScreenContract, place: StepContext): Promise<void> =>
  compareAs(page, contract, place, (words) => words, true)

/** The same for a page in another language: as many controls and announcements of each kind, whatever their words. */
export const compareKinds = (page: Page, contract: ScreenContract, place: StepContext): Promise<void> =>
  compareAs(page, contract, place, (words) => words.replace(/[: ].*/, ''), false)

async function compareAs(
  page: Page,
  contract: ScreenContract,
  place: StepContext,
  read: (words: string) => string,
  hasTexts: boolean,
): Promise<void> {
  const expected = expectedAt(contract, place)
  if (!expected) return
  if ('arrives' in expected) return page.waitForURL((url) => url.pathname === expected.arrives)
  const all = (words: readonly string[]) => words.map(read).sort()
  const deadline = Date.now() + 5_000
  for (;;) {
    const { controls, announced, text } = await readPage(page, contract.within)
    const missing = expected.reads.filter((words) => hasTexts && !text.includes(words))
    if (
      missing.length === 0 &&
      same(all(controls), all(expected.controls)) &&
      same(all(announced), all(expected.announced))
    )
      return
    if (Date.now() > deadline)
      throw new Error(
        [
          `the screen of ${place.state} is not as promised`,
          `can be used: ${JSON.stringify(controls)}`,
          `promised:    ${JSON.stringify(expected.controls)}`,
          `is heard: ${JSON.stringify(announced)}`,
          `promised: ${JSON.stringify(expected.announced)}`,
          `not seen: ${JSON.stringify(missing)}`,
        ].join('\n'),
      )
    await new Promise((later) => setTimeout(later, 25))
  }
}
