import { createActor, type EventFromLogic, fromCallback } from 'xstate'
import { fault, no, offline, yes } from '../../../../flowlab/flows/answers.ts'
import { grant, id, me } from '../../../../flowlab/flows/samples.ts'
import type { AccountSecurity } from '../../../../src/domain/contract/security.ts'
import { blankLoginName } from '../../../../src/domain/loginName.ts'
import type { OwnDetail } from '../../../../src/domain/members/ownDetails.ts'
import type { ProfileKind } from '../../../../src/domain/offerings.ts'
import { accountDeletionMachine } from '../../../../src/machines/accountDeletionMachine.ts'
import { accountMachine } from '../../../../src/machines/accountMachine.ts'
import { changePasswordMachine } from '../../../../src/machines/changePasswordMachine.ts'
import { contactMachine } from '../../../../src/machines/contactMachine.ts'
import { loginMachine } from '../../../../src/machines/loginMachine.ts'
import { logoutMachine } from '../../../../src/machines/logoutMachine.ts'
import {
  type Account as AccountOf,
  accountIn,
  type NavigationActor,
  navigationMachine,
} from '../../../../src/machines/navigationMachine.ts'
import { oneTimeCodeMachine } from '../../../../src/machines/oneTimeCodeMachine.ts'
import { ownDetailsMachine } from '../../../../src/machines/ownDetailsMachine.ts'
import { pageMachine } from '../../../../src/machines/pageMachine.ts'
import { passwordResetMachine } from '../../../../src/machines/passwordResetMachine.ts'
import { type SessionActor, sessionMachine } from '../../../../src/machines/sessionMachine.ts'
import { addressOf, routes, type ScreenKey } from '../../../../src/routes.ts'
import { AccountUnavailable, App, Redirect } from '../../../../src/ui/App.tsx'
import Account from '../../../../src/ui/account/Account.tsx'
import DeleteAccount from '../../../../src/ui/account/DeleteAccount.tsx'
import { OwnDetails } from '../../../../src/ui/account/OwnDetails.tsx'
import ChangePassword from '../../../../src/ui/login/ChangePassword.tsx'
import { CodeEntry } from '../../../../src/ui/login/CodeEntry.tsx'
import Login from '../../../../src/ui/login/Login.tsx'
import ResetPassword from '../../../../src/ui/login/ResetPassword.tsx'
import AboutUs from '../../../../src/ui/pages/AboutUs.tsx'
import ContactSupport from '../../../../src/ui/pages/ContactSupport.tsx'
import type { LoadedScreen } from '../../../../src/ui/parts/flowScreen.tsx'
import LogoutDialog from '../../../../src/ui/shell/LogoutDialog.tsx'
import { flowTable } from '../../../support/flowTable/walk.tsx'
import { leftAtOnce, sentLongAgo, threeDigits } from './shared.ts'

const password = 'Sturdy#Bridge7'
const typed = { type: 'field.changed', change: { email: 'a@b.in', password } } as const

const login = flowTable('login', {
  machine: loginMachine,
  input: { loginType: 'investor', accountType: null, stored: null },
  draw: (actor) => <Login actor={actor} />,
  unseen: { starting: leftAtOnce },
  rows: {
    editing: {
      reads: ['Log in as an investor', 'Password', 'Email'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        Show: 'shows Hide',
        'Log in': 'says Please enter email → Email',
        'Forgot password?': 'goes to recovering',
        'Create an account': 'leads to /investor/register',
      },
      fields: { Email: 'Anything', Password: 'Anything', 'Remember me': true },
    },
    verifying: {
      after: [typed, 'form.submitted', ['logIn', no('AUTH_LOCKED')], 'code.requested'],
      reads: ['If your password is correct, we’ll send you a code: to your mobile number if you log in by email'],
      liveRegions: ['status: Sending the code…'],
      can: { 'Back to login': 'goes to editing' },
    },
    loggingIn: {
      after: [typed, 'form.submitted'],
      reads: ['Log in as an investor', 'Password', 'Email'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        Show: 'shows Hide',
        'One moment…': 'is busy',
        'Forgot password?': 'is busy',
        'Create an account': 'leads to /investor/register',
      },
      fields: { Email: 'Anything', Password: 'Anything', 'Remember me': true },
    },
    unanswered: {
      after: [typed, 'form.submitted', ['logIn', offline]],
      reads: ['Log in as an investor', 'Password', 'Email'],
      liveRegions: ['alert: We couldn’t reach the server. Your entries are safe; please try again.'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        Show: 'shows Hide',
        'Log in': 'goes to loggingIn',
        'Forgot password?': 'goes to recovering',
        'Create an account': 'leads to /investor/register',
      },
      fields: { Email: 'Anything', Password: 'Anything', 'Remember me': true },
    },
    recovering: {
      after: ['password.forgotten'],
      reads: ['Forgot password', 'Enter your registered mobile number or email and we’ll send you a code.', 'Email'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        'Send code': 'says Please enter email → Email',
        'Back to login': 'goes to editing',
      },
      fields: { Email: 'Anything' },
    },
    granted: {
      after: [typed, 'form.submitted', ['logIn', yes(grant)]],
      reads: ['Log in as an investor', 'Password', 'Email'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        Show: 'shows Hide',
        'One moment…': 'is busy',
        'Forgot password?': 'is busy',
        'Create an account': 'leads to /investor/register',
      },
      fields: { Email: 'Anything', Password: 'Anything', 'Remember me': true },
    },
  },
})

const sent = ['sendCode', yes({ challenge: sentLongAgo, clockOffset: 0 })] as const
const sixDigits = { type: 'code.changed', code: '123456' } as const

const code = flowTable('oneTimeCode', {
  machine: oneTimeCodeMachine,
  input: { target: { kind: 'email', email: 'a@b.in' } },
  draw: (actor) => <CodeEntry actor={actor} />,
  unseen: { verified: 'whoever asked for the proof has it and goes on' },
  rows: {
    sendingCode: { liveRegions: ['status: Sending the code…'] },
    unsent: {
      after: [['sendCode', offline]],
      liveRegions: ['alert: We couldn’t send the code. Please try again.'],
      can: { 'Send a new code': 'goes to sendingCode' },
    },
    'codeSent.awaitingCode': {
      after: [sent, { type: 'code.changed', code: '123' }],
      reads: ['Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: {
        Verify: 'says Please enter all six digits',
        Clear: 'empties Code',
        'Resend code': 'goes to codeSent.resendingCode',
      },
      fields: { Code: '42' },
    },
    'codeSent.verifyingCode': {
      after: [sent, sixDigits, 'code.submitted'],
      reads: ['Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: { Verify: 'is busy', Clear: 'is busy', 'Resend code': 'is busy' },
      fields: { Code: null },
    },
    'codeSent.resendingCode': {
      after: [sent, 'resend.requested'],
      reads: ['Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: { Verify: 'is busy', Clear: 'is busy', 'Resend code': 'is busy' },
      fields: { Code: null },
    },
    'codeSent.unanswered': {
      after: [sent, sixDigits, 'code.submitted', ['verifyCode', offline]],
      reads: ['Code', 'Expires in 0:00'],
      liveRegions: [
        'status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.',
        'alert: We couldn’t verify the code. Please try again.',
      ],
      can: {
        Verify: 'goes to codeSent.verifyingCode',
        Clear: 'goes to codeSent.awaitingCode',
        'Resend code': 'goes to codeSent.resendingCode',
      },
      fields: { Code: { choose: 'Anything', goesTo: 'codeSent.awaitingCode' } },
    },
    over: {
      after: [sent, 15 * 60_000],
      liveRegions: ['alert: This code has expired. Request a new one.'],
      can: { 'Send a new code': 'goes to sendingCode' },
    },
  },
})

const emailName = { ...blankLoginName, email: 'a@b.in' }
const proved = { loginType: 'investor', name: emailName, proof: 'p', inLogin: false } as const
const fresh = {
  type: 'field.changed',
  change: { password: 'Fresh#Bridge8', confirmPassword: 'Fresh#Bridge8' },
} as const

const reset = flowTable('passwordReset', {
  machine: passwordResetMachine,
  input: { loginType: 'investor', name: blankLoginName, stored: null },
  draw: (actor) => <ResetPassword actor={actor} />,
  unseen: { starting: leftAtOnce, left: 'the login has taken its place' },
  rows: {
    namingAccount: {
      reads: ['Forgot password', 'Enter your registered mobile number or email and we’ll send you a code.', 'Email'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        'Send code': 'says Please enter email → Email',
        'Back to login': 'goes to left',
      },
      fields: { Email: 'Anything' },
    },
    verifyingAccount: {
      after: [{ type: 'name.changed', change: { email: 'a@b.in' } }, 'form.submitted', sent, threeDigits],
      reads: ['Forgot password', 'Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: {
        Verify: 'says Please enter all six digits',
        Clear: 'empties Code',
        'Resend code': 'goes to code: codeSent.resendingCode',
        'Use a different email or mobile': 'goes to namingAccount',
        'Back to login': 'goes to left',
      },
      fields: { Code: '42' },
    },
    choosingPassword: {
      input: { loginType: 'investor', name: blankLoginName, stored: proved },
      reads: ['Reset password', 'New password', 'Confirm password'],
      can: {
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Reset password': 'says Please enter password → New password',
      },
      fields: { 'New password': 'Anything', 'Confirm password': 'Anything' },
    },
    resetting: {
      input: { loginType: 'investor', name: blankLoginName, stored: proved },
      after: [fresh, 'form.submitted'],
      reads: ['Reset password', 'New password', 'Confirm password'],
      can: { Show: 'shows Hide', 'Show (2)': 'shows Hide', 'Reset password': 'is busy' },
      fields: { 'New password': 'Anything', 'Confirm password': 'Anything' },
    },
    unanswered: {
      input: { loginType: 'investor', name: blankLoginName, stored: proved },
      after: [fresh, 'form.submitted', ['resetPassword', fault]],
      reads: ['Reset password', 'New password', 'Confirm password'],
      liveRegions: ['alert: Something went wrong on our side. Your entries are safe; please try again.'],
      can: { Show: 'shows Hide', 'Show (2)': 'shows Hide', 'Reset password': 'goes to resetting' },
      fields: { 'New password': 'Anything', 'Confirm password': 'Anything' },
    },
    resetUnconfirmed: {
      input: { loginType: 'investor', name: blankLoginName, stored: proved },
      after: [
        fresh,
        'form.submitted',
        ['resetPassword', offline],
        'form.submitted',
        ['resetPassword', no('PROOF_INVALID')],
      ],
      reads: ['Reset password'],
      liveRegions: ['alert: Your new password may already be set. Try logging in with it.'],
      can: { Login: 'leads to /investor/login', 'Start again': 'goes to namingAccount' },
    },
    reset: {
      input: { loginType: 'investor', name: blankLoginName, stored: proved },
      after: [fresh, 'form.submitted', ['resetPassword', yes(null)]],
      reads: ['Success!', 'Reset password successful.'],
      can: { Login: 'leads to /investor/login' },
    },
  },
})

const change = {
  type: 'field.changed',
  change: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' },
} as const

const changing = flowTable('changePassword', {
  machine: changePasswordMachine,
  draw: (actor) => <ChangePassword actor={actor} />,
  unseen: { closed: 'the dialog is gone with its address' },
  rows: {
    editing: {
      reads: ['Change Password', 'Current password', 'New password'],
      can: {
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Show (3)': 'shows Hide',
        Cancel: 'goes to closed',
        'Change Password': 'says Please enter current password → Current password',
      },
      fields: { 'Current password': 'Anything', 'New password': 'Anything', 'Confirm password': 'Anything' },
    },
    updating: {
      after: [change, 'form.submitted'],
      reads: ['Change Password', 'Current password', 'New password'],
      can: {
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Show (3)': 'shows Hide',
        Cancel: 'goes to closed',
        'Change Password': 'is busy',
      },
      fields: { 'Current password': 'Anything', 'New password': 'Anything', 'Confirm password': 'Anything' },
    },
    unanswered: {
      after: [change, 'form.submitted', ['updatePassword', offline]],
      reads: ['Change Password', 'Current password', 'New password'],
      liveRegions: [
        'alert: We couldn’t reach the server. If your old password no longer works, the change went through.',
      ],
      can: {
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Show (3)': 'shows Hide',
        Cancel: 'goes to closed',
        'Change Password': 'goes to updating',
      },
      fields: { 'Current password': 'Anything', 'New password': 'Anything', 'Confirm password': 'Anything' },
    },
  },
})

const at = '2020-01-05T08:00:00.000Z'
const security: AccountSecurity = {
  status: true,
  owner: { name: 'Dev', email: 'dev@fund.in', mobile: '+919820012345' },
  sessions: [
    { id: 's1', current: true, device: 'Firefox on Linux', created_at: at, last_seen_at: at, expires_at: at },
    { id: 's2', current: false, device: 'Safari on iPhone', created_at: at, last_seen_at: at, expires_at: at },
  ],
  events: [{ kind: 'login', device: 'Firefox on Linux', at }],
  deletion_due_at: '2026-12-05T08:00:00.000Z',
  shares_steps: false,
}
const loaded = ['loadSecurity', { output: security }] as const

const account = flowTable('account', {
  machine: accountMachine,
  draw: (actor) => <Account actor={actor} />,
  rows: {
    loading: { liveRegions: ['status: Loading…'] },
    unavailable: {
      after: [['loadSecurity', offline]],
      reads: ['We couldn’t load your devices'],
      can: { 'Try again': 'goes to loading' },
    },
    shown: {
      after: [loaded],
      reads: ['Account and security', 'Login details', 'Name'],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: {
        'Keep my account': 'goes to cancellingDeletion',
        'Change Password': 'leads to ?change-password=',
        'Change name': 'goes to changingDetail',
        'Change email': 'goes to changingDetail',
        'Change mobile number': 'goes to changingDetail',
        'Log out Safari on iPhone': 'goes to confirmingEnd',
        'Log out all other devices': 'goes to confirmingEnd',
        'Download my data': 'goes to exporting',
        'Delete my account': 'leads to /delete-account',
      },
      fields: { 'Share how I use the site': { choose: true, goesTo: 'savingSharing' } },
    },
    changingDetail: {
      after: [loaded, { type: 'detail.changeRequested', detail: 'name' }],
      reads: ['Change name', 'Name'],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: { Cancel: 'goes to loading', Save: 'goes to details: savingName' },
      fields: { Name: 'Anything' },
    },
    confirmingEnd: {
      after: [loaded, { type: 'device.endRequested', id: 's2' }],
      reads: ['Log out Safari on iPhone?', 'You’ll need your password to log in on it again.'],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: { No: 'goes to shown', Yes: 'goes to endingSession' },
    },
    endingSession: {
      after: [loaded, { type: 'device.endRequested', id: 's2' }, 'ending.confirmed'],
      reads: ['Account and security', 'Login details', 'Name'],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: {
        'Keep my account': 'is busy',
        'Change Password': 'leads to ?change-password=',
        'Change name': 'is busy',
        'Change email': 'is busy',
        'Change mobile number': 'is busy',
        'Log out Safari on iPhone': 'is busy',
        'Log out all other devices': 'is busy',
        'Download my data': 'is busy',
        'Delete my account': 'leads to /delete-account',
      },
      fields: { 'Share how I use the site': null },
    },
    exporting: {
      after: [loaded, 'export.requested'],
      reads: ['Account and security', 'Login details', 'Name'],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: {
        'Keep my account': 'is busy',
        'Change Password': 'leads to ?change-password=',
        'Change name': 'is busy',
        'Change email': 'is busy',
        'Change mobile number': 'is busy',
        'Log out Safari on iPhone': 'is busy',
        'Log out all other devices': 'is busy',
        'Download my data': 'is busy',
        'Delete my account': 'leads to /delete-account',
      },
      fields: { 'Share how I use the site': null },
    },
    cancellingDeletion: {
      after: [loaded, 'deletion.cancelled'],
      reads: ['Account and security', 'Login details', 'Name'],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: {
        'Keep my account': 'is busy',
        'Change Password': 'leads to ?change-password=',
        'Change name': 'is busy',
        'Change email': 'is busy',
        'Change mobile number': 'is busy',
        'Log out Safari on iPhone': 'is busy',
        'Log out all other devices': 'is busy',
        'Download my data': 'is busy',
        'Delete my account': 'leads to /delete-account',
      },
      fields: { 'Share how I use the site': null },
    },
    savingSharing: {
      after: [loaded, 'sharing.switched'],
      reads: [
        'Share how you use the site',
        'We never record what you type or see: no names, messages, amounts or files.',
        'We delete each record after 30 days.',
      ],
      liveRegions: ['alert: This account and its data will be deleted on 05-Dec-2026.'],
      can: {
        'Keep my account': 'is busy',
        'Change Password': 'leads to ?change-password=',
        'Change name': 'is busy',
        'Change email': 'is busy',
        'Change mobile number': 'is busy',
        'Log out Safari on iPhone': 'is busy',
        'Log out all other devices': 'is busy',
        'Download my data': 'is busy',
        'Delete my account': 'leads to /delete-account',
      },
      fields: { 'Share how I use the site': null },
    },
  },
  also: {
    'after a new name': {
      state: 'shown',
      after: [
        loaded,
        { type: 'detail.changeRequested', detail: 'name' },
        { part: 'details', event: { type: 'form.submitted' } },
        ['saveName', yes(null)],
        loaded,
      ],
      reads: ['Account and security', 'Login details', 'Name'],
      liveRegions: [
        'alert: This account and its data will be deleted on 05-Dec-2026.',
        'status: Your name was changed.',
      ],
      can: {
        'Keep my account': 'goes to cancellingDeletion',
        'Change Password': 'leads to ?change-password=',
        'Change name': 'goes to changingDetail',
        'Change email': 'goes to changingDetail',
        'Change mobile number': 'goes to changingDetail',
        'Log out Safari on iPhone': 'goes to confirmingEnd',
        'Log out all other devices': 'goes to confirmingEnd',
        'Download my data': 'goes to exporting',
        'Delete my account': 'leads to /delete-account',
      },
      fields: { 'Share how I use the site': { choose: true, goesTo: 'savingSharing' } },
    },
  },
})

const ofDev = (detail: OwnDetail) => ({ detail, owner: security.owner })
const newEmail = { type: 'field.changed', change: { email: 'a@b.in', password } } as const
const newNumber = { type: 'field.changed', change: { mobile: '9820098200', password } } as const
const requested = [newEmail, 'form.submitted'] as const
const verified = [
  ...requested,
  ['requestCode', yes(null)],
  sent,
  { part: 'code', event: sixDigits },
  { part: 'code', event: { type: 'code.submitted' } },
  ['verifyCode', yes({ proof: 'p' })],
] as const
const emailForm = [
  'Change email',
  'We’ll send a code to the new email. Your other devices will be logged out.',
  'New email',
  'Current password',
] as const
const busyForm = {
  reads: emailForm,
  can: { Show: 'is off', Cancel: 'goes to closed', 'Send code': 'is busy' },
  fields: { 'New email': null, 'Current password': null },
} as const
const fields = { 'New email': 'Anything', 'Current password': 'Anything' } as const
const emailButtons = { Show: 'shows Hide', Cancel: 'goes to closed' } as const

const details = flowTable('ownDetails', {
  machine: ownDetailsMachine,
  input: ofDev('email'),
  draw: (actor) => <OwnDetails actor={actor} />,
  unseen: { saved: 'the page of the account is there again', closed: 'the page of the account is there again' },
  rows: {
    editing: {
      reads: emailForm,
      can: { ...emailButtons, 'Send code': 'says Please enter email → New email' },
      fields,
    },
    savingName: {
      input: ofDev('name'),
      after: ['form.submitted'],
      reads: ['Change name', 'Name'],
      can: { Cancel: 'goes to closed', Save: 'is busy' },
      fields: { Name: null },
    },
    requestingCode: { after: [...requested], ...busyForm },
    enteringCode: {
      after: [...requested, ['requestCode', yes(null)], sent, threeDigits],
      reads: ['Change email', 'Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: {
        Verify: 'says Please enter all six digits',
        Clear: 'empties Code',
        'Resend code': 'goes to code: codeSent.resendingCode',
        'Use a different email or mobile': 'goes to editing',
        Cancel: 'goes to closed',
      },
      fields: { Code: '42' },
    },
    changingContact: { after: [...verified], ...busyForm },
    unanswered: {
      after: [...requested, ['requestCode', offline]],
      reads: emailForm,
      liveRegions: ['alert: We couldn’t reach the server. Your entries are safe; please try again.'],
      can: { ...emailButtons, 'Send code': 'goes to requestingCode' },
      fields,
    },
  },
  also: {
    'a name': {
      state: 'editing',
      input: ofDev('name'),
      after: [{ type: 'field.changed', change: { name: ' ' } }],
      reads: ['Change name', 'Name'],
      can: { Cancel: 'goes to closed', Save: 'says Please enter your name → Name' },
      fields: { Name: 'Anything' },
    },
    'a number': {
      state: 'editing',
      input: ofDev('mobile'),
      after: [newNumber],
      reads: ['Change mobile number', 'New mobile number', 'Current password'],
      can: {
        'Dial code: +91': 'says No country found.',
        Show: 'shows Hide',
        Cancel: 'goes to closed',
        'Send code': 'goes to requestingCode',
      },
      fields: { 'New mobile number': 'Anything', 'Current password': 'Anything' },
    },
    'no password': {
      state: 'editing',
      after: [{ type: 'field.changed', change: { email: 'a@b.in' } }, 'form.submitted'],
      reads: [...emailForm, 'Please enter your current password'],
      can: { ...emailButtons, 'Send code': 'is ignored' },
      fields,
    },
    'the current number': {
      state: 'editing',
      input: ofDev('mobile'),
      after: [{ type: 'field.changed', change: { mobile: '9820012345', password } }, 'form.submitted'],
      reads: ['Change mobile number', 'New mobile number', 'This is already your mobile number'],
      can: {
        'Dial code: +91': 'says No country found.',
        Show: 'shows Hide',
        Cancel: 'goes to closed',
        'Send code': 'is ignored',
      },
      fields: { 'New mobile number': 'Anything', 'Current password': 'Anything' },
    },
    'a wrong password': {
      state: 'editing',
      after: [...requested, ['requestCode', no('AUTH_INVALID_CREDENTIALS', { password: 'currentPasswordWrong' })]],
      reads: [...emailForm, 'Your current password is incorrect.'],
      liveRegions: ['alert: AUTH_INVALID_CREDENTIALS'],
      can: { ...emailButtons, 'Send code': 'goes to requestingCode' },
      fields,
    },
    'the current email': {
      state: 'editing',
      after: [{ type: 'field.changed', change: { email: 'dev@fund.in', password } }],
      reads: emailForm,
      can: { ...emailButtons, 'Send code': 'says This is already your email → New email' },
      fields,
    },
    'an email of another account': {
      state: 'editing',
      after: [...verified, ['changeContact', no('EMAIL_TAKEN', { email: 'emailTaken' })]],
      reads: [...emailForm, 'An account with this email already exists'],
      liveRegions: ['alert: EMAIL_TAKEN'],
      can: { ...emailButtons, 'Send code': 'goes to changingContact' },
      fields,
    },
  },
})

const owner = [{ type: 'field.changed', change: { email: 'a@b.in', password } }, 'form.submitted'] as const
const asked = [
  ...owner,
  ['checkPassword', yes(null)],
  sent,
  { part: 'code', event: sixDigits },
  { part: 'code', event: { type: 'code.submitted' } },
  ['verifyCode', yes({ proof: 'p' })],
] as const

const deletion = flowTable('accountDeletion', {
  machine: accountDeletionMachine,
  input: { name: blankLoginName },
  draw: (actor) => <DeleteAccount actor={actor} />,
  rows: {
    confirmingOwner: {
      reads: ['Delete your account', 'Email', 'Password'],
      can: {
        Email: 'is chosen',
        'Mobile number': 'becomes chosen',
        Show: 'shows Hide',
        'Send code': 'says Please enter email → Email',
        'Go to the account page': 'leads to /account',
      },
      fields: { Email: 'Anything', Password: 'Anything' },
    },
    checkingPassword: {
      after: [...owner],
      reads: [
        'Delete your account',
        'Confirm your identity. Your account is deleted after 14 days; until then you can change your mind.',
        'To download your data first, or to keep your account after all, go to the account page.',
      ],
      liveRegions: ['status: One moment…'],
      can: { 'Go to the account page': 'leads to /account' },
    },
    checkUnanswered: {
      after: [...owner, ['checkPassword', offline]],
      reads: [
        'Delete your account',
        'Confirm your identity. Your account is deleted after 14 days; until then you can change your mind.',
        'To download your data first, or to keep your account after all, go to the account page.',
      ],
      liveRegions: ['alert: We couldn’t reach the server. Your entries are safe; please try again.'],
      can: {
        'Try again': 'goes to checkingPassword',
        Cancel: 'goes to confirmingOwner',
        'Go to the account page': 'leads to /account',
      },
    },
    verifyingOwner: {
      after: [...owner, ['checkPassword', yes(null)], sent, threeDigits],
      reads: ['Delete your account', 'Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: {
        Verify: 'says Please enter all six digits',
        Clear: 'empties Code',
        'Resend code': 'goes to code: codeSent.resendingCode',
        Cancel: 'goes to confirmingOwner',
        'Go to the account page': 'leads to /account',
      },
      fields: { Code: '42' },
    },
    requestingDeletion: {
      after: [...asked],
      reads: [
        'Delete your account',
        'Confirm your identity. Your account is deleted after 14 days; until then you can change your mind.',
        'To download your data first, or to keep your account after all, go to the account page.',
      ],
      liveRegions: ['status: One moment…'],
      can: { 'Go to the account page': 'leads to /account' },
    },
    unanswered: {
      after: [...asked, ['requestDeletion', fault]],
      reads: [
        'Delete your account',
        'Confirm your identity. Your account is deleted after 14 days; until then you can change your mind.',
        'To download your data first, or to keep your account after all, go to the account page.',
      ],
      liveRegions: ['alert: Something went wrong on our side. Your entries are safe; please try again.'],
      can: {
        'Try again': 'goes to requestingDeletion',
        Cancel: 'goes to confirmingOwner',
        'Go to the account page': 'leads to /account',
      },
    },
    requested: {
      after: [...asked, ['requestDeletion', yes({ status: true, deletion_due_at: '2026-12-05T08:00:00.000Z' })]],
      reads: [
        'Delete your account',
        'Confirm your identity. Your account is deleted after 14 days; until then you can change your mind.',
        'To download your data first, or to keep your account after all, go to the account page.',
      ],
      liveRegions: [
        'status: Your account will be deleted on 05-Dec-2026. To keep it, log in before then and choose “Keep my account” under “Account and security”.',
      ],
      can: { 'Go to the account page': 'leads to /account' },
    },
  },
})

const loggedIn = ['loadAccount', { output: { me, clockOffset: 0 } }] as const
const tapped = { part: 'root', event: { type: 'logout.requested' } } as const

const logout = flowTable('logout', {
  machine: logoutMachine,
  within: sessionMachine,
  part: 'logout',
  input: { hasToken: true, hasDevice: true, stored: null },
  draw: (session) => <LogoutDialog session={session} />,
  unseen: { left: 'the page of a visitor has taken its place', stayed: 'the question is gone' },
  rows: {
    confirming: {
      after: [loggedIn, tapped],
      reads: ['Logout?', 'Are you sure you want to logout?'],
      can: { No: 'goes to stayed', Yes: 'goes to unregisteringDevice' },
    },
    unregisteringDevice: {
      after: [loggedIn, tapped, 'logout.confirmed'],
      reads: ['Logout?', 'Are you sure you want to logout?'],
      can: { No: 'is busy', Yes: 'is busy' },
    },
    endingSession: {
      after: [loggedIn, tapped, 'logout.confirmed', ['unregisterDevice', { output: undefined }]],
      reads: ['Logout?', 'Are you sure you want to logout?'],
      can: { No: 'is busy', Yes: 'is busy' },
    },
  },
})

const aScreen = (name: string): LoadedScreen => Object.assign(() => <p>{name}</p>, { fetch: async () => {} })
const screens = Object.fromEntries(routes.map(({ screen }) => [screen, aScreen(`The screen: ${screen}`)])) as Record<
  ScreenKey,
  LoadedScreen
>

await Promise.all([Redirect.fetch(), AccountUnavailable.fetch()])

const page = { screens, changePasswordDialog: aScreen(''), bell: aScreen(''), globalConnectLink: aScreen('') }

/** The navigation beside a session whose state changes. */
function beside(session: SessionActor, pathname: string): NavigationActor {
  const watchSession = fromCallback<EventFromLogic<typeof navigationMachine>>(({ sendBack }) => {
    const { unsubscribe } = session.subscribe((snapshot) =>
      sendBack({ type: 'session.changed', account: accountIn(snapshot) }),
    )
    return unsubscribe
  })
  return createActor(navigationMachine.provide({ actors: { watchSession } }), {
    input: { address: addressOf(pathname, ''), ...accountIn(session.getSnapshot()) },
  }).start()
}

const session = flowTable('session', {
  machine: sessionMachine,
  input: { hasToken: true, hasDevice: false, stored: null },
  path: '/account',
  draw: (actor) => <App {...page} session={actor} navigation={beside(actor, '/account')} language="en" />,
  rest: 'the header and the footer',
  unseen: { restoring: leftAtOnce },
  rows: {
    loadingAccount: { liveRegions: ['status: Loading…'] },
    'loggedIn.fresh': { after: [loggedIn], reads: ['The screen: account'] },
    'loggedIn.unseen': { after: [loggedIn, 'tab.hidden'], reads: ['The screen: account'] },
    switchingAccount: {
      after: [loggedIn, { type: 'account.switched', accountType: 'investment' }],
      reads: ['The screen: account'],
    },
    accountUnavailable: {
      after: [['loadAccount', offline]],
      reads: ['We couldn’t load your account'],
      can: { 'Try again': 'goes to loadingAccount' },
    },
    loggingOut: {
      after: [loggedIn, 'logout.requested'],
      reads: ['Are you sure you want to logout?'],
      can: { Yes: 'goes to logout: endingSession', No: 'goes to loadingAccount' },
    },
    loggedOut: { after: ['session.refused'], can: { 'Log in as an investor': 'leads to /investor/login' } },
  },
})

const profile = (kind: ProfileKind) => ({ id: kind, kind, status: 'approved' as const, steps_done: 3 })
const opens = (pathname: string) => ({ type: 'address.changed', address: addressOf(pathname, '') }) as const
const becomes = (account: AccountOf) => ({ type: 'session.changed', account }) as const
const asMember = becomes({ me: { ...me, profiles: [profile('INVESTOR')] }, status: 'known' })
const unreached = becomes({ me: null, status: 'unavailable' })
const withBoth: AccountOf = {
  me: {
    ...me,
    profiles: [profile('INVESTOR'), profile('INVESTMENT')],
  },
  status: 'known',
}

const navigation = flowTable('navigation', {
  machine: navigationMachine,
  input: { address: addressOf('/investor/chats', ''), me: null, status: 'awaited' },
  draw: (actor) => (
    <App
      {...page}
      session={createActor(sessionMachine, { input: { hasToken: false, hasDevice: false, stored: null } })}
      navigation={actor}
      language="en"
    />
  ),
  rest: 'the header and the footer',
  unseen: { resolving: leftAtOnce, checkingProfile: leftAtOnce, changingProfile: leftAtOnce },
  rows: {
    waiting: { liveRegions: ['status: Loading…'] },
    permitted: { after: [asMember], reads: ['The screen: chats'] },
    greeting: {
      after: [opens('/')],
      reads: ['Where founders meet the people who back them'],
      can: { 'Log in as an investor': 'leads to /investor/login' },
    },
    accountUnavailable: {
      after: [unreached],
      reads: ['We couldn’t load your account'],
      can: { 'Try again': 'is ignored' },
    },
    refused: { after: [becomes({ me: null, status: 'visitor' })] },
    switching: {
      after: [becomes(withBoth), opens('/entrepreneur/investment/chats')],
      liveRegions: ['status: Loading…'],
    },
    redirecting: { after: [asMember, opens('/entrepreneur/want-to-sell/chats')] },
    unknown: {
      after: [opens('/no-such-page')],
      reads: ['This page doesn’t exist'],
      can: { 'Go to the home page': 'leads to /' },
    },
  },
})

const message = { name: 'Asha', email: 'asha@bridge.in', message: 'My receipt has the wrong address.' }
const written = { type: 'field.changed', change: message } as const

const contact = flowTable('contact', {
  machine: contactMachine,
  input: {
    ...{ requestId: 'r', lastId: id, mayAttach: true },
    draft: { name: '', email: '', topic: 'account', message: '', attachesSteps: false },
  },
  draw: (actor) => <ContactSupport actor={actor} />,
  rows: {
    editing: {
      reads: [
        'Contact Support',
        'Your name',
        'Support sees which screens and buttons you used, never what you typed. We delete the steps after 30 days.',
      ],
      can: { 'Send message': 'says Please enter your name → Your name' },
      fields: {
        'Your name': 'Anything',
        Email: 'Anything',
        'What’s it about?': 'payment',
        'Your message': 'Anything',
        'Attach my last steps on the site': true,
      },
    },
    sending: {
      after: [written, 'form.submitted'],
      reads: ['Contact Support', 'Your name', 'Email'],
      can: { 'Send message': 'is busy' },
      fields: {
        'Your name': null,
        Email: null,
        'What’s it about?': null,
        'Your message': null,
        'Attach my last steps on the site': null,
      },
    },
    unanswered: {
      after: [written, 'form.submitted', ['sendMessage', offline]],
      reads: ['Contact Support', 'Your name', 'Email'],
      liveRegions: ['alert: We couldn’t reach the server. Your entries are safe; please try again.'],
      can: { 'Send message': 'goes to sending' },
      fields: {
        'Your name': 'Anything',
        Email: 'Anything',
        'What’s it about?': 'payment',
        'Your message': 'Anything',
        'Attach my last steps on the site': true,
      },
    },
    sent: {
      after: [written, 'form.submitted', ['sendMessage', yes({ status: true, reference: 'S-1' })]],
      reads: ['Contact Support', 'Write to us and we’ll reply within two business days.'],
      liveRegions: [
        'status: We received your message. Reference: S-1. We’ve emailed a confirmation to asha@bridge.in.',
      ],
    },
  },
})

const reading = flowTable('page', {
  machine: pageMachine,
  draw: () => <AboutUs />,
  rows: {
    shown: { reads: ['About us', 'Founders is where entrepreneurs and investors meet', 'Capital Bridge'] },
  },
})

export const accountTables = [
  login,
  code,
  reset,
  changing,
  account,
  details,
  deletion,
  logout,
  session,
  navigation,
  contact,
  reading,
]
