import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Flow } from '../model/flow.ts'
import { inferFlow } from '../model/infer.ts'
import type { ActorOutcome } from '../model/step.ts'
import type { MachineValues } from './typesOf.ts'
import type { Gap, TypedValues } from './values.ts'
import { key, placeOf, written } from './written.ts'

/** Something that only a person can say: where it is written, and what the walk takes until then. */
export interface Ask {
  /** The place in the file of samples, `events: [{ type: 'renamed', name: … }]`. */
  place: string
  says: string
}

/** A flow whose samples are inferred, and what could not be. */
export interface InferredFlow {
  flow: Flow
  asks: readonly Ask[]
  /** The values of the context that are finitely many, which distinguish its situations. */
  finite: readonly string[]
}

/** A machine with samples from its types, as far as they go, and from its chart. */
export function typedFlow(
  machine: AnyStateMachine,
  { events, input, actors, finite, numbers }: MachineValues,
): InferredFlow {
  const inferred = inferFlow(machine)
  const { model } = inferred
  const asks: Ask[] = []
  const ask = (place: (inner: string) => string, gaps: readonly Gap[], first: Gap['path'] = []) => {
    for (const { path, fits, standIns } of gaps)
      asks.push({
        place: place(placeOf([...first, ...path])),
        says: `${fits} fits; the walk takes ${listOf(standIns.map(written))}`,
      })
  }
  // An event that no state names may still be accepted by one that takes any.
  const isOpen = machine.events.some((type) => String(type).includes('*'))
  const named = new Set([...model.events.map(({ type }) => type), ...(isOpen ? Object.keys(events) : [])])
  const samples = [...named].flatMap((type): AnyEventObject[] => {
    const typed = Object.hasOwn(events, type) ? events[type] : undefined
    ask((inner) => `events: [{ type: ${written(type)}, ${inner.slice(2)}]`, typed?.gaps ?? [])
    return typed && typed.values.length > 0 ? (typed.values as AnyEventObject[]) : [{ type }]
  })
  if (input) ask((inner) => `inputs: { start: ${inner} }`, input.gaps)
  const outcomes = Object.entries(model.outcomes).map(([source, some]) => {
    const typed = Object.hasOwn(actors, source) ? actors[source] : undefined
    if (typeof some === 'function' || !typed) return [source, some] as const
    const each = some.flatMap((outcome): readonly ActorOutcome[] => {
      const [kind, values]: [string, TypedValues | null] =
        'output' in outcome
          ? ['output', typed.output]
          : 'snapshot' in outcome
            ? ['snapshot', typed.snapshot]
            : ['', null]
      if (!values) return [outcome]
      ask((inner) => `outcomes: { ${key(source)}: [${inner}] }`, values.gaps, [kind])
      return values.values.map((value) => ({ [kind]: value }) as ActorOutcome)
    })
    if (!typed.output && !typed.snapshot && each.length === 0)
      asks.push({
        place: `outcomes: { ${key(source)}: [{ event: … }] }`,
        says: 'the type of a callback does not say which events it reports; the walk sends each event as a person would',
      })
    if (typed.output && each.length === 0)
      asks.push({
        place: `outcomes: { ${key(source)}: [{ output: … }, { error: … }] }`,
        says: 'no state invokes it; the walk gives no answer to an actor that an action starts',
      })
    return [source, each] as const
  })
  for (const name of numbers)
    asks.push({
      place: `bound: ({ ${name} }) => …`,
      says: 'any number fits; the walk tells apart only whether it is 0',
    })
  return {
    flow: {
      ...inferred,
      model: {
        ...model,
        ...(input && input.values.length > 0 ? { inputs: startsOf(input.values) } : {}),
        events: samples,
        outcomes: Object.fromEntries(outcomes),
        bound: (context: Readonly<Record<string, unknown>>) => finite.map((name) => context[name]),
      },
    },
    asks,
    finite,
  }
}

const listOf = (texts: readonly string[]) => {
  const last = texts.at(-1)
  if (last === undefined) return 'nothing'
  return texts.length === 1 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`
}

/** Each input under a name that says in what it differs from the others. */
function startsOf(values: readonly unknown[]): Record<string, unknown> {
  if (values.length === 1) return { start: values[0] }
  const rows = values.map((value) => (isRecord(value) ? value : { input: value }))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const telling = names.filter((name) => new Set(rows.map((row) => written(row[name]))).size > 1)
  return Object.fromEntries(
    rows.map((row, at) => [
      telling.map((name) => `${name} ${written(row[name]).replaceAll("'", '')}`).join(', '),
      values[at],
    ]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
