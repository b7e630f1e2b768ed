import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { DocumentKind, ProfileDocument } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** One document of a profile: choose, upload with progress, replace, delete. */

export interface UploadWish {
  kind: ProfileKind
  document: DocumentKind
  type: string
  file: File
}
interface Context {
  kind: ProfileKind
  document: DocumentKind
  needsType: boolean
  type: string
  kept: ProfileDocument | null
  file: File | null
  progress: number
  refusal: RefusalNote | null
  typeMissing: boolean
}
type Event =
  | { type: 'type.chosen'; slug: string }
  | { type: 'file.chosen'; file: File }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.settled'; outcome: Outcome<ProfileDocument> }
  | { type: 'upload.unanswered' }
  | { type: 'upload.cancelled' }
  | { type: 'retry.asked' }
  | { type: 'deletion.asked' }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }

export interface UploadInput {
  kind: ProfileKind
  document: DocumentKind
  needsType: boolean
  kept: ProfileDocument | null
}

export const documentUploadMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as UploadInput },
  actors: {
    uploadDocument: fromCallback<Event, UploadWish>(() => {}),
    deleteDocument: fromPromise<Outcome<null>, { id: string }>(notProvided),
  },
  guards: {
    typeIsMissing: ({ context }) => context.needsType && context.type === '',
    wasUploaded: (_, outcome: Outcome<ProfileDocument>) => outcome.ok,
    hasDocument: ({ context }) => context.kept !== null,
  },
  actions: {
    rememberType: assign({ type: (_, slug: string) => slug, typeMissing: false }),
    rememberFile: assign({ file: (_, file: File) => file, progress: 0, refusal: null, typeMissing: false }),
    rememberProgress: assign({ progress: (_, share: number) => share }),
    rememberDocument: assign({
      kept: ({ context }, outcome: Outcome<ProfileDocument>) => (outcome.ok ? outcome.value : context.kept),
      file: null,
    }),
    rememberRefusal: assign({
      refusal: (_, outcome: Outcome<ProfileDocument>) => (outcome.ok ? null : outcome.refusal),
    }),
    revealMissingType: assign({ typeMissing: true }),
    forgetFile: assign({ file: null, progress: 0 }),
    forgetDocument: assign({ kept: null }),
    announceUpload: () => {},
    announceFailure: () => {},
    announceDeletion: () => {},
  },
}).createMachine({
  id: 'documentUpload',
  context: ({ input }) => ({
    ...input,
    type: input.kept?.type ?? '',
    file: null,
    progress: 0,
    refusal: null,
    typeMissing: false,
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'type.chosen': { actions: { type: 'rememberType', params: ({ event }) => event.slug } },
        'file.chosen': [
          { guard: 'typeIsMissing', actions: 'revealMissingType' },
          { target: 'uploading', actions: { type: 'rememberFile', params: ({ event }) => event.file } },
        ],
        'deletion.asked': { guard: 'hasDocument', target: 'confirmingDeletion' },
      },
    },
    uploading: {
      invoke: {
        src: 'uploadDocument',
        input: ({ context }) => ({
          kind: context.kind,
          document: context.document,
          type: context.type,
          file: context.file ?? new File([], ''),
        }),
      },
      on: {
        'upload.progressed': { actions: { type: 'rememberProgress', params: ({ event }) => event.share } },
        'upload.settled': [
          {
            guard: { type: 'wasUploaded', params: ({ event }) => event.outcome },
            target: 'resting',
            actions: [{ type: 'rememberDocument', params: ({ event }) => event.outcome }, 'announceUpload'],
          },
          {
            target: 'resting',
            actions: [
              { type: 'rememberRefusal', params: ({ event }) => event.outcome },
              'forgetFile',
              'announceFailure',
            ],
          },
        ],
        'upload.unanswered': { target: 'interrupted', actions: 'announceFailure' },
        'upload.cancelled': { target: 'resting', actions: 'forgetFile' },
      },
    },
    interrupted: {
      on: { 'retry.asked': 'uploading', 'upload.cancelled': { target: 'resting', actions: 'forgetFile' } },
    },
    confirmingDeletion: { on: { 'deletion.confirmed': 'deleting', 'deletion.cancelled': 'resting' } },
    deleting: {
      invoke: {
        src: 'deleteDocument',
        input: ({ context }) => ({ id: context.kept?.id ?? '' }),
        // A document that is already gone is deleted too.
        onDone: { target: 'resting', actions: ['forgetDocument', 'announceDeletion'] },
        onError: 'confirmingDeletion',
      },
    },
  },
})
