import { fromPromise } from 'xstate'
import { accountTypeOf, isAccountType, type ProfileKind, profileKindOf } from '../domain/offerings.ts'
import type { FormInput } from '../domain/registration/answers.ts'
import { wizardStepNames } from '../domain/registration/fieldKinds.ts'
import { documentUploadsMachine } from '../machines/documentUploadsMachine.ts'
import { draftAutosaveMachine } from '../machines/draftAutosaveMachine.ts'
import { draftSavingMachine } from '../machines/draftSavingMachine.ts'
import { placesMachine } from '../machines/placesMachine.ts'
import { profileLoadingMachine } from '../machines/profileLoadingMachine.ts'
import { wizardMachine } from '../machines/wizardMachine.ts'
import { addresses } from '../routes.ts'
import { onLanguageChange } from '../services/language.ts'
import { guardLeaving } from '../services/leaveGuard.ts'
import { back, go } from '../services/navigation.ts'
import { loadPlaces, loadProfile, saveDraft, saveStep } from '../services/profiles.ts'
import { storage } from '../services/storage.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { toastSuccess } from '../services/toasts.ts'
import { documentUpload } from './documentUpload.ts'
import { type ActorsOf, callbackActor, defineEffects, defineFlow } from './flow.ts'
import { optionLists } from './optionLists.ts'
import { session } from './session.ts'
import { words } from './words.ts'

interface StoredInput {
  /** The account that typed it; another account in this tab starts with an empty form. */
  of: string | null
  kind: ProfileKind
  typed: FormInput
}

const storedInput = (kind: ProfileKind): FormInput | null => {
  const stored = tabStorage.read<Partial<StoredInput>>('registration')
  return stored?.typed && stored.kind === kind && stored.of === storage.read('infoId') ? stored.typed : null
}

const actors: ActorsOf<typeof wizardMachine> = {
  profileLoading: defineEffects(profileLoadingMachine, {
    actors: { loadProfile: fromPromise(({ input, signal }) => loadProfile(input.kind, signal)) },
  }),
  saveStep: fromPromise(({ input, signal }) => saveStep(input.kind, input.step, input.answers, signal)),
  watchLeaving: callbackActor(({ sendBack }) => guardLeaving((to) => sendBack({ type: 'leaving.requested', to }))),
  optionLists,
  draftAutosave: defineEffects(draftAutosaveMachine, {
    actors: { saveDraft: fromPromise(({ input, signal }) => saveDraft(input.kind, input.answers, signal)) },
    actions: { announceSaved: ({ self }) => self._parent?.send({ type: 'draft.saved' }) },
  }),
  places: defineEffects(placesMachine, {
    actors: {
      loadPlaces: fromPromise(({ input, signal }) => loadPlaces(input.keys, signal)),
      watchLanguage: callbackActor(({ sendBack }) => onLanguageChange(() => sendBack({ type: 'language.changed' }))),
    },
  }),
  documentUploads: defineEffects(documentUploadsMachine, { actors: { documentUpload } }),
  draftSaving: defineEffects(draftSavingMachine, {
    actors: { saveDraft: fromPromise(({ input, signal }) => saveDraft(input.kind, input.answers, signal)) },
    actions: {
      announceSaved: () => toastSuccess(words().registration.wizard.saved()),
    },
  }),
}

export const flow = defineFlow(
  defineEffects(wizardMachine, {
    actors,
    actions: {
      storeInput: ({ context: { kind, answers, keywordDrafts } }) =>
        tabStorage.write('registration', {
          of: storage.read('infoId'),
          kind,
          typed: { answers, keywordDrafts },
        } satisfies StoredInput),
      // Keeps keywords that are typed but not added, because no draft contains them.
      forgetInput: ({ context: { kind, keywordDrafts } }) => {
        if (Object.values(keywordDrafts).every((text) => text === '')) return tabStorage.forget('registration')
        const typed = { answers: {}, keywordDrafts }
        tabStorage.write('registration', { of: storage.read('infoId'), kind, typed } satisfies StoredInput)
      },
      leave: (_, left) => (left?.to ? go(left.to) : back()),
      finish: ({ context }) => {
        go(addresses.savedProfile(accountTypeOf(context.kind), context.profile?.status ?? 'draft'), { replace: true })
        session.send({ type: 'account.changed', landingSource: null })
      },
    },
  }),
  ({ params, query, me }) => {
    const kind = isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR'
    return {
      kind,
      thisYear: new Date().getFullYear(),
      requestedStep: wizardStepNames.find((name) => name === query.get('step')) ?? null,
      contact: me ? { email: me.basic_info.email, mobile: me.basic_info.mobile } : null,
      typed: storedInput(kind),
      lastId: crypto.randomUUID(),
    }
  },
)
