import { assign, fromPromise, setup } from 'xstate'
import type { CodeChallenge } from '../domain/contract/accounts.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import { type CodeErrors, codeEntered, codeErrors } from '../domain/oneTimeCode.ts'
import {
  forgetRefusal,
  isValid,
  rememberRefusal,
  revealed,
  unmarked,
  type WithFieldErrors,
  withoutErrors,
  withoutRefusal,
} from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** Verifies an address with a one-time code: send, count down, resend, verify. */

interface Context extends WithFieldErrors<CodeErrors> {
  target: LoginTarget
  /** The password of a locked login, whose code is sent only with the correct password; otherwise null. */
  password: string | null
  challenge: CodeChallenge | null
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset: number
  code: string
  proof: string | null
}
type Event =
  | { type: 'code.changed'; code: string }
  | { type: 'code.cleared' }
  | { type: 'code.submitted' }
  | { type: 'resend.requested' }
  | { type: 'code.requested' }

export interface VerifiedCode {
  proof: string
}

export const oneTimeCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { target: LoginTarget; password?: string },
    output: {} as { proof: string },
  },
  actors: {
    sendCode: fromPromise<
      Outcome<{ challenge: CodeChallenge; clockOffset: number }>,
      { target: LoginTarget; password: string | null }
    >(notProvided),
    resendCode: fromPromise<Outcome<{ challenge: CodeChallenge; clockOffset: number }>, { id: string }>(notProvided),
    verifyCode: fromPromise<Outcome<VerifiedCode>, { id: string; code: string }>(notProvided),
  },
  guards: {
    wasSent: isAccepted,
    wasVerified: isAccepted,
    isOver: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && ['OTP_EXPIRED', 'OTP_TOO_MANY', 'NOT_FOUND'].includes(outcome.refusal.code ?? ''),
    codeIsComplete: ({ context }) => isValid(codeErrors(context.code)),
  },
  actions: {
    rememberChallenge: assign((_, outcome: Outcome<{ challenge: CodeChallenge; clockOffset: number }>) =>
      outcome.ok ? { ...outcome.value, ...withoutRefusal } : {},
    ),
    rememberRefusal: rememberRefusal(),
    rememberProof: assign({ proof: (_, outcome: Outcome<VerifiedCode>) => (outcome.ok ? outcome.value.proof : null) }),
    changeCode: assign({
      code: (_, code: string) => codeEntered(code),
      ...withoutErrors,
    }),
    clearCode: assign({ code: '', ...withoutErrors }),
    revealErrors: assign(({ context }) => revealed(context, codeErrors(context.code))),
    /** Clears the refusal of an earlier attempt; or the code has expired by this device's clock. */
    forgetRefusal: forgetRefusal(),
  },
  delays: {
    /** The remaining validity by the server's clock at its response. */
    validity: ({ context: { challenge } }) =>
      challenge ? Math.max(0, Date.parse(challenge.expires_at) - Date.parse(challenge.server_time)) : 0,
  },
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    target: input.target,
    password: input.password ?? null,
    challenge: null,
    clockOffset: 0,
    code: '',
    ...unmarked,
    proof: null,
  }),
  initial: 'sendingCode',
  states: {
    sendingCode: {
      entry: 'clearCode',
      invoke: {
        src: 'sendCode',
        input: ({ context: { target, password } }) => ({ target, password }),
        onDone: [
          {
            guard: { type: 'wasSent', params: output },
            target: 'codeSent',
            actions: { type: 'rememberChallenge', params: output },
          },
          { target: 'over', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unsent',
      },
    },
    codeSent: {
      initial: 'awaitingCode',
      after: { validity: { target: 'over', actions: 'forgetRefusal' } },
      states: {
        awaitingCode: {
          on: {
            'code.changed': { actions: { type: 'changeCode', params: ({ event }) => event.code } },
            'code.cleared': { actions: 'clearCode' },
            'code.submitted': [{ guard: 'codeIsComplete', target: 'verifyingCode' }, { actions: 'revealErrors' }],
            'resend.requested': 'resendingCode',
          },
        },
        verifyingCode: {
          entry: 'forgetRefusal',
          invoke: {
            src: 'verifyCode',
            input: ({ context }) => ({ id: context.challenge?.challenge_id ?? '', code: context.code }),
            onDone: [
              {
                guard: { type: 'wasVerified', params: output },
                target: '#oneTimeCode.verified',
                actions: { type: 'rememberProof', params: output },
              },
              {
                guard: { type: 'isOver', params: output },
                target: '#oneTimeCode.over',
                actions: { type: 'rememberRefusal', params: output },
              },
              { target: 'awaitingCode', actions: { type: 'rememberRefusal', params: output } },
            ],
            onError: 'unanswered',
          },
        },
        resendingCode: {
          entry: 'forgetRefusal',
          invoke: {
            src: 'resendCode',
            input: ({ context }) => ({ id: context.challenge?.challenge_id ?? '' }),
            onDone: [
              {
                // Re-entered, so that the validity is counted from this response.
                guard: { type: 'wasSent', params: output },
                target: '#oneTimeCode.codeSent',
                reenter: true,
                actions: { type: 'rememberChallenge', params: output },
              },
              { target: 'awaitingCode', actions: { type: 'rememberRefusal', params: output } },
            ],
            onError: 'unanswered',
          },
        },
        // The lost attempt may have used up the code, so a new one is requested.
        unanswered: {
          tags: 'recoverable',
          on: {
            'code.changed': {
              target: 'awaitingCode',
              actions: { type: 'changeCode', params: ({ event }) => event.code },
            },
            'code.submitted': [{ guard: 'codeIsComplete', target: 'verifyingCode' }, { actions: 'revealErrors' }],
            'resend.requested': 'resendingCode',
            'code.requested': '#oneTimeCode.sendingCode',
          },
        },
      },
    },
    unsent: { on: { 'code.requested': 'sendingCode' } },
    over: { on: { 'code.requested': 'sendingCode' } },
    verified: { type: 'final' },
  },
  output: ({ context }) => ({ proof: context.proof ?? '' }),
})
