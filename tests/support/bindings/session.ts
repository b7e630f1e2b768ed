import type { Page } from 'playwright-core'
import type { Binding } from '../../../flowlab/browser/binding.ts'
import { answers, no, offline, yes } from '../../../flowlab/flows/answers.ts'
import { challenge, grant, me } from '../../../flowlab/flows/samples.ts'
import { toTestModel } from '../../../flowlab/model.ts'
import type { Me } from '../../../src/domain/contract/accounts.ts'
import { changePasswordMachine, passwordErrors } from '../../../src/machines/changePasswordMachine.ts'
import { loginMachine } from '../../../src/machines/loginMachine.ts'
import { logoutMachine } from '../../../src/machines/logoutMachine.ts'
import { oneTimeCodeMachine } from '../../../src/machines/oneTimeCodeMachine.ts'

export const password = 'Sturdy#Bridge7'
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** A button of the open dialog. */
export const decide = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
export const sees = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()
export const ok = (more: object = {}) => ({ json: { status: true, ...more } })

/** Fills the named fields with what an event changes. */
export const fill =
  (names: Readonly<Record<string, string>>) =>
  async (page: Page, { change }: { change: Readonly<Record<string, unknown>> }): Promise<void> => {
    for (const [name, value] of Object.entries(change)) {
      const field = page.locator(`input[name=${names[name] ?? name}]`)
      if (typeof value === 'boolean') await field.setChecked(value)
      else await field.fill(String(value))
    }
  }

/** A person who is signed in, and whose account the server knows. */
export async function signIn(page: Page, account: Me = me): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', '1')
    localStorage.setItem('access_token', 'token')
    localStorage.setItem('x-info-id', 'info')
  })
  await page.route(/\/api\/me$/, (route) =>
    route.fulfill({ json: { ...account, server_time: new Date().toISOString() } }),
  )
  // What else the page asks for gets no answer: the token is not one of the server's.
  await page.context().route(/\/api\//, (route) => route.abort())
}

const unansweredForm = sees(/Your request got no answer|The server couldn’t complete your request/)

export const login: Binding = {
  name: 'login',
  model: toTestModel(loginMachine, {
    inputs: { 'the investor login': { loginType: 'investor', accountType: null, kept: null } },
    events: [
      { type: 'field.changed', change: { email: 'dev@fund.in', password } },
      { type: 'field.changed', change: { email: '' } },
      { type: 'form.submitted' },
    ],
    outcomes: {
      loadCountries: [answers([], 'answers with the countries'), offline],
      passwordReset: [],
      oneTimeCode: [],
      logIn: [yes(grant), no('AUTH_INVALID_CREDENTIALS'), offline],
    },
    bound: ({ draft }) => draft.email,
  }),
  open: async (page) => {
    await page.route(/\/api\/me$/, () => {})
    await page.goto('/investor/login')
  },
  does: { 'field.changed': fill({}), 'form.submitted': (page) => page.locator('form button[type=submit]').click() },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    logIn: { method: 'POST', url: /\/api\/login$/, body: ({ value }: { value: object }) => ({ json: value }) },
  },
  // A busy button ignores presses.
  leaves: (state, step) => ['loggingIn', 'granted'].includes(state) && step.kind === 'event',
  main: 'logIn',
  shows: { unanswered: unansweredForm },
}

/** Valid while the test runs, and at once ready to be sent again. */
export const fresh = {
  ...challenge,
  server_time: new Date().toISOString(),
  expires_at: new Date(Date.now() + 900_000).toISOString(),
}

export const oneTimeCode: Binding = {
  name: 'oneTimeCode',
  model: toTestModel(oneTimeCodeMachine, {
    inputs: { 'a forgotten password': { target: 'dev@fund.in' } },
    events: [
      { type: 'code.changed', code: '123456' },
      { type: 'code.changed', code: '12' },
      { type: 'code.cleared' },
      { type: 'code.submitted' },
      { type: 'resend.asked' },
      { type: 'code.asked' },
    ],
    outcomes: {
      sendCode: [yes({ challenge: fresh, clockOffset: 0 }), no('OTP_TOO_MANY'), offline],
      resendCode: [yes({ challenge: fresh, clockOffset: 0 }), no('RATE_LIMITED'), offline],
      verifyCode: [yes({ proof: 'p' }), no('OTP_INVALID'), no('OTP_EXPIRED'), offline],
    },
    bound: ({ code }) => code,
  }),
  open: async (page) => {
    await page.goto('/create-new-password')
    await page.locator('input[name=email]').fill('dev@fund.in')
    await page.locator('form button[type=submit]').click()
  },
  does: {
    'code.changed': async (page, { code }: { code: string }) => {
      // Typing what already stands there changes nothing.
      await page.locator('input[name=code]').fill('')
      await page.locator('input[name=code]').fill(code)
    },
    'code.cleared': press('Clear'),
    'code.submitted': press('Verify'),
    'resend.asked': press(/^Resend/),
    'code.asked': press('Send a new code'),
  },
  calls: {
    sendCode: { method: 'POST', url: /\/api\/codes$/, body: () => ({ json: fresh }) },
    resendCode: { method: 'POST', url: /\/api\/codes\/[^/]+\/resend$/, body: () => ({ json: fresh }) },
    verifyCode: { method: 'POST', url: /\/api\/codes\/[^/]+\/verification$/, body: () => ok({ proof: 'p' }) },
  },
  // A quarter of an hour is more than a test waits, and a new code is offered once this one is over.
  leaves: (state, step) =>
    step.kind === 'delay' ||
    (state.includes('unanswered') && step.kind === 'event' && step.event.type === 'code.asked'),
  main: 'verifyCode',
  shows: {
    'codeSent.awaitingCode': (page) => page.locator('input[name=code]').waitFor(),
    'codeSent.unanswered': sees('We couldn’t verify the code'),
  },
}

export const changePassword: Binding = {
  name: 'changePassword',
  model: toTestModel(changePasswordMachine, {
    events: [
      { type: 'field.changed', change: { current: password, next: 'New#Pass12', confirmation: 'New#Pass12' } },
      { type: 'field.changed', change: { confirmation: 'other' } },
      { type: 'form.submitted' },
      { type: 'dialog.closed' },
    ],
    outcomes: { updatePassword: [yes('Password changed.'), no('AUTH_INVALID_CREDENTIALS'), offline] },
    bound: ({ draft }) => Object.keys(passwordErrors(draft)).length === 0,
  }),
  open: async (page) => {
    await signIn(page)
    await page.goto('/change-password')
  },
  does: {
    'field.changed': fill({}),
    'form.submitted': (page) => page.locator('form button[type=submit]').click(),
    'dialog.closed': decide('Cancel'),
  },
  calls: {
    updatePassword: {
      method: 'POST',
      url: /\/api\/update-password$/,
      body: ({ value }: { value: string }) => ok({ message: { message: value } }),
    },
  },
  leaves: (state, step) => state === 'updating' && step.kind === 'event',
  shows: { unanswered: (page) => page.getByRole('dialog').getByRole('alert').first().waitFor() },
  main: 'updatePassword',
  endsSession: true,
}

export const logout: Binding = {
  name: 'logout',
  model: toTestModel(logoutMachine, {
    inputs: { 'a push device': { hasDevice: true }, 'no push device': { hasDevice: false } },
    events: [{ type: 'logout.confirmed' }, { type: 'logout.cancelled' }],
    outcomes: {
      unregisterDevice: [answers(undefined, 'is done'), offline],
      endSession: [answers(undefined, 'is done'), offline],
    },
  }),
  open: async (page, start) => {
    await signIn(page)
    if (start === 'a push device') await page.addInitScript(() => localStorage.setItem('FCMDeviceToken', 'device'))
    await page.goto('/about-us')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Are you sure you want to logout?').waitFor()
  },
  does: { 'logout.confirmed': decide('Yes'), 'logout.cancelled': decide('No') },
  calls: {
    unregisterDevice: { method: 'POST', url: /\/api\/unregister-device$/, body: () => ok() },
    endSession: { method: 'POST', url: /\/api\/logout$/, body: () => ok() },
  },
  main: 'endSession',
  shows: { left: (page) => page.waitForURL((url) => url.pathname === '/') },
}
