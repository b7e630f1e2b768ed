import type { AnyStateMachine } from 'xstate'
import {
  actorWords,
  inLanguage,
  type Language,
  languages,
  sentenceOf,
  type TransitionIdentity,
  transitionWords,
  wordsOf,
  wordsOfMachine,
} from '../model/wording.ts'
import { textOf } from './details.ts'

const inline: Readonly<Record<string, string>> = {
  guard: 'inline guard',
  src: 'inline actor',
  actions: 'inline action',
  entry: 'inline action',
  exit: 'inline action',
}

/**
 * A machine's configuration as JSON that `createMachine` and Stately's editor load. Inline code is replaced by a
 * generated name, so that no transition loses its guard; a composed guard is named by its parts. The code of an input,
 * params or an output is included as text and does not run. A delay of fixed length is written as that length, since a
 * delay with only a name ends at once; a computed delay keeps its name. The root lists all lengths as text. The code of
 * the context is left out. States and transitions have descriptions in both languages; the format has no place for
 * those of a guard or an actor, which are added to the transition or the state that names them.
 */
export function statelyJson(machine: AnyStateMachine): string {
  const { id } = machine
  const config = withDurations(machine)
  return JSON.stringify(
    withLengths(wordsOfMachine(id) ? described(config, id) : config, machine.implementations.delays),
    function (this: unknown, key, value) {
      if (typeof value !== 'function') return value
      if (key in computed || 'guards' in value || 'stateValue' in value) return textOf(value)
      return Array.isArray(this) ? inline.actions : inline[key]
    },
    2,
  )
}

/** Properties whose function computes a value; its text replaces it. */
const computed: Readonly<Record<string, true>> = { input: true, output: true, params: true }

function withDurations({ config, implementations }: AnyStateMachine): Config {
  const delays = Object.entries(implementations.delays as Record<string, unknown>)
  if (delays.length === 0) return config as Config
  const durations = Object.fromEntries(delays.map(([name, length]) => [name, textOf(length)]))
  return { ...config, meta: { ...(config.meta as object | undefined), durations } }
}

/** Replaces fixed delays by their length; their names are in the description of the transition. */
function withLengths(config: Config, delays: Config): Config {
  const { after, states } = config
  return {
    ...config,
    ...(after ? { after: timed(after as Config, delays) } : {}),
    ...(states ? { states: mapped(states, (state) => withLengths(state as Config, delays)) } : {}),
  }
}

function timed(after: Config, delays: Config): Config {
  const lengths = Object.keys(after).map((name) => delays[name])
  // Two delays of the same length would be merged into one.
  const isOwn = (length: unknown) =>
    typeof length === 'number' && lengths.filter((each) => each === length).length === 1
  return Object.fromEntries(
    Object.entries(after).map(([delay, ways]) =>
      isOwn(delays[delay]) ? [delays[delay], each(ways, (way) => namedAfter(delay, way))] : [delay, ways],
    ),
  )
}

const namedAfter = (delay: string, way: unknown): Config => ({
  ...(typeof way === 'string' ? { target: way } : (way as Config)),
  meta: { ...(way as { meta?: object }).meta, delay },
})

/** The same configuration as code. */
export const statelyCode = (machine: AnyStateMachine): string =>
  `import { createMachine } from 'xstate'\n\nexport const ${machine.id.replaceAll(/\W+/g, '_')}Machine = createMachine(${statelyJson(machine)})\n`

type Config = Readonly<Record<string, unknown>>

function described(config: Config, id: string): Config {
  const parts = Object.entries(config).map(([name, part]) => [name, describedPart(name, part, id)])
  const says = stateDescription(config, id)
  return Object.fromEntries(says ? [['description', says], ...parts] : parts)
}

function describedPart(name: string, part: unknown, id: string): unknown {
  if (name === 'states') return mapped(part, (state, key) => described(state as Config, `${id}.${key}`))
  if (name === 'on') return mapped(part, (ways, type) => describedWays(ways, { id, kind: 'event', trigger: type }))
  if (name === 'after')
    return mapped(part, (ways, delay) => describedWays(ways, { id, kind: 'delay', trigger: `after ${delay}` }))
  if (name === 'always') return describedWays(part, { id, kind: 'always', trigger: 'at once' })
  if (name === 'invoke') return each(part, (invoked) => describedInvoke(invoked as Config, id))
  return part
}

const describedInvoke = (invoked: Config, id: string): Config =>
  mapped(invoked, (part, name) => {
    const source = String(invoked.src)
    if (name === 'onDone') return describedWays(part, { id, kind: 'answered', trigger: `${source} answers` })
    if (name === 'onError') return describedWays(part, { id, kind: 'lost', trigger: `${source} gets no answer` })
    return part
  })

/** The transitions of one trigger, with descriptions, in the order in which they are tried. */
const describedWays = (ways: unknown, spoken: Omit<TransitionIdentity, 'guard'>): unknown =>
  each(ways, (way, place) => {
    const { guard } = (way ?? {}) as { guard?: string | { type?: string } }
    const name = typeof guard === 'object' ? guard.type : guard
    const words = transitionWords({ ...spoken, id: `${spoken.id} [${place}]`, guard: name ?? null })
    if (!words || way === undefined) return way
    const description = inBoth((language) => sentenceOf(inLanguage(words, language), language))
    return { description, ...(typeof way === 'string' ? { target: way } : (way as object)) }
  })

const runs: Readonly<Record<Language, string>> = { en: 'in progress: ', hi: 'जारी: ' }

function stateDescription({ invoke }: Config, id: string): string | null {
  const machine = id.split('.')[0] ?? id
  const actors = all(invoke)
    .map((invoked) => actorWords(machine, String((invoked as Config).src)))
    .filter((words) => words !== null)
  const says = wordsOf(id)
  if (!says && actors.length === 0) return null
  return inBoth((language) => {
    const listed = actors.map((words) => inLanguage(words, language)).join('; ')
    const clauses = [says ? inLanguage(says, language) : '', listed && `${runs[language]}${listed}`]
    return clauses
      .filter(Boolean)
      .map((clause) => sentenceOf(clause, language))
      .join(' ')
  })
}

const inBoth = (say: (language: Language) => string) => languages.map(say).join('\n')

const all = (part: unknown): readonly unknown[] => (part === undefined ? [] : [part].flat())

/** Applies a change to one item or to each of a list. */
const each = (part: unknown, change: (one: unknown, place: number) => unknown): unknown =>
  Array.isArray(part) ? part.map(change) : change(part, 0)

const mapped = (part: unknown, change: (value: unknown, key: string) => unknown): Config =>
  Object.fromEntries(Object.entries(part as Config).map(([key, value]) => [key, change(value, key)]))
