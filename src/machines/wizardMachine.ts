import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate'
import type { Answer, Profile } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import {
  adjacentStep,
  type FormInput,
  isReached,
  type LoadedProfile,
  type Registration,
  resumeFrom,
  unstarted,
  wantedPlaces,
  withAnswer,
} from '../domain/registration/answers.ts'
import { checkStep } from '../domain/registration/check.ts'
import { missingDocuments } from '../domain/registration/documents.ts'
import type { WizardStep } from '../domain/registration/fields.ts'
import { afterChange } from './afterChange.ts'
import { type DocumentUploadsActor, documentUploadsMachine, hasRunningUploads } from './documentUploadsMachine.ts'
import { draftAutosaveMachine } from './draftAutosaveMachine.ts'
import { type DraftSavingResult, draftSavingMachine, type Unsaved } from './draftSavingMachine.ts'
import { effect, listener } from './effect.ts'
import { rememberRefusedFields } from './form.ts'
import { optionListsMachine } from './optionListsMachine.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { placesMachine } from './placesMachine.ts'
import { profileLoadingMachine } from './profileLoadingMachine.ts'

/** Registering a profile of any kind in three saved steps, or editing one of them later. */

interface Input {
  kind: ProfileKind
  thisYear: number
  wantedStep: WizardStep | null
  /** The account's own, which the steps show as verified. */
  contact: { email: string; mobile: string } | null
  /** Before a reload of this tab; null where nothing was. */
  typed: FormInput | null
  /** The request ids of uploads are counted from this one. */
  lastId: string
}
interface Context extends Input, Registration {
  refusal: RefusalNote | null
  attempts: number
  /** Saving was requested while uploads were running. */
  waitsForUploads: boolean
  documentUploads: DocumentUploadsActor | null
}
type Saved = Outcome<Profile>
type Changed = { name: string; value: Answer }
type StepRequest = Unsaved & { step: WizardStep }
type Event =
  | ({ type: 'field.changed' } & Changed)
  | { type: 'draft.changed'; name: string; text: string }
  | { type: 'form.submitted' }
  | { type: 'back.requested' }
  | { type: 'step.chosen'; step: WizardStep }
  | { type: 'later.requested' }
  | { type: 'leaving.requested'; to: string | null }
  | { type: 'draft.saved' }

/** What follows each change of an answer. */
const afterTyping = ['requestPlaces', 'storeInput', 'offerDraft'] as const

export type WizardActor = ActorRefFrom<typeof wizardMachine>

export const wizardMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as {
      optionLists: 'optionLists'
      places: 'places'
      draftAutosave: 'draftAutosave'
      profileLoading: 'profileLoading'
      draftSaving: 'draftSaving'
      documentUploads: 'documentUploads'
    },
    input: {} as Input,
  },
  actors: {
    profileLoading: profileLoadingMachine,
    saveStep: fromPromise<Saved, StepRequest>(notProvided),
    /** Reports an attempt to leave with unsaved changes. */
    watchLeaving: listener<Event>(),
    optionLists: optionListsMachine,
    documentUploads: documentUploadsMachine,
    draftSaving: draftSavingMachine,
    places: placesMachine,
    draftAutosave: draftAutosaveMachine,
  },
  guards: {
    inputWasStored: ({ context }) => context.typed !== null,
    stepIsComplete: ({ context: { kind, step, answers, thisYear } }) =>
      Object.keys(checkStep(kind, step, answers, thisYear)).length === 0,
    hasRunningUploads: ({ context }) => context.documentUploads !== null && hasRunningUploads(context.documentUploads),
    hasEarlierStep: ({ context }) => context.step !== 'basic' && !context.editsOne,
    mayChoose: ({ context }, step: WizardStep) => !context.editsOne && isReached(context.profile, step),
    wasSaved: isAccepted,
    /** A field that became required after the submission is required on the next edit. */
    lacksDocuments: ({ context: { kind, editsOne, step } }, outcome: Saved) =>
      outcome.ok &&
      editsOne &&
      step !== 'documents' &&
      Object.keys(missingDocuments(kind, outcome.value.documents)).length > 0,
    wasLastStep: ({ context }, outcome: Saved) => outcome.ok && (context.editsOne || context.step === 'documents'),
    wasLeft: (_, { left }: DraftSavingResult) => left !== null,
    draftWasSaved: (_, { stored }: DraftSavingResult) => stored?.ok === true,
  },
  actions: {
    rememberLoaded: assign(({ context: { kind, wantedStep, typed } }, loaded: LoadedProfile) =>
      resumeFrom(kind, loaded, wantedStep, typed),
    ),
    change: assign(({ context }, { name, value }: Changed) => {
      const filled = withAnswer(context, context, name, value)
      return { ...filled, ...afterChange({ ...filled, refusal: context.refusal }, []) }
    }),
    changeKeywordDraft: assign(({ context }, { name, text }: { name: string; text: string }) => ({
      keywordDrafts: { ...context.keywordDrafts, [name]: text },
    })),
    requestPlaces: sendTo('places', ({ context }) => ({
      type: 'places.requested' as const,
      keys: wantedPlaces(context.kind, context.step, context),
    })),
    storeInput: effect(),
    forgetInput: effect(),
    /** The edit of a live profile is the owner's to save: it stays in this tab until then. */
    offerDraft: sendTo('draftAutosave', ({ context: { editsOne, answers } }) =>
      editsOne ? { type: 'answers.settled' as const } : { type: 'answers.changed' as const, answers },
    ),
    settleDraft: sendTo('draftAutosave', { type: 'answers.settled' }),
    revealErrors: assign(({ context: { kind, step, answers, thisYear, attempts } }) => ({
      errors: checkStep(kind, step, answers, thisYear),
      attempts: attempts + 1,
    })),
    revealRunningUploads: assign({ waitsForUploads: true }),
    forgetErrors: assign({ errors: {}, refusal: null, waitsForUploads: false }),
    rememberSaved: assign({ profile: ({ context }, outcome: Saved) => (outcome.ok ? outcome.value : context.profile) }),
    rememberRefusal: rememberRefusedFields(),
    askForDocuments: assign(({ context: { kind, profile, attempts } }) => ({
      step: 'documents' as const,
      errors: missingDocuments(kind, profile?.documents ?? []),
      attempts: attempts + 1,
    })),
    goForward: assign({ step: ({ context }) => adjacentStep(context.step, 1) }),
    goBack: assign({ step: ({ context }) => adjacentStep(context.step, -1) }),
    goTo: assign({ step: (_, step: WizardStep) => step }),
    startUploads: assign(({ context: { documentUploads, step, kind, profile, lastId }, spawn }) =>
      documentUploads || step !== 'documents'
        ? {}
        : {
            documentUploads: spawn('documentUploads', {
              id: 'documentUploads',
              input: { kind, documents: profile?.documents ?? [], lastId },
            }),
          },
    ),
    leave: effect<DraftSavingResult['left']>(),
    finish: effect(),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    ...input,
    ...unstarted,
    refusal: null,
    attempts: 0,
    waitsForUploads: false,
    documentUploads: null,
  }),
  invoke: [
    { id: 'optionLists', src: 'optionLists', input: ({ context }) => ({ kind: context.kind }) },
    { id: 'places', src: 'places' },
    { id: 'draftAutosave', src: 'draftAutosave', input: ({ context }) => ({ kind: context.kind }) },
  ],
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'profileLoading',
        src: 'profileLoading',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: [
          {
            guard: 'inputWasStored',
            target: 'editing.changed',
            actions: [{ type: 'rememberLoaded', params: ({ event }) => event.output }, 'offerDraft'],
          },
          { target: 'editing', actions: { type: 'rememberLoaded', params: ({ event }) => event.output } },
        ],
      },
    },
    editing: {
      entry: ['startUploads', 'requestPlaces'],
      initial: 'unchanged',
      on: {
        'field.changed': {
          target: '.changed',
          actions: [{ type: 'change', params: ({ event }) => event }, ...afterTyping],
        },
        'draft.changed': {
          actions: [{ type: 'changeKeywordDraft', params: ({ event }) => event }, 'requestPlaces', 'storeInput'],
        },
        'form.submitted': [
          { guard: 'hasRunningUploads', actions: 'revealRunningUploads' },
          { guard: 'stepIsComplete', target: 'saving' },
          { actions: 'revealErrors' },
        ],
        'later.requested': 'savingDraft',
        'back.requested': { guard: 'hasEarlierStep', actions: ['goBack', 'forgetErrors', 'requestPlaces'] },
        'step.chosen': {
          guard: { type: 'mayChoose', params: ({ event }) => event.step },
          actions: [
            { type: 'goTo', params: ({ event }) => event.step },
            'forgetErrors',
            'startUploads',
            'requestPlaces',
          ],
        },
      },
      states: {
        unchanged: {},
        changed: {
          invoke: { src: 'watchLeaving' },
          on: {
            // No target: the leave watcher keeps running.
            'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, ...afterTyping] },
            'leaving.requested': '#wizard.savingDraft',
            'draft.saved': { target: 'unchanged', actions: 'forgetInput' },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: ['forgetErrors', 'settleDraft'],
      invoke: {
        src: 'saveStep',
        input: ({ context: { kind, step, answers } }) => ({ kind, step, answers }),
        onDone: [
          {
            guard: { type: 'lacksDocuments', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'forgetInput', 'askForDocuments'],
          },
          {
            guard: { type: 'wasLastStep', params: ({ event }) => event.output },
            target: 'finished',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'forgetInput', 'finish'],
          },
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'forgetInput', 'goForward'],
          },
          { target: 'editing.changed', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    /** Safe to repeat: a step saved twice is saved once. */
    unanswered: {
      tags: 'recoverable',
      invoke: { src: 'watchLeaving' },
      on: {
        'form.submitted': 'saving',
        'field.changed': {
          target: 'editing.changed',
          actions: [{ type: 'change', params: ({ event }) => event }, ...afterTyping],
        },
        'leaving.requested': 'savingDraft',
      },
    },
    savingDraft: {
      entry: 'settleDraft',
      // Going back while the question is open changes nothing; it stays open.
      invoke: [
        { src: 'watchLeaving' },
        {
          id: 'draftSaving',
          src: 'draftSaving',
          input: ({ context: { kind, answers }, event }) => ({
            kind,
            answers,
            leaving: event.type === 'leaving.requested' ? event : null,
          }),
          onDone: [
            {
              guard: { type: 'wasLeft', params: ({ event }) => event.output },
              target: 'finished',
              actions: ['forgetInput', { type: 'leave', params: ({ event }) => event.output.left }],
            },
            {
              guard: { type: 'draftWasSaved', params: ({ event }) => event.output },
              target: 'editing.unchanged',
              actions: 'forgetInput',
            },
            {
              target: 'editing.changed',
              actions: { type: 'rememberRefusal', params: ({ event }) => event.output.stored },
            },
          ],
        },
      ],
    },
    finished: {},
  },
})
