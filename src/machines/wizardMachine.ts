import type { ActorRefFrom } from 'xstate'
import { unstarted } from '../domain/registration/answers.ts'
import { unmarked } from './form.ts'
import { output } from './outcome.ts'
import { answerChangeActions, wizardSetup } from './wizardSetup.ts'

/** Registers a profile of any kind in three saved steps, or edits a step later. */

export type WizardActor = ActorRefFrom<typeof wizardMachine>

export const wizardMachine = wizardSetup.createMachine({
  id: 'wizard',
  context: ({ input, spawn }) => ({
    ...input,
    places: spawn('places', { id: 'places' }),
    ...unstarted,
    ...unmarked,
    waitsForUploads: false,
    documentUploads: null,
  }),
  invoke: [
    { id: 'optionLists', src: 'optionLists', input: ({ context }) => ({ kind: context.kind }) },
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
            actions: [{ type: 'rememberLoaded', params: output }, 'scheduleAutosave'],
          },
          { target: 'editing', actions: { type: 'rememberLoaded', params: output } },
        ],
      },
    },
    editing: {
      entry: ['startUploads', 'requestPlaces'],
      initial: 'unchanged',
      on: {
        'field.changed': {
          target: '.changed',
          actions: [{ type: 'change', params: ({ event }) => event }, ...answerChangeActions],
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
            // No target, so that the leave watcher keeps running.
            'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, ...answerChangeActions] },
            'leaving.requested': '#wizard.savingDraft',
            'draft.saved': { target: 'unchanged', actions: 'forgetInput' },
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: ['forgetErrors', 'cancelAutosave'],
      invoke: {
        src: 'saveStep',
        input: ({ context: { kind, step, answers } }) => ({ kind, step, answers }),
        onDone: [
          {
            guard: { type: 'lacksDocuments', params: output },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: output }, 'forgetInput', 'askForDocuments'],
          },
          {
            guard: { type: 'wasLastStep', params: output },
            target: 'finished',
            actions: [{ type: 'rememberSaved', params: output }, 'forgetInput', 'finish'],
          },
          {
            guard: { type: 'wasSaved', params: output },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: output }, 'forgetInput', 'goForward'],
          },
          {
            target: 'editing.changed',
            actions: [{ type: 'rememberRefusal', params: output }, 'scheduleAutosave'],
          },
        ],
        onError: { target: 'unanswered', actions: 'scheduleAutosave' },
      },
    },
    /** Safe to repeat: a step saved twice is the same. */
    unanswered: {
      tags: 'recoverable',
      invoke: { src: 'watchLeaving' },
      on: {
        'form.submitted': 'saving',
        'field.changed': {
          target: 'editing.changed',
          actions: [{ type: 'change', params: ({ event }) => event }, ...answerChangeActions],
        },
        'draft.changed': {
          target: 'editing.changed',
          actions: [{ type: 'changeKeywordDraft', params: ({ event }) => event }, 'storeInput'],
        },
        'later.requested': 'savingDraft',
        'back.requested': { guard: 'hasEarlierStep', target: 'editing.changed', actions: ['goBack', 'forgetErrors'] },
        'step.chosen': {
          guard: { type: 'mayChoose', params: ({ event }) => event.step },
          target: 'editing.changed',
          actions: [{ type: 'goTo', params: ({ event }) => event.step }, 'forgetErrors'],
        },
        'leaving.requested': 'savingDraft',
      },
    },
    savingDraft: {
      entry: 'cancelAutosave',
      // Going back while the dialog is open changes nothing; the dialog stays open.
      on: { 'leaving.requested': {} },
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
              guard: { type: 'wasLeft', params: output },
              target: 'finished',
              actions: ['forgetInput', { type: 'leave', params: ({ event }) => event.output.left }],
            },
            { guard: { type: 'draftWasSaved', params: output }, target: 'editing.unchanged', actions: 'forgetInput' },
            {
              target: 'editing.changed',
              actions: [{ type: 'rememberRefusal', params: ({ event }) => event.output.stored }, 'scheduleAutosave'],
            },
          ],
        },
      ],
    },
    finished: {},
  },
})
