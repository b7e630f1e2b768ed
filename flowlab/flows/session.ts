import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { logoutMachine } from '../../src/machines/logoutMachine.ts'
import { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import { flow } from '../model.ts'
import { answers, flawless, no, offline, yes } from './answers.ts'
import { challenge, grant, india, me } from './samples.ts'

const longAgo = Date.parse('2020-01-01T00:00:00Z')
const muchLater = Date.parse('2040-01-01T00:00:00Z')

export const sessionFlows = [
  flow('session', sessionMachine, {
    inputs: {
      'a kept token': { hasToken: true, hasDevice: true, kept: null },
      'a visitor': { hasToken: false, hasDevice: true, kept: null },
    },
    events: [
      { type: 'session.granted', grant, comingFrom: 'LOGIN' },
      { type: 'session.refused' },
      { type: 'session.endedElsewhere' },
      { type: 'session.changedElsewhere' },
      { type: 'account.changed', comingFrom: 'MY_PROFILE' },
      { type: 'account.switched', accountType: 'investment' },
      { type: 'tab.hidden' },
      { type: 'tab.shown', at: longAgo },
      { type: 'tab.shown', at: muchLater },
      { type: 'retry.asked' },
      { type: 'logout.asked' },
      { type: 'address.refused', address: '/investor/chats' },
    ],
    outcomes: {
      loadAccount: [answers({ me, clockOffset: 0 }, 'answers with the account'), offline],
      switchAccount: [answers(undefined, 'has switched'), offline],
      logout: [answers({ ended: true }, 'has ended the session'), answers({ ended: false }, 'was cancelled'), offline],
      hearOtherTabs: [{ event: { type: 'session.endedElsewhere' } }],
      watchTab: [{ event: { type: 'tab.hidden' } }],
    },
    bound: (context) => context.me !== null,
  }),

  flow('logout', logoutMachine, {
    inputs: { 'a push device': { hasDevice: true }, 'no push device': { hasDevice: false } },
    events: [{ type: 'logout.confirmed' }, { type: 'logout.cancelled' }],
    outcomes: {
      unregisterDevice: [answers(undefined, 'is done'), offline],
      endSession: [answers(undefined, 'is done'), offline],
    },
  }),

  flow('login', loginMachine, {
    inputs: { 'the investor login': { loginType: 'investor', accountType: null } },
    ends: ['granted'],
    events: [{ type: 'field.changed', change: { email: 'a@b.in' } }, { type: 'form.submitted' }],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      checkDraft: [flawless, answers({ email: 'enterEmail' as const }, 'finds no e-mail'), offline],
      logIn: [yes(grant), no('AUTH_INVALID_CREDENTIALS'), offline],
    },
  }),

  flow('oneTimeCode', oneTimeCodeMachine, {
    inputs: { 'an address': { target: 'a@b.in' } },
    events: [
      { type: 'code.changed', code: '123456' },
      { type: 'code.changed', code: '12' },
      { type: 'code.cleared' },
      { type: 'code.submitted' },
      { type: 'resend.asked' },
      { type: 'code.asked' },
    ],
    outcomes: {
      sendCode: [yes({ challenge, clockOffset: 0 }), no('OTP_TOO_MANY'), offline],
      resendCode: [
        yes({ challenge: { ...challenge, challenge_id: 'again' }, clockOffset: 0 }),
        no('RATE_LIMITED'),
        offline,
      ],
      verifyCode: [yes({ proof: 'p' }), no('OTP_INVALID'), no('OTP_EXPIRED'), offline],
    },
    bound: ({ code }) => code,
  }),

  flow('passwordReset', passwordResetMachine, {
    ends: ['reset'],
    events: [
      { type: 'field.changed', change: { target: 'a@b.in' } },
      { type: 'form.submitted' },
      { type: 'target.changeAsked' },
    ],
    outcomes: {
      checkTarget: [flawless, answers({ target: 'required' as const }, 'finds no address'), offline],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the address'), offline],
      checkPassword: [flawless, answers({ password: 'passwordWeak' as const }, 'finds a weak password'), offline],
      resetPassword: [yes(null), no('PROOF_INVALID'), no('VALIDATION_FAILED'), offline],
    },
  }),

  flow('changePassword', changePasswordMachine, {
    ends: ['changed'],
    events: [
      { type: 'field.changed', change: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' } },
      { type: 'field.changed', change: { confirmation: 'other' } },
      { type: 'form.submitted' },
    ],
    outcomes: { updatePassword: [yes('Password changed.'), no('AUTH_INVALID_CREDENTIALS'), offline] },
    bound: ({ draft }) => draft,
  }),
]
