import { begin, proceed, type Situation, stepsIn } from '../machine/situation.ts'
import { type FlowModel, isThere } from '../model/flow.ts'
import type { ActorOutcome } from '../model/step.ts'

/**
 * The properties that a machine reads from its samples but no sample has, and the flags that are set in all samples.
 * Code that depends on them is only walked in one way, although the paths take every transition.
 */
export function unvariedIn(model: FlowModel): string[] {
  const notes = new Notes()
  const watched = (all: readonly ActorOutcome[]) => all.map((outcome) => notes.watchInside(outcome))
  const outcomes = Object.fromEntries(
    Object.entries(model.outcomes).map(([source, each]) => [
      source,
      typeof each === 'function' ? (input: never) => watched(each(input)) : watched(each),
    ]),
  )
  const events = model.events.map((event) => notes.watch(event))
  walkAll({ ...model, events, outcomes, inputs: notes.watchInside(model.inputs) }, notes)
  return notes.unvaried()
}

function walkAll(model: FlowModel, notes: Notes): void {
  const found = new Map<string, Situation>()
  const add = ({ situation }: { situation: Situation }) => {
    if (!found.has(situation.key)) found.set(situation.key, situation)
  }
  for (const name of Object.keys(model.inputs)) add(notes.reading(() => begin(model, name)))
  for (const here of found.values())
    for (const step of stepsIn(model, here)) {
      const next = notes.reading(() => proceed(model, here, step))
      if (next) add(next)
    }
}

class Notes {
  readonly #read = new Map<string, Set<boolean | 'there'>>()
  readonly #known = new WeakMap<object, object>()
  #isReading = false

  /** Counts reads only during this callback, not those for comparing or printing. */
  reading<T>(act: () => T): T {
    this.#isReading = true
    try {
      return act()
    } finally {
      this.#isReading = false
    }
  }

  unvaried(): string[] {
    return [...this.#read]
      .flatMap(([name, seen]) => {
        if (seen.size > 1 || seen.has('there')) return []
        return [seen.has(true) ? `${name} is true in every sample` : `${name} is there in no sample`]
      })
      .sort()
  }

  watchInside<T extends object>(value: T): T {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.watch(part)])) as T
  }

  watch<T>(value: T): T {
    if (value === null || typeof value !== 'object') return value
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value
    const known = this.#known.get(value) ?? this.#proxyOf(value)
    this.#known.set(value, known)
    return known as T
  }

  #proxyOf(target: object): object {
    // Spreading requests the descriptor of each key right before its value; listing the keys requests the descriptors
    // one after the other and reads no value.
    let copied: PropertyKey | null = null
    let isListing = false
    return new Proxy(target, {
      ownKeys: (of) => {
        copied = null
        isListing = false
        return Reflect.ownKeys(of)
      },
      getOwnPropertyDescriptor: (of, key) => {
        isListing ||= copied !== null
        copied = isListing ? null : key
        return Reflect.getOwnPropertyDescriptor(of, key)
      },
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key)
        const isCopied = copied === key
        copied = null
        if (typeof key === 'symbol' || typeof value === 'function') return value
        if (this.#isReading && !isCopied && !Array.isArray(of) && key !== 'type') this.#note(key, value)
        return this.watch(value)
      },
    })
  }

  #note(name: string, value: unknown): void {
    const seen = this.#read.get(name) ?? new Set()
    this.#read.set(name, seen.add(isThere(value) ? (value === true ? true : 'there') : false))
  }
}
