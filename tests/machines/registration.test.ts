import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, waitFor } from 'xstate'
import { describeFlow } from '../../flowlab/describeFlow.ts'
import { type DocumentShelfActor, documentShelfMachine } from '../../src/machines/documentShelfMachine.ts'
import { documentUploadMachine } from '../../src/machines/documentUploadMachine.ts'
import { leaveQuestionMachine } from '../../src/machines/leaveQuestionMachine.ts'
import { optionListsMachine } from '../../src/machines/optionListsMachine.ts'
import { profileReviewMachine } from '../../src/machines/profileReviewMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { type LoadedProfile, wizardMachine } from '../../src/machines/wizardMachine.ts'
import { flawless, grant, no, offline, yes } from '../support/outcomes.ts'
import { completeBasic, completeBusiness, profile } from '../support/samples.ts'

describeFlow('register', registerMachine, {
  input: { loginType: 'entrepreneur', opensOffering: false },
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

const pdf = new File(['x'], 'x.pdf')
describeFlow('documentUpload', documentUploadMachine, {
  input: { kind: 'INVESTMENT', document: 'proof-of-business', kept: null },
  events: [
    { type: 'type.chosen', slug: 'trade-license' },
    { type: 'files.chosen', files: [pdf], requestId: 'r' },
    { type: 'files.chosen', files: [pdf, pdf], requestId: 'r' },
    { type: 'files.chosen', files: [new File(['x'], 'x.exe')], requestId: 'r' },
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
    deleteDocument: [yes(null), no('NOT_FOUND'), no('FORBIDDEN'), offline],
  },
  bound: ({ type, kept, problem, refusal }) => [type, kept !== null, problem, refusal?.code],
  // Begins with a file at once where several are added: the next run.
  mayMiss: ['documentUpload.starting --always[0]'],
})
describeFlow('documentUpload of a file that was just added', documentUploadMachine, {
  input: { kind: 'INVESTMENT', document: 'financial-report', kept: null, file: pdf, requestId: 'r' },
  events: [{ type: 'upload.cancelled' }],
  outcomes: { uploadDocument: [{ event: { type: 'upload.unanswered' } }], deleteDocument: [] },
  only: ['documentUpload.starting --always[0]'],
})

describeFlow('documentShelf', documentShelfMachine, {
  input: { kind: 'INVESTMENT', documents: profile.documents },
  events: [
    { type: 'files.added', document: 'financial-report', files: [pdf, pdf], requestIds: ['a', 'b'] },
    { type: 'files.added', document: 'business-photo', files: [pdf], requestIds: ['a'] },
  ],
  outcomes: { documentUpload: [] },
})

describeFlow('optionLists', optionListsMachine, {
  input: { kind: 'INVESTMENT' },
  events: [{ type: 'language.changed' }, { type: 'retry.asked' }],
  outcomes: { loadOptionLists: [{ output: { lists: {}, countries: [], currencies: [] } }, offline], hearLanguage: [] },
})

describeFlow('leaveQuestion', leaveQuestionMachine, {
  input: { kind: 'INVESTMENT', answers: {} },
  events: [{ type: 'leaving.confirmed' }, { type: 'leaving.cancelled' }, { type: 'later.asked' }],
  outcomes: { keepDraft: [yes(null), no('VALIDATION_FAILED'), offline] },
})

const loadedAt = (stepsDone: number): { output: LoadedProfile } => ({
  output: {
    profile: stepsDone === 0 ? null : { ...profile, steps_done: stepsDone },
    suggested: { ...completeBasic, ...completeBusiness, has_pitch_deck: false },
    draft: {},
  },
})
const wizard = {
  events: [
    { type: 'field.changed' as const, name: 'company_name', value: '' },
    { type: 'field.changed' as const, name: 'company_name', value: 'Verma Cold Chain' },
    { type: 'draft.changed' as const, name: 'keywords', text: 'cold' },
    { type: 'form.submitted' as const },
    { type: 'back.asked' as const },
    { type: 'step.chosen' as const, step: 'basic' as const },
    { type: 'step.chosen' as const, step: 'documents' as const },
    { type: 'later.asked' as const },
    { type: 'retry.asked' as const },
    { type: 'leaving.asked' as const, to: '/about-us' },
  ],
  outcomes: {
    loadProfile: [loadedAt(0), loadedAt(1), loadedAt(2), loadedAt(3), offline],
    saveStep: [yes({ ...profile, steps_done: 3 }), no('VALIDATION_FAILED'), offline],
    keepDraft: [yes(null), no('VALIDATION_FAILED'), offline],
    leaveQuestion: [{ output: { leaves: true } }, { output: { leaves: false } }, offline],
    watchLeaving: [],
    optionLists: [],
    documentShelf: [],
  },
}
const withoutUploads = wizardMachine.provide({ guards: { hasRunningUploads: () => false } })
describeFlow('wizard', withoutUploads, {
  ...wizard,
  // Its shelf holds uploads that run: tested below.
  mayMiss: ['wizard.editing --form.submitted[0]'],
  input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null, contact: null },
  bound: ({ answers, step, profile: saved }) => [answers.company_name === '', step, saved?.steps_done],
})
describeFlow('wizard that edits one step', withoutUploads, {
  ...wizard,
  input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: 'business', contact: null },
  bound: ({ answers, step, editsOne }) => [answers.company_name === '', step, editsOne],
  only: ['wizard.saving --xstate.done.actor.0.wizard.saving[0]'],
})

const shelfOf = (state: string) => ({
  getSnapshot: () => ({ context: { uploads: { x: [{ getSnapshot: () => ({ value: state }) }] } } }),
})

describe('the wizard', () => {
  it.each([
    ['uploading', true],
    ['resting', false],
  ])('with an upload that is %s: waits %s', async (state, waits) => {
    const actor = createActor(
      wizardMachine.provide({
        actors: { loadProfile: fromPromise(async () => loadedAt(2).output) },
        actions: { openShelf: assign({ shelf: () => shelfOf(state) as unknown as DocumentShelfActor }) },
      }),
      { input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null, contact: null } },
    ).start()
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    actor.send({ type: 'form.submitted' })
    expect([actor.getSnapshot().context.waitsForUploads, actor.getSnapshot().matches('saving')]).toEqual([
      waits,
      !waits,
    ])
    actor.stop()
  })

  it.each([
    [0, null, 'basic', false],
    [1, null, 'business', false],
    [2, null, 'documents', false],
    [1, 'documents', 'business', false],
    [3, 'business', 'business', true],
    [3, null, 'documents', false],
  ] as const)('with %i steps saved and %s wanted opens %s', async (stepsDone, wantedStep, step, editsOne) => {
    const actor = createActor(
      wizardMachine.provide({ actors: { loadProfile: fromPromise(async () => loadedAt(stepsDone).output) } }),
      { input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep, contact: null } },
    ).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect({ step: context.step, editsOne: context.editsOne }).toEqual({ step, editsOne })
    actor.stop()
  })

  it('a draft goes before what is saved, and what is saved before what is suggested', async () => {
    const loaded: LoadedProfile = {
      profile: { ...profile, steps_done: 1, basic: { first_name: 'Asha', city: 'Pune' } },
      suggested: { first_name: 'A', last_name: 'Verma' },
      draft: { city: 'Nashik' },
    }
    const actor = createActor(wizardMachine.provide({ actors: { loadProfile: fromPromise(async () => loaded) } }), {
      input: { kind: 'INVESTMENT', thisYear: 2026, wantedStep: null, contact: null },
    }).start()
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(context.answers).toMatchObject({ first_name: 'Asha', last_name: 'Verma', city: 'Nashik' })
    actor.stop()
  })
})

describeFlow('profileReview', profileReviewMachine, {
  input: { kind: 'INVESTMENT' },
  events: [{ type: 'profile.submitted' }, { type: 'retry.asked' }],
  outcomes: {
    loadReview: [{ output: profile }, { output: null }, offline],
    submitProfile: [
      yes({ ...profile, status: 'approved' as const, can: { edit: true, submit: false } }),
      no('PROFILE_INCOMPLETE'),
      offline,
    ],
    optionLists: [],
    documentShelf: [],
  },
  bound: (context) => context.profile?.status,
})
