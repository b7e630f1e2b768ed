import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logIn } from '../../src/services/accounts.ts'
import { markRead, sendText } from '../../src/services/chats.ts'
import { call, publicCall } from '../../src/services/http.ts'
import { confirmPayment } from '../../src/services/memberships.ts'
import { Unanswered } from '../../src/services/outcome.ts'
import type { CallEvent } from '../../src/services/pendingCalls.ts'
import { slowCalls } from '../../src/services/slowCalls.ts'
import { targetNamed } from '../support/loginTargets.ts'

/** Calls that wait for their response (specification, section 8; decision 32). */

const never = new AbortController().signal
const errorToast = vi.spyOn(toast, 'error')
let news: CallEvent[] = []

beforeEach(() => {
  localStorage.clear()
  news = []
  slowCalls.listen(async (one) => void news.push(one))
  vi.useFakeTimers()
  // No response comes; a cancelled call fails, as in a browser.
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sent = () => news.flatMap((one) => (one.type === 'call.sent' ? [one.call] : []))

it.each([
  ['a list is read', () => call('GET /chats'), true],
  [
    'a login is asked for',
    () =>
      logIn(
        { target: { kind: 'email', email: 'a@b.in' }, password: 'p', login_type: 'investor', remember: false },
        never,
      ),
    true,
  ],
  [
    'a message with its own id is sent',
    () => sendText('c', { clientId: 'k', text: 'Hello', replyTo: null }, never, false),
    true,
  ],
  ['a payment is confirmed', () => confirmPayment('pi_1', 'trx', never), false],
  [
    'a code is sent',
    () => publicCall('POST /codes', { body: { purpose: 'reset_password', target: targetNamed('a@b.in') } }),
    false,
  ],
])('%s', async (_, make, mayBeCancelled) => {
  make().catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent().map((one) => one.mayBeCancelled)).toEqual([mayBeCancelled])
})

it('a background call shows no notice', async () => {
  markRead('c', 1).catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(news).toEqual([])
  call('GET /chats').catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent().length).toBe(1)
})

it('a cancelled call ends without a response and without a toast', async () => {
  errorToast.mockClear()
  const failure = call('GET /chats').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  const [slow] = sent()
  slow?.cancel()
  expect(await failure).toBeInstanceOf(Unanswered)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(news.at(-1)).toEqual({ type: 'call.answered', id: slow?.id })
  expect(errorToast).not.toHaveBeenCalled()
})
