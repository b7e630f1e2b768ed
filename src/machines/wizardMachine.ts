import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Answer, Answers, Profile } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { besides, type Filled, isReached, resumesAt, withAnswer } from '../domain/registration/answers.ts'
import { checkStep } from '../domain/registration/check.ts'
import { type WizardStep, wizardStepNames } from '../domain/registration/fields.ts'
import type { FieldErrors } from '../domain/validation/fieldErrors.ts'
import { type DocumentShelfActor, documentShelfMachine, hasRunningUploads } from './documentShelfMachine.ts'
import { leaveQuestionMachine, type Unsaved } from './leaveQuestionMachine.ts'
import { optionListsMachine } from './optionListsMachine.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Registering a profile of any kind in three saved steps, or editing one of them later. */

export interface LoadedProfile {
  profile: Profile | null
  suggested: Answers
  draft: Answers
}
interface Input {
  kind: ProfileKind
  thisYear: number
  wantedStep: WizardStep | null
  /** The account's own, which the steps show as verified. */
  contact: { email: string; mobile: string } | null
}
interface Context extends Input, Filled {
  step: WizardStep
  /** One step of a finished registration is edited, nothing comes after it. */
  editsOne: boolean
  profile: Profile | null
  refusal: RefusalNote | null
  attempts: number
  /** Saving was asked for while files were still on their way. */
  waitsForUploads: boolean
  shelf: DocumentShelfActor | null
  wantedAddress: string | null
}
type Saved = Outcome<Profile>
type Wish = Unsaved & { step: WizardStep }
type Event =
  | { type: 'field.changed'; name: string; value: Answer }
  | { type: 'draft.changed'; name: string; text: string }
  | { type: 'form.submitted' }
  | { type: 'back.asked' }
  | { type: 'step.chosen'; step: WizardStep }
  | { type: 'later.asked' }
  | { type: 'leaving.asked'; to: string | null }
  | { type: 'retry.asked' }

export type WizardActor = ActorRefFrom<typeof wizardMachine>

export const wizardMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    loadProfile: fromPromise<LoadedProfile, { kind: ProfileKind }>(notProvided),
    saveStep: fromPromise<Saved, Wish>(notProvided),
    keepDraft: fromPromise<Outcome<unknown>, Unsaved>(notProvided),
    /** Reports a wish to leave while there is something unsaved. */
    watchLeaving: fromCallback<Event>(() => {}),
    optionLists: optionListsMachine,
    documentShelf: documentShelfMachine,
    leaveQuestion: leaveQuestionMachine,
  },
  guards: {
    stepIsComplete: ({ context: { kind, step, answers, thisYear } }) =>
      Object.keys(checkStep(kind, step, answers, thisYear)).length === 0,
    hasRunningUploads: ({ context }) => context.shelf !== null && hasRunningUploads(context.shelf),
    hasEarlierStep: ({ context }) => context.step !== 'basic' && !context.editsOne,
    mayChoose: ({ context }, step: WizardStep) => !context.editsOne && isReached(context.profile, step),
    wasSaved: (_, outcome: Saved) => outcome.ok,
    wasLastStep: ({ context }, outcome: Saved) => outcome.ok && (context.editsOne || context.step === 'documents'),
    wasLeft: (_, { leaves }: { leaves: boolean }) => leaves,
    wasKept: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
  actions: {
    rememberLoaded: assign(({ context }, { profile, suggested, draft }: LoadedProfile) => ({
      profile,
      step: resumesAt(profile, context.wantedStep),
      editsOne: profile?.steps_done === wizardStepNames.length && context.wantedStep !== null,
      answers: { ...suggested, ...profile?.basic, ...profile?.business, ...profile?.document_answers, ...draft },
    })),
    change: assign(({ context }, { name, value }: { name: string; value: Answer }) =>
      withAnswer(context, context, name, value),
    ),
    changeKeywordDraft: assign({
      keywordDrafts: ({ context }, { name, text }: { name: string; text: string }) => ({
        ...context.keywordDrafts,
        [name]: text,
      }),
    }),
    revealErrors: assign(({ context: { kind, step, answers, thisYear, attempts } }) => ({
      errors: checkStep(kind, step, answers, thisYear),
      attempts: attempts + 1,
    })),
    revealRunningUploads: assign({ waitsForUploads: true }),
    forgetErrors: assign({ errors: {}, refusal: null, waitsForUploads: false }),
    rememberSaved: assign({ profile: ({ context }, outcome: Saved) => (outcome.ok ? outcome.value : context.profile) }),
    rememberRefusal: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok
        ? {}
        : { refusal: outcome.refusal, errors: outcome.refusal.fields as FieldErrors, attempts: context.attempts + 1 },
    ),
    goOn: assign({ step: ({ context }) => besides(context.step, 1) }),
    goBack: assign({ step: ({ context }) => besides(context.step, -1) }),
    goTo: assign({ step: (_, step: WizardStep) => step }),
    openShelf: assign({
      shelf: ({ context, spawn }) =>
        context.shelf ??
        (context.step === 'documents'
          ? spawn('documentShelf', {
              id: 'shelf',
              input: { kind: context.kind, documents: context.profile?.documents ?? [] },
            })
          : null),
    }),
    rememberAddress: assign({ wantedAddress: (_, to: string | null) => to }),
    announceKept: () => {},
    announceUnkept: () => {},
    leave: () => {},
    finish: () => {},
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    ...input,
    step: 'basic',
    editsOne: false,
    profile: null,
    answers: {},
    keywordDrafts: {},
    errors: {},
    refusal: null,
    attempts: 0,
    waitsForUploads: false,
    shelf: null,
    wantedAddress: null,
  }),
  invoke: { id: 'optionLists', src: 'optionLists', input: ({ context }) => ({ kind: context.kind }) },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadProfile',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'editing', actions: { type: 'rememberLoaded', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.asked': 'loading' } },
    editing: {
      entry: 'openShelf',
      initial: 'unchanged',
      on: {
        'field.changed': { target: '.changed', actions: { type: 'change', params: ({ event }) => event } },
        'draft.changed': { actions: { type: 'changeKeywordDraft', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'hasRunningUploads', actions: 'revealRunningUploads' },
          { guard: 'stepIsComplete', target: 'saving' },
          { actions: 'revealErrors' },
        ],
        'later.asked': 'keeping',
        'back.asked': { guard: 'hasEarlierStep', actions: ['goBack', 'forgetErrors'] },
        'step.chosen': {
          guard: { type: 'mayChoose', params: ({ event }) => event.step },
          actions: [{ type: 'goTo', params: ({ event }) => event.step }, 'forgetErrors', 'openShelf'],
        },
      },
      states: {
        unchanged: {},
        changed: {
          invoke: { src: 'watchLeaving' },
          on: {
            'leaving.asked': {
              target: '#wizard.leaving',
              actions: { type: 'rememberAddress', params: ({ event }) => event.to },
            },
          },
        },
      },
    },
    saving: {
      entry: 'forgetErrors',
      invoke: {
        src: 'saveStep',
        input: ({ context: { kind, step, answers } }) => ({ kind, step, answers }),
        onDone: [
          {
            guard: { type: 'wasLastStep', params: ({ event }) => event.output },
            target: 'finished',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'finish'],
          },
          {
            guard: { type: 'wasSaved', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'goOn'],
          },
          { target: 'editing.changed', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    /** Safe to repeat: a step saved twice is saved once. */
    unanswered: {
      invoke: { src: 'watchLeaving' },
      on: {
        'form.submitted': 'saving',
        'field.changed': { target: 'editing.changed', actions: { type: 'change', params: ({ event }) => event } },
        'leaving.asked': {
          target: 'leaving',
          actions: { type: 'rememberAddress', params: ({ event }) => event.to },
        },
      },
    },
    keeping: {
      invoke: {
        src: 'keepDraft',
        input: ({ context: { kind, answers } }) => ({ kind, answers }),
        onDone: [
          {
            guard: { type: 'wasKept', params: ({ event }) => event.output },
            target: 'editing.unchanged',
            actions: 'announceKept',
          },
          { target: 'editing.changed', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing.changed', actions: 'announceUnkept' },
      },
    },
    leaving: {
      invoke: {
        id: 'leaveQuestion',
        src: 'leaveQuestion',
        input: ({ context: { kind, answers } }) => ({ kind, answers }),
        onDone: [
          {
            guard: { type: 'wasLeft', params: ({ event }) => event.output },
            target: 'finished',
            actions: 'leave',
          },
          { target: 'editing.changed' },
        ],
        onError: 'editing.changed',
      },
    },
    finished: {},
  },
})
