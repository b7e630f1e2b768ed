import { existsSync } from 'node:fs'
import { noCoverage } from 'flowlab/machine/liveFlow.ts'
import { brokenPaths } from 'flowlab/properties/verify.ts'
import type { FlowPath } from 'flowlab/walk/paths.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { placesIn, shrink, versionOf } from 'flowlab/walk/shrink.ts'
import type { Page } from 'playwright-core'
import type { Binding } from '../browser/binding.ts'
import { browserPaths, canWalk } from '../browser/binding.ts'
import { bindings } from '../browser/bindings/index.ts'
import { failedAt, replay as walk } from '../browser/replay.ts'
import { startedProduct } from '../browser/startedProduct.ts'
import { flows } from '../registry.ts'
import { type Command, say, UsageError } from './command.ts'

/** Milliseconds between two actions, slow enough to follow. */
const slowly = 600

export const replay: Command = {
  usage: 'replay ID',
  says: 'replays one path in a real browser, on a product that it starts',
  help: `Starts the product with the demo data, replays a path in Chromium and compares every screen with its contract.
A failing path is shortened to the fewest of its steps that still fail, with the command that repeats them.
Exits with 1 if the path fails.

  ID        as in the scripts, the gallery, the tests and “npm run flows -- properties”
  --headed  in a visible window; needs a display
  --slow    slow enough to follow
  --only 1,2,5  only these steps`,
  takes: ['headed', 'slow', 'only'],
  run: async ([id, ...more], { headed, slow, only }) => {
    if (!id || more.length > 0) throw new UsageError('replay takes the id of one path')
    const { binding, path } = found(id)
    const version = only === undefined ? path : versionOf(path, placesOf(only, path))
    if (headed) needDisplay()
    const open = await openProduct({ headed, slowMo: slow ? slowly : 0 })
    try {
      return await report(binding, path, version, (one) => open.walk(binding, one))
    } finally {
      await open.close()
    }
  },
}

function found(id: string): { binding: Binding; path: FlowPath } {
  for (const binding of Object.values(bindings))
    for (const path of browserPaths(binding)) if (path.id === id) return { binding, path }
  for (const binding of Object.values(bindings)) {
    const flow = flows.find(({ name }) => name === binding.name)
    const path = flow && brokenPaths(flow).find((each) => each.id === id && canWalk(binding, each))
    if (path) return { binding, path }
  }
  const flow = flows.find((each) => [...suiteOf(each.model).paths, ...brokenPaths(each)].some((path) => path.id === id))
  throw new UsageError(
    flow
      ? `no browser can take ${id} of ${flow.name}, only the chart: npx vitest run --project unit -t ${id}`
      : `no flow has a path "${id}"`,
  )
}

function placesOf(only: string, { edges }: FlowPath): number[] {
  const places = only.split(',').map(Number)
  if (places.some((place) => !Number.isInteger(place) || place < 1 || place > edges.length))
    throw new UsageError(`--only takes steps between 1 and ${edges.length}, such as 1,2,5`)
  return places
}

function needDisplay(): void {
  if (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return
  throw new UsageError(
    'a window needs a display, and there is none here: leave out --headed, or run it on a desktop or under xvfb-run',
  )
}

type Walk = (version: FlowPath) => Promise<Error | null>

/** Walks once. Shortens a failing path and prints the command that repeats it. Returns the exit code. */
export async function report(binding: Binding, path: FlowPath, version: FlowPath, walkOnce: Walk): Promise<number> {
  const failure = await walkOnce(version)
  const pathLabel = `${path.id} of ${binding.name}`
  if (!failure) {
    say(`${pathLabel}: ${version.edges.length} steps, every screen as expected.`)
    return 0
  }
  const at = failedAt(failure)
  say(`${pathLabel} fails at step ${at} of ${version.edges.length}, ${nameAt(version, at)}:\n${failure.message}`)
  const shortest = await shrink(version, at, async (shorter) => {
    const again = await walkOnce(shorter)
    return again ? failedAt(again) : null
  })
  const places = placesIn(path, shortest)
  say(
    [
      `\nThe shortest version that fails has ${places.length} steps: ${shortest.edges.map(({ step }) => step.name).join(' → ') || 'none, the start'}`,
      `npm run flows -- replay ${path.id}${places.length > 0 ? ` --only ${places.join(',')}` : ''}`,
    ].join('\n'),
  )
  return 1
}

const nameAt = ({ edges }: FlowPath, at: number) => (at === 0 ? 'the start' : `“${edges[at - 1]?.step.name}”`)

/** A Chromium that can open a window; the headless shell cannot. */
function withWindow(): string {
  const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const [path] = [process.env.CHROMIUM_PATH ?? '', ...known].filter(
    (each) => each !== '' && !each.includes('headless') && existsSync(each),
  )
  if (!path) throw new UsageError('no Chromium that opens windows was found: install chromium or set CHROMIUM_PATH')
  return path
}

async function openProduct({ headed, slowMo }: { headed: boolean; slowMo: number }) {
  const executable = headed ? withWindow() : null
  const { browser, origin, close } = await startedProduct({ executable, slowMo })
  const { newVisitor } = await import('../../tests/support/browser.ts')
  return {
    walk: (binding: Binding, path: FlowPath) => walkAlone(() => newVisitor(browser, origin), binding, path),
    close,
  }
}

interface Alone {
  page: Page
  context: { close: () => Promise<void> }
  problems: readonly string[]
}
/** Walks a path in its own window; returns the error, or null. */
export async function walkAlone(open: () => Promise<Alone>, binding: Binding, path: FlowPath): Promise<Error | null> {
  const { page, context, problems } = await open()
  try {
    await walk(page, binding, path, noCoverage())
    return problems.length > 0 ? new Error(problems.join('\n')) : null
  } catch (error) {
    return error as Error
  } finally {
    await context.close()
  }
}
