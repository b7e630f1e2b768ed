import { fromPromise } from 'xstate'
import { documentUploadMachine } from '../machines/documentUploadMachine.ts'
import { deleteDocument, uploadDocument } from '../services/profiles.ts'
import { toastError, toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'
import { words } from './words.ts'

const actors: ActorsOf<typeof documentUploadMachine> = {
  uploadDocument: callbackActor(({ input, sendBack }) => {
    const stop = new AbortController()
    uploadDocument(input, stop.signal, (share) => sendBack({ type: 'upload.progressed', share })).then(
      (outcome) => sendBack({ type: 'upload.settled', outcome }),
      () => {
        if (!stop.signal.aborted) sendBack({ type: 'upload.unanswered' })
      },
    )
    return () => stop.abort()
  }),
  deleteDocument: fromPromise(({ input, signal }) => deleteDocument(input.id, signal)),
}

const announceUpload = () => toastSuccess(words().registration.upload.uploaded())

/** A document upload with its effects, for every flow that contains one. */
export const documentUploadWith = (announce: () => void) =>
  defineEffects(documentUploadMachine, {
    actors,
    actions: {
      announceUpload: announce,
      announceFailure: () => toastError(words().registration.upload.failed()),
      announceDeletion: () => toastSuccess(words().registration.upload.deleted()),
    },
  })

export const documentUpload = documentUploadWith(announceUpload)
