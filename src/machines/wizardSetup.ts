import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { ProfileKind } from '../domain/offerings.ts'
import type { Answer } from '../domain/registration/answerSchema.ts'
import {
  adjacentStep,
  type FormInput,
  isReached,
  type LoadedProfile,
  type Registration,
  requestedPlaces,
  resumeFrom,
  withAnswer,
} from '../domain/registration/answers.ts'
import { missingDocuments } from '../domain/registration/documents.ts'
import type { WizardStep } from '../domain/registration/fieldKinds.ts'
import { formErrors, type KnownPlaces } from '../domain/registration/knownPlaces.ts'
import type { Profile } from '../domain/registration/profileSchema.ts'
import { type DocumentUploadsActor, documentUploadsMachine, hasRunningUploads } from './documentUploadsMachine.ts'
import { draftAutosaveMachine } from './draftAutosaveMachine.ts'
import { type DraftSavingResult, draftSavingMachine, type Unsaved } from './draftSavingMachine.ts'
import { effect, listener } from './effect.ts'
import { afterChange, isValid, rememberRefusedFields, revealed, type WithFieldErrors, withoutErrors } from './form.ts'
import { optionListsMachine } from './optionListsMachine.ts'
import { isAccepted, notProvided, type Outcome } from './outcome.ts'
import { type PlacesActor, placesMachine } from './placesMachine.ts'
import { profileLoadingMachine } from './profileLoadingMachine.ts'

/** The setup of wizardMachine.ts: its actors, guards and actions. */

interface Input {
  kind: ProfileKind
  thisYear: number
  requestedStep: WizardStep | null
  /** The account's contact details, which the steps show as verified. */
  contact: { email: string; mobile: string } | null
  /** Input from before a reload of this tab; null if there is none. */
  typed: FormInput | null
  /** The seed of the uploads' request ids. */
  lastId: string
}
interface Context extends Input, Registration, WithFieldErrors {
  /** True if saving was requested while uploads were running. */
  waitsForUploads: boolean
  documentUploads: DocumentUploadsActor | null
  places: PlacesActor
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

const knownTo = ({ places }: Context): KnownPlaces => places.getSnapshot().context.known

/** The actions after each change of an answer. */
export const answerChangeActions = ['requestPlaces', 'storeInput', 'scheduleAutosave'] as const

export const wizardSetup = setup({
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
    stepIsComplete: ({ context }) => isValid(formErrors(context, knownTo(context))),
    hasRunningUploads: ({ context }) => context.documentUploads !== null && hasRunningUploads(context.documentUploads),
    hasEarlierStep: ({ context }) => context.step !== 'basic' && !context.editsOne,
    mayChoose: ({ context }, step: WizardStep) => !context.editsOne && isReached(context.profile, step),
    wasSaved: isAccepted,
    /** True if an edited profile lacks a document, which may have become required since its submission. */
    lacksDocuments: ({ context: { kind, editsOne, step } }, outcome: Saved) =>
      outcome.ok && editsOne && step !== 'documents' && !isValid(missingDocuments(kind, outcome.value.documents)),
    wasLastStep: ({ context }, outcome: Saved) => outcome.ok && (context.editsOne || context.step === 'documents'),
    wasLeft: (_, { left }: DraftSavingResult) => left !== null,
    draftWasSaved: (_, { stored }: DraftSavingResult) => stored?.ok === true,
  },
  actions: {
    rememberLoaded: assign(({ context: { kind, requestedStep, typed } }, loaded: LoadedProfile) =>
      resumeFrom(kind, loaded, requestedStep, typed),
    ),
    change: assign(({ context }, { name, value }: Changed) => {
      const filled = withAnswer({ ...context, known: knownTo(context) }, context, name, value)
      return { ...filled, ...afterChange({ ...context, ...filled }, []) }
    }),
    changeKeywordDraft: assign(({ context }, { name, text }: { name: string; text: string }) => ({
      keywordDrafts: { ...context.keywordDrafts, [name]: text },
    })),
    requestPlaces: sendTo('places', ({ context }) => ({
      type: 'places.requested' as const,
      keys: requestedPlaces(context.kind, context.step, context),
    })),
    storeInput: effect(),
    forgetInput: effect(),
    /** Edits of a live profile are saved only at the owner's request; until then they stay in this tab. */
    scheduleAutosave: sendTo('draftAutosave', ({ context: { editsOne, answers } }) =>
      editsOne ? { type: 'answers.settled' as const } : { type: 'answers.changed' as const, answers },
    ),
    cancelAutosave: sendTo('draftAutosave', { type: 'answers.settled' }),
    revealErrors: assign(({ context }) => revealed(context, formErrors(context, knownTo(context)))),
    revealRunningUploads: assign({ waitsForUploads: true }),
    forgetErrors: assign({ ...withoutErrors, waitsForUploads: false }),
    rememberSaved: assign({ profile: ({ context }, outcome: Saved) => (outcome.ok ? outcome.value : context.profile) }),
    rememberRefusal: rememberRefusedFields(),
    askForDocuments: assign(({ context }) => ({
      step: 'documents' as const,
      ...revealed(context, missingDocuments(context.kind, context.profile?.documents ?? [])),
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
})
