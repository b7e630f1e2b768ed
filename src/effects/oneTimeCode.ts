import { fromPromise } from 'xstate'
import type { CodePurpose } from '../domain/contract/accounts.ts'
import { oneTimeCodeMachine } from '../machines/oneTimeCodeMachine.ts'
import { resendCode, sendCode, verifyCode } from '../services/accounts.ts'
import type { ActorsOf } from './flow.ts'

/** The code flow for one purpose; `toTarget` turns what was typed into an e-mail address or an E.164 number. */
export function oneTimeCodeFor(purpose: CodePurpose, toTarget: (typed: string) => string = (typed) => typed) {
  const actors: ActorsOf<typeof oneTimeCodeMachine> = {
    sendCode: fromPromise(({ input, signal }) => sendCode(purpose, toTarget(input.target), signal)),
    resendCode: fromPromise(({ input, signal }) => resendCode(input.id, signal)),
    verifyCode: fromPromise(({ input, signal }) => verifyCode(input.id, input.code, signal)),
  }
  return oneTimeCodeMachine.provide({ actors })
}
