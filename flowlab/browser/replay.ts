import type { Page } from 'playwright-core'
import type { Coverage } from '../liveFlow.ts'
import { valueName } from '../names.ts'
import type { FlowPath } from '../paths.ts'
import { expectedSights } from '../trace.ts'
import { statesIn } from '../transitions.ts'
import { type Binding, pathToOutcome, type Way } from './binding.ts'
import { Boundary } from './boundary.ts'

interface Seen {
  flow: string
  value: unknown
  transitions: readonly string[]
}
type Witness = typeof globalThis & { seenFlows: Seen[] }

/** Listens to what the product tells the Flow Lab, inside the page. */
function listenIn() {
  localStorage.setItem('flowlab', 'watch')
  const witness = globalThis as Witness
  witness.seenFlows = []
  new BroadcastChannel('flowlab').onmessage = ({ data }: MessageEvent<Seen>) => witness.seenFlows.push(data)
}

/** Waits until the flow has come to a state since `from`; where in the row of sightings to go on. */
async function cameTo(page: Page, flow: string, value: unknown, from: number, after: string): Promise<number> {
  const wanted = JSON.stringify(value)
  const find = ([name, state, begin]: readonly [string, string, number]) => {
    const seen = (globalThis as Witness).seenFlows
    const found = seen.findIndex(
      (each, at) => at >= begin && each.flow === name && JSON.stringify(each.value) === state,
    )
    return found < 0 ? false : found + 1
  }
  try {
    const handle = await page.waitForFunction(find, [flow, wanted, from] as const, { polling: 25, timeout: 20_000 })
    return Number(await handle.jsonValue())
  } catch {
    const seen = await page.evaluate(() =>
      (globalThis as Witness).seenFlows.map(({ flow: name, value: at }) => [name, at]),
    )
    throw new Error(`after “${after}” the ${flow} did not come to ${wanted}; seen: ${JSON.stringify(seen.slice(-6))}`)
  }
}

const turns = new Map<string, number>()
/** Milliseconds that let any delay of a walked flow pass. */
const longestDelay = 10_000

/** Whether a walk moves the clock of its page, which nothing puts back. */
export const movesClock = ({ edges }: FlowPath): boolean => edges.some(({ step }) => step.kind === 'delay')

/** Walks one generated path in the real product and compares the machine's states and the screens on the way. */
export async function replay(page: Page, binding: Binding, path: FlowPath, coverage: Coverage): Promise<void> {
  await onStage(page, binding, path, coverage, async () => {})
}

/** Walks to where the main actor waits and answers it late, or loses the answer in one way. */
export async function replayAnswer(page: Page, binding: Binding, way: Way, coverage: Coverage): Promise<void> {
  await onStage(page, binding, pathToOutcome(binding, way !== 'late'), coverage, async () => {}, way)
}

/** Walks to where the main actor waits, answers 401, and sees that the session ends once and for all. */
export async function replayUnauthorized(page: Page, binding: Binding, coverage: Coverage): Promise<void> {
  const path = pathToOutcome(binding, true)
  await onStage(page, binding, { ...path, edges: path.edges.slice(0, -1) }, coverage, async (boundary) => {
    await boundary.refuseSession(binding.main ?? '')
    await page.getByText('Unauthorized', { exact: true }).waitFor()
    await page.waitForURL((url) => url.pathname === '/')
  })
}

async function onStage(
  page: Page,
  binding: Binding,
  path: FlowPath,
  coverage: Coverage,
  then: (boundary: Boundary) => Promise<void>,
  lastWay: Way | null = null,
): Promise<void> {
  const { machine, inputs } = binding.model
  const boundary = new Boundary(binding.calls, turns)
  try {
    await page.addInitScript(listenIn)
    if (movesClock(path)) await page.clock.install()
    await boundary.guard(page)
    await binding.open(page, path.start)
    const steps = path.edges.map(({ step }) => step)
    const [start, ...sights] = expectedSights(machine, inputs[path.start], steps)
    let at = await cameTo(page, machine.id, start?.value, 0, 'the start')
    for (const [index, { value }] of sights.entries()) {
      const step = steps[index]
      if (!step) break
      if (step.kind === 'event') await binding.does[step.event.type]?.(page, step.event as never)
      else if (step.kind === 'outcome' && step.source in binding.calls)
        await (lastWay !== null && index === steps.length - 1
          ? boundary.answerIn(lastWay, step.source, step.outcome)
          : boundary.answer(step.source, step.outcome))
      else if (step.kind === 'outcome') await binding.settles?.[step.source]?.(page)
      else await page.clock.fastForward(longestDelay)
      const before = index === 0 ? start?.value : sights[index - 1]?.value
      // A refused or disabled control may tell nothing: then the flow is still where it was.
      const isQuiet = JSON.stringify(before) === JSON.stringify(value)
      at = await cameTo(page, machine.id, value, isQuiet ? at - 1 : at, step.name)
      await binding.shows[valueName(value)]?.(page)
    }
    await then(boundary)
  } finally {
    await noteCoverage(page, machine.id, coverage)
  }
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
