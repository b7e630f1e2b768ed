import { fromPromise } from 'xstate'
import type { CodePurpose } from '../domain/contract/accounts.ts'
import { type LoginTarget, sameTarget } from '../domain/loginTarget.ts'
import { oneTimeCodeMachine } from '../machines/oneTimeCodeMachine.ts'
import { loadCode, resendCode, sendCode, sendLoginCode, verifyCode } from '../services/accounts.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { type ActorsOf, defineEffects } from './flow.ts'

interface StoredCode {
  purpose: CodePurpose
  target: LoginTarget
  id: string
}

/** The code flow for one purpose; a code sent before a reload of the page is reused. */
export function oneTimeCodeFor(purpose: CodePurpose) {
  const openChallenge = async (target: LoginTarget, signal: AbortSignal) => {
    const stored = tabStorage.read<StoredCode>('one-time-code')
    if (stored?.purpose !== purpose || !sameTarget(target, stored.target)) return null
    const found = await loadCode(stored.id, signal)
    if (!found.ok) tabStorage.forget('one-time-code')
    return found.ok ? found : null
  }
  const send = (target: LoginTarget, password: string | null, signal: AbortSignal) =>
    purpose === 'log_in' ? sendLoginCode(target, password ?? '', signal) : sendCode(purpose, target, signal)
  const actors: ActorsOf<typeof oneTimeCodeMachine> = {
    sendCode: fromPromise(async ({ input: { target, password }, signal }) => {
      const sent = (await openChallenge(target, signal)) ?? (await send(target, password, signal))
      if (sent.ok) {
        const stored: StoredCode = { purpose, target, id: sent.value.challenge.challenge_id }
        tabStorage.write('one-time-code', stored)
      }
      return sent
    }),
    resendCode: fromPromise(({ input, signal }) => resendCode(input.id, signal)),
    verifyCode: fromPromise(async ({ input, signal }) => {
      const verified = await verifyCode(input.id, input.code, signal)
      if (verified.ok) tabStorage.forget('one-time-code')
      return verified
    }),
  }
  return defineEffects(oneTimeCodeMachine, { actors })
}
