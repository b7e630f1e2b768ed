import { addresses } from '../../../src/routes.ts'
import type { Binding } from '../binding.ts'
import { beVisitor, enterCode, fill, fresh, ok, press, saysLost, saysRefusal, submit } from './acts.ts'

interface Known {
  proof: string | null
  refusal: { message: string } | null
}
const beside = ['button Show', 'button Show', 'link Terms of use', 'link Privacy policy', 'link Log in']
const words = [
  'Register as an entrepreneur',
  'One account for everything. We’ll email you a verification code.',
  'Name',
]
/** A verified address has a badge in place of its button. */
const proved = ({ proof }: Known) => (proof ? ['button Send code'] : [])

export const register: Binding = {
  name: 'register',
  reach: 'the registration',
  open: async (page) => {
    await beVisitor(page)
    await page.route(/\/api\/codes$/, (route) => route.fulfill({ json: fresh }))
    await page.route(/\/api\/codes\/[^/]+\/verification$/, (route) =>
      route.fulfill({ json: { status: true, proof: 'p' } }),
    )
    await page.goto(addresses.register('entrepreneur'))
  },
  does: {
    'field.changed': fill({ confirmPassword: 'confirm_password' }),
    'form.submitted': submit,
    'verification.requested': press('Send code'),
  },
  settles: { oneTimeCode: enterCode },
  calls: {
    loadCountries: { method: 'GET', url: /\/api\/countries/, body: (list) => ok({ list }) },
    register: {
      method: 'POST',
      url: /\/api\/register$/,
      sends: () => ({
        login_type: 'entrepreneur',
        name: 'Asha Verma',
        mobile: '+919820098200',
        email: 'asha@bridge.in',
        email_proof: 'p',
        password: 'Sturdy#Bridge7',
        confirm_password: 'Sturdy#Bridge7',
        accept_terms: true,
        language: 'en',
      }),
      body: ({ value }: { value: object }) => ({ json: value }),
    },
  },
  main: 'register',
  screen: {
    presses: { 'button Register': 'form.submitted', 'button Send code': 'verification.requested' },
    states: {
      editing: (context: Known) => ({
        reads: context.proof ? [...words, 'Verified'] : words,
        liveRegions: saysRefusal(context),
        offers: beside,
        without: proved(context),
      }),
      verifyingEmail: {
        reads: [...words, 'Code'],
        liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
        offers: [...beside, 'button Verify', 'button Clear', 'button Resend code'],
      },
      registering: { reads: [...words, 'One moment…'], offers: beside },
      unanswered: (context: Known & { wasFault: boolean }) => ({
        reads: words,
        liveRegions: saysLost(context),
        offers: beside,
        without: proved(context),
      }),
    },
  },
}
