import { fromPromise } from 'xstate'
import { optionListsMachine } from '../machines/optionListsMachine.ts'
import { onLanguageChange } from '../services/language.ts'
import { loadOptionLists } from '../services/profiles.ts'
import { type ActorsOf, callbackActor, defineEffects } from './flow.ts'

const actors: ActorsOf<typeof optionListsMachine> = {
  loadOptionLists: fromPromise(({ input, signal }) => loadOptionLists(input.kind, signal)),
  watchLanguage: callbackActor(({ sendBack }) => onLanguageChange(() => sendBack({ type: 'language.changed' }))),
}

/** The option lists with their effects, for every flow that shows answers. */
export const optionLists = defineEffects(optionListsMachine, { actors })
