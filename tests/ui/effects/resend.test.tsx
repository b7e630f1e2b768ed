import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { challenge } from '../../../flowlab/flows/samples.ts'
import type { CodeChallenge } from '../../../src/domain/contract/accounts.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { oneTimeCodeMachine } from '../../../src/machines/oneTimeCodeMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import { CodeEntry } from '../../../src/ui/login/CodeEntry.tsx'
import { show } from '../../support/inLanguage.tsx'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00.000Z') }))
afterEach(() => vi.useRealTimers())

const after = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

it('a code can be sent again once the seconds until then are counted down, by the server’s clock', async () => {
  const resent = vi.fn(() => new Promise<never>(() => {}))
  type Sent = Outcome<{ challenge: CodeChallenge; clockOffset: number }>
  const sent = {
    challenge: {
      ...challenge,
      server_time: '2026-11-21T09:00:00.000Z',
      resend_at: '2026-11-21T09:00:30.000Z',
      expires_at: '2026-11-21T09:15:00.000Z',
    },
    // The device's clock is an hour behind.
    clockOffset: 3_600_000,
  }
  const actor = createActor(
    oneTimeCodeMachine.provide({
      actors: {
        sendCode: fromPromise<Sent, { target: LoginTarget; password: string | null }>(async () => ({
          ok: true,
          value: sent,
        })),
        resendCode: fromPromise<Sent, { id: string }>(resent),
      },
    }),
    { input: { target: { kind: 'email', email: 'a@b.in' } } },
  ).start()
  show(<CodeEntry actor={actor} />)
  await after(0)
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('Resend in 30 s').disabled).toBe(true)
  expect(screen.getByText('Expires in 15:00')).toBeDefined()
  await after(1_000)
  expect(button('Resend in 29 s').disabled).toBe(true)
  expect(screen.getByText('Expires in 14:59')).toBeDefined()
  await after(28_000)
  fireEvent.click(button('Resend in 1 s'))
  expect(resent).not.toHaveBeenCalled()
  await after(1_000)
  fireEvent.click(button('Resend code'))
  await after(0)
  expect(resent).toHaveBeenCalledOnce()
})
