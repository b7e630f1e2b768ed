import { isDeepStrictEqual } from 'node:util'
import type { ActorOutcome } from 'flowlab/model/step.ts'
import type { Page, Route } from 'playwright-core'
import { minute } from '../../src/domain/durations.ts'
import { answerFor, type Binding, type Call, type Loss, losses, type Way } from './binding.ts'

const refusalStatus = 422
/** Milliseconds without any event; a response after this pause is late. */
const lateBy = 300
/** Milliseconds in which a cancelled call is replaced, if the flow makes it again. */
const replacedWithin = 3_000
/** The longest wait for a call, in milliseconds; the page may be slow. */
export const longestWait = minute

/** Holds the calls of a flow in the browser until the path says how each is answered. */
export class NetworkStub {
  readonly #held = new Map<string, Route[]>()
  readonly #calls: Binding['calls']
  readonly #turns: Map<string, number>

  /** `turns` is shared by all paths, so that every kind of lost and late response occurs. */
  constructor(calls: Binding['calls'], turns: Map<string, number>) {
    this.#calls = calls
    this.#turns = turns
  }

  async guard(page: Page): Promise<void> {
    for (const [source, { method, url }] of Object.entries(this.#calls))
      await page.route(url, (route) => {
        if (![method].flat().includes(route.request().method())) return route.fallback()
        this.#held.set(source, [...(this.#held.get(source) ?? []), route])
      })
  }

  /** `context` is the flow's context at the time of the call. */
  async answer(source: string, reported: ActorOutcome, context: unknown): Promise<void> {
    const call = this.#calls[source]
    if (!call) throw new Error(`${source} calls nobody`)
    const outcome = answerFor(call, reported)
    const turn = (this.#turns.get(`${source} ${'error' in outcome}`) ?? -1) + 1
    this.#turns.set(`${source} ${'error' in outcome}`, turn)
    const route = await this.#settle(source, async (held) => {
      if ('error' in outcome) return lose(held, lossOf(outcome.error, call, turn))
      // Every third response is late.
      if (turn % 3 === 2) await pauseOf(lateBy)
      if (!('output' in outcome)) throw new Error(`no response makes ${source} report ${JSON.stringify(outcome)}`)
      await fulfil(held, responseFor(call, outcome.output))
    })
    compareBody(source, call, route, context)
  }

  /** Answers late, or loses the response in one way. */
  async answerIn(way: Way, source: string, outcome: ActorOutcome, context: unknown): Promise<void> {
    const call = this.#calls[source]
    if (!call) throw new Error(`${source} calls nobody`)
    const route = await this.#settle(source, async (held) => {
      if (way !== 'late') return lose(held, way)
      await pauseOf(lateBy)
      if ('output' in outcome) await fulfil(held, responseFor(call, outcome.output))
    })
    compareBody(source, call, route, context)
  }

  /** The server responds that the session has ended. */
  async refuseSession(source: string): Promise<void> {
    const json = { status: false, code: 'AUTH_TOKEN_EXPIRED', message: 'Unauthorized' }
    await this.#settle(source, (held) => fulfil(held, { status: 401, json }))
  }

  /**
   * Answers the call that an actor waits for, and returns it. A call may come after its state, so that the newest one may
   * be about to be cancelled: the browser drops what a cancelled one is answered, and the next one is answered instead.
   */
  async #settle(source: string, answer: (route: Route) => Promise<void>): Promise<Route> {
    const begun = Date.now()
    for (;;) {
      const route = await this.#next(source, begun)
      const wasCancelled = isCancelled(route)
      await answer(route)
      if (wasCancelled) return route
      const response = await route.request().response()
      if (response || !isCancelled(route)) return route
      this.#held.set(source, [route, ...(this.#held.get(source) ?? [])])
    }
  }

  /** The newest call of an actor. A cancelled one only if no other replaces it: then its screen was left. */
  async #next(source: string, begun: number): Promise<Route> {
    while (Date.now() < begun + longestWait) {
      const held = this.#held.get(source) ?? []
      const open = held.findLast((route) => !isCancelled(route))
      const route = open ?? (Date.now() > begun + replacedWithin ? held.at(-1) : undefined)
      if (route) {
        this.#held.delete(source)
        return route
      }
      await pauseOf(20)
    }
    throw new Error(`${source} has made no call`)
  }
}

const pauseOf = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds))

/** True if the page has cancelled the call, as opposed to a call that the stub lost. */
const isCancelled = (route: Route): boolean => route.request().failure()?.errorText === 'net::ERR_ABORTED'

/** A path that names its kind of loss gets that one; the others take turns. */
export function lossOf(error: unknown, { losses: possible = losses }: Call, turn: number): Loss {
  if ((error as { status?: number }).status !== undefined) return 'fault'
  const silent = possible.filter((loss) => loss !== 'fault')
  return silent[turn % silent.length] ?? 'offline'
}

/** Compares the body of a call with the one in the binding. */
function compareBody(source: string, { sends }: Call, route: Route, context: unknown): void {
  if (!sends) return
  const [sent, promised] = [route.request().postDataJSON() as unknown, sends(context as never)]
  if (!isDeepStrictEqual(sent, promised))
    throw new Error(`${source} sends ${JSON.stringify(sent)}, not ${JSON.stringify(promised)}`)
}

interface Written {
  status?: number
  json: unknown
}

export function responseFor(call: Call, output: unknown): Written {
  const refused = output as { ok?: boolean; refusal?: { code: string; message: string; fields: object } }
  if (refused?.ok === false) return { status: refusalStatus, json: { status: false, ...refused.refusal } }
  return call.body(output as never)
}

const fulfil = (route: Route, { status = 200, json }: Written) => route.fulfill({ status, json })

async function lose(route: Route, how: Loss): Promise<void> {
  if (how === 'offline') await route.abort('internetdisconnected')
  else if (how === 'timed out') await route.abort('timedout')
  else await route.fulfill({ status: 500, json: { ErrorDetails: { message: 'The server is not well.' } } })
}
