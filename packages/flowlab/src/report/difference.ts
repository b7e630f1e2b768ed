import { spaced } from '../model/names.ts'
import { detailChanges } from './detailChanges.ts'
import type { ExportedFlow } from './exports.ts'
import {
  actionPhrase,
  actorPhrase,
  condition,
  during,
  type ExportedTransition,
  isRoot,
  provided,
  statePhrase,
  triggerPhrase,
} from './phrases.ts'

/** The changes between two revisions of a flow, in plain sentences. */
export function differenceOf(before: ExportedFlow, now: ExportedFlow): string[] {
  return [
    ...stateChanges(before, now),
    ...transitionChanges(before, now),
    ...(before.details && now.details ? detailChanges(before.details, now.details, sharedBy(before, now)) : []),
  ]
}

const sharedBy = (before: ExportedFlow, now: ExportedFlow) =>
  Object.fromEntries(Object.entries(now.transitions).filter(([id]) => id in before.transitions))

function stateChanges(before: ExportedFlow, now: ExportedFlow): string[] {
  const added = Object.keys(now.states).filter((id) => !(id in before.states))
  const gone = Object.keys(before.states).filter((id) => !(id in now.states))
  return [
    ...added.map((id) => `There is a new state ${statePhrase(id)}.`),
    ...gone.map((id) => `The state ${statePhrase(id)} is gone, with all that led out of it.`),
    ...Object.entries(now.states).flatMap(([id, recent]) => {
      const old = before.states[id]
      return old ? changesInside(id, old, recent) : []
    }),
  ]
}

type ExportedState = ExportedFlow['states'][string]

function changesInside(id: string, old: ExportedState, now: ExportedState): string[] {
  const actor = (name: string) => actorPhrase(id.split('.')[0] ?? id, name)
  const where = isRoot(id) ? 'As long as it is open' : `While ${statePhrase(id)}`
  return [
    ...news(old.invokes, now.invokes, (name) => `${where}, the product now runs ${actor(name)}.`),
    ...news(now.invokes, old.invokes, (name) => `${where}, the product no longer runs ${actor(name)}.`),
    ...news(old.entry, now.entry, (name) => `Coming to ${statePhrase(id)}, it now also does “${spaced(name)}”.`),
    ...news(now.entry, old.entry, (name) => `Coming to ${statePhrase(id)}, it no longer does “${spaced(name)}”.`),
    ...news(old.exit, now.exit, (name) => `Leaving ${statePhrase(id)}, it now also does “${spaced(name)}”.`),
    ...news(now.exit, old.exit, (name) => `Leaving ${statePhrase(id)}, it no longer does “${spaced(name)}”.`),
    ...reordered(old.invokes, now.invokes, (names) => `${where}, the product now runs ${names}, in this order.`, actor),
    ...reordered(old.entry, now.entry, (names) => `Coming to ${statePhrase(id)}, it now does ${names}, in this order.`),
    ...reordered(old.exit, now.exit, (names) => `Leaving ${statePhrase(id)}, it now does ${names}, in this order.`),
    ...(old.isFinal === now.isFinal
      ? []
      : [`Coming to ${statePhrase(id)} ${now.isFinal ? 'now' : 'no longer'} ends the flow.`]),
  ]
}

const news = (before: readonly string[], now: readonly string[], say: (name: string) => string) =>
  now.filter((name) => !before.includes(name)).map(say)

/** Reports names whose order has changed. */
function reordered(
  before: readonly string[],
  now: readonly string[],
  say: (names: string) => string,
  called = (name: string) => `“${spaced(name)}”`,
): string[] {
  const isSame = [...before].sort().join() === [...now].sort().join() && before.join() !== now.join()
  return isSame ? [say(now.map(called).join(', '))] : []
}

/** Two transitions are the same if they leave the same state on the same event under the same guard. */
function transitionChanges(before: ExportedFlow, now: ExportedFlow): string[] {
  const keyed = ({ transitions }: ExportedFlow) =>
    new Map(Object.values(transitions).map((each) => [`${each.from}|${each.trigger}|${each.guard ?? ''}`, each]))
  const [old, recent] = [keyed(before), keyed(now)]
  const lost = [...old].filter(([key, { from }]) => !recent.has(key) && from in now.states).map(([, edge]) => edge)
  const won = [...recent].filter(([key]) => !old.has(key)).map(([, edge]) => edge)
  const isReguarded = (edge: ExportedTransition) => (other: ExportedTransition) =>
    other.from === edge.from && other.trigger === edge.trigger && other.to === edge.to
  const reguarded = won.flatMap((edge) => lost.filter(isReguarded(edge)).map((earlier) => [earlier, edge] as const))
  const isListed = (edge: ExportedTransition) => reguarded.some((pair) => pair.includes(edge))
  return [
    ...[...recent].flatMap(([key, edge]) => changesOf(old.get(key) ?? edge, edge)),
    ...reguarded.flatMap(([earlier, edge]) => [guardChange(earlier, edge), ...changesOf(earlier, edge)]),
    ...won.filter((edge) => !isListed(edge)).map(nowPossible),
    ...lost.filter((edge) => !isListed(edge)).map(noLongerPossible),
  ]
}

function changesOf(before: ExportedTransition, now: ExportedTransition): string[] {
  const what = `${during(now.from)} ${triggerPhrase(now)}`
  return [
    ...(before.to === now.to
      ? []
      : [`${what}${provided(now)} now leads to ${statePhrase(now.to)} instead of ${statePhrase(before.to)}.`]),
    ...news(before.actions, now.actions, (name) => `${what}${provided(now)} now also does “${spaced(name)}”.`),
    ...news(now.actions, before.actions, (name) => `${what}${provided(now)} no longer does “${spaced(name)}”.`),
    ...reordered(before.actions, now.actions, (names) => `${what}${provided(now)} now does ${names}, in this order.`),
  ]
}

const guardChange = (before: ExportedTransition, now: ExportedTransition) =>
  `${during(now.from)} ${triggerPhrase(now)} now counts ${condition(now)}; before it counted ${condition(before)}.`

function nowPossible(edge: ExportedTransition): string {
  const goes = edge.to === edge.from ? 'it stays there' : `this leads to ${statePhrase(edge.to)}`
  const does = actionPhrase(edge)
  return does
    ? `${during(edge.from)} the user may now ${does}${provided(edge)}; ${goes}.`
    : `${during(edge.from)} ${triggerPhrase(edge)}${provided(edge)} now counts; ${goes}.`
}

function noLongerPossible(edge: ExportedTransition): string {
  const led = edge.to === edge.from ? '' : `; it led to ${statePhrase(edge.to)}`
  const does = actionPhrase(edge)
  return does
    ? `${during(edge.from)} the user may no longer ${does}${provided(edge)}${led}.`
    : `${during(edge.from)} ${triggerPhrase(edge)}${provided(edge)} no longer counts${led}.`
}
