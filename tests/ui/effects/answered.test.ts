import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'
import { Refused, Unanswered } from '../../../src/services/outcome.ts'
import { unauthorized } from '../../../src/services/unauthorized.ts'
import { expectFile } from '../../support/approvedFile.ts'
import { machinesOfProduct, placesOfProduct } from '../../support/effects.ts'
import { longestWait } from '../../support/until.ts'
import { answerOf, signIn } from '../../support/wire.ts'
import { everything, reads } from './tables/reads.ts'
import { type Write, writes } from './tables/writes.ts'

/**
 * The complete request of each call of each flow, and the flow's result of every possible response: success, each kind
 * of refusal, a fault, no response. Approved in answered.txt (docs/product 7 and 8): the toast, the end of a session,
 * the browser's storage, and whether the call may be cancelled.
 */

const waited = vi.hoisted(() => ({ calls: [] as string[] }))
const toasts = vi.hoisted(() => ({ said: [] as string[] }))
vi.mock('../../../src/services/toasts.ts', () => {
  const says = (kind: string) => (text: string) => void toasts.said.push(`${kind}: ${text}`)
  return {
    fetchToaster: () => {},
    toastError: says('toast'),
    toastSuccess: says('toast of success'),
    toastInfo: says('toast of news'),
    toastLink: says('toast with a link'),
    toastStatus: says('toast that stays'),
  }
})
vi.mock('../../../src/services/pendingCalls.ts', () => ({
  trackCall: (mayBeCancelled: boolean) => {
    waited.calls.push(mayBeCancelled ? 'may be given up' : 'must be waited for')
    return () => waited.calls.push('has ended')
  },
}))

const actorsOf = ({ implementations }: AnyStateMachine) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>).filter(
    ([, logic]) => !(logic instanceof StateMachine),
  )

/** Writes are identified by their flow, reads by the surrounding flows too. */
const actors = new Map<string, AnyActorLogic>()
for (const { place, machine } of placesOfProduct())
  for (const [name, logic] of actorsOf(machine)) actors.set(`${place}.${name}`, logic)
for (const [flow, machine] of machinesOfProduct())
  for (const [name, logic] of actorsOf(machine)) actors.set(`${flow}.${name}`, logic)

const logicOf = (name: string) => actors.get(name)

const rows = [...Object.entries(writes), ...Object.entries(reads)].flatMap(([name, reported]) =>
  [reported].flat().map(({ input }: Pick<Write, 'input'> | { input?: unknown }) => ({ name, input })),
)

const fields = { status: false, code: 'VALIDATION_FAILED', message: 'Check.', fields: { email: 'taken' } }
const coded = (code: string, message: string) => ({ status: false, code, message })

/** Each kind of response: status and body, or none. */
const answers: Readonly<Record<string, readonly [number, unknown] | null>> = {
  yes: [200, everything],
  'no, with fields': [422, fields],
  'no, with a code': [409, coded('ILLEGAL_TRANSITION', 'Moved on.')],
  'not found': [404, coded('NOT_FOUND', 'Gone.')],
  'no plan': [402, coded('SUBSCRIPTION_REQUIRED', 'Subscribe.')],
  'session over': [401, coded('UNAUTHORIZED', 'Log in.')],
  'too often': [429, coded('RATE_LIMITED', 'Wait.')],
  'no, though 200': [200, { status: false, message: { message: 'No.' } }],
  fault: [500, { ErrorDetails: { message: 'The disk is full' } }],
  lost: null,
}

let over = 0

const inJson = ['accept-language: en', 'accept: application/json']
/** The headers of a call, replaced by a name if they are the usual ones. */
const carried: Readonly<Record<string, readonly string[]>> = {
  'as a visitor': [...inJson, 'content-type: application/json'],
  'as a visitor, reading': ['accept-language: en'],
  'as a member': [...inJson, 'authorization: Bearer token', 'content-type: application/json', 'x-info-id: info'],
  'as a member, reading': ['accept-language: en', 'authorization: Bearer token', 'x-info-id: info'],
}

const isAll = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.keys(everything).every((name) => name in part)

const short = (value: unknown): string => {
  const readably = (_: string, part: unknown) =>
    part instanceof File ? part.name : isAll(part) ? '(the answer)' : part
  const text = JSON.stringify(value, readably) ?? 'nothing'
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}

/** Waits until the other calls have been sent too, of which the first has failed. */
async function settled(): Promise<void> {
  // Each call is sent in its own task, and no event marks the last one.
  for (let turn = 0; turn < 3; turn++) await new Promise((passed) => setTimeout(passed))
}

const errorOf = (error: unknown) => {
  if (error instanceof Refused) return `thrown: refused ${error.status} ${short(error.refusal)}`
  if (error instanceof Unanswered) return `thrown: unanswered ${error.status ?? ''} ${error.message}`
  return `thrown: ${String(error)}`
}

const stored = () =>
  [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map(([key, value]) => `${key}=${value}`)

const indented = (depth: number) => (text: string) => `${' '.repeat(depth)}${text}`

interface Received {
  sent: string[]
  received: string[]
}

async function receivedOf(name: string, input: unknown, answer: readonly [number, unknown] | null): Promise<Received> {
  const logic = logicOf(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  signIn()
  const before = stored()
  toasts.said = []
  waited.calls = []
  over = 0
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string | Request, init: RequestInit = {}) => {
    const request = new Request(typeof url === 'string' ? new URL(url, 'http://localhost') : url, init)
    const { pathname, search } = new URL(request.url)
    const headers = [...request.headers].map(([header, value]) => `${header}: ${value}`).sort()
    const known = Object.entries(carried).find(([, usual]) => usual.join() === headers.join())?.[0]
    const whole = [`${request.method} ${pathname}${search}`, known ?? headers.join(', '), await request.text()]
    sent.push(whole.filter(Boolean).join(' · '))
    if (!answer) throw new TypeError('fetch failed')
    return Response.json(answer[1], { status: answer[0] })
  })
  const outcome = await answerOf(logic, input).then((value) => `told: ${short(value)}`, errorOf)
  await settled()
  const after = stored()
  return {
    sent: [...sent.sort(), [...new Set(waited.calls)].join(', ')].filter(Boolean),
    received: [
      outcome,
      ...toasts.said,
      ...(over > 0 ? ['the session is refused'] : []),
      ...after.filter((one) => !before.includes(one)).map((one) => `keeps ${one}`),
      ...before.filter((one) => !after.includes(one)).map((one) => `keeps no more ${one}`),
    ],
  }
}

beforeEach(() => {
  unauthorized.listen(() => {
    over++
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN'])
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('each call sends the approved request, and each response has the approved result', async () => {
  const lines: string[] = []
  /** Most refusals have the same effect, so only the first call of each kind lists it. */
  const firstOf = new Map<string, string>()
  for (const { name, input } of rows) {
    const title = `${name} ${short(input)}`
    const all: [kind: string, Received][] = []
    for (const [kind, answer] of Object.entries(answers)) all.push([kind, await receivedOf(name, input, answer)])
    const [[, whenYes] = ['', { sent: [], received: [] }], ...others] = all
    lines.push(`## ${title}`, ...whenYes.sent.map(indented(2)), '  yes', ...whenYes.received.map(indented(4)))
    const byReceived = new Map<string, string[]>()
    for (const [kind, { sent, received }] of others) {
      const isOther = sent.join() !== whenYes.sent.join()
      const reported = [...(isOther ? sent : []), ...received].map(indented(4)).join('\n')
      byReceived.set(reported, [...(byReceived.get(reported) ?? []), kind])
    }
    const refused = [...byReceived].map(([reported, kinds]) => `  ${kinds.join('; ')}\n${reported}`).join('\n')
    const first = firstOf.get(refused)
    if (!first) firstOf.set(refused, title)
    lines.push(first ? `  else as ${first}` : refused, '')
  }
  expectFile(join(import.meta.dirname, 'answered.txt'), lines)
})

/** Calls that outlive their flow. */
const outlives: Readonly<Record<string, string>> = {
  'logout.unregisterDevice': 'the session ends whatever the server says',
  'logout.endSession': 'the session ends whatever the server says',
}

it('a flow that moves on aborts its call and reports no result', async () => {
  const left: string[] = []
  for (const { name, input } of rows) {
    signIn()
    toasts.said = []
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (url: string | Request, init: RequestInit = {}) => {
      const signal = init.signal ?? (url as Request).signal
      signals.push(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const logic = logicOf(name)
    if (!logic) throw new Error(`no flow has ${name}`)
    const actor = createActor(logic, { input } as never)
    actor.subscribe({ error: () => {} })
    actor.start()
    await vi.waitFor(() => expect(signals.length, name).toBeGreaterThan(0), { timeout: longestWait })
    actor.stop()
    await settled()
    const isLeft = signals.some(({ aborted }) => !aborted)
    if (isLeft !== Boolean(outlives[name])) left.push(`${name} ${isLeft ? 'goes on' : 'ends'}`)
    left.push(...toasts.said.map((text) => `${name} says ${text}`))
  }
  expect(left).toEqual([])
})
