import { flow } from 'flowlab/model/flow.ts'
import type { AccountSecurity } from '../../src/domain/contract/security.ts'
import { minute } from '../../src/domain/durations.ts'
import { blankLoginName, type LoginName } from '../../src/domain/loginName.ts'
import { accountDeletionMachine } from '../../src/machines/accountDeletionMachine.ts'
import { accountMachine } from '../../src/machines/accountMachine.ts'
import { changePasswordMachine } from '../../src/machines/changePasswordMachine.ts'
import { loginMachine } from '../../src/machines/loginMachine.ts'
import { oneTimeCodeMachine } from '../../src/machines/oneTimeCodeMachine.ts'
import { ownDetailsMachine } from '../../src/machines/ownDetailsMachine.ts'
import { passwordResetMachine } from '../../src/machines/passwordResetMachine.ts'
import { answers, fault, no, offline, yes } from './answers.ts'
import { byScreen } from './offered.ts'
import { changePasswordReach, loginReach, oneTimeCodeReach, passwordResetReach } from './reach.ts'
import { accountDeletionReach, accountReach, ownDetailsReach } from './reachOfScreens.ts'
import { challenge, grant, india } from './samples.ts'

const emailName = { ...blankLoginName, email: 'a@b.in' }
const mobileName: LoginName = { ...blankLoginName, by: 'mobile', mobile: '9820098200' }
const owner = { name: 'Dev Malhotra', email: 'dev@fund.in', mobile: '+919820012345' }
const security: AccountSecurity = {
  status: true,
  owner,
  sessions: [],
  events: [],
  deletion_due_at: null,
  shares_steps: false,
}

const validFor = (minutes: number) => ({
  ...challenge,
  expires_at: new Date(Date.parse(challenge.server_time) + minutes * minute).toISOString(),
})

export const accountFlows = [
  flow('login', loginMachine, {
    inputs: {
      'the investor login': { loginType: 'investor', accountType: null, stored: null },
      'a reset under way': {
        loginType: 'investor',
        accountType: null,
        stored: { loginType: 'investor', name: emailName, proof: '', inLogin: true },
      },
    },
    events: [
      { type: 'field.changed', change: { email: 'a@b.in', password: 'Sturdy#Bridge7' } },
      { type: 'field.changed', change: { email: '' } },
      { type: 'form.submitted' },
      { type: 'password.forgotten' },
      { type: 'code.requested' },
      { type: 'code.cancelled' },
    ],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      watchCountries: [{ event: { type: 'countries.translated', countries: [india] } }],
      logIn: [yes(grant), no('AUTH_INVALID_CREDENTIALS'), no('AUTH_LOCKED'), offline, fault],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the other channel'), offline],
      passwordReset: [answers(undefined, 'is left'), offline],
    },
    bound: ({ draft, stored, wasFault, refusal, proof }) => [
      draft.email,
      stored !== null,
      wasFault,
      refusal?.code,
      proof,
    ],
    ends: ['granted'],
    reach: { 'the login page': loginReach },
  }),

  flow('oneTimeCode', oneTimeCodeMachine, {
    inputs: {
      'an address': { target: { kind: 'email', email: 'a@b.in' } },
      'a locked login': { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' },
    },
    events: [
      { type: 'code.changed', code: '123456' },
      { type: 'code.changed', code: '12' },
      { type: 'code.cleared' },
      { type: 'code.submitted' },
      { type: 'resend.requested' },
      { type: 'code.requested' },
    ],
    outcomes: {
      sendCode: [yes({ challenge: validFor(10), clockOffset: 0 }), no('OTP_TOO_MANY'), offline],
      resendCode: [
        yes({ challenge: { ...validFor(5), challenge_id: 'again' }, clockOffset: 0 }),
        no('RATE_LIMITED'),
        offline,
      ],
      verifyCode: [yes({ proof: 'p', inLogin: true }), no('OTP_INVALID'), no('OTP_EXPIRED'), offline],
    },
    bound: ({ code, errors, refusal }) => [code, errors.code, refusal?.code],
    reach: { 'a forgotten password': oneTimeCodeReach },
  }),

  flow('passwordReset', passwordResetMachine, {
    inputs: {
      'a forgotten password': { loginType: 'investor', name: emailName, stored: null },
      'a reload at the code': {
        loginType: 'investor',
        name: blankLoginName,
        stored: { loginType: 'investor', name: mobileName, proof: '', inLogin: true },
      },
      'a reload at the new password': {
        loginType: 'investor',
        name: blankLoginName,
        stored: { loginType: 'investor', name: emailName, proof: 'p', inLogin: true },
      },
    },
    events: [
      { type: 'name.changed', change: { email: '' } },
      { type: 'name.changed', change: { email: 'a@b.in' } },
      { type: 'field.changed', change: { password: 'Fresh#Bridge8', confirmPassword: 'Fresh#Bridge8' } },
      { type: 'field.changed', change: { password: '' } },
      { type: 'form.submitted' },
      { type: 'name.changeRequested' },
      { type: 'login.requested' },
    ],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      watchCountries: [{ event: { type: 'countries.translated', countries: [india] } }],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the address'), offline],
      resetPassword: [
        yes(null),
        no('PROOF_INVALID'),
        no('VALIDATION_FAILED', { password: 'passwordWeak' }),
        offline,
        fault,
      ],
    },
    bound: ({ name, draft, proof, mayBeSet, wasFault }) => [name.email, draft.password, proof, mayBeSet, wasFault],
    reach: { 'the login page': passwordResetReach },
  }),

  flow('changePassword', changePasswordMachine, {
    ends: ['closed'],
    events: [
      { type: 'field.changed', change: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' } },
      { type: 'field.changed', change: { confirmation: 'other' } },
      { type: 'form.submitted' },
      { type: 'dialog.closed' },
    ],
    outcomes: {
      updatePassword: [
        yes('Password changed.'),
        no('AUTH_INVALID_CREDENTIALS'),
        no('VALIDATION_FAILED', { password: 'passwordWeak' }),
        offline,
        fault,
      ],
    },
    bound: ({ draft, wasFault }) => [draft, wasFault],
    reach: { 'the dialog': changePasswordReach },
  }),

  flow('account', accountMachine, {
    events: [
      { type: 'detail.changeRequested', detail: 'email' },
      { type: 'device.endRequested', id: 's' },
      { type: 'otherDevices.endRequested' },
      { type: 'ending.confirmed' },
      { type: 'ending.cancelled' },
      { type: 'export.requested' },
      { type: 'deletion.cancelled' },
      { type: 'sharing.switched' },
      { type: 'retry.requested' },
    ],
    outcomes: {
      loadSecurity: [
        answers({ ...security, shares_steps: true }, 'answers that the member shares'),
        answers(security, 'answers with the devices'),
        offline,
      ],
      ownDetails: [
        answers({ changed: 'email' }, 'ends with a new email'),
        answers({ changed: null }, 'ends without a change'),
        offline,
      ],
      endSession: [yes(null), no('NOT_FOUND'), offline],
      downloadExport: [answers(undefined, 'has saved the file'), offline],
      cancelDeletion: [yes(null), no('FORBIDDEN'), offline],
      saveSharing: [yes(null), no('FORBIDDEN'), offline],
    },
    bound: ({ ending, refusal, isLost, security, changed }) => [
      ending,
      refusal !== null,
      isLost,
      security?.shares_steps,
      changed,
    ],
    reach: byScreen('account', accountReach),
  }),

  flow('ownDetails', ownDetailsMachine, {
    inputs: {
      'a name': { detail: 'name', owner },
      'an email': { detail: 'email', owner },
      'a mobile number': { detail: 'mobile', owner },
    },
    events: [
      { type: 'field.changed', change: { name: '' } },
      { type: 'field.changed', change: { name: 'Asha Rao' } },
      { type: 'field.changed', change: { email: 'a@b.in', password: 'Sturdy#Bridge7' } },
      { type: 'field.changed', change: { mobile: '9820098200', password: 'Sturdy#Bridge7' } },
      { type: 'form.submitted' },
      { type: 'contact.changeRequested' },
      { type: 'dialog.closed' },
    ],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      watchCountries: [{ event: { type: 'countries.translated', countries: [india] } }],
      saveName: [yes(null), no('VALIDATION_FAILED', { name: 'invalid' }), offline, fault],
      requestCode: [
        yes(null),
        no('AUTH_INVALID_CREDENTIALS', { password: 'currentPasswordWrong' }),
        no('OTP_TOO_MANY'),
        offline,
        fault,
      ],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the new one'), offline],
      changeContact: [yes(null), no('EMAIL_TAKEN', { email: 'emailTaken' }), no('PROOF_INVALID'), offline, fault],
    },
    bound: ({ detail, draft, proof, wasFault, errors }) => [
      detail,
      draft.name,
      draft.email,
      draft.mobile,
      draft.password,
      proof,
      wasFault,
      Object.keys(errors),
    ],
    ends: ['saved', 'closed'],
    reach: byScreen('ownDetails', ownDetailsReach),
  }),

  flow('accountDeletion', accountDeletionMachine, {
    inputs: {
      'a visitor': { name: blankLoginName },
      'a member': { name: emailName },
      'a member with a number': { name: mobileName },
    },
    events: [
      { type: 'field.changed', change: { email: 'a@b.in' } },
      { type: 'field.changed', change: { password: 'Sturdy#Bridge7' } },
      { type: 'field.changed', change: { password: '' } },
      { type: 'form.submitted' },
      { type: 'deletion.cancelled' },
    ],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      watchCountries: [{ event: { type: 'countries.translated', countries: [india] } }],
      checkPassword: [yes(null), no('AUTH_INVALID_CREDENTIALS'), offline, fault],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the address'), offline],
      requestDeletion: [
        yes({ status: true as const, deletion_due_at: '2026-12-05T08:00:00.000Z' }),
        no('AUTH_INVALID_CREDENTIALS'),
        no('PROOF_INVALID'),
        offline,
        fault,
      ],
    },
    bound: ({ draft, proof }) => [draft.email, draft.password, proof],
    reach: byScreen('accountDeletion', accountDeletionReach),
  }),
]
