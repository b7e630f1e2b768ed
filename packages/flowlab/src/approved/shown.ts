import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { childrenOf } from '../machine/children.ts'
import type { RequestedEffect } from '../machine/recorder.ts'
import { namedEvents } from '../machine/steps.ts'
import type { FlowModel } from '../model/flow.ts'
import { plain } from '../model/plainValue.ts'
import { fingerprint } from '../walk/paths.ts'

/** The observable parts of a flow at one moment. */
export interface Moment {
  snapshot: AnyMachineSnapshot
  effects: readonly RequestedEffect[]
}

const longest = 200

/** A value on one line. A long value is cut and gets a fingerprint to stay unique. */
function formatValue(value: unknown): string {
  const text = JSON.stringify(plain(value)) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters, ${fingerprint(text)})` : text
}

/**
 * The observations after a step, one sentence each: the state, the changed context, the effects in order, the accepted
 * events.
 */
export function describeMoment(model: FlowModel, now: Moment, before: Moment | null): string[] {
  const place = placeOf(now.snapshot.value)
  const isThere = before !== null && placeOf(before.snapshot.value) === place
  return [
    `${isThere ? 'stays in' : 'is in'} ${place}`,
    ...contextChanges(before?.snapshot.context ?? {}, now.snapshot.context),
    ...now.effects.map((each) => effect(each, now.snapshot.context)),
    ...spawned(now, before),
    ...ending(now.snapshot, before?.snapshot ?? null),
    ...acceptance(model, now.snapshot, before?.snapshot ?? null),
  ]
}

/** `{ a: 'b' }` as `a.b`; the regions of a parallel state are listed side by side. */
export function placeOf(value: unknown): string {
  if (typeof value === 'string') return value
  const regions = Object.entries((value ?? {}) as object).map(([name, inside]) => {
    const place = placeOf(inside)
    return place ? `${name}.${place}` : name
  })
  return regions.join(' and ') || 'itself'
}

type Parts = Record<string, unknown>
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

function contextChanges(before: unknown, now: unknown): string[] {
  const [old, recent] = [leavesOf(plain(before)), leavesOf(plain(now))]
  return [
    ...[...recent]
      .filter(([path, value]) => JSON.stringify(old.get(path)) !== JSON.stringify(value))
      .map(([path, value]) => `${path} is ${formatValue(value)}`),
    ...[...old.keys()].filter((path) => !recent.has(path) && !isCovered(path, recent)).map((path) => `${path} is gone`),
  ]
}

const isCovered = (path: string, recent: ReadonlyMap<string, unknown>) =>
  [...recent.keys()].some((other) => other.startsWith(`${path}.`) || path.startsWith(`${other}.`))

const leavesOf = (value: unknown, path = ''): Map<string, unknown> =>
  isParts(value)
    ? new Map(Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, path ? `${path}.${name}` : name)]))
    : new Map(path ? [[path, value]] : [])

const delayName = (id: string) => id.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')
const payloadText = (value: unknown) => (value === undefined ? '' : ` with ${formatValue(value)}`)

function effect({ type, params, info }: RequestedEffect, final: unknown): string {
  const parts = (params ?? {}) as Parts
  const event = parts.event as AnyEventObject | undefined
  const delayText = typeof parts.delay === 'number' ? ` in ${parts.delay.toLocaleString('en')} ms` : ''
  if (type === 'xstate.spawnChild') return `starts ${actorName(parts)}${payloadText(parts.input)}`
  if (type === 'xstate.stopChild') return `stops ${actorName(params)}`
  if (type === 'xstate.raise') return raised(event, delayText)
  if (type === 'xstate.cancel') return `no longer waits for ${delayName(String(parts.sendId ?? params))}`
  if (type === 'xstate.sendTo')
    return `tells ${isItself(parts.to) ? 'itself' : String(parts.targetId ?? actorName(parts.to))} ${formatValue(event)}${delayText}`
  if (type === 'xstate.emit') return `emits ${formatValue(event)}`
  return `does ${type}${payloadText(params)}${changedAfter(info?.context, final)}`
}

/** What an action does not see, because later assignments of the same step change it. */
function changedAfter(seen: unknown, final: unknown): string {
  if (!isParts(seen) || !isParts(final) || seen === final) return ''
  const text = (parts: Parts, name: string) => JSON.stringify(plain(parts[name]))
  const later = Object.keys(final).filter((name) => text(seen, name) !== text(final, name))
  return later.length > 0 ? `, before ${later.join(', ')} changed` : ''
}

/** Describes a delay of the chart as a wait, and a raised event by its name. */
function raised(event: AnyEventObject | undefined, later: string): string {
  if (event?.type.startsWith('xstate.after.')) return `waits ${later.slice(4)} for ${delayName(event.type)}`
  return `raises ${formatValue(event)}${later}`
}

/** True for the flow itself: its `src` is its chart, while the `src` of an actor is the name of its logic. */
const isItself = (to: unknown) => typeof (to as { src?: unknown } | undefined)?.src === 'object'

/** Actors started by an assignment, for which XState reports no effect. */
function spawned({ snapshot, effects }: Moment, before: Moment | null): string[] {
  const addressed = new Set(effects.map(({ params }) => (params as { actorRef?: unknown } | undefined)?.actorRef))
  const old = new Set<unknown>(Object.values(before?.snapshot.children ?? {}))
  return Object.values(childrenOf(snapshot)).flatMap((ref) =>
    ref && !addressed.has(ref) && !old.has(ref) ? [`starts ${actorName(ref)}${payloadText(ref.options.input)}`] : [],
  )
}

/** An actor by its source, and by its id if one was set explicitly. */
function actorName(params: unknown): string {
  if (typeof params === 'string') return params.replace(/^\d+\./, '')
  const { id, src } = (params ?? {}) as { id?: unknown; src?: unknown }
  const own = String(id ?? '')
  if (typeof src !== 'string') return own
  return /^(\d+\.|x:)/.test(own) || own === src ? src : `${src} as ${own}`
}

function ending(now: AnyMachineSnapshot, before: AnyMachineSnapshot | null): string[] {
  if (now.status === 'active' || now.status === before?.status) return []
  return [now.status === 'done' ? `ends with ${formatValue(now.output)}` : `breaks with ${formatValue(now.error)}`]
}

function acceptance(model: FlowModel, now: AnyMachineSnapshot, before: AnyMachineSnapshot | null): string[] {
  const [old, recent] = [before ? acceptedIn(model, before) : [], acceptedIn(model, now)]
  const more = recent.filter((name) => !old.includes(name))
  const fewer = old.filter((name) => !recent.includes(name))
  return [
    ...(more.length > 0 ? [`accepts ${more.join(', ')}`] : []),
    ...(fewer.length > 0 ? [`no longer accepts ${fewer.join(', ')}`] : []),
  ]
}

/** The sample events that would have an effect, by type alone if every sample of the type would. */
function acceptedIn(model: FlowModel, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return []
  const events = namedEvents(model)
  const accepted = events.filter(({ event }) => snapshot.can(event as never))
  const isWhole = (type: string) =>
    events.filter(({ event }) => event.type === type).length ===
    accepted.filter(({ event }) => event.type === type).length
  return [...new Set(accepted.map(({ event, name }) => (isWhole(event.type) ? event.type : name)))]
}
