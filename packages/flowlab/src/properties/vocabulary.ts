import type { Facts, Formula } from '../model/promised.ts'
import { statesOf } from '../model/transitions.ts'
import { actorWords, delayWords, eventWords, inLanguage, languages, wordsOf } from '../model/wording.ts'
import type { Words } from '../model/words.ts'
import type { FlowGraph } from '../walk/explore.ts'
import { happens, state, where } from './atoms.ts'
import { namesOf } from './moment.ts'
import { inPart } from './walks.ts'

export type Meaning = { kind: 'state' | 'event' | 'fact'; name: string; formula: Formula }

/** The meanings of the names in a sentence. */
export class Vocabulary {
  #meanings = new Map<string, Meaning[]>()

  add(spoken: string, meaning: Meaning) {
    const known = this.#meanings.get(spoken.toLowerCase()) ?? []
    if (!known.some(({ kind, name }) => kind === meaning.kind && name === meaning.name)) known.push(meaning)
    this.#meanings.set(spoken.toLowerCase(), known)
  }

  /** Every meaning of a name, limited to one kind if that is given. */
  of = (spoken: string, kind: string | null): readonly Meaning[] =>
    (this.#meanings.get(spoken.toLowerCase()) ?? []).filter((each) => kind === null || each.kind === kind)

  /** Similar names, to suggest for a misspelt one. */
  like(spoken: string): string[] {
    const words = spoken
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2)
    const shared = (name: string) => words.filter((word) => name.includes(word)).length
    const found = [...this.#meanings.keys()].filter((name) => shared(name) > 0)
    found.sort((one, other) => shared(other) - shared(one))
    return found.slice(0, 6)
  }
}

type Part = { graph: FlowGraph; facts?: Facts }

/**
 * The names of one flow, which is the part ``, or of several together. The project's descriptions are accepted as names
 * too.
 */
export function vocabularyOf(parts: Readonly<Record<string, Part>>, outside: readonly string[] = []): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const name of outside) vocabulary.add(name, { kind: 'event', name, formula: happens(name) })
  for (const [part, { graph, facts = {} }] of Object.entries(parts)) {
    const [first] = graph.situations.values()
    const machine = first?.snapshot.machine
    if (!machine) continue
    const addState = (path: string, spoken: string) => {
      const name = inPart(part, path)
      vocabulary.add(spoken, { kind: 'state', name, formula: state(name) })
    }
    const addEvent = (own: string, words: Words | null = null) => {
      const name = inPart(part, own)
      const meaning: Meaning = { kind: 'event', name, formula: happens(name) }
      for (const spoken of [name, ...spokenAs(words)]) vocabulary.add(spoken, meaning)
    }
    for (const { id, key, path, parent } of statesOf(machine)) {
      if (!parent) continue
      addState(key, inPart(part, key))
      addState(path.join('.'), inPart(part, path.join('.')))
      for (const spoken of spokenAs(wordsOf(id))) addState(path.join('.'), spoken)
    }
    for (const type of machine.events.map(String))
      if (!type.startsWith('xstate.') && !type.includes('*')) addEvent(type, eventWords(machine.id, type))
    for (const source of Object.keys(machine.implementations.actors as object)) {
      const words = actorWords(machine.id, source)
      addEvent(`${source} answers`, words && [`${words[0]} returns a result`, `${words[1]}: परिणाम आता है`])
      addEvent(`${source} gets no answer`, words && [`${words[0]} gets no response`, `${words[1]}: कोई उत्तर नहीं आता`])
    }
    for (const { step } of [...graph.edgesFrom.values()].flat()) {
      const delay = step.kind === 'delay' ? delayWords(machine.id, step.name.replace(/ is over$/, '')) : null
      for (const [place, name] of namesOf(step).entries()) addEvent(name, place === 0 ? delay : null)
    }
    for (const [name, holds] of Object.entries(facts))
      vocabulary.add(inPart(part, name), { kind: 'fact', name: inPart(part, name), formula: where(name, holds, part) })
  }
  return vocabulary
}

const spokenAs = (words: Words | null): string[] =>
  words ? languages.map((language) => inLanguage(words, language)).filter(Boolean) : []
