import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import { beVisitor, decide, enterCode, fill, fresh, ok, press, saysLost, saysRefusal, signIn, submit } from './acts.ts'
import { type Lost, nameTabs, type Refused, sentTo } from './login.ts'

const elsewhere = [
  'button Send code',
  'button Use a different email or mobile',
  'button Start again',
  'button Back to login',
]

const resetForm = ['button Show', 'button Show']

export const passwordReset: Binding = {
  name: 'passwordReset',
  reach: 'the login page',
  open: async (page) => {
    await beVisitor(page)
    await page.route(/\/api\/codes$/, (route) => route.fulfill({ json: fresh }))
    await page.route(/\/api\/codes\/c\/verification$/, (route) => route.fulfill({ json: { status: true, proof: 'p' } }))
    await page.goto(addresses.login('investor'))
    await page.locator('input[name=email]').fill('a@b.in')
    await press('Forgot password?')(page)
  },
  does: {
    'name.changed': fill({}),
    'field.changed': fill({ confirmPassword: 'confirm_password' }),
    'form.submitted': submit,
    'name.changeRequested': press(/^(Use a different email or mobile|Start again)$/),
    'login.requested': press('Back to login'),
  },
  settles: { oneTimeCode: enterCode },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    resetPassword: {
      method: 'POST',
      url: /\/api\/reset-password$/,
      sends: () => ({ token: 'p', password: 'Fresh#Bridge8', confirm_password: 'Fresh#Bridge8' }),
      body: () => ok(),
    },
  },
  main: 'resetPassword',
  screen: {
    presses: {
      'button Send code': 'form.submitted',
      'button Reset password': 'form.submitted',
      'button Use a different email or mobile': 'name.changeRequested',
      'button Start again': 'name.changeRequested',
      'button Back to login': 'login.requested',
    },
    states: {
      namingAccount: (context: Refused) => ({
        reads: ['Forgot password', 'Enter your registered mobile number or email and we’ll send you a code.'],
        liveRegions: saysRefusal(context),
        offers: nameTabs,
        without: ['button Reset password'],
      }),
      verifyingAccount: {
        reads: ['Forgot password', 'Code'],
        liveRegions: [sentTo],
        offers: ['button Verify', 'button Clear', 'button Resend code'],
        without: ['button Start again'],
      },
      choosingPassword: (context: Refused) => ({
        reads: ['Reset password', 'New password', 'Confirm password'],
        liveRegions: saysRefusal(context),
        offers: resetForm,
        without: elsewhere,
      }),
      resetting: { reads: ['New password'], offers: resetForm, without: elsewhere },
      unanswered: (context: Lost) => ({
        reads: ['New password', 'Confirm password'],
        liveRegions: saysLost(context),
        offers: resetForm,
        without: elsewhere,
      }),
      resetUnconfirmed: {
        liveRegions: ['alert: Your new password may already be set. Try logging in with it.'],
        offers: ['link Login'],
        without: ['button Use a different email or mobile', 'button Back to login'],
      },
      reset: {
        reads: ['Success!', 'Reset password successful.'],
        offers: ['link Login'],
        without: ['button Back to login'],
      },
    },
  },
}

const passwordForm = ['button Show', 'button Show', 'button Show']

export const changePassword: Binding = {
  name: 'changePassword',
  reach: 'the dialog',
  open: async (page) => {
    await signIn(page)
    await page.goto(addresses.changePassword)
  },
  does: { 'field.changed': fill({}), 'form.submitted': submit, 'dialog.closed': decide('Cancel') },
  calls: {
    updatePassword: {
      method: 'POST',
      url: /\/api\/update-password$/,
      sends: () => ({ current_password: 'Old#Pass1', password: 'New#Pass1', confirm_password: 'New#Pass1' }),
      body: ({ value }: { value: string }) => ok({ message: { message: value } }),
    },
  },
  main: 'updatePassword',
  endsSession: true,
  screen: {
    presses: { 'button Change Password': 'form.submitted', 'button Cancel': 'dialog.closed' },
    states: {
      editing: (context: Refused) => ({
        reads: ['Change Password', 'Current password', 'New password', 'Confirm password'],
        liveRegions: saysRefusal(context),
        offers: passwordForm,
      }),
      updating: { reads: ['Change Password'], offers: passwordForm },
      unanswered: ({ wasFault }: Lost) => ({
        liveRegions: [
          wasFault
            ? 'alert: Something went wrong on our side. If your old password no longer works, the change went through.'
            : 'alert: We couldn’t reach the server. If your old password no longer works, the change went through.',
        ],
        offers: passwordForm,
      }),
    },
    announces: { 'updatePassword says yes': 'Password changed.' },
  },
}
