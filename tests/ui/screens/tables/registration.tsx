import { no, offline, yes } from '../../../../flowlab/flows/answers.ts'
import { profile } from '../../../../flowlab/flows/profileSamples.ts'
import { grant, id, thisYear } from '../../../../flowlab/flows/samples.ts'
import { chooseOfferingMachine } from '../../../../src/machines/chooseOfferingMachine.ts'
import { documentUploadMachine } from '../../../../src/machines/documentUploadMachine.ts'
import { documentUploadsMachine } from '../../../../src/machines/documentUploadsMachine.ts'
import { draftAutosaveMachine } from '../../../../src/machines/draftAutosaveMachine.ts'
import { draftSavingMachine } from '../../../../src/machines/draftSavingMachine.ts'
import { optionListsMachine } from '../../../../src/machines/optionListsMachine.ts'
import { placesMachine } from '../../../../src/machines/placesMachine.ts'
import { profileLoadingMachine } from '../../../../src/machines/profileLoadingMachine.ts'
import { profileReviewMachine } from '../../../../src/machines/profileReviewMachine.ts'
import { registerMachine } from '../../../../src/machines/registerMachine.ts'
import { wizardMachine } from '../../../../src/machines/wizardMachine.ts'
import ProfileReview from '../../../../src/ui/profile/ProfileReview.tsx'
import ChooseOffering from '../../../../src/ui/registration/ChooseOffering.tsx'
import Register from '../../../../src/ui/registration/Register.tsx'
import { UploadSlot } from '../../../../src/ui/registration/UploadSlot.tsx'
import Wizard from '../../../../src/ui/registration/Wizard.tsx'
import { flowTable } from '../../../support/flowTable/walk.tsx'
import { leftAtOnce, sentLongAgo, threeDigits } from './shared.ts'

const sent = ['sendCode', yes({ challenge: sentLongAgo, clockOffset: 0 })] as const
const email = { type: 'field.changed', change: { email: 'a@b.in' } } as const

const complete = {
  type: 'field.changed',
  change: {
    ...{ name: 'Asha Verma', mobile: '9820098200', terms: true },
    ...{ password: 'Sturdy#Bridge7', confirmPassword: 'Sturdy#Bridge7' },
  },
} as const
const verified = {
  loginType: 'entrepreneur',
  opensOffering: false,
  typed: {
    draft: { name: '', country: 'IN', dialCode: '91', mobile: '', email: 'a@b.in', terms: false },
    ...{ proof: 'p', awaitsCode: false },
  },
} as const

const register = flowTable('register', {
  machine: registerMachine,
  input: { loginType: 'entrepreneur', opensOffering: false, typed: null },
  draw: (actor) => <Register actor={actor} />,
  unseen: { resuming: leftAtOnce },
  rows: {
    editing: {
      reads: [
        'Register as an entrepreneur',
        'One account for everything. We’ll email you a verification code.',
        'Name',
      ],
      can: {
        'Dial code: +91': 'says No country found.',
        'Send code': 'says Please enter email → Email',
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Terms of use': 'leads to /terms',
        'Privacy policy': 'leads to /privacy-policy',
        Register: 'says Please enter your name → Name',
        'Log in': 'leads to /entrepreneur/login',
      },
      fields: {
        Name: 'Anything',
        'Mobile number': 'Anything',
        Email: 'Anything',
        Password: 'Anything',
        'Confirm password': 'Anything',
        'I accept the terms of use and the privacy policy': true,
      },
    },
    verifyingEmail: {
      after: [email, 'verification.requested', sent, threeDigits],
      reads: ['Register as an entrepreneur', 'Code', 'Expires in 0:00'],
      liveRegions: ['status: We’ve sent a 6-digit code to a•••@b.in. It’s valid for 15 minutes.'],
      can: {
        'Dial code: +91': 'says No country found.',
        'Send code': 'is busy',
        Verify: 'says Please enter all six digits',
        Clear: 'empties Code',
        'Resend code': 'goes to code: codeSent.resendingCode',
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Terms of use': 'leads to /terms',
        'Privacy policy': 'leads to /privacy-policy',
        Register: 'says Please enter your name → Name',
        'Log in': 'leads to /entrepreneur/login',
      },
      fields: {
        Code: '42',
        Name: 'Anything',
        'Mobile number': 'Anything',
        Password: 'Anything',
        'Confirm password': 'Anything',
        'I accept the terms of use and the privacy policy': true,
        Email: 'Anything',
      },
    },
    registering: {
      input: verified,
      after: [complete, 'form.submitted'],
      reads: [
        'Register as an entrepreneur',
        'One account for everything. We’ll email you a verification code.',
        'Name',
      ],
      can: {
        'Dial code: +91': 'says No country found.',
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Terms of use': 'leads to /terms',
        'Privacy policy': 'leads to /privacy-policy',
        'One moment…': 'is busy',
        'Log in': 'leads to /entrepreneur/login',
      },
      fields: {
        Name: 'Anything',
        'Mobile number': 'Anything',
        Email: 'Anything',
        Password: 'Anything',
        'Confirm password': 'Anything',
        'I accept the terms of use and the privacy policy': true,
      },
    },
    unanswered: {
      input: verified,
      after: [complete, 'form.submitted', ['register', offline]],
      reads: [
        'Register as an entrepreneur',
        'One account for everything. We’ll email you a verification code.',
        'Name',
      ],
      liveRegions: ['alert: We couldn’t reach the server. Your entries are safe; please try again.'],
      can: {
        'Dial code: +91': 'says No country found.',
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Terms of use': 'leads to /terms',
        'Privacy policy': 'leads to /privacy-policy',
        Register: 'goes to registering',
        'Log in': 'leads to /entrepreneur/login',
      },
      fields: {
        Name: 'Anything',
        'Mobile number': 'Anything',
        Email: 'Anything',
        Password: 'Anything',
        'Confirm password': 'Anything',
        'I accept the terms of use and the privacy policy': true,
      },
    },
    registered: {
      input: verified,
      after: [complete, 'form.submitted', ['register', yes(grant)]],
      reads: [
        'Register as an entrepreneur',
        'One account for everything. We’ll email you a verification code.',
        'Name',
      ],
      can: {
        'Dial code: +91': 'says No country found.',
        Show: 'shows Hide',
        'Show (2)': 'shows Hide',
        'Terms of use': 'leads to /terms',
        'Privacy policy': 'leads to /privacy-policy',
        'One moment…': 'is busy',
        'Log in': 'leads to /entrepreneur/login',
      },
      fields: {
        Name: 'Anything',
        'Mobile number': 'Anything',
        Email: 'Anything',
        Password: 'Anything',
        'Confirm password': 'Anything',
        'I accept the terms of use and the privacy policy': true,
      },
    },
  },
})

const offering = flowTable('chooseOffering', {
  machine: chooseOfferingMachine,
  input: { profiles: [{ kind: 'INVESTOR', status: 'draft', steps_done: 1 }] as never, isMember: true },
  draw: (actor) => <ChooseOffering actor={actor} />,
  rows: {
    shown: {
      reads: ['Capital Bridge', 'Business Exchange', 'Global Connect', 'Investor'],
      can: {
        'Capital BridgeConnect with investors to raise money for your company.Free for 14 days, then from ₹1,999 a monthStart':
          'leads to /entrepreneur/investment/register',
        'Business ExchangeFind buyers for your business, anonymously at first.Free for 14 days, then from ₹2,499 a monthStart':
          'leads to /entrepreneur/want-to-sell/register',
        'Global ConnectFind partners, suppliers and customers worldwide.Free for 14 days, then from ₹999 a monthStart':
          'leads to /entrepreneur/want-to-grow/register',
        'InvestorBrowse companies raising capital and businesses for sale.Free for 14 days, then from ₹1,499 a monthContinue: Preferences':
          'leads to /investor/register-profile',
      },
    },
  },
})

const stored = profile.documents[0] ?? null
const pdf = new File(['%PDF'], 'report.pdf', { type: 'application/pdf' })
const picked = { type: 'files.chosen', files: [pdf] } as const
const report = { kind: 'INVESTMENT', document: 'financial-report', stored: null, requestId: id } as const
const licence = { kind: 'INVESTMENT', document: 'proof-of-business', stored, requestId: id } as const

const upload = flowTable('documentUpload', {
  machine: documentUploadMachine,
  input: report,
  draw: (actor) => (
    <UploadSlot
      actor={actor}
      lists={{ 'proof-type': [{ slug: 'trade-license', label: 'Trade licence' }] }}
      required
      error={undefined}
    />
  ),
  unseen: { starting: leftAtOnce },
  rows: {
    idle: {
      input: licence,
      reads: ['Proof of business', 'Document type'],
      can: {
        Clear: 'empties Document type',
        'Show the list': 'says Trade licence',
        'licence.pdf1 KB': 'leads to /files/x',
        'Delete: licence.pdf': 'goes to confirmingDeletion',
      },
      fields: { 'Document type': 'Trade', 'Proof of business: Replace': 'files' },
    },
    uploading: {
      after: [picked, ['uploadDocument', { event: { type: 'upload.progressed', share: 0.4 } }]],
      reads: ['Financial report', 'report.pdf', 'PDF, image or Office file, up to 10 MB'],
      can: { Cancel: 'goes to idle' },
    },
    interrupted: {
      after: [picked, ['uploadDocument', { event: { type: 'upload.unanswered' } }]],
      reads: ['Financial report', 'PDF, image or Office file, up to 10 MB'],
      liveRegions: ['alert: report.pdf: Document upload failed'],
      can: { Cancel: 'goes to idle', Retry: 'goes to uploading' },
    },
    confirmingDeletion: {
      input: licence,
      after: ['deletion.requested'],
      reads: ['Delete', 'Are you sure you want to delete?'],
      can: { No: 'goes to idle', Yes: 'goes to deleting' },
    },
    deleting: {
      input: licence,
      after: ['deletion.requested', 'deletion.confirmed'],
      reads: ['Delete', 'Are you sure you want to delete?'],
      can: { No: 'is busy', Yes: 'is busy' },
    },
  },
  also: {
    'another type than that of the file': {
      state: 'idle',
      input: licence,
      after: [{ type: 'type.chosen', slug: 'gst-certificate' }],
      reads: ['Proof of business', 'Document type'],
      liveRegions: ['status: Replace the file to change its type.'],
      can: {
        'Show the list': 'says Trade licence',
        'licence.pdf1 KB': 'leads to /files/x',
        'Delete: licence.pdf': 'goes to confirmingDeletion',
      },
      fields: { 'Document type': 'Trade', 'Proof of business: Replace': 'files' },
    },
  },
})

const lists = [
  'loadOptionLists',
  {
    output: {
      lists: { industry: [], 'preferred-location': [] },
      countries: [{ code: 'IN', name: 'India', dial_code: '91' }],
      currencies: [{ code: 'INR', name: 'Indian rupee' }],
    },
  },
] as const
const atStep = (steps_done: number) =>
  ['loadProfile', { output: { profile: { ...profile, steps_done, documents: [] }, suggested: {}, draft: {} } }] as const
const start = {
  kind: 'INVESTMENT',
  thisYear,
  requestedStep: null,
  contact: { email: 'asha@bridge.in', mobile: '+919820098200' },
  typed: null,
  lastId: id,
} as const
const documentsStep = [lists, atStep(2)] as const
const saved = [...documentsStep, 'form.submitted'] as const
const typing = [...documentsStep, { type: 'field.changed', name: 'has_pitch_deck', value: false }] as const

const wizard = flowTable('wizard', {
  machine: wizardMachine,
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  rest: 'documentUpload',
  rows: {
    loading: { liveRegions: ['status: Loading…'] },
    'editing.unchanged': {
      after: documentsStep,
      reads: ['Capital Bridge registration', 'Documents', 'Do you have a pitch deck?'],
      can: {
        'Basic details': 'says Official email',
        'Business details': 'says Your business',
        Back: 'says Your business',
        'Save and Continue': 'goes to saving',
      },
      fields: { Yes: true, 'Link to a video demo': 'https://youtu.be/cold' },
    },
    'editing.changed': {
      after: typing,
      reads: ['Capital Bridge registration', 'Documents', 'Saving your answers…'],
      can: {
        'Basic details': 'says Official email',
        'Business details': 'says Your business',
        Back: 'says Your business',
        'Save and Continue': 'goes to saving',
      },
      fields: { Yes: true, 'Link to a video demo': 'https://youtu.be/cold' },
    },
    saving: {
      after: saved,
      reads: ['Capital Bridge registration', 'Documents'],
      can: { Back: 'is busy', 'Saving…': 'is busy' },
      fields: { 'Link to a video demo': null },
    },
    unanswered: {
      after: [...saved, ['saveStep', offline]],
      reads: ['Capital Bridge registration', 'Documents'],
      liveRegions: ['alert: We couldn’t save your details yet. Your entries are safe; please try again.'],
      can: {
        'Basic details': 'goes to editing.changed',
        'Business details': 'goes to editing.changed',
        Back: 'goes to editing.changed',
        'Save and Continue': 'goes to saving',
      },
      fields: { 'Link to a video demo': 'https://youtu.be/cold' },
    },
    savingDraft: {
      after: [...typing, { type: 'leaving.requested', to: '/about-us' }],
      can: {
        'Leave without saving': 'goes to finished',
        'Save for later and leave': 'becomes busy',
        Stay: 'goes to editing.changed',
      },
    },
    finished: {
      after: [...saved, ['saveStep', yes({ ...profile, steps_done: 3 })]],
      liveRegions: ['status: Loading…'],
    },
  },
})

const leave = { part: 'root', event: { type: 'leaving.requested', to: '/about-us' } } as const
const typed = { part: 'root', event: { type: 'field.changed', name: 'has_pitch_deck', value: false } } as const

const draftSaving = flowTable('draftSaving', {
  machine: draftSavingMachine,
  within: wizardMachine,
  part: 'draftSaving',
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  unseen: { choosing: leftAtOnce, notSaved: leftAtOnce, left: 'the wizard has gone', stayed: 'the question is gone' },
  rows: {
    asking: {
      after: [...documentsStep, typed, leave],
      reads: ['Leave with unsaved changes?', 'What you entered on this page hasn’t been saved yet.'],
      can: {
        'Leave without saving': 'goes to left',
        'Save for later and leave': 'goes to saving',
        Stay: 'goes to stayed',
      },
    },
    saving: {
      after: [...documentsStep, typed, leave, 'later.requested'],
      reads: ['Leave with unsaved changes?', 'What you entered on this page hasn’t been saved yet.'],
      can: { 'Leave without saving': 'is busy', 'Save for later and leave': 'is busy', Stay: 'is busy' },
    },
  },
})

const loading = flowTable('profileLoading', {
  machine: profileLoadingMachine,
  within: wizardMachine,
  part: 'profileLoading',
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  unseen: { loaded: 'the wizard has begun' },
  rows: {
    loading: { after: [lists], liveRegions: ['status: Loading…'] },
    unavailable: {
      after: [lists, ['loadProfile', offline]],
      reads: ['We couldn’t load your registration.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
})

const optionLists = flowTable('optionLists', {
  machine: optionListsMachine,
  within: wizardMachine,
  part: 'optionLists',
  rest: 'wizard',
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  rows: {
    loading: { after: [atStep(2)], liveRegions: ['status: Loading…'] },
    ready: { after: documentsStep, reads: ['Capital Bridge registration', 'Do you have a pitch deck?'] },
    translating: {
      after: [...documentsStep, 'language.changed'],
      reads: ['Capital Bridge registration', 'Do you have a pitch deck?'],
    },
    unavailable: {
      after: [atStep(2), ['loadOptionLists', offline]],
      reads: ['We couldn’t load your registration.'],
      can: { 'Try again': 'goes to loading' },
    },
  },
})

const unsaved = 'status: Not saved yet. We’ll keep trying.'

const draft = flowTable('draftAutosave', {
  machine: draftAutosaveMachine,
  within: wizardMachine,
  part: 'draftAutosave',
  rest: 'wizard',
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  rows: {
    idle: {
      after: documentsStep,
      reads: ['Do you have a pitch deck?'],
      can: { 'Save and Continue': 'shows Saving…' },
    },
    waiting: {
      after: [...documentsStep, typed],
      reads: ['Saving your answers…'],
      can: { 'Save and Continue': 'goes to idle' },
    },
    saving: {
      after: [...documentsStep, typed, 800],
      reads: ['Saving your answers…'],
      can: { 'Save and Continue': 'goes to idle' },
    },
    saved: {
      after: [...documentsStep, typed, 800, ['saveDraft', yes(null)]],
      reads: ['Your answers are saved.'],
      can: { 'Save and Continue': 'goes to idle' },
    },
    refused: {
      after: [...documentsStep, typed, 800, ['saveDraft', no('VALIDATION_FAILED')]],
      liveRegions: [unsaved],
      can: { 'Save and Continue': 'goes to idle' },
    },
    unanswered: {
      after: [...documentsStep, typed, 800, ['saveDraft', offline]],
      liveRegions: [unsaved],
      can: { 'Save and Continue': 'goes to idle' },
    },
  },
})

const documentUploads = flowTable('documentUploads', {
  machine: documentUploadsMachine,
  within: wizardMachine,
  part: 'documentUploads',
  rest: 'wizard',
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  rows: {
    open: {
      after: [lists, ['loadProfile', { output: { profile, suggested: {}, draft: {} } }]],
      reads: ['Proof of business', 'licence.pdf', 'Valuation report', 'Financial report'],
      can: { 'Delete: licence.pdf': 'says Are you sure you want to delete?' },
      fields: { 'Proof of business: Replace': 'files', 'Financial report: Choose files': 'files' },
    },
  },
})

const business = [lists, atStep(1)] as const
const statesOfIndia = ['loadPlaces', { output: { IN: [{ slug: 'goa', label: 'Goa' }], 'IN:maharashtra': [] } }] as const

const places = flowTable('places', {
  machine: placesMachine,
  within: wizardMachine,
  part: 'places',
  rest: 'wizard',
  input: start,
  draw: (actor) => <Wizard actor={actor} />,
  rows: {
    idle: {
      after: [...business, statesOfIndia],
      reads: ['Business location', 'State or province', 'City'],
      fields: { 'State or province': 'Goa', City: 'Panaji' },
    },
    loading: { after: [...business], reads: ['Business location', 'City'], fields: { City: 'Panaji' } },
    unanswered: {
      after: [...business, ['loadPlaces', offline]],
      reads: ['Business location', 'City'],
      fields: { City: 'Panaji' },
    },
  },
})

const reviewed = [lists, ['loadReview', { output: { profile, preview: null } }]] as const

const review = flowTable('profileReview', {
  machine: profileReviewMachine,
  input: { kind: 'INVESTMENT', planCall: 'choose', lastId: id },
  draw: (actor) => <ProfileReview actor={actor} />,
  rows: {
    loading: { after: [lists], liveRegions: ['status: Loading…'] },
    unavailable: {
      after: [lists, ['loadReview', offline]],
      reads: ['We couldn’t load your profile.'],
      can: { 'Try again': 'goes to loading' },
    },
    reviewing: {
      after: reviewed,
      reads: ['Review your profile', 'Check your answers, then submit.', 'Draft'],
      can: {
        'Add 8 documents +12%': 'leads to /entrepreneur/investment/register?step=documents#pitch-deck',
        'Answer 2 more questions +1%': 'leads to /entrepreneur/investment/register?step=documents#has_pitch_deck',
        'Edit: Basic details': 'leads to /entrepreneur/investment/register?step=basic',
        'Edit: Business details': 'leads to /entrepreneur/investment/register?step=business',
        'https://vermacold.in': 'leads to https://vermacold.in',
        'https://vermacold.in (2)': 'leads to https://vermacold.in',
        'https://linkedin.com/in/asha': 'leads to https://linkedin.com/in/asha',
        'Edit: Documents': 'leads to /entrepreneur/investment/register?step=documents',
        'Proof of businesslicence.pdf1 KB': 'leads to /files/x',
        'Business photolicence.pdf1 KB': 'leads to /files/x',
        'Continue registration': 'leads to /entrepreneur/investment/register',
        'Submit for review': 'goes to submitting',
      },
      fields: { 'Profile photo: Add a photo': 'files' },
    },
    submitting: {
      after: [...reviewed, 'profile.submitted'],
      reads: ['Review your profile', 'Check your answers, then submit.', 'Draft'],
      can: {
        'Add 8 documents +12%': 'leads to /entrepreneur/investment/register?step=documents#pitch-deck',
        'Answer 2 more questions +1%': 'leads to /entrepreneur/investment/register?step=documents#has_pitch_deck',
        'Edit: Basic details': 'leads to /entrepreneur/investment/register?step=basic',
        'Edit: Business details': 'leads to /entrepreneur/investment/register?step=business',
        'https://vermacold.in': 'leads to https://vermacold.in',
        'https://vermacold.in (2)': 'leads to https://vermacold.in',
        'https://linkedin.com/in/asha': 'leads to https://linkedin.com/in/asha',
        'Edit: Documents': 'leads to /entrepreneur/investment/register?step=documents',
        'Proof of businesslicence.pdf1 KB': 'leads to /files/x',
        'Business photolicence.pdf1 KB': 'leads to /files/x',
        'Continue registration': 'leads to /entrepreneur/investment/register',
        'Submit for review': 'is busy',
      },
      fields: { 'Profile photo: Add a photo': 'files' },
    },
    unanswered: {
      after: [...reviewed, 'profile.submitted', ['submitProfile', offline]],
      reads: ['Review your profile', 'Check your answers, then submit.', 'Draft'],
      liveRegions: ['alert: We couldn’t save your details yet. Your entries are safe; please try again.'],
      can: {
        'Add 8 documents +12%': 'leads to /entrepreneur/investment/register?step=documents#pitch-deck',
        'Answer 2 more questions +1%': 'leads to /entrepreneur/investment/register?step=documents#has_pitch_deck',
        'Edit: Basic details': 'leads to /entrepreneur/investment/register?step=basic',
        'Edit: Business details': 'leads to /entrepreneur/investment/register?step=business',
        'https://vermacold.in': 'leads to https://vermacold.in',
        'https://vermacold.in (2)': 'leads to https://vermacold.in',
        'https://linkedin.com/in/asha': 'leads to https://linkedin.com/in/asha',
        'Edit: Documents': 'leads to /entrepreneur/investment/register?step=documents',
        'Proof of businesslicence.pdf1 KB': 'leads to /files/x',
        'Business photolicence.pdf1 KB': 'leads to /files/x',
        'Continue registration': 'leads to /entrepreneur/investment/register',
        'Submit for review': 'goes to submitting',
      },
      fields: { 'Profile photo: Add a photo': 'files' },
    },
  },
})

export const registrationTables = [
  register,
  offering,
  upload,
  wizard,
  draftSaving,
  loading,
  optionLists,
  draft,
  documentUploads,
  places,
  review,
]
