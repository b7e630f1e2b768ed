import { fromPromise } from 'xstate'
import type { CodePurpose } from '../domain/contract/accounts.ts'
import { type LoginTarget, targetText } from '../domain/loginTarget.ts'
import { oneTimeCodeMachine } from '../machines/oneTimeCodeMachine.ts'
import { loadCode, resendCode, sendCode, sendLoginCode, verifyCode } from '../services/accounts.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { type ActorsOf, defineEffects } from './flow.ts'

interface KeptCode {
  purpose: CodePurpose
  target: string
  id: string
}

/** The code flow for one purpose; a code that was sent before a reload of the page is taken up again. */
export function oneTimeCodeFor(purpose: CodePurpose) {
  const standing = async (target: LoginTarget, signal: AbortSignal) => {
    const kept = tabStorage.read<KeptCode>('one-time-code')
    if (kept?.purpose !== purpose || kept.target !== targetText(target)) return null
    const found = await loadCode(kept.id, signal)
    if (!found.ok) tabStorage.forget('one-time-code')
    return found.ok ? found : null
  }
  const send = (target: LoginTarget, password: string | null, signal: AbortSignal) =>
    purpose === 'log_in' ? sendLoginCode(target, password ?? '', signal) : sendCode(purpose, target, signal)
  const actors: ActorsOf<typeof oneTimeCodeMachine> = {
    sendCode: fromPromise(async ({ input: { target, password }, signal }) => {
      const sent = (await standing(target, signal)) ?? (await send(target, password, signal))
      if (sent.ok) {
        const kept: KeptCode = { purpose, target: targetText(target), id: sent.value.challenge.challenge_id }
        tabStorage.write('one-time-code', kept)
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
