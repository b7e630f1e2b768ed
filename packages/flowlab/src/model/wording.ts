import type { AnyStateMachine } from 'xstate'
import { pathsOf, spaced } from './names.ts'
import { allWords } from './project.ts'
import { statesOf } from './transitions.ts'
import type { MachineWords, Words } from './words.ts'

export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi' }

export const inLanguage = (words: Words, language: Language): string => words[languages.indexOf(language)] ?? ''

export const kinds = ['states', 'events', 'guards', 'actors', 'delays'] as const
export type Kind = (typeof kinds)[number]

export const wordsOfMachine = (machine: string): MachineWords | null =>
  allWords().find((words) => words.machine === machine) ?? null

function lookUpWords(kind: Kind, machine: string, name: string): Words | null {
  const section = wordsOfMachine(machine)?.[kind] ?? {}
  return Object.hasOwn(section, name) ? (section[name] ?? null) : null
}

/** The machine's id, from the id of one of its states or transitions. */
const machineIn = (id: string) => /^[^. ]*/.exec(id)?.[0] ?? id

/** The description of a state by its full name, `logout.confirming`. */
export const wordsOf = (id: string): Words | null => {
  const machine = machineIn(id)
  return lookUpWords('states', machine, id.slice(machine.length + 1))
}
export const eventWords = (machine: string, type: string): Words | null => lookUpWords('events', machine, type)
export const guardWords = (machine: string, name: string): Words | null => lookUpWords('guards', machine, name)
export const actorWords = (machine: string, source: string): Words | null => lookUpWords('actors', machine, source)
export const delayWords = (machine: string, name: string): Words | null => lookUpWords('delays', machine, name)

/** The current states in words: `loggedIn.fresh` yields the descriptions of its innermost states. */
export const valueWords = (machine: string, value: unknown, language: Language): string =>
  pathsOf(value)
    .map((path) => {
      const words = lookUpWords('states', machine, path)
      return words ? inLanguage(words, language) : spaced(path.split('.').at(-1) ?? path)
    })
    .join(', ')

/** The parts of a transition that identify it. */
export interface TransitionIdentity {
  id: string
  kind: 'event' | 'answered' | 'lost' | 'delay' | 'always'
  /** The trigger as in a chart: `readAccess answers`, `after patience`, `form.submitted`. */
  trigger: string
  guard: string | null
}

export const actorIn = ({ trigger }: Pick<TransitionIdentity, 'trigger'>) =>
  trigger.replace(/ (answers|gets no answer)$/, '')
export const delayIn = ({ trigger }: Pick<TransitionIdentity, 'trigger'>) => trigger.replace(/^after /, '')

const joined = (words: Words | null, en: string, hi: string): Words | null => words && [words[0] + en, words[1] + hi]

/** The trigger of a transition in words; null if its machine has no description of it. */
function triggerWords(edge: TransitionIdentity): Words | null {
  const machine = machineIn(edge.id)
  switch (edge.kind) {
    case 'event':
      return eventWords(machine, edge.trigger)
    case 'answered':
      return joined(actorWords(machine, actorIn(edge)), ' returns a result', ': परिणाम आता है')
    case 'lost':
      return joined(actorWords(machine, actorIn(edge)), ' gets no response', ': कोई उत्तर नहीं आता')
    case 'delay':
      return delayWords(machine, delayIn(edge))
    case 'always':
      return wordsOfMachine(machine) ? ['at once', 'तुरंत'] : null
  }
}

/** True for a transition without a condition that is tried after others with the same trigger. */
const isOtherwise = ({ id, guard }: TransitionIdentity) => guard === null && !id.endsWith('[0]')

/** A whole transition in words, trigger and condition; null if its machine has no description of it. */
export function transitionWords(edge: TransitionIdentity): Words | null {
  const { id, kind, guard } = edge
  if (isOtherwise(edge))
    return kind === 'answered'
      ? joined(actorWords(machineIn(id), actorIn(edge)), ' returns any other result', ': कोई अन्य परिणाम आता है')
      : joined(triggerWords(edge), ', in any other case', ', अन्यथा')
  const [what, when] = [triggerWords(edge), guard === null ? null : guardWords(machineIn(id), guard)]
  return what && when ? [`${what[0]}, if ${when[0]}`, `${what[1]}, यदि ${when[1]}`] : what
}

/** A clause as a complete sentence. */
export const sentenceOf = (clause: string, language: Language): string =>
  language === 'hi' ? `${clause}।` : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`

/** The names in a machine, by kind. Logic written inline by Stately or a person has no name. */
function namesOf(machine: AnyStateMachine): Record<Kind, readonly string[]> {
  const given = machine.implementations as unknown as Record<'guards' | 'actors' | 'delays', object>
  return {
    states: statesOf(machine)
      .filter(({ parent }) => parent)
      .map(({ path }) => path.join('.')),
    events: machine.events.map(String).filter((type) => !type.startsWith('xstate.') && type !== '*'),
    guards: Object.keys(given.guards),
    actors: Object.keys(given.actors),
    delays: Object.keys(given.delays),
  }
}

const one: Readonly<Record<Kind, string>> = {
  states: 'state',
  events: 'event',
  guards: 'guard',
  actors: 'actor',
  delays: 'delay',
}

/**
 * Names in a machine without a description in both languages, and descriptions of names that it lacks, one sentence
 * each.
 */
export function missingDescriptions(
  machine: AnyStateMachine,
  words: MachineWords | null = wordsOfMachine(machine.id),
): string[] {
  if (!words) return [`${machine.id} has no words: describe it and name its words in the project`]
  const names = namesOf(machine)
  return kinds.flatMap((kind) => [
    ...names[kind].flatMap((name) => {
      const missing = languages.filter((language) => inLanguage(words[kind][name] ?? ['', ''], language).trim() === '')
      const tongues = missing.map((language) => languageNames[language]).join(' and ')
      return tongues ? [`the ${one[kind]} ${name} has no words in ${tongues}`] : []
    }),
    ...Object.keys(words[kind])
      .filter((name) => !names[kind].includes(name))
      .map((name) => `there are words for the ${one[kind]} ${name}, which is not there`),
  ])
}

/** Descriptions used in two places, since a description that fits one flow is too vague or wrong for another. */
export function sharedWords(all: readonly MachineWords[] = allWords()): string[] {
  return languages.flatMap((language) => {
    const places = new Map<string, string[]>()
    for (const words of all)
      for (const kind of kinds)
        for (const [name, each] of Object.entries(words[kind])) {
          const clause = inLanguage(each, language)
          places.set(clause, [...(places.get(clause) ?? []), `${words.machine} ${name}`])
        }
    return [...places]
      .filter(([clause, where]) => clause !== '' && where.length > 1)
      .map(([clause, where]) => `“${clause}” stands for ${where.join(' and ')}: say what each of them means`)
  })
}
