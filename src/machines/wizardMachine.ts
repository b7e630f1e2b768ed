import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate'
import type { Answer, Profile } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import {
  besides,
  goesOnFrom,
  isReached,
  type LoadedProfile,
  type Registration,
  type Typed,
  unstarted,
  wantedPlaces,
  withAnswer,
} from '../domain/registration/answers.ts'
import { checkStep } from '../domain/registration/check.ts'
import { missingDocuments } from '../domain/registration/documents.ts'
import type { WizardStep } from '../domain/registration/fields.ts'
import { afterChange } from './afterChange.ts'
import { type DocumentShelfActor, documentShelfMachine, hasRunningUploads } from './documentShelfMachine.ts'
import { draftKeepingMachine } from './draftKeepingMachine.ts'
import { effect, listener } from './effect.ts'
import { fieldsRefused } from './form.ts'
import { optionListsMachine } from './optionListsMachine.ts'
import { isAccepted, notProvided, type Outcome, type RefusalNote } from './outcome.ts'
import { placesMachine } from './placesMachine.ts'
import { profileLoadingMachine } from './profileLoadingMachine.ts'
import { type SetAside, setAsideMachine, type Unsaved } from './setAsideMachine.ts'

/** Registering a profile of any kind in three saved steps, or editing one of them later. */

interface Input {
  kind: ProfileKind
  thisYear: number
  wantedStep: WizardStep | null
  /** The account's own, which the steps show as verified. */
  contact: { email: string; mobile: string } | null
  /** Before a reload of this tab; null where nothing was. */
  typed: Typed | null
  /** The request ids of uploads are counted from this one. */
  lastId: string
}
interface Context extends Input, Registration {
  refusal: RefusalNote | null
  attempts: number
  /** Saving was asked for while files were still on their way. */
  waitsForUploads: boolean
  shelf: DocumentShelfActor | null
}
type Saved = Outcome<Profile>
type Changed = { name: string; value: Answer }
type Wish = Unsaved & { step: WizardStep }
type Event =
  | ({ type: 'field.changed' } & Changed)
  | { type: 'draft.changed'; name: string; text: string }
  | { type: 'form.submitted' }
  | { type: 'back.asked' }
  | { type: 'step.chosen'; step: WizardStep }
  | { type: 'later.asked' }
  | { type: 'leaving.asked'; to: string | null }
  | { type: 'draft.kept' }

/** What follows each change of an answer. */
const afterTyping = ['wantPlaces', 'keepTyped', 'offerDraft'] as const

export type WizardActor = ActorRefFrom<typeof wizardMachine>

export const wizardMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as {
      optionLists: 'optionLists'
      places: 'places'
      draftKeeping: 'draftKeeping'
      profileLoading: 'profileLoading'
      setAside: 'setAside'
      shelf: 'documentShelf'
    },
    input: {} as Input,
  },
  actors: {
    profileLoading: profileLoadingMachine,
    saveStep: fromPromise<Saved, Wish>(notProvided),
    /** Reports a wish to leave while there is something unsaved. */
    watchLeaving: listener<Event>(),
    optionLists: optionListsMachine,
    documentShelf: documentShelfMachine,
    setAside: setAsideMachine,
    places: placesMachine,
    draftKeeping: draftKeepingMachine,
  },
  guards: {
    wasTyped: ({ context }) => context.typed !== null,
    stepIsComplete: ({ context: { kind, step, answers, thisYear } }) =>
      Object.keys(checkStep(kind, step, answers, thisYear)).length === 0,
    hasRunningUploads: ({ context }) => context.shelf !== null && hasRunningUploads(context.shelf),
    hasEarlierStep: ({ context }) => context.step !== 'basic' && !context.editsOne,
    mayChoose: ({ context }, step: WizardStep) => !context.editsOne && isReached(context.profile, step),
    wasSaved: isAccepted,
    /** What became required after the profile was submitted is asked for by the next edit. */
    lacksDocuments: ({ context: { kind, editsOne, step } }, outcome: Saved) =>
      outcome.ok &&
      editsOne &&
      step !== 'documents' &&
      Object.keys(missingDocuments(kind, outcome.value.documents)).length > 0,
    wasLastStep: ({ context }, outcome: Saved) => outcome.ok && (context.editsOne || context.step === 'documents'),
    wasLeft: (_, { left }: SetAside) => left !== null,
    wasKept: (_, { kept }: SetAside) => kept?.ok === true,
  },
  actions: {
    rememberLoaded: assign(({ context: { kind, wantedStep, typed } }, loaded: LoadedProfile) =>
      goesOnFrom(kind, loaded, wantedStep, typed),
    ),
    change: assign(({ context }, { name, value }: Changed) => {
      const filled = withAnswer(context, context, name, value)
      return { ...filled, ...afterChange({ ...filled, refusal: context.refusal }, []) }
    }),
    changeKeywordDraft: assign(({ context }, { name, text }: { name: string; text: string }) => ({
      keywordDrafts: { ...context.keywordDrafts, [name]: text },
    })),
    wantPlaces: sendTo('places', ({ context }) => ({
      type: 'places.wanted' as const,
      keys: wantedPlaces(context.kind, context.step, context),
    })),
    keepTyped: effect(),
    forgetTyped: effect(),
    /** The edit of a live profile is the owner's to save: it stays in this tab until then. */
    offerDraft: sendTo('draftKeeping', ({ context: { editsOne, answers } }) =>
      editsOne ? { type: 'answers.settled' as const } : { type: 'answers.changed' as const, answers },
    ),
    settleDraft: sendTo('draftKeeping', { type: 'answers.settled' }),
    revealErrors: assign(({ context: { kind, step, answers, thisYear, attempts } }) => ({
      errors: checkStep(kind, step, answers, thisYear),
      attempts: attempts + 1,
    })),
    revealRunningUploads: assign({ waitsForUploads: true }),
    forgetErrors: assign({ errors: {}, refusal: null, waitsForUploads: false }),
    rememberSaved: assign({ profile: ({ context }, outcome: Saved) => (outcome.ok ? outcome.value : context.profile) }),
    rememberRefusal: assign(({ context }, outcome: Outcome<unknown> | null) => fieldsRefused(context, outcome)),
    askForDocuments: assign(({ context: { kind, profile, attempts } }) => ({
      step: 'documents' as const,
      errors: missingDocuments(kind, profile?.documents ?? []),
      attempts: attempts + 1,
    })),
    goOn: assign({ step: ({ context }) => besides(context.step, 1) }),
    goBack: assign({ step: ({ context }) => besides(context.step, -1) }),
    goTo: assign({ step: (_, step: WizardStep) => step }),
    openShelf: assign(({ context: { shelf, step, kind, profile, lastId }, spawn }) =>
      shelf || step !== 'documents'
        ? {}
        : {
            shelf: spawn('documentShelf', {
              id: 'shelf',
              input: { kind, documents: profile?.documents ?? [], lastId },
            }),
          },
    ),
    leave: effect<SetAside['left']>(),
    finish: effect(),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({ ...input, ...unstarted, refusal: null, attempts: 0, waitsForUploads: false, shelf: null }),
  invoke: [
    { id: 'optionLists', src: 'optionLists', input: ({ context }) => ({ kind: context.kind }) },
    { id: 'places', src: 'places' },
    { id: 'draftKeeping', src: 'draftKeeping', input: ({ context }) => ({ kind: context.kind }) },
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
            guard: 'wasTyped',
            target: 'editing.changed',
            actions: [{ type: 'rememberLoaded', params: ({ event }) => event.output }, 'offerDraft'],
          },
          { target: 'editing', actions: { type: 'rememberLoaded', params: ({ event }) => event.output } },
        ],
      },
    },
    editing: {
      entry: ['openShelf', 'wantPlaces'],
      initial: 'unchanged',
      on: {
        'field.changed': {
          target: '.changed',
          actions: [{ type: 'change', params: ({ event }) => event }, ...afterTyping],
        },
        'draft.changed': {
          actions: [{ type: 'changeKeywordDraft', params: ({ event }) => event }, 'wantPlaces', 'keepTyped'],
        },
        'form.submitted': [
          { guard: 'hasRunningUploads', actions: 'revealRunningUploads' },
          { guard: 'stepIsComplete', target: 'saving' },
          { actions: 'revealErrors' },
        ],
        'later.asked': 'settingAside',
        'back.asked': { guard: 'hasEarlierStep', actions: ['goBack', 'forgetErrors', 'wantPlaces'] },
        'step.chosen': {
          guard: { type: 'mayChoose', params: ({ event }) => event.step },
          actions: [{ type: 'goTo', params: ({ event }) => event.step }, 'forgetErrors', 'openShelf', 'wantPlaces'],
        },
      },
      states: {
        unchanged: {},
        changed: {
          invoke: { src: 'watchLeaving' },
          on: {
            // Without a target: the watch for leaving goes on.
            'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, ...afterTyping] },
            'leaving.asked': '#wizard.settingAside',
            'draft.kept': { target: 'unchanged', actions: 'forgetTyped' },
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
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'forgetTyped', 'askForDocuments'],
          },
          {
            guard: { type: 'wasLastStep', params: ({ event }) => event.output },
            target: 'finished',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'forgetTyped', 'finish'],
          },
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'forgetTyped', 'goOn'],
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
        'leaving.asked': 'settingAside',
      },
    },
    settingAside: {
      entry: 'settleDraft',
      // A step back over the question goes nowhere, it stays asked.
      invoke: [
        { src: 'watchLeaving' },
        {
          id: 'setAside',
          src: 'setAside',
          input: ({ context: { kind, answers }, event }) => ({
            kind,
            answers,
            leaving: event.type === 'leaving.asked' ? event : null,
          }),
          onDone: [
            {
              guard: { type: 'wasLeft', params: ({ event }) => event.output },
              target: 'finished',
              actions: ['forgetTyped', { type: 'leave', params: ({ event }) => event.output.left }],
            },
            {
              guard: { type: 'wasKept', params: ({ event }) => event.output },
              target: 'editing.unchanged',
              actions: 'forgetTyped',
            },
            {
              target: 'editing.changed',
              actions: { type: 'rememberRefusal', params: ({ event }) => event.output.kept },
            },
          ],
        },
      ],
    },
    finished: {},
  },
})
