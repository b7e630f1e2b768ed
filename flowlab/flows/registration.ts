import { documentUploadMachine } from '../../src/machines/documentUploadMachine.ts'
import { profileReviewMachine } from '../../src/machines/profileReviewMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { flow } from '../model.ts'
import { answers, flawless, no, offline, yes } from './answers.ts'
import { completeBasic, completeBusiness, grant, india, profile, thisYear } from './samples.ts'

const loadedAt = (stepsDone: number) =>
  answers(
    {
      profile: stepsDone === 0 ? null : { ...profile, steps_done: stepsDone },
      suggested: { ...completeBasic, ...completeBusiness },
      lists: {},
      countries: [],
      currencies: [],
    },
    `answers with ${stepsDone} steps done`,
  )

export const registrationFlows = [
  flow('register', registerMachine, {
    inputs: { 'an entrepreneur': { loginType: 'entrepreneur' } },
    ends: ['registered'],
    events: [
      { type: 'field.changed', change: { name: 'Asha' } },
      { type: 'field.changed', change: { email: 'a@b.in' } },
      { type: 'form.submitted' },
      { type: 'verification.asked' },
    ],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      checkEmail: [flawless, answers({ email: 'invalidEmail' as const }, 'finds a wrong e-mail'), offline],
      checkDraft: [flawless, answers({ name: 'required' as const }, 'finds no name'), offline],
      register: [yes(grant), no('EMAIL_TAKEN', { email: 'emailTaken' }), no('PROOF_INVALID'), offline],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the address'), offline],
    },
    bound: ({ draft, proof }) => [draft.email, proof],
  }),

  flow('documentUpload', documentUploadMachine, {
    inputs: {
      'an empty slot': { kind: 'INVESTMENT', document: 'proof-of-business', needsType: true, kept: null },
    },
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
        { event: { type: 'upload.settled', outcome: yes(profile.documents[0] ?? never()).output }, as: 'is done' },
        { event: { type: 'upload.settled', outcome: no('FILE_TYPE').output }, as: 'refuses: FILE_TYPE' },
        { event: { type: 'upload.unanswered' } },
      ],
      deleteDocument: [yes(null), offline],
    },
    bound: ({ type, kept }) => [type, kept !== null],
  }),

  flow('wizard', wizardMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT', thisYear, wantedStep: null } },
    ends: ['finished'],
    events: [
      { type: 'field.changed', name: 'company_name', value: '' },
      { type: 'field.changed', name: 'company_name', value: 'Verma Cold Chain' },
      { type: 'field.changed', name: 'city', value: '' },
      { type: 'field.changed', name: 'city', value: 'Pune' },
      { type: 'draft.changed', name: 'keywords', text: 'cold' },
      { type: 'form.submitted' },
      { type: 'back.asked' },
      { type: 'retry.asked' },
    ],
    outcomes: {
      loadWizard: [loadedAt(0), loadedAt(1), loadedAt(2), offline],
      saveStep: [yes({ ...profile, completeness: 90 }), no('VALIDATION_FAILED'), offline],
      finishDocuments: [
        yes({ ...profile, completeness: 100 }),
        no('VALIDATION_FAILED', { proof: 'proofMissing' }),
        offline,
      ],
      documentUpload: [],
    },
    bound: ({ answers: given, profile: saved, errors }) => [
      given.company_name,
      given.city,
      saved?.steps_done,
      Object.keys(errors).length > 0,
    ],
  }),

  flow('profileReview', profileReviewMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT' } },
    events: [{ type: 'profile.submitted' }, { type: 'retry.asked' }],
    outcomes: {
      loadReview: [answers({ profile, lists: {}, countries: [] }, 'answers with the profile'), offline],
      submitProfile: [yes({ ...profile, status: 'approved' as const }), no('PROFILE_INCOMPLETE'), offline],
    },
    bound: (context) => context.profile?.status,
  }),
]

function never(): never {
  throw new Error('the sample profile has a document')
}
