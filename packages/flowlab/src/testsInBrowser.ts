import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Situation } from './machine/situation.ts'
import type { Flow } from './model/flow.ts'
import type { ActorOutcome, Step } from './model/step.ts'
import { statesOf } from './model/transitions.ts'
import { suiteOf } from './walk/run.ts'

/** The part of a held request that the runner uses; Playwright's `Route` satisfies it. */
interface HeldRequest {
  request(): { method(): string }
  fulfill(answer: { status?: number; json?: unknown }): Promise<unknown>
  abort(): Promise<unknown>
  fallback(): Promise<unknown>
}

/** The part of a page that the runner uses; Playwright's `Page` satisfies it. */
export interface BrowserPage {
  route(url: string | RegExp, hold: (route: never) => unknown): Promise<unknown>
  clock: { install(): Promise<unknown>; fastForward(milliseconds: number): Promise<unknown> }
}

/** An actor's call to a server. */
interface Call {
  url: string | RegExp
  method?: string
  /** The response for an output; JSON by default. A lost response breaks the connection. */
  answer?: (output: never) => { status?: number; json?: unknown }
}

/** How to walk the paths of a flow in a browser. */
export interface InBrowser<Page extends BrowserPage> {
  /** Opens the page at the start of the flow, given the name of its input. */
  open: (page: Page, start: string) => Promise<unknown>
  /** The user's action for each event, by its type. */
  does: Readonly<Record<string, (page: Page, event: never) => Promise<unknown>>>
  /** The actors that call a server, by their source. */
  calls?: Readonly<Record<string, Call>>
  /** Makes any other actor respond or report an event. */
  settles?: Readonly<Record<string, (page: Page, outcome: never) => Promise<unknown>>>
  /** The assertion for each state, by its path such as `loggedIn.fresh`; null for a state that is not visible. */
  shows: Readonly<Record<string, ((page: Page, context: never) => Promise<unknown>) | null>>
}

/** A test of one path, for `test(title, walk)` of `@playwright/test`. */
export interface BrowserTest<Page> {
  title: string
  walk: (fixtures: { page: Page }) => Promise<void>
}

/**
 * One test for each generated path: it performs a person's steps in the page, holds calls in the browser until the
 * path says how they are answered, and advances the page's clock for delays. They are registered by the file of tests
 * itself, because Playwright runs a test only with the file that registers it. Throws if a part of the flow is not
 * covered by the options.
 */
export function testsInBrowser<Page extends BrowserPage>(flow: Flow, inBrowser: InBrowser<Page>): BrowserTest<Page>[] {
  const missing = missingIn(flow, inBrowser)
  if (missing.length > 0) throw new Error(`${flow.name} cannot be walked in a browser yet:\n${missing.join('\n')}`)
  const { model, name } = flow
  const { graph, paths } = suiteOf(model)
  // If samples declare what a person can reach, the remaining paths are tested only against the chart.
  const tested = paths.filter(({ reach }) => !model.reach || reach !== null)
  return tested.map(({ id, start, edges }) => ({
    title: `${name}, ${id}: ${edges.length} steps from ${start}`,
    walk: async ({ page }) => {
      const held = await holdCalls(page, inBrowser.calls ?? {})
      if (edges.some(({ step }) => step.kind === 'delay')) await page.clock.install()
      await inBrowser.open(page, start)
      await assertState(page, inBrowser, graph.situations.get(graph.starts.get(start) ?? ''))
      for (const { from, to, step } of edges) {
        await take(page, inBrowser, held, step, graph.situations.get(from))
        await assertState(page, inBrowser, graph.situations.get(to))
      }
    },
  }))
}

function missingIn({ model }: Flow, { does, calls = {}, settles = {}, shows }: InBrowser<never>): string[] {
  const { machine, events, outcomes } = model
  const answering = Object.entries(outcomes).filter(([, some]) => typeof some === 'function' || some.length > 0)
  const states = statesOf(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
  const listed = (says: string, names: readonly string[]) =>
    names.length > 0 ? [`  ${says}: ${names.join(', ')}`] : []
  return [
    ...listed(
      '`does` has nothing for the events',
      [...new Set(events.map(({ type }) => type))].filter((type) => !does[type]),
    ),
    ...listed(
      '`calls` or `settles` has nothing for the actors',
      answering.map(([source]) => source).filter((source) => !calls[source] && !settles[source]),
    ),
    ...listed(
      '`shows` has nothing for the states',
      states.filter((state) => state && shows[state] === undefined),
    ),
  ]
}

type Held = Readonly<Record<string, HeldRequest[]>>

async function holdCalls(page: BrowserPage, calls: Readonly<Record<string, Call>>): Promise<Held> {
  const held: Record<string, HeldRequest[]> = {}
  for (const [source, { url, method }] of Object.entries(calls)) {
    const own: HeldRequest[] = []
    held[source] = own
    await page.route(url, (route: HeldRequest) =>
      method === undefined || route.request().method() === method ? own.push(route) : route.fallback(),
    )
  }
  return held
}

async function take<Page extends BrowserPage>(
  page: Page,
  { does, calls = {}, settles = {} }: InBrowser<Page>,
  held: Held,
  step: Step,
  before: Situation | undefined,
): Promise<void> {
  if (step.kind === 'event') return void (await does[step.event.type]?.(page, step.event as never))
  if (step.kind === 'delay')
    return void (await page.clock.fastForward(before ? lengthOf(before.snapshot, step.eventType) : longest))
  const { source, outcome } = step
  const call = calls[source]
  if (call) await answer(await requestOf(source, held[source] ?? []), call, outcome)
  else await settles[source]?.(page, outcome as never)
}

async function answer(request: HeldRequest, call: Call, outcome: ActorOutcome): Promise<void> {
  if ('error' in outcome) return void (await request.abort())
  const output = 'output' in outcome ? outcome.output : null
  await request.fulfill(call.answer?.(output as never) ?? { json: output })
}

const patience = 5_000
/** The latest request: a flow that repeats a request has abandoned the previous one. */
async function requestOf(source: string, held: HeldRequest[]): Promise<HeldRequest> {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((later) => setTimeout(later, 20))) {
    const request = held.at(-1)
    if (!request) continue
    held.length = 0
    return request
  }
  throw new Error(
    `the page has not called ${source} within ${patience / 1_000} seconds: does \`calls.${source}.url\` match its request?`,
  )
}

/** The upper limit for a delay by an action, whose length the chart does not name. */
const longest = 3_600_000

/** The length of a state's delay, in milliseconds. */
function lengthOf({ machine, context }: AnyMachineSnapshot, eventType: string): number {
  const [, name = ''] = /^xstate\.after\.(.+?)\./.exec(eventType) ?? []
  if (name !== '' && !Number.isNaN(Number(name))) return Number(name)
  const length: unknown = ((machine as AnyStateMachine).implementations.delays as Record<string, unknown>)[name]
  const computed: unknown = typeof length === 'function' ? length({ context, event: { type: eventType } }) : length
  return typeof computed === 'number' ? computed : longest
}

async function assertState<Page extends BrowserPage>(
  page: Page,
  { shows }: InBrowser<Page>,
  here: Situation | undefined,
): Promise<void> {
  for (const { path } of here?.snapshot._nodes ?? [])
    await shows[path.join('.')]?.(page, here?.snapshot.context as never)
}
