import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { CodeChallenge } from '../../src/domain/contract/accounts.ts'
import { oneTimeCodeMachine, type VerifiedCode } from '../../src/machines/oneTimeCodeMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'

/** The time for entering a code: from the response that created it until it expires, by the server's clock. */

type Sent = Outcome<{ challenge: CodeChallenge; clockOffset: number }>
const minute = 60_000
const challenge: CodeChallenge = {
  status: true,
  challenge_id: 'c',
  target: 'a•••@b.in',
  server_time: '2026-11-21T09:00:00.000Z',
  resend_at: '2026-11-21T09:00:30.000Z',
  expires_at: '2026-11-21T09:15:00.000Z',
  tries_left: 5,
}
const sent: Sent = { ok: true, value: { challenge, clockOffset: 0 } }
const answered = () => new Promise<void>((resolve) => setImmediate(resolve))

async function codeSent(
  verified: Outcome<VerifiedCode> = { ok: false, refusal: { code: 'OTP_INVALID', message: '', fields: {} } },
) {
  const clock = new SimulatedClock()
  const actor = createActor(
    oneTimeCodeMachine.provide({
      actors: {
        sendCode: fromPromise(async () => sent),
        resendCode: fromPromise(async () => sent),
        verifyCode: fromPromise(async () => verified),
      },
    }),
    { input: { target: { kind: 'email', email: 'a@b.in' } }, clock },
  ).start()
  await answered()
  return { clock, state: () => actor.getSnapshot().value, actor }
}

it('a code is valid for the fifteen minutes that the server gave, not the time left after the resend countdown', async () => {
  const { clock, state } = await codeSent()
  clock.increment(15 * minute - 1)
  expect(state()).toEqual({ codeSent: 'awaitingCode' })
  clock.increment(1)
  expect(state()).toBe('over')
})

it('the validity restarts for a resent code', async () => {
  const { clock, state, actor } = await codeSent()
  clock.increment(10 * minute)
  actor.send({ type: 'resend.requested' })
  await answered()
  clock.increment(10 * minute)
  expect(state()).toEqual({ codeSent: 'awaitingCode' })
  clock.increment(5 * minute)
  expect(state()).toBe('over')
})

it.each(['OTP_EXPIRED', 'OTP_TOO_MANY', 'NOT_FOUND'] as const)(
  'the validity ends if the server says %s',
  async (code) => {
    const { state, actor } = await codeSent({ ok: false, refusal: { code, message: '', fields: {} } })
    actor.send({ type: 'code.changed', code: '123456' })
    actor.send({ type: 'code.submitted' })
    await answered()
    expect(state()).toBe('over')
  },
)

it.each([
  ['', '', 'awaitingCode'],
  ['1', '1', 'awaitingCode'],
  ['12345', '12345', 'awaitingCode'],
  ['12345x', '12345', 'awaitingCode'],
  ['123456', '123456', 'verifyingCode'],
  ['12-34 56', '123456', 'verifyingCode'],
  ['1234567', '123456', 'verifyingCode'],
])('typing “%s” enters “%s” and leads to %s: a code has six digits', async (typed, code, state) => {
  const { actor } = await codeSent()
  actor.send({ type: 'code.changed', code: typed })
  actor.send({ type: 'code.submitted' })
  const { context, value } = actor.getSnapshot()
  expect([context.code, value]).toEqual([code, { codeSent: state }])
  expect(context.errors).toEqual(state === 'awaitingCode' ? { code: 'short' } : {})
})
