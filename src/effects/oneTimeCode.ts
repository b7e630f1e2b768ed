import { fromPromise } from 'xstate'
import type { CodePurpose } from '../domain/contract/accounts.ts'
import { type LoginTarget, sameTarget } from '../domain/loginTarget.ts'
import { oneTimeCodeMachine } from '../machines/oneTimeCodeMachine.ts'
import { loadCode, resendCode, sendCode, sendLoginCode, verifyCode } from '../services/accounts.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { type ActorsOf, defineEffects } from './flow.ts'

type SentPurpose = Exclude<CodePurpose, 'change_email' | 'change_mobile'>
interface StoredCode {
  purpose: SentPurpose | 'change_contact'
  target: LoginTarget
  id: string
}

export const storeCode = (stored: StoredCode) => tabStorage.write('one-time-code', stored)

type Send = (target: LoginTarget, password: string | null, signal: AbortSignal) => ReturnType<typeof sendCode>

const sendFor =
  (purpose: SentPurpose): Send =>
  (target, password, signal) =>
    purpose === 'log_in' ? sendLoginCode(target, password ?? '', signal) : sendCode(purpose, target, signal)

export const oneTimeCodeFor = (purpose: SentPurpose) => oneTimeCodeBy(purpose, sendFor(purpose))

/** The code flow for one purpose; a stored code, such as one sent before a reload of the page, is reused. */
export function oneTimeCodeBy(purpose: StoredCode['purpose'], send: Send) {
  const openChallenge = async (target: LoginTarget, signal: AbortSignal) => {
    const stored = tabStorage.read<StoredCode>('one-time-code')
    if (stored?.purpose !== purpose || !sameTarget(target, stored.target)) return null
    const found = await loadCode(stored.id, signal)
    if (!found.ok) tabStorage.forget('one-time-code')
    return found.ok ? found : null
  }
  const actors: ActorsOf<typeof oneTimeCodeMachine> = {
    sendCode: fromPromise(async ({ input: { target, password }, signal }) => {
      const sent = (await openChallenge(target, signal)) ?? (await send(target, password, signal))
      if (sent.ok) storeCode({ purpose, target, id: sent.value.challenge.challenge_id })
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
