import { spaced } from './names.ts'
import type { ActorOutcome, Step } from './step.ts'
import { actorWords, delayWords, eventWords, inLanguage, type Language } from './wording.ts'

/** A step in words: a person's action, the result of a response, or the delay that is over. */
export function stepWords(machine: string, step: Step, language: Language): string {
  if (step.kind === 'event') return eventIn(machine, step.event.type, language)
  if (step.kind === 'delay') {
    const name = step.name.replace(/ is over$/, '')
    const words = delayWords(machine, name)
    return words ? inLanguage(words, language) : spacedFirst(step.name)
  }
  const { outcome, source } = step
  if ('event' in outcome) return eventIn(machine, outcome.event.type, language)
  const actor = actorWords(machine, source)
  if (!actor) return spacedFirst(step.name)
  if (language === 'hi') return `${actor[1]}: ${resultInHindi(outcome)}`
  return 'error' in outcome && !outcome.as
    ? `${actor[0]} gets no response`
    : `${actor[0]} ${step.name.slice(source.length + 1)}`
}

const eventIn = (machine: string, type: string, language: Language) => {
  const words = eventWords(machine, type)
  return words ? inLanguage(words, language) : spaced(type)
}

/** The samples name their responses in English, so the Hindi is derived from the kind of the response. */
function resultInHindi(outcome: ActorOutcome): string {
  if (!('output' in outcome)) return 'कोई उत्तर नहीं आता'
  const { ok, refusal } = (outcome.output ?? {}) as { ok?: boolean; refusal?: { code?: string } }
  if (ok === true) return 'सफल'
  return ok === false ? `अस्वीकार (${refusal?.code ?? ''})` : 'परिणाम आता है'
}

const spacedFirst = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return [spaced(first), ...rest].join(' ')
}
