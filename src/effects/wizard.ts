import { fromCallback, fromPromise } from 'xstate'
import { reviewOf } from '../domain/landing.ts'
import { accountTypeOf, isAccountType, profileKindOf } from '../domain/offerings.ts'
import { documentUploadMachine } from '../machines/documentUploadMachine.ts'
import { wizardMachine } from '../machines/wizardMachine.ts'
import { go } from '../services/navigation.ts'
import {
  deleteDocument,
  finishDocuments,
  loadCountries,
  loadCurrencies,
  loadLists,
  loadProfile,
  saveStep,
  uploadDocument,
} from '../services/profiles.ts'
import { toastError, toastSuccess } from '../services/toasts.ts'
import { type ActorsOf, defineFlow } from './flow.ts'
import { session } from './session.ts'
import { words } from './words.ts'

const uploadActors: ActorsOf<typeof documentUploadMachine> = {
  uploadDocument: fromCallback(({ input, sendBack }) => {
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

const actors: ActorsOf<typeof wizardMachine> = {
  loadWizard: fromPromise(async ({ input: { kind }, signal }) => {
    const [mine, lists, countries, currencies] = await Promise.all([
      loadProfile(kind, signal),
      loadLists(kind, signal),
      loadCountries(signal),
      loadCurrencies(signal),
    ])
    return { ...mine, lists, countries, currencies }
  }),
  saveStep: fromPromise(({ input, signal }) => saveStep(input.kind, input.step, input.answers, signal)),
  finishDocuments: fromPromise(({ input, signal }) => finishDocuments(input.kind, signal)),
  documentUpload: documentUploadMachine.provide({
    actors: uploadActors,
    actions: {
      announceUpload: () => toastSuccess(words().registration.upload.uploaded()),
      announceFailure: () => toastError(words().registration.upload.failed()),
      announceDeletion: () => toastSuccess(words().registration.upload.deleted()),
    },
  }),
}

const wizardStepNames = ['basic', 'business', 'documents'] as const

export const flow = defineFlow(
  wizardMachine.provide({
    actors,
    actions: {
      finish: ({ context }) => {
        go(reviewOf(accountTypeOf(context.kind)), { replace: true })
        session.send({ type: 'account.changed', comingFrom: null })
      },
    },
  }),
  ({ params, query }) => {
    const step = wizardStepNames.find((name) => name === query.get('step'))
    return {
      kind: isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR',
      thisYear: new Date().getFullYear(),
      wantedStep: step ?? null,
    }
  },
)
