import { assign, fromPromise, setup } from 'xstate'
import type { CodeChallenge } from '../domain/contract/accounts.ts'
import type { LoginTarget } from '../domain/loginTarget.ts'
import { codePattern } from '../domain/validation/code.ts'
import { forgetRefusal, rememberRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output, type RefusalNote } from './outcome.ts'

/** Proving an address by a one-time code: send, count down, resend, verify. */

interface Context {
  target: LoginTarget
  /** Of a locked login, whose code is sent for the right password alone; else null. */
  password: string | null
  challenge: CodeChallenge | null
  /** The server's clock less this device's, in milliseconds. */
  clockOffset: number
  code: string
  /** It was submitted with fewer digits than it has. */
  isShort: boolean
  refusal: RefusalNote | null
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
    codeIsComplete: ({ context }) => codePattern.test(context.code),
  },
  actions: {
    rememberChallenge: assign((_, outcome: Outcome<{ challenge: CodeChallenge; clockOffset: number }>) =>
      outcome.ok ? { ...outcome.value, refusal: null } : {},
    ),
    rememberRefusal: rememberRefusal(),
    rememberProof: assign({ proof: (_, outcome: Outcome<VerifiedCode>) => (outcome.ok ? outcome.value.proof : null) }),
    changeCode: assign({
      code: (_, code: string) => code.replace(/\D/g, '').slice(0, 6),
      isShort: false,
      refusal: null,
    }),
    clearCode: assign({ code: '', isShort: false, refusal: null }),
    noteShort: assign({ isShort: true, refusal: null }),
    /** Over without a refusal: the time ran out here. */
    forgetRefusal: forgetRefusal(),
  },
  delays: {
    /** By the server's clock: what was left when it answered. */
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
    isShort: false,
    refusal: null,
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
            'code.submitted': [{ guard: 'codeIsComplete', target: 'verifyingCode' }, { actions: 'noteShort' }],
            'resend.requested': 'resendingCode',
          },
        },
        verifyingCode: {
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
          invoke: {
            src: 'resendCode',
            input: ({ context }) => ({ id: context.challenge?.challenge_id ?? '' }),
            onDone: [
              {
                // Re-entered, so that the validity counts from this response.
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
        // The unanswered try may have used the code; then a new one is requested.
        unanswered: {
          tags: 'recoverable',
          on: {
            'code.changed': {
              target: 'awaitingCode',
              actions: { type: 'changeCode', params: ({ event }) => event.code },
            },
            'code.submitted': [{ guard: 'codeIsComplete', target: 'verifyingCode' }, { actions: 'noteShort' }],
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
