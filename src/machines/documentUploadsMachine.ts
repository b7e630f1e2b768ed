import { type ActorRefFrom, assign, setup } from 'xstate'
import { idAfter } from '../domain/ids.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import type { DocumentKind } from '../domain/registration/documentKinds.ts'
import { documentsOfKind, holdsSeveral, maxFiles } from '../domain/registration/documents.ts'
import type { ProfileDocument } from '../domain/registration/profileSchema.ts'
import { documentUploadMachine, type UploadActor } from './documentUploadMachine.ts'

/** All documents of a profile, each with its own upload, so that several can run at once. */

interface Context {
  kind: ProfileKind
  /** The last id of an added document; the next is derived from it. */
  lastId: string
  uploads: Record<string, readonly UploadActor[]>
}
type Event = { type: 'files.added'; document: DocumentKind; files: readonly File[] }
type Added = Omit<Event, 'type'>
type Input = { kind: ProfileKind; documents: readonly ProfileDocument[]; lastId: string }
export type DocumentUploadsActor = ActorRefFrom<typeof documentUploadsMachine>

export const documentUploadsMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: { documentUpload: documentUploadMachine },
  guards: { holdsSeveral: (_, document: DocumentKind) => holdsSeveral(document) },
  actions: {
    addUploads: assign({
      uploads: ({ context: { kind, uploads, lastId }, spawn }, { document, files }: Added) => {
        const added = files.map((file, index) => {
          const requestId = idOf(lastId, index)
          return spawn('documentUpload', { id: requestId, input: { kind, document, stored: null, file, requestId } })
        })
        const shown = (uploads[document] ?? []).filter((upload) => !isEmptied(upload))
        return { ...uploads, [document]: [...shown, ...added] }
      },
      lastId: ({ context: { lastId } }, { files }: Added) => idOf(lastId, files.length),
    }),
  },
}).createMachine({
  id: 'documentUploads',
  context: ({ input: { kind, documents, lastId }, spawn }) => ({
    kind,
    lastId: idOf(lastId, documentsOfKind(kind).length * maxFiles),
    uploads: Object.fromEntries(
      documentsOfKind(kind).map((document, slot) => {
        const own = documents.filter((one) => one.kind === document)
        const places = holdsSeveral(document) ? own : [own[0] ?? null]
        const uploads = places.map((one, index) => {
          const requestId = idOf(lastId, slot * maxFiles + index)
          return spawn('documentUpload', { id: one?.id ?? document, input: { kind, document, stored: one, requestId } })
        })
        return [document, uploads]
      }),
    ),
  }),
  initial: 'open',
  states: {
    open: {
      on: {
        'files.added': {
          guard: { type: 'holdsSeveral', params: ({ event }) => event.document },
          actions: { type: 'addUploads', params: ({ event }) => event },
        },
      },
    },
  },
})

/** The size of an upload's range of ids, which has one for each chosen file. */
const idsOfOne = 1_000
const idOf = (first: string, index: number) => idAfter(first, index * idsOfOne)

/** True if there is nothing left to show: the upload was cancelled or its document deleted. */
const isEmptied = (upload: UploadActor): boolean => {
  const { value, context } = upload.getSnapshot()
  return value === 'idle' && context.stored === null && context.refusal === null && context.problem === null
}

/** True if files are still uploading. */
export const hasRunningUploads = (uploads: DocumentUploadsActor): boolean =>
  Object.values(uploads.getSnapshot().context.uploads)
    .flat()
    .some((upload) => upload.getSnapshot().value === 'uploading')
