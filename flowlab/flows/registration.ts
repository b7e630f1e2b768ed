import { flow } from 'flowlab/model/flow.ts'
import type { Option } from '../../src/domain/contract/catalog.ts'
import { chooseOfferingMachine } from '../../src/machines/chooseOfferingMachine.ts'
import { draftAutosaveMachine } from '../../src/machines/draftAutosaveMachine.ts'
import { draftSavingMachine } from '../../src/machines/draftSavingMachine.ts'
import { optionListsMachine } from '../../src/machines/optionListsMachine.ts'
import { placesMachine } from '../../src/machines/placesMachine.ts'
import { profileLoadingMachine } from '../../src/machines/profileLoadingMachine.ts'
import { profileReviewMachine } from '../../src/machines/profileReviewMachine.ts'
import { registerMachine } from '../../src/machines/registerMachine.ts'
import { wizardMachine } from '../../src/machines/wizardMachine.ts'
import { addresses } from '../../src/routes.ts'
import { answers, fault, no, offline, yes } from './answers.ts'
import { preview } from './listingSamples.ts'
import { byScreen } from './offered.ts'
import { completeBasic, completeBusiness, profile } from './profileSamples.ts'
import { registerReach } from './reach.ts'
import { wizardReach } from './reachOfMembers.ts'
import { profileReviewReach } from './reachOfScreens.ts'
import { grant, id, india, thisYear } from './samples.ts'

const placesOf: Readonly<Record<string, readonly Option[]>> = {
  IN: [{ slug: 'goa', label: 'Goa' }],
  'IN:goa': [{ slug: 'panaji', label: 'Panaji' }],
}

const loadedAt = (stepsDone: number) =>
  answers(
    {
      profile:
        stepsDone === 0
          ? null
          : {
              ...profile,
              steps_done: stepsDone,
              document_answers: stepsDone === 3 ? { data_room: 'https://room.in' } : {},
            },
      suggested: { ...completeBasic, ...completeBusiness },
      draft: stepsDone === 1 ? { website: 'https://vermacold.in' } : {},
    },
    `answers with ${stepsDone} steps done`,
  )

const awaitingCode = {
  draft: { name: 'Asha', country: 'IN', dialCode: '91', mobile: '9820098200', email: 'a@b.in', terms: true },
  proof: null,
  awaitsCode: true,
}

const awaitingCorrection = { ...awaitingCode, proof: 'p', awaitsCode: false }

const complete = {
  name: 'Asha Verma',
  mobile: '9820098200',
  email: 'asha@bridge.in',
  password: 'Sturdy#Bridge7',
  confirmPassword: 'Sturdy#Bridge7',
  terms: true,
}

/** The stand-in for the documents has uploads in progress while the city is empty. */
const wizardWithUploads = wizardMachine.provide({
  guards: { hasRunningUploads: ({ context }) => context.documentUploads !== null && context.answers.city === '' },
})

export const registrationFlows = [
  flow('register', registerMachine, {
    inputs: {
      'an entrepreneur': { loginType: 'entrepreneur', opensOffering: false, typed: null },
      'a reload while a code is awaited': { loginType: 'entrepreneur', opensOffering: false, typed: awaitingCode },
      'a reload with a proved address': {
        loginType: 'entrepreneur',
        opensOffering: true,
        typed: awaitingCorrection,
      },
    },
    ends: ['registered'],
    events: [
      { type: 'field.changed', change: complete },
      { type: 'field.changed', change: { email: '' } },
      { type: 'form.submitted' },
      { type: 'verification.requested' },
    ],
    outcomes: {
      loadCountries: [answers([india], 'answers with the countries'), offline],
      watchCountries: [{ event: { type: 'countries.translated', countries: [india] } }],
      register: [yes(grant), no('EMAIL_TAKEN', { email: 'emailTaken' }), no('PROOF_INVALID'), offline, fault],
      oneTimeCode: [answers({ proof: 'p' }, 'has proved the address'), offline],
    },
    bound: ({ draft, proof, awaitsCode, wasFault }) => [draft.password, draft.email, proof, awaitsCode, wasFault],
    reach: { 'the registration': registerReach },
  }),

  flow('chooseOffering', chooseOfferingMachine, {
    inputs: { 'a new account': { profiles: [], isMember: true } },
    ends: ['shown'],
    events: [],
    outcomes: {},
    reach: byScreen('chooseOffering'),
  }),

  flow('optionLists', optionListsMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT' } },
    fromElsewhere: ['language.changed'],
    events: [{ type: 'language.changed' }, { type: 'retry.requested' }],
    outcomes: {
      loadOptionLists: [
        answers({ lists: { industry: [] }, countries: [], currencies: [] }, 'answers with the lists'),
        answers({ lists: { stage: [] }, countries: [], currencies: [] }, 'answers in another language'),
        offline,
      ],
      watchLanguage: [],
    },
    reach: byScreen('optionLists'),
  }),

  flow('draftAutosave', draftAutosaveMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT' } },
    events: [{ type: 'answers.changed', answers: { city: 'Pune' } }, { type: 'answers.settled' }],
    outcomes: { saveDraft: [yes(null), no('VALIDATION_FAILED'), offline] },
    reach: byScreen('draftAutosave'),
  }),

  flow('places', placesMachine, {
    inputs: { 'nothing known': undefined },
    fromElsewhere: ['language.changed'],
    // In sequence: known answers stay while the next one is loading.
    events: [
      { type: 'places.requested', keys: ['IN'] },
      { type: 'places.requested', keys: ['IN:goa'] },
      { type: 'language.changed' },
    ],
    outcomes: {
      loadPlaces: ({ keys }) => [
        answers(Object.fromEntries(keys.map((key) => [key, placesOf[key] ?? []])), 'answers with the places'),
        offline,
      ],
      watchLanguage: [],
    },
    bound: ({ known, requested }) => [Object.keys(known), requested],
    reach: byScreen('places'),
  }),

  flow('profileLoading', profileLoadingMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT' } },
    ends: ['loaded'],
    events: [{ type: 'retry.requested' }],
    outcomes: { loadProfile: [loadedAt(0), offline] },
    reach: byScreen('profileLoading'),
  }),

  flow('draftSaving', draftSavingMachine, {
    inputs: {
      'a wish to leave': { kind: 'INVESTMENT', answers: {}, leaving: { to: null } },
      'a wish to go on later': { kind: 'INVESTMENT', answers: {}, leaving: null },
    },
    events: [{ type: 'leaving.confirmed' }, { type: 'leaving.cancelled' }, { type: 'later.requested' }],
    outcomes: { saveDraft: [yes(null), no('VALIDATION_FAILED'), offline] },
    reach: byScreen('draftSaving'),
  }),

  flow('wizard', wizardWithUploads, {
    inputs: {
      'a registration': { kind: 'INVESTMENT', thisYear, requestedStep: null, contact: null, typed: null, lastId: id },
      'a reload while typing': {
        kind: 'INVESTMENT',
        thisYear,
        requestedStep: null,
        contact: null,
        typed: { answers: { city: 'Pune' }, keywordDrafts: { keywords: 'co' } },
        lastId: id,
      },
      'one step edited': {
        kind: 'INVESTMENT',
        thisYear,
        requestedStep: 'business',
        contact: null,
        typed: null,
        lastId: id,
      },
    },
    ends: ['finished'],
    events: [
      { type: 'field.changed', name: 'company_name', value: '' },
      { type: 'field.changed', name: 'company_name', value: 'Verma Cold Chain' },
      { type: 'field.changed', name: 'city', value: '' },
      { type: 'field.changed', name: 'city', value: 'Pune' },
      { type: 'draft.changed', name: 'keywords', text: 'cold' },
      { type: 'form.submitted' },
      { type: 'back.requested' },
      { type: 'step.chosen', step: 'basic' },
      { type: 'step.chosen', step: 'documents' },
      { type: 'later.requested' },
      { type: 'leaving.requested', to: addresses.aboutUs },
      { type: 'draft.saved' },
    ],
    outcomes: {
      profileLoading: [loadedAt(0), loadedAt(1), loadedAt(2), loadedAt(3)],
      saveStep: [
        yes({ ...profile, steps_done: 3 }),
        yes({ ...profile, steps_done: 3, documents: [] }, 'says yes, and has no documents'),
        no('VALIDATION_FAILED', { company_name: 'required' }),
        offline,
      ],
      draftSaving: [
        answers({ left: { to: null }, stored: null }, 'leaves'),
        answers({ left: null, stored: null }, 'stays'),
        answers({ left: null, stored: yes(null).output }, 'is kept'),
        answers({ left: null, stored: no('VALIDATION_FAILED').output }, 'is refused'),
      ],
      watchLeaving: [],
      places: [],
      draftAutosave: [],
      optionLists: [],
      documentUploads: [],
    },
    bound: ({ answers: given, profile: saved, step, editsOne, documentUploads }) => [
      given.company_name === '',
      given.city === '',
      saved?.steps_done,
      step,
      editsOne,
      documentUploads !== null,
    ],
    merges: ['keywordDrafts', 'errors', 'refusal'],
    reach: { 'a registration': wizardReach },
  }),

  flow('profileReview', profileReviewMachine, {
    inputs: { 'Capital Bridge': { kind: 'INVESTMENT', planCall: 'choose', lastId: id } },
    events: [{ type: 'profile.submitted' }, { type: 'retry.requested' }],
    outcomes: {
      loadReview: [
        answers({ profile, preview }, 'answers with the profile'),
        answers({ profile: null, preview: null }, 'finds none'),
        offline,
      ],
      submitProfile: [
        yes({ ...profile, status: 'approved' as const, can: { edit: true, submit: false } }),
        no('PROFILE_INCOMPLETE'),
        offline,
      ],
      optionLists: [],
      documentUploads: [],
    },
    bound: (context) => context.profile?.status,
    reach: byScreen('profileReview', profileReviewReach),
  }),
]
