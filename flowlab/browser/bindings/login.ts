import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import type { StateOnScreen } from '../screen.ts'
import { beVisitor, decide, enterCode, fill, fresh, ok, press, saysLost, saysRefusal, signIn, submit } from './acts.ts'

export type Refused = { refusal: { message: string } | null }
export type Lost = { wasFault: boolean }
export const nameTabs = ['button Email', 'button Mobile number']
const besideLogin = [...nameTabs, 'button Show', 'link Create an account']
const loginWords = ['Log in as an investor', 'Email', 'Password', 'Remember me']

export const login: Binding = {
  name: 'login',
  reach: 'the login page',
  open: async (page) => {
    await beVisitor(page)
    await page.route(/\/api\/login\/code$/, (route) => route.fulfill({ json: fresh }))
    await page.route(/\/api\/codes\/c\/verification$/, (route) => route.fulfill({ json: { status: true, proof: 'p' } }))
    await page.goto(addresses.login('investor'))
  },
  does: {
    'field.changed': fill({}, true),
    'form.submitted': submit,
    'password.forgotten': press('Forgot password?'),
    'code.requested': press('Log in with password and code'),
    'code.cancelled': press('Back to login'),
  },
  settles: { passwordReset: press('Back to login'), oneTimeCode: enterCode },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    logIn: {
      method: 'POST',
      url: /\/api\/login$/,
      sends: ({ proof }: { proof: string | null }) => ({
        login_type: 'investor',
        target: { kind: 'email', email: 'a@b.in' },
        password: 'Sturdy#Bridge7',
        remember: false,
        ...(proof === null ? {} : { code_proof: 'p' }),
      }),
      body: ({ value }: { value: object }) => ({ json: value }),
    },
  },
  main: 'logIn',
  screen: {
    presses: {
      'button Log in': 'form.submitted',
      'button Forgot password?': 'password.forgotten',
      'button Log in with password and code': 'code.requested',
      'button Back to login': 'code.cancelled',
    },
    states: {
      editing: (context: Refused) => ({ reads: loginWords, liveRegions: saysRefusal(context), offers: besideLogin }),
      verifying: {
        reads: [
          'Log in as an investor',
          'If your password is correct, we’ll send you a code: to your mobile number',
          'Code',
        ],
        liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
        offers: ['button Verify', 'button Clear', 'button Resend code'],
      },
      loggingIn: { reads: [...loginWords, 'One moment…'], offers: besideLogin },
      unanswered: (context: Lost) => ({ reads: loginWords, liveRegions: saysLost(context), offers: besideLogin }),
      recovering: {
        reads: ['Forgot password', 'Enter your registered mobile number or email and we’ll send you a code.'],
        offers: [...nameTabs, 'button Send code', 'button Back to login'],
      },
    },
  },
}

const besideCode = ['button Use a different email or mobile', 'button Back to login']
export const sentTo = 'status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'

export const oneTimeCode: Binding = {
  name: 'oneTimeCode',
  reach: 'a forgotten password',
  open: async (page) => {
    await page.goto(addresses.newPassword)
    await page.locator('input[name=email]').fill('a@b.in')
    await submit(page)
  },
  does: {
    'code.changed': async (page, { code }: { code: string }) => {
      // Typing the current value again changes nothing.
      await page.locator('input[name=code]').fill('')
      await page.locator('input[name=code]').fill(code)
    },
    'code.cleared': press('Clear'),
    'code.submitted': press('Verify'),
    'resend.requested': press(/^Resend/),
    'code.requested': press('Send a new code'),
  },
  calls: {
    sendCode: {
      method: 'POST',
      url: /\/api\/codes$/,
      sends: () => ({ purpose: 'reset_password', target: { kind: 'email', email: 'a@b.in' } }),
      body: () => ({ json: fresh }),
    },
    resendCode: { method: 'POST', url: /\/api\/codes\/c\/resend$/, sends: () => ({}), body: () => ({ json: fresh }) },
    verifyCode: {
      method: 'POST',
      url: /\/api\/codes\/c\/verification$/,
      sends: () => ({ code: '123456' }),
      body: () => ok({ proof: 'p' }),
    },
  },
  main: 'verifyCode',
  screen: {
    presses: {
      'button Verify': 'code.submitted',
      // After a lost response it empties the field, which is a change.
      'button Clear': ['code.cleared', 'code.changed'],
      'button Resend code': 'resend.requested',
      'button Send a new code': 'code.requested',
    },
    states: {
      sendingCode: { liveRegions: ['status: Sending the code…'], offers: besideCode },
      unsent: { liveRegions: ['alert: We couldn’t send the code. Please try again.'], offers: besideCode },
      over: ({ refusal }: Refused): StateOnScreen => ({
        liveRegions: [`alert: ${refusal?.message ?? 'This code has expired. Request a new one.'}`],
        offers: besideCode,
      }),
      'codeSent.awaitingCode': ({ errors, refusal }: Refused & { errors: { code?: string } }) => ({
        reads: [
          'Code',
          'Expires in ',
          ...(errors.code ? ['Please enter all six digits'] : refusal ? [refusal.message] : []),
        ],
        liveRegions: [sentTo],
        offers: besideCode,
      }),
      'codeSent.verifyingCode': { reads: ['Expires in '], liveRegions: [sentTo], offers: besideCode },
      'codeSent.resendingCode': { reads: ['Expires in '], liveRegions: [sentTo], offers: besideCode },
      'codeSent.unanswered': {
        liveRegions: [sentTo, 'alert: We couldn’t verify the code. Please try again.'],
        offers: besideCode,
        // Resending creates the new code, so this button is not shown.
        without: ['button Send a new code'],
      },
    },
  },
}

export const logout: Binding = {
  name: 'logout',
  reach: 'the question',
  open: async (page, start) => {
    await signIn(page)
    if (start === 'a push device') await page.addInitScript(() => localStorage.setItem('FCMDeviceToken', 'device'))
    await page.goto(addresses.aboutUs)
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Are you sure you want to logout?').waitFor()
  },
  does: { 'logout.confirmed': decide('Yes'), 'logout.cancelled': decide('No') },
  calls: {
    unregisterDevice: {
      method: 'POST',
      url: /\/api\/unregister-device$/,
      sends: () => ({ token: 'device', push_type: 'WEB_PUSH' }),
      body: () => ok(),
    },
    endSession: { method: 'POST', url: /\/api\/logout$/, sends: () => ({}), body: () => ok() },
  },
  main: 'endSession',
  screen: {
    presses: { 'button Yes': 'logout.confirmed', 'button No': 'logout.cancelled' },
    states: {
      confirming: { reads: ['Logout?', 'Are you sure you want to logout?'] },
      unregisteringDevice: { reads: ['Logout?', 'Are you sure you want to logout?'] },
      endingSession: { reads: ['Logout?', 'Are you sure you want to logout?'] },
      left: { arrives: '/' },
    },
  },
}
