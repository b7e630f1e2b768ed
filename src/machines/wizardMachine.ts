import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Country, Option } from '../domain/contract/catalog.ts'
import type { Answer, Answers, DocumentKind, Profile } from '../domain/contract/profiles.ts'
import type { ProfileKind } from '../domain/offerings.ts'
import { checkField, checkStep, wizardSteps } from '../domain/registration/fields.ts'
import type { FieldErrors } from '../domain/validation/fieldErrors.ts'
import { documentUploadMachine } from './documentUploadMachine.ts'
import { notProvided, type Outcome, type RefusalNote } from './outcome.ts'

/** Registering a profile of any kind in three saved steps. */

export interface Loaded {
  profile: Profile | null
  suggested: Answers
  lists: Record<string, Option[]>
  countries: Country[]
  currencies: string[]
}
export type UploadActor = ActorRefFrom<typeof documentUploadMachine>

interface Context {
  kind: ProfileKind
  thisYear: number
  wantedStep: 'basic' | 'business' | 'documents' | null
  profile: Profile | null
  lists: Record<string, Option[]>
  countries: Country[]
  currencies: string[]
  answers: Answers
  drafts: Record<string, string>
  errors: FieldErrors
  refusal: RefusalNote | null
  attempts: number
  uploads: Partial<Record<DocumentKind, UploadActor>>
}
type Event =
  | { type: 'field.changed'; name: string; value: Answer }
  | { type: 'draft.changed'; name: string; text: string }
  | { type: 'form.submitted' }
  | { type: 'back.asked' }
  | { type: 'retry.asked' }

type Saved = Outcome<Profile>
type Input = Pick<Context, 'kind' | 'thisYear' | 'wantedStep'>
const needsType: readonly DocumentKind[] = ['proof-of-business', 'identity-proof']

export const wizardMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    loadWizard: fromPromise<Loaded, { kind: ProfileKind }>(notProvided),
    saveStep: fromPromise<Saved, { kind: ProfileKind; step: 'basic' | 'business'; answers: Answers }>(notProvided),
    finishDocuments: fromPromise<Saved, { kind: ProfileKind }>(notProvided),
    documentUpload: documentUploadMachine,
  },
  guards: {
    startsAtBusiness: ({ context }) => startOf(context) === 'business',
    startsAtDocuments: ({ context }) => startOf(context) === 'documents',
    basicIsComplete: ({ context }) =>
      Object.keys(checkStep(context.kind, 'basic', context.answers, context.thisYear)).length === 0,
    businessIsComplete: ({ context }) =>
      Object.keys(checkStep(context.kind, 'business', context.answers, context.thisYear)).length === 0,
    wasSaved: (_, outcome: Saved) => outcome.ok,
  },
  actions: {
    rememberLoaded: assign(({ context }, loaded: Loaded) => ({
      profile: loaded.profile,
      lists: loaded.lists,
      countries: loaded.countries,
      currencies: loaded.currencies,
      answers: { ...loaded.suggested, ...loaded.profile?.basic, ...loaded.profile?.business, ...context.answers },
    })),
    change: assign(({ context }, { name, value }: { name: string; value: Answer }) => changed(context, name, value)),
    changeDraft: assign({
      drafts: ({ context }, { name, text }: { name: string; text: string }) => ({ ...context.drafts, [name]: text }),
    }),
    revealErrors: assign(({ context }, step: 'basic' | 'business') => ({
      errors: checkStep(context.kind, step, context.answers, context.thisYear),
      attempts: context.attempts + 1,
    })),
    forgetErrors: assign({ errors: {}, refusal: null }),
    rememberSaved: assign({ profile: ({ context }, outcome: Saved) => (outcome.ok ? outcome.value : context.profile) }),
    rememberRefusal: assign(({ context }, outcome: Saved) =>
      outcome.ok
        ? {}
        : { refusal: outcome.refusal, errors: outcome.refusal.fields as FieldErrors, attempts: context.attempts + 1 },
    ),
    openUploads: assign({
      uploads: ({ context, spawn }) => {
        const { requiredDocuments, optionalDocuments } = wizardSteps[context.kind]
        const kept = (kind: DocumentKind) =>
          context.profile?.documents.find((document) => document.kind === kind) ?? null
        return Object.fromEntries(
          [...requiredDocuments, ...optionalDocuments].map((document) => [
            document,
            context.uploads[document] ??
              spawn('documentUpload', {
                id: document,
                input: { kind: context.kind, document, needsType: needsType.includes(document), kept: kept(document) },
              }),
          ]),
        )
      },
    }),
    finish: () => {},
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({
    ...input,
    profile: null,
    lists: {},
    countries: [],
    currencies: [],
    answers: {},
    drafts: {},
    errors: {},
    refusal: null,
    attempts: 0,
    uploads: {},
  }),
  initial: 'loading',
  on: {
    'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadWizard',
        input: ({ context }) => ({ kind: context.kind }),
        onDone: { target: 'resuming', actions: { type: 'rememberLoaded', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'retry.asked': 'loading' } },
    resuming: {
      always: [
        { guard: 'startsAtDocuments', target: 'documents' },
        { guard: 'startsAtBusiness', target: 'business' },
        { target: 'basic' },
      ],
    },
    basic: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.submitted': [
              { guard: 'basicIsComplete', target: 'saving' },
              { actions: { type: 'revealErrors', params: 'basic' } },
            ],
          },
        },
        saving: {
          entry: 'forgetErrors',
          invoke: {
            src: 'saveStep',
            input: ({ context }) => ({ kind: context.kind, step: 'basic', answers: context.answers }),
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: '#wizard.business',
                actions: { type: 'rememberSaved', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: { on: { 'form.submitted': 'saving' } },
      },
    },
    business: {
      initial: 'editing',
      on: { 'back.asked': { target: 'basic', actions: 'forgetErrors' } },
      states: {
        editing: {
          on: {
            'form.submitted': [
              { guard: 'businessIsComplete', target: 'saving' },
              { actions: { type: 'revealErrors', params: 'business' } },
            ],
          },
        },
        saving: {
          entry: 'forgetErrors',
          invoke: {
            src: 'saveStep',
            input: ({ context }) => ({ kind: context.kind, step: 'business', answers: context.answers }),
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: '#wizard.documents',
                actions: { type: 'rememberSaved', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: { on: { 'form.submitted': 'saving' } },
      },
    },
    documents: {
      entry: 'openUploads',
      initial: 'gathering',
      on: { 'back.asked': { target: 'business', actions: 'forgetErrors' } },
      states: {
        gathering: { on: { 'form.submitted': 'finishing' } },
        finishing: {
          entry: 'forgetErrors',
          invoke: {
            src: 'finishDocuments',
            input: ({ context }) => ({ kind: context.kind }),
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: '#wizard.finished',
                actions: 'finish',
              },
              { target: 'gathering', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: { on: { 'form.submitted': 'finishing' } },
      },
    },
    finished: {},
  },
})

function startOf({ wantedStep, profile }: Context): 'basic' | 'business' | 'documents' {
  const done = profile?.steps_done ?? 0
  const next = done >= 2 ? 'documents' : done === 1 ? 'business' : 'basic'
  if (wantedStep === 'basic' || (wantedStep === 'business' && done >= 1)) return wantedStep
  return next
}

/** A choice beyond the most allowed keeps what was chosen and says so. */
function changed({ kind, thisYear, answers, errors, drafts }: Context, name: string, value: Answer): Partial<Context> {
  const spec = [...wizardSteps[kind].basic, ...wizardSteps[kind].business].find((field) => field.name === name)
  const tooMany =
    spec?.max !== undefined && Array.isArray(value) && value.length > spec.max
      ? checkField(spec, value, thisYear)
      : null
  const { [name]: _, ...others } = errors
  if (tooMany) return { errors: { ...others, [name]: tooMany } }
  return {
    answers: { ...answers, [name]: value },
    errors: others,
    drafts: spec?.control === 'keywords' ? { ...drafts, [name]: '' } : drafts,
  }
}
