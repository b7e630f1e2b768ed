import type { Page } from 'playwright-core'

/** A request of a window, held in the browser until the step that receives it. */
interface RaceRequest {
  address: string | RegExp
  method: string
  /** Waits until the server has handled it, if a later step depends on that. */
  handled?: () => Promise<void>
}

/** The answer of a step that its window does not offer. */
export const notOffered = Symbol('not offered')

/** A person's window: the user's action for each step, and the request that it sends. */
export interface RaceWindow {
  page: Pick<Page, 'route' | 'unroute' | 'on'>
  /** A step answers `notOffered` if the window no longer lets the person take it; it sends nothing then. */
  does: Readonly<Record<string, () => Promise<unknown>>>
  /** The requests, by the name of the race's message. */
  sends: Readonly<Record<string, RaceRequest>>
  /** Waits until the window shows what it received, by the name of the message. */
  receives?: Readonly<Record<string, () => Promise<void>>>
}

export interface RaceStage {
  windows: Readonly<Record<string, RaceWindow>>
  /** The result; `isBroken` if it is the forbidden one. */
  result: () => Promise<{ text: string; isBroken: boolean }>
}

/** A request held on the network. */
interface Held {
  arrived: Promise<void>
  release: () => void
}

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

async function hold({ page }: RaceWindow, { address, method }: RaceRequest): Promise<Held> {
  const [arrived, released] = [signal(), signal()]
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    arrived.give()
    await released.given
    await route.continue()
  })
  return { arrived: arrived.given, release: released.give }
}

const received = (step: string) => / receives “(.+)” from (.+)$/.exec(step)?.slice(1) ?? []

/** The actor whose step it is. */
const actorOf = (step: string) => step.split(/: | receives /)[0] ?? ''

/**
 * The same race with every step as early as it can be: after the earlier steps of its actor and after the one that sent
 * what it receives. So two tabs open one purchase before either pays.
 */
export function earliest(steps: readonly string[]): string[] {
  const rounds: number[] = []
  const lastRoundOf = new Map<string, number>()
  for (const step of steps) {
    const [, from = ''] = received(step)
    const round = 1 + Math.max(lastRoundOf.get(actorOf(step)) ?? 0, lastRoundOf.get(from) ?? 0)
    rounds.push(round)
    lastRoundOf.set(actorOf(step), round)
  }
  return steps
    .map((step, at) => ({ step, round: rounds[at] ?? 0 }))
    .sort((one, other) => one.round - other.round)
    .map(({ step }) => step)
}

/**
 * Replays the steps of a found race: each person's step in their window, whose request is held in the browser until the
 * step that receives it. The real server handles the request.
 */
export async function takeRace(steps: readonly string[], { windows, result }: RaceStage) {
  const heldRequests = new Map<string, Held>()
  for (const [says = '', from = ''] of steps.map(received)) {
    const [window, request] = [windows[from], windows[from]?.sends[says]]
    if (window && request) heldRequests.set(`${says} ${from}`, await hold(window, request))
  }
  for (const [at, step] of steps.entries()) {
    const [name = '', event = ''] = step.split(': ')
    const act = windows[name]?.does[event]
    if (act) {
      if ((await act()) === notOffered) continue
      const sent = steps
        .slice(at)
        .map(received)
        .find(([says = '', from]) => from === name && heldRequests.has(`${says} ${from}`))
      if (sent) await heldRequests.get(sent.join(' '))?.arrived
    }
    const [says = '', from = ''] = received(step)
    const held = heldRequests.get(`${says} ${from}`)
    held?.release()
    if (held) await windows[from]?.sends[says]?.handled?.()
    await windows[actorOf(step)]?.receives?.[says]?.()
  }
  return result()
}
