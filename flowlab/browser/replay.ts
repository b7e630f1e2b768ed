import type { Coverage } from 'flowlab/machine/liveFlow.ts'
import { statesIn } from 'flowlab/model/transitions.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import type { Page } from 'playwright-core'
import { type Binding, modelOf, pathToOutcome, type Way } from './binding.ts'
import { type Moment, momentsOf } from './moments.ts'
import { NetworkStub } from './networkStub.ts'
import { compareScreen } from './screen.ts'

interface Seen {
  flow: string
  value: unknown
  transitions: readonly string[]
}
type Witness = typeof globalThis & { seenFlows: Seen[] }

/** Records the product's reports to the Flow Lab, inside the page. */
function listenIn() {
  localStorage.setItem('flowlab', 'watch')
  const witness = globalThis as Witness
  witness.seenFlows = []
  new BroadcastChannel('flowlab').onmessage = ({ data }: MessageEvent<Seen>) => witness.seenFlows.push(data)
}

/** Waits until the flow has reached a state since `from`; returns the position in the reports to continue from. */
async function waitForState(page: Page, flow: string, value: unknown, from: number, after: string): Promise<number> {
  const expectedState = JSON.stringify(value)
  const find = ([name, state, begin]: readonly [string, string, number]) => {
    const seen = (globalThis as Witness).seenFlows
    const found = seen.findIndex(
      (each, at) => at >= begin && each.flow === name && JSON.stringify(each.value) === state,
    )
    return found < 0 ? false : found + 1
  }
  try {
    const handle = await page.waitForFunction(find, [flow, expectedState, from] as const, { polling: 25 })
    return Number(await handle.jsonValue())
  } catch {
    const seen = await page.evaluate(() =>
      (globalThis as Witness).seenFlows.map(({ flow: name, value: at }) => [name, at]),
    )
    const own = seen.filter(([name]) => name === flow)
    throw new Error(
      `after “${after}” the ${flow} did not come to ${expectedState}; its last states: ${JSON.stringify(own.slice(-4))}; seen: ${JSON.stringify(seen.slice(-6))}`,
    )
  }
}

const turns = new Map<string, number>()
/** Milliseconds that exceed any delay of a walked flow. */
export const longestDelay = 10_000

/** True if a walk advances the clock of its page, which cannot be set back. */
export const movesClock = ({ edges }: FlowPath): boolean => edges.some(({ step }) => step.kind === 'delay')

/** A callback for each moment of a walk, after its screen has been compared. */
type AtMoment = (moment: Moment, index: number) => Promise<void>

/** Walks one generated path in the real product and compares the machine's states and the screens on the way. */
export async function replay(
  page: Page,
  binding: Binding,
  path: FlowPath,
  coverage: Coverage,
  atMoment: AtMoment = async () => {},
): Promise<void> {
  await onStage(page, binding, path, coverage, async () => {}, null, atMoment)
}

/** Walks to the state in which the main actor waits, then responds late or loses the response in one way. */
export async function replayAnswer(page: Page, binding: Binding, way: Way, coverage: Coverage): Promise<void> {
  await onStage(page, binding, pathToOutcome(binding, way !== 'late'), coverage, async () => {}, way)
}

/** Walks to the state in which the main actor waits, responds with 401, and checks that the session ends. */
export async function replayUnauthorized(page: Page, binding: Binding, coverage: Coverage): Promise<void> {
  const path = pathToOutcome(binding, true)
  await onStage(page, binding, { ...path, edges: path.edges.slice(0, -1) }, coverage, async (network) => {
    await network.refuseSession(binding.main ?? '')
    await page.getByText('Unauthorized', { exact: true }).waitFor()
    await page.waitForURL((url) => url.pathname === '/')
  })
}

async function onStage(
  page: Page,
  binding: Binding,
  path: FlowPath,
  coverage: Coverage,
  then: (network: NetworkStub) => Promise<void>,
  lastWay: Way | null = null,
  atMoment: AtMoment = async () => {},
): Promise<void> {
  const { machine } = modelOf(binding)
  const network = new NetworkStub(binding.calls, turns)
  let taken = 0
  try {
    await page.addInitScript(listenIn)
    if (movesClock(path)) await page.clock.install()
    await network.guard(page)
    await binding.open(page, path.start)
    const moments = momentsOf(modelOf(binding), path)
    let at = 0
    for (const [index, moment] of moments.entries()) {
      const { step, name, value } = moment
      taken = index
      const before = moments[index - 1]
      const isLast = index === moments.length - 1
      if (before && step?.kind === 'event') await binding.does[step.event.type]?.(page, step.event as never)
      else if (before && step?.kind === 'outcome' && step.source in binding.calls)
        await (lastWay !== null && isLast
          ? network.answerIn(lastWay, step.source, step.outcome, before.context)
          : network.answer(step.source, step.outcome, before.context))
      else if (step?.kind === 'outcome') await binding.settles?.[step.source]?.(page, step.outcome as never)
      else if (step?.kind === 'delay') await page.clock.fastForward(longestDelay)
      // A refused or disabled control may send nothing; then the flow has not moved.
      const isQuiet = before !== undefined && JSON.stringify(before.value) === JSON.stringify(value)
      at = await waitForState(page, machine.id, value, isQuiet ? at - 1 : at, name)
      await checkScreen(page, binding, moment, lastWay !== null && isLast ? lastWay : null)
      await atMoment(moment, index)
    }
    await then(network)
  } catch (error) {
    throw Object.assign(error as Error, { failedAt: taken })
  } finally {
    await noteCoverage(page, machine.id, coverage)
  }
}

/** The number of steps taken when the walk of a path failed, including the failing one. */
export const failedAt = (failure: Error): number => (failure as { failedAt?: number }).failedAt ?? 0

/** Compares the screen with its contract at this moment. */
async function checkScreen(page: Page, { screen }: Binding, moment: Moment, way: Way | null): Promise<void> {
  const toast = screen.announces?.[moment.name]
  if (toast) await page.getByText(toast, { exact: true }).first().waitFor()
  // A lost response that is not part of the path has its own message.
  if (way === null || way === 'late') await compareScreen(page, screen, moment)
}

async function noteCoverage(page: Page, flow: string, { states, transitions }: Coverage): Promise<void> {
  const seen = await page.evaluate(() => (globalThis as Witness).seenFlows).catch(() => [])
  const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const each of seen.filter((one) => one.flow === flow)) {
    for (const id of each.transitions) add(transitions, id)
    add(states, flow)
    for (const id of statesIn(flow, each.value)) add(states, id)
  }
}
