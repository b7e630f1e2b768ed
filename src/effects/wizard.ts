import { fromCallback, fromPromise } from 'xstate'
import { addresses } from '../addresses.ts'
import { accountTypeOf, isAccountType, type ProfileKind, profileKindOf } from '../domain/offerings.ts'
import type { Typed } from '../domain/registration/answers.ts'
import { wizardStepNames } from '../domain/registration/fields.ts'
import { documentShelfMachine } from '../machines/documentShelfMachine.ts'
import { draftKeepingMachine } from '../machines/draftKeepingMachine.ts'
import { placesMachine } from '../machines/placesMachine.ts'
import { profileLoadingMachine } from '../machines/profileLoadingMachine.ts'
import { setAsideMachine } from '../machines/setAsideMachine.ts'
import { wizardMachine } from '../machines/wizardMachine.ts'
import { onLanguageChange } from '../services/language.ts'
import { guardLeaving } from '../services/leaving.ts'
import { back, go } from '../services/navigation.ts'
import { keepDraft, loadPlaces, loadProfile, saveStep } from '../services/profiles.ts'
import { storage } from '../services/storage.ts'
import { tabStorage } from '../services/tabStorage.ts'
import { toastSuccess } from '../services/toasts.ts'
import { documentUpload } from './documentUpload.ts'
import { type ActorsOf, defineEffects, defineFlow } from './flow.ts'
import { optionLists } from './optionLists.ts'
import { session } from './session.ts'
import { words } from './words.ts'

interface Kept {
  /** Whose it is: another account in this tab begins from nothing. */
  of: string | null
  kind: ProfileKind
  typed: Typed
}

const typedBefore = (wanted: ProfileKind): Typed | null => {
  const kept = tabStorage.read<Partial<Kept>>('registration')
  return kept?.typed && kept.kind === wanted && kept.of === storage.read('infoId') ? kept.typed : null
}

const actors: ActorsOf<typeof wizardMachine> = {
  profileLoading: defineEffects(profileLoadingMachine, {
    actors: { loadProfile: fromPromise(({ input, signal }) => loadProfile(input.kind, signal)) },
  }),
  saveStep: fromPromise(({ input, signal }) => saveStep(input.kind, input.step, input.answers, signal)),
  watchLeaving: fromCallback(({ sendBack }) => guardLeaving((to) => sendBack({ type: 'leaving.asked', to }))),
  optionLists,
  draftKeeping: defineEffects(draftKeepingMachine, {
    actors: { keepDraft: fromPromise(({ input, signal }) => keepDraft(input.kind, input.answers, signal)) },
    actions: { announceKept: ({ self }) => self._parent?.send({ type: 'draft.kept' }) },
  }),
  places: defineEffects(placesMachine, {
    actors: {
      loadPlaces: fromPromise(({ input, signal }) => loadPlaces(input.keys, signal)),
      hearLanguage: fromCallback(({ sendBack }) => onLanguageChange(() => sendBack({ type: 'language.changed' }))),
    },
  }),
  documentShelf: defineEffects(documentShelfMachine, { actors: { documentUpload } }),
  setAside: defineEffects(setAsideMachine, {
    actors: { keepDraft: fromPromise(({ input, signal }) => keepDraft(input.kind, input.answers, signal)) },
    actions: {
      announceKept: () => toastSuccess(words().registration.wizard.kept()),
    },
  }),
}

export const flow = defineFlow(
  defineEffects(wizardMachine, {
    actors,
    actions: {
      keepTyped: ({ context: { kind, answers, keywordDrafts } }) =>
        tabStorage.write('registration', {
          of: storage.read('infoId'),
          kind,
          typed: { answers, keywordDrafts },
        } satisfies Kept),
      // A keyword that is typed but not added stays: no draft holds it.
      forgetTyped: ({ context: { kind, keywordDrafts } }) => {
        if (Object.values(keywordDrafts).every((text) => text === '')) return tabStorage.forget('registration')
        const typed = { answers: {}, keywordDrafts }
        tabStorage.write('registration', { of: storage.read('infoId'), kind, typed } satisfies Kept)
      },
      leave: (_, left) => (left?.to ? go(left.to) : back()),
      finish: ({ context }) => {
        go(addresses.savedProfile(accountTypeOf(context.kind), context.profile?.status ?? 'draft'), { replace: true })
        session.send({ type: 'account.changed', comingFrom: null })
      },
    },
  }),
  ({ params, query, me }) => {
    const kind = isAccountType(params.accountType) ? profileKindOf(params.accountType) : 'INVESTOR'
    return {
      kind,
      thisYear: new Date().getFullYear(),
      wantedStep: wizardStepNames.find((name) => name === query.get('step')) ?? null,
      contact: me ? { email: me.basic_info.email, mobile: me.basic_info.mobile } : null,
      typed: typedBefore(kind),
      lastId: crypto.randomUUID(),
    }
  },
)
