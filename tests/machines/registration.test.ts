import { describeFlow } from '../../flowlab/describeFlow.ts'
import { documentUploadMachine } from '../../src/machines/documentUploadMachine.ts'
import { profileReviewMachine } from '../../src/machines/profileReviewMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { flawless, grant, no, offline, yes } from '../support/outcomes.ts'
import { completeBasic, completeBusiness, profile } from '../support/samples.ts'

describeFlow('register', registerMachine, {
  input: { loginType: 'entrepreneur' },
  events: [
    { type: 'field.changed', change: { name: 'Asha' } },
    { type: 'field.changed', change: { email: 'a@b.in' } },
    { type: 'form.submitted' },
    { type: 'verification.asked' },
  ],
  outcomes: {
    loadCountries: [{ output: [] }, offline],
    checkEmail: [flawless, { output: { email: 'invalidEmail' } }, offline],
    checkDraft: [flawless, { output: { name: 'required' } }, offline],
    register: [yes(grant), no('EMAIL_TAKEN'), no('PROOF_INVALID'), offline],
    oneTimeCode: [{ output: { proof: 'p' } }, offline],
  },
  bound: ({ draft, proof }) => [draft.email, proof],
})

describeFlow('documentUpload', documentUploadMachine, {
  input: { kind: 'INVESTMENT', document: 'proof-of-business', needsType: true, kept: null },
  events: [
    { type: 'type.chosen', slug: 'trade-license' },
    { type: 'file.chosen', file: new File(['x'], 'x.pdf') },
    { type: 'upload.cancelled' },
    { type: 'retry.asked' },
    { type: 'deletion.asked' },
    { type: 'deletion.confirmed' },
    { type: 'deletion.cancelled' },
  ],
  outcomes: {
    uploadDocument: [
      { event: { type: 'upload.progressed', share: 0.5 } },
      { event: { type: 'upload.settled', outcome: yes(profile.documents[0]).output } },
      { event: { type: 'upload.settled', outcome: no('FILE_TYPE').output } },
      { event: { type: 'upload.unanswered' } },
    ],
    deleteDocument: [yes(null), offline],
  },
  bound: ({ type, kept }) => [type, kept !== null],
})

const wizardEvents = [
  { type: 'field.changed' as const, name: 'company_name', value: '' },
  { type: 'field.changed' as const, name: 'company_name', value: 'Verma Cold Chain' },
  { type: 'field.changed' as const, name: 'city', value: '' },
  { type: 'field.changed' as const, name: 'city', value: 'Pune' },
  { type: 'draft.changed' as const, name: 'keywords', text: 'cold' },
  { type: 'form.submitted' as const },
  { type: 'back.asked' as const },
  { type: 'retry.asked' as const },
]
const loadedAt = (stepsDone: number) => ({
  output: {
    profile: stepsDone === 0 ? null : { ...profile, steps_done: stepsDone },
    suggested: { ...completeBasic, ...completeBusiness },
    lists: {},
    countries: [],
    currencies: [],
  },
})
describeFlow('wizard', wizardMachine, {
  input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null },
  events: wizardEvents,
  outcomes: {
    loadWizard: [loadedAt(0), loadedAt(1), loadedAt(2), offline],
    saveStep: [yes(profile), no('VALIDATION_FAILED'), offline],
    finishDocuments: [yes(profile), no('VALIDATION_FAILED'), offline],
    documentUpload: [],
  },
  bound: ({ answers, profile: saved }) => [answers.company_name, answers.city, saved?.steps_done],
})

describeFlow('profileReview', profileReviewMachine, {
  input: { kind: 'INVESTMENT' },
  events: [{ type: 'profile.submitted' }, { type: 'retry.asked' }],
  outcomes: {
    loadReview: [{ output: { profile, lists: {}, countries: [] } }, offline],
    submitProfile: [yes({ ...profile, status: 'approved' as const }), no('PROFILE_INCOMPLETE'), offline],
  },
  bound: (context) => context.profile?.status,
})
