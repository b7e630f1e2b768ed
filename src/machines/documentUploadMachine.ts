import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { idAfter } from '../domain/ids.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { DocumentKind } from '../domain/registration/documentKinds.ts'
import { choiceProblem } from '../domain/registration/documents.ts'
import type { ProfileDocument } from '../domain/registration/profileSchema.ts'
import type { FieldError } from '../domain/validation/fieldErrors.ts'
import { effect, listener } from './effect.ts'
import { rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** One document of a profile: choose, upload with progress, replace, delete. */

export interface UploadRequest {
  kind: ProfileKind
  document: DocumentKind
  type: string
  file: File
  /** Identical for all attempts, so that a repeated upload stores one document. */
  requestId: string
  replaces: string | null
}
interface Context extends WithRefusal {
  kind: ProfileKind
  document: DocumentKind
  type: string
  stored: ProfileDocument | null
  file: File | null
  requestId: string
  progress: number
  problem: FieldError | null
}
type Settled = Outcome<ProfileDocument>
type Event =
  | { type: 'type.chosen'; slug: string }
  | { type: 'files.chosen'; files: readonly File[] }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.settled'; outcome: Settled }
  | { type: 'upload.unanswered' }
  | { type: 'upload.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }

export interface UploadInput {
  kind: ProfileKind
  document: DocumentKind
  stored: ProfileDocument | null
  /** A file to upload immediately. */
  file?: File
  /** The id of the first upload; those of further ones are derived from it. */
  requestId: string
}
export type UploadActor = ActorRefFrom<typeof documentUploadMachine>

export const documentUploadMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as UploadInput },
  actors: {
    uploadDocument: listener<Event, UploadRequest>(),
    deleteDocument: fromPromise<Outcome<null>, { id: string }>(notProvided),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isAcceptable: ({ context }, files: readonly File[]) =>
      choiceProblem(context.document, context.type, files) === null,
    wasUploaded: isAccepted,
    wasDeleted: (_, outcome: Outcome<null>) => outcome.ok || outcome.refusal.code === 'NOT_FOUND',
    isRemovable: ({ context }) => context.stored?.removable === true,
  },
  actions: {
    rememberType: assign({ type: (_, slug: string) => slug, problem: null }),
    rememberFile: assign(({ context }, files: readonly File[]) => ({
      file: files[0] ?? null,
      requestId: idAfter(context.requestId),
      progress: 0,
      ...withoutRefusal,
      problem: null,
    })),
    revealProblem: assign(({ context }, files: readonly File[]) => ({
      problem: choiceProblem(context.document, context.type, files),
      ...withoutRefusal,
    })),
    rememberProgress: assign({ progress: (_, share: number) => share }),
    restartProgress: assign({ progress: 0 }),
    rememberDocument: assign(({ context }, outcome: Settled) => ({
      stored: outcome.ok ? outcome.value : context.stored,
      file: null,
    })),
    rememberRefusal: rememberRefusal(),
    forgetFile: assign({ file: null, progress: 0 }),
    forgetDocument: assign({ stored: null, ...withoutRefusal }),
    announceUpload: effect(),
    announceFailure: effect(),
    announceDeletion: effect(),
  },
}).createMachine({
  id: 'documentUpload',
  context: ({ input: { kind, document, stored, file = null, requestId } }) => ({
    ...{ kind, document, stored, file, requestId },
    type: stored?.type ?? '',
    progress: 0,
    problem: null,
    ...withoutRefusal,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasFile', target: 'uploading' }, { target: 'idle' }] },
    idle: {
      on: {
        'type.chosen': { actions: { type: 'rememberType', params: ({ event }) => event.slug } },
        'files.chosen': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event.files },
            target: 'uploading',
            actions: { type: 'rememberFile', params: ({ event }) => event.files },
          },
          { actions: { type: 'revealProblem', params: ({ event }) => event.files } },
        ],
        'deletion.requested': { guard: 'isRemovable', target: 'confirmingDeletion' },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'restartProgress',
      invoke: {
        src: 'uploadDocument',
        input: ({ context: { kind, document, type, file, requestId, stored } }) => ({
          ...{ kind, document, type, requestId },
          file: file ?? new File([], ''),
          replaces: stored?.id ?? null,
        }),
      },
      on: {
        'upload.progressed': { actions: { type: 'rememberProgress', params: ({ event }) => event.share } },
        'upload.settled': [
          {
            guard: { type: 'wasUploaded', params: ({ event }) => event.outcome },
            target: 'idle',
            actions: [{ type: 'rememberDocument', params: ({ event }) => event.outcome }, 'announceUpload'],
          },
          {
            target: 'idle',
            actions: [
              { type: 'rememberRefusal', params: ({ event }) => event.outcome },
              'forgetFile',
              'announceFailure',
            ],
          },
        ],
        'upload.unanswered': { target: 'interrupted', actions: 'announceFailure' },
        'upload.cancelled': { target: 'idle', actions: 'forgetFile' },
      },
    },
    interrupted: {
      on: { 'retry.requested': 'uploading', 'upload.cancelled': { target: 'idle', actions: 'forgetFile' } },
    },
    confirmingDeletion: { on: { 'deletion.confirmed': 'deleting', 'deletion.cancelled': 'idle' } },
    deleting: {
      invoke: {
        src: 'deleteDocument',
        input: ({ context }) => ({ id: context.stored?.id ?? '' }),
        onDone: [
          {
            // If the document no longer exists, it counts as deleted.
            guard: { type: 'wasDeleted', params: output },
            target: 'idle',
            actions: ['forgetDocument', 'announceDeletion'],
          },
          { target: 'idle', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'confirmingDeletion',
      },
    },
  },
})
