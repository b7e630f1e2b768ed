import type { Binding } from '../../../flowlab/browser/binding.ts'
import { answers, flawless, no, offline, yes } from '../../../flowlab/flows/answers.ts'
import { grant } from '../../../flowlab/flows/samples.ts'
import { toTestModel } from '../../../flowlab/model.ts'
import { registerMachine } from '../../../src/machines/registerMachine.ts'
import { fill, fresh, ok, password, press, sees } from './session.ts'

const complete = {
  name: 'Asha Verma',
  mobile: '9820098200',
  email: 'asha@bridge.in',
  password,
  confirmPassword: password,
  terms: true,
}
const isFilled = ({ name, email }: { name: string; email: string }) => name !== '' && email !== ''

export const register: Binding = {
  name: 'register',
  model: toTestModel(registerMachine, {
    inputs: { 'an entrepreneur': { loginType: 'entrepreneur', opensOffering: false, typed: null } },
    events: [
      { type: 'field.changed', change: complete },
      { type: 'field.changed', change: { email: '' } },
      { type: 'form.submitted' },
      { type: 'verification.asked' },
    ],
    outcomes: {
      loadCountries: [answers([], 'answers with the countries'), offline],
      checkEmail: ({ email }) =>
        email ? [flawless] : [answers({ email: 'required' as const }, 'finds no e-mail address')],
      checkDraft: ({ draft, proof }) =>
        isFilled(draft) && proof
          ? [flawless]
          : [answers({ email: 'emailNotVerified' as const }, 'finds what is missing')],
      register: [yes(grant), no('EMAIL_TAKEN', { email: 'emailTaken' }), no('PROOF_INVALID'), offline],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the address')],
    },
    bound: ({ draft, proof }) => [isFilled(draft), proof],
  }),
  open: async (page) => {
    await page.route(/\/api\/me$/, () => {})
    await page.route(/\/api\/codes$/, (route) => route.fulfill({ json: fresh }))
    await page.route(/\/api\/codes\/[^/]+\/verification$/, (route) =>
      route.fulfill({ json: { status: true, proof: 'p' } }),
    )
    await page.goto('/entrepreneur/register')
  },
  does: {
    'field.changed': fill({ confirmPassword: 'confirm_password' }),
    'form.submitted': (page) => page.locator('form button[type=submit]').click(),
    'verification.asked': press('Send code'),
  },
  settles: {
    oneTimeCode: async (page) => {
      await page.locator('input[name=code]').fill('123456')
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
    },
  },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    register: { method: 'POST', url: /\/api\/register$/, body: ({ value }: { value: object }) => ({ json: value }) },
  },
  // Busy buttons ignore presses, and a proved address has no button to prove it again.
  leaves: (state, step, { proof }: { proof: string | null }) =>
    step.kind === 'event' &&
    (['checkingEmail', 'checking', 'registering', 'registered'].includes(state) ||
      (step.event.type === 'verification.asked' && proof !== null)),
  main: 'register',
  shows: { unanswered: sees(/Your request got no answer|The server couldn’t complete your request/) },
}
