import { spaced, wordsOf } from '../words.ts'
import type { ExportedFlow } from './exports.ts'

type Transition = ExportedFlow['transitions'][string]

/** What changed between two revisions of a flow, in plain sentences. */
export function differenceOf(before: ExportedFlow, now: ExportedFlow): string[] {
  return [...stateChanges(before, now), ...transitionChanges(before, now)]
}

function stateChanges(before: ExportedFlow, now: ExportedFlow): string[] {
  const added = Object.keys(now.states).filter((id) => !(id in before.states))
  const gone = Object.keys(before.states).filter((id) => !(id in now.states))
  const kept = Object.keys(now.states).filter((id) => id in before.states)
  return [
    ...added.map((id) => `There is a new state ${place(id)}.`),
    ...gone.map((id) => `The state ${place(id)} is gone.`),
    ...kept.flatMap((id) => {
      const [old, recent] = [before.states[id], now.states[id]]
      if (!old || !recent) return []
      return [
        ...news(old.invokes, recent.invokes, (name) => `In ${place(id)} the product now asks for ${spaced(name)}.`),
        ...news(
          recent.invokes,
          old.invokes,
          (name) => `In ${place(id)} the product no longer asks for ${spaced(name)}.`,
        ),
        ...news(old.entry, recent.entry, (name) => `Entering ${place(id)} it now does ${spaced(name)}.`),
        ...news(recent.entry, old.entry, (name) => `Entering ${place(id)} it no longer does ${spaced(name)}.`),
        ...news(old.exit, recent.exit, (name) => `Leaving ${place(id)} it now does ${spaced(name)}.`),
        ...news(recent.exit, old.exit, (name) => `Leaving ${place(id)} it no longer does ${spaced(name)}.`),
        ...(old.isFinal === recent.isFinal
          ? []
          : [`${place(id)} ${recent.isFinal ? 'now ends' : 'no longer ends'} the flow.`]),
      ]
    }),
  ]
}

const news = (before: readonly string[], now: readonly string[], say: (name: string) => string) =>
  now.filter((name) => !before.includes(name)).map(say)

/** Transitions are the same one when they leave the same state on the same event under the same guard. */
function transitionChanges(before: ExportedFlow, now: ExportedFlow): string[] {
  const keyed = ({ transitions }: ExportedFlow) =>
    new Map(Object.values(transitions).map((each) => [`${each.from}|${each.trigger}|${each.guard ?? ''}`, each]))
  const [old, recent] = [keyed(before), keyed(now)]
  const sentences: string[] = []
  for (const [key, edge] of recent) {
    const earlier = old.get(key)
    if (!earlier) sentences.push(`${when(edge)} ${nowMay(edge)}.`)
    else sentences.push(...changesOf(earlier, edge))
  }
  for (const [key, edge] of old) if (!recent.has(key)) sentences.push(`${when(edge)} ${noLonger(edge)}.`)
  return sentences
}

function changesOf(before: Transition, now: Transition): string[] {
  return [
    ...(before.to === now.to
      ? []
      : [`${when(now)} ${subject(now)} now leads to ${place(now.to)} instead of ${place(before.to)}.`]),
    ...news(before.actions, now.actions, (name) => `${when(now)} ${subject(now)} now also does ${spaced(name)}.`),
    ...news(now.actions, before.actions, (name) => `${when(now)} ${subject(now)} no longer does ${spaced(name)}.`),
  ]
}

const when = ({ from }: Transition) => `While ${place(from)}`
const nowMay = (edge: Transition) =>
  edge.kind === 'event' && edge.guard === null
    ? `the user may now: ${spaced(edge.trigger)}, ${leading(edge)}`
    : `${subject(edge)} now counts${provided(edge)}, ${leading(edge)}`
const noLonger = (edge: Transition) =>
  edge.kind === 'event'
    ? `the user may no longer: ${spaced(edge.trigger)}${provided(edge)} (it led to ${place(edge.to)})`
    : `${subject(edge)} no longer counts${provided(edge)} (it led to ${place(edge.to)})`
const subject = ({ kind, trigger }: Transition) => (kind === 'event' ? `“${spaced(trigger)}”` : `“${trigger}”`)
const provided = ({ guard }: Transition) => (guard === null ? '' : ` when ${spaced(guard)}`)
const leading = (edge: Transition) =>
  edge.to === edge.from ? 'and it stays there' : `which leads to ${place(edge.to)}`

/** A state by its words, where it has some, and its name. */
function place(id: string): string {
  const name = id.split('.').at(-1) ?? id
  const [words] = wordsOf(id) ?? []
  return id.includes('.') ? `${words ?? spaced(name)} (${id})` : `${id} is open`
}
