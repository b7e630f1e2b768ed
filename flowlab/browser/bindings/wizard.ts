import type { ActorOutcome } from 'flowlab/model/step.ts'
import type { Page } from 'playwright-core'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import { wizardStepNames } from '../../../src/domain/registration/fieldKinds.ts'
import { addresses } from '../../../src/routes.ts'
import { completeBasic } from '../../flows/profileSamples.ts'
import { me } from '../../flows/samples.ts'
import type { Binding } from '../binding.ts'
import { decide, fromServer, ok, press, saysRefusal, signIn } from './acts.ts'

const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment' }

interface Registering {
  step: 'basic' | 'business' | 'documents'
  answers: { company_name: string }
  profile: { steps_done: number } | null
  errors: Readonly<Record<string, unknown>>
  refusal: { message: string } | null
}
const title = 'Capital Bridge registration'
const words = {
  basic: [title, 'Basic details', 'Company name', 'Official email'],
  business: [title, 'Your business'],
  documents: [title, 'Documents', 'Do you have a pitch deck?'],
}
const uploads = [
  'Additional supporting document: Choose files',
  'Business photo: Replace',
  'Executive summary: Choose a file',
  'Financial report: Choose files',
  'Financial summary: Choose a file',
  'Product demo: Choose a file',
  'Profile photo: Choose a file',
  'Proof of business: Replace',
  'Valuation report: Choose a file',
]
/** Controls of each step in addition to its own buttons: lists to choose from, and documents. */
const beside = {
  basic: ['button Clear', 'button Show the list', 'button Show the list'],
  documents: [
    ...uploads.map((one) => `button ${one}`),
    'button Clear',
    'button Show the list',
    ...['business photo', 'proof'].flatMap(() => ['button Delete : licence.pdf', 'link licence.pdf 1 KB']),
  ],
}
const trail = { basic: 'button Basic details', business: 'button Business details', documents: 'button Documents' }
/** The saved steps and the next one. */
const reached = ({ step, profile }: Registering) =>
  wizardStepNames
    .filter((name, index) => name !== step && index <= (profile?.steps_done ?? 0))
    .map((name) => trail[name])

/** Tables cover the fields of the long step between the first and the last. */
const editing = (context: Registering) =>
  context.step === 'business'
    ? null
    : {
        reads: words[context.step],
        liveRegions: saysRefusal(context),
        offers: [...beside[context.step], ...reached(context)],
        without: withoutLater(context),
      }
/** The last step has no button to save for later. */
const withoutLater = ({ step }: Registering) => (step === 'documents' ? ['button Save for later'] : [])
const waiting = (context: Registering) => ({
  reads: [...words[context.step], 'Saving…'],
  offers: context.step === 'business' ? [] : beside[context.step],
})

/** The registration of a company: its first and last steps. */
export const wizard: Binding = {
  name: 'wizard',
  reach: 'a registration',
  open: async (page) => {
    await signIn(page, founder)
    await fromServer(page, /\/api\/(master-dropdown|currencies|countries)/)
    // A separate flow saves drafts, and never does here.
    await page.route(/\/api\/profiles\/investment\/draft$/, () => {})
    await page.goto(addresses.registration('investment'))
  },
  does: {
    'field.changed': (page, { value }: { value: string }) => page.locator('input[name=company_name]').fill(value),
    'form.submitted': (page: Page) => page.locator('form button[type=submit]').click(),
    'back.requested': press('Back'),
    'step.chosen': (page, { step }: { step: string }) => press(step === 'basic' ? 'Basic details' : 'Documents')(page),
    'leaving.requested': (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click(),
  },
  settles: {
    draftSaving: (page, outcome: ActorOutcome) =>
      decide(outcome.as === 'leaves' ? 'Leave without saving' : 'Stay')(page),
  },
  calls: {
    profileLoading: {
      method: 'GET',
      url: /\/api\/profiles\/investment$/,
      losses: [],
      body: (mine: object) => ok(mine),
    },
    saveStep: {
      method: 'PUT',
      url: /\/api\/profiles\/investment\/(basic|documents)$/,
      sends: ({ step, answers }: Registering) => ({
        answers:
          step === 'basic'
            ? { ...completeBasic, company_name: answers.company_name }
            : { has_pitch_deck: null, video_demo_link: null },
      }),
      body: ({ value }: { value: object }) => ok({ profile: value }),
    },
  },
  main: 'saveStep',
  screen: {
    presses: {
      'button Save and Continue': 'form.submitted',
      'button Save for later': 'later.requested',
      'button Back': 'back.requested',
    },
    states: {
      loading: { liveRegions: ['status: Loading…'] },
      'editing.unchanged': editing,
      'editing.changed': editing,
      saving: waiting,
      unanswered: (context: Registering) => ({
        reads: words[context.step],
        offers: context.step === 'business' ? [] : [...beside[context.step], ...reached(context)],
        without: withoutLater(context),
        liveRegions: ['alert: We couldn’t save your details yet. Your entries are safe; please try again.'],
      }),
      savingDraft: {
        reads: ['Leave with unsaved changes?'],
        offers: ['button Leave without saving', 'button Save for later and leave', 'button Stay'],
      },
    },
    leads: { 'draftSaving leaves': addresses.aboutUs },
  },
}
