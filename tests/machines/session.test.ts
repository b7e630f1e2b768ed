import { describeFlow } from '../../flowlab/describeFlow.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { logoutMachine } from '../../src/machines/logoutMachine.ts'
import { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { sessionMachine } from '../../src/machines/sessionMachine.ts'
import { challenge, flawless, grant, me, no, offline, yes } from '../support/outcomes.ts'

const loaded = { output: { me, clockOffset: 0 } }
const longAgo = Date.parse('2020-01-01T00:00:00Z')
const muchLater = Date.parse('2040-01-01T00:00:00Z')

for (const hasToken of [true, false])
  describeFlow(`session ${hasToken ? 'with' : 'without'} a token`, sessionMachine, {
    input: { hasToken, hasDevice: true, kept: null },
    events: [
      { type: 'session.granted', grant, comingFrom: 'LOGIN' },
      { type: 'session.refused' },
      { type: 'session.endedElsewhere' },
      { type: 'session.changedElsewhere' },
      { type: 'account.changed', comingFrom: null },
      { type: 'account.switched', accountType: 'investment' },
      { type: 'tab.hidden' },
      { type: 'tab.shown', at: longAgo },
      { type: 'tab.shown', at: muchLater },
      { type: 'retry.asked' },
      { type: 'logout.asked' },
      { type: 'globalConnect.refused' },
      { type: 'address.refused', address: '/investor/chats' },
    ],
    outcomes: {
      loadAccount: [loaded, offline],
      switchAccount: [{ output: undefined }, offline],
      logout: [{ output: { ended: true } }, { output: { ended: false } }, offline],
      hearOtherTabs: [{ event: { type: 'session.endedElsewhere' } }],
      watchTab: [{ event: { type: 'tab.hidden' } }],
    },
    bound: (context) => context.me !== null,
    mayMiss: [`session.restoring --always[${hasToken ? 1 : 0}]`],
  })

for (const hasDevice of [true, false])
  describeFlow(`logout ${hasDevice ? 'with' : 'without'} a device`, logoutMachine, {
    input: { hasDevice },
    events: [{ type: 'logout.confirmed' }, { type: 'logout.cancelled' }],
    outcomes: { unregisterDevice: [{ output: undefined }, offline], endSession: [{ output: undefined }, offline] },
    ...(hasDevice
      ? { mayMiss: ['logout.confirming --logout.confirmed[1]'] }
      : { only: ['logout.confirming --logout.confirmed[1]'] }),
  })

describeFlow('login', loginMachine, {
  input: { loginType: 'investor', accountType: null },
  events: [{ type: 'field.changed', change: { email: 'a@b.in' } }, { type: 'form.submitted' }],
  outcomes: {
    loadCountries: [{ output: [] }, offline],
    checkDraft: [flawless, { output: { email: 'enterEmail' } }, offline],
    logIn: [yes(grant), no('AUTH_INVALID_CREDENTIALS'), offline],
  },
})

describeFlow('oneTimeCode', oneTimeCodeMachine, {
  input: { target: 'a@b.in' },
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
    resendCode: [yes({ challenge, clockOffset: 0 }), no('RATE_LIMITED'), offline],
    verifyCode: [yes({ proof: 'p' }), no('OTP_INVALID'), no('OTP_EXPIRED'), offline],
  },
  bound: ({ code }) => code,
})

describeFlow('passwordReset', passwordResetMachine, {
  events: [
    { type: 'field.changed', change: { target: 'a@b.in' } },
    { type: 'form.submitted' },
    { type: 'target.changeAsked' },
  ],
  outcomes: {
    checkTarget: [flawless, { output: { target: 'required' } }, offline],
    oneTimeCode: [{ output: { proof: 'p' } }, offline],
    checkPassword: [flawless, { output: { password: 'passwordWeak' } }, offline],
    resetPassword: [yes(null), no('PROOF_INVALID'), no('VALIDATION_FAILED'), offline],
  },
})

describeFlow('changePassword', changePasswordMachine, {
  events: [
    { type: 'field.changed', change: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' } },
    { type: 'field.changed', change: { confirmation: 'other' } },
    { type: 'form.submitted' },
  ],
  outcomes: { updatePassword: [yes('Password changed.'), no('AUTH_INVALID_CREDENTIALS'), offline] },
  bound: ({ draft }) => draft,
})
