import type { AnyEventObject } from 'xstate'
import { plain } from '../model/plainValue.ts'
import type { RequestedEffect } from './recorder.ts'

/** An event that fires after its delay. */
interface Timer {
  /** The id that cancels it; null if nothing can cancel it any more. */
  id: string | null
  event: AnyEventObject
  /** True if part of its delay had passed when another timer ended. */
  isUnderWay: boolean
}

/**
 * The timers in the order in which they were set, and bounds on when each ends. `most[i][j]` is the maximum number of
 * milliseconds by which the i-th ends after the j-th, counted from 1; 0 stands for now. An event may come at any moment
 * before the next end, so these are bounds and not moments (a difference bound matrix).
 */
export interface Timers {
  set: readonly Timer[]
  most: readonly (readonly number[])[]
}

export const noTimers: Timers = { set: [], most: [[0]] }

/** Less than any difference of two delays. */
const instant = 1e-6

/** Tightens the bounds by each other; null if they contradict each other. */
function tightened(most: readonly (readonly number[])[]): number[][] | null {
  const tight = most.map((row) => [...row])
  for (const [via, onward] of tight.entries())
    for (const row of tight)
      for (const [to, bound] of row.entries()) {
        const sum = (row[via] ?? 0) + (onward[to] ?? 0)
        if (sum < bound) row[to] = sum
      }
  return tight.some((row, index) => (row[index] ?? 0) < 0) ? null : tight
}

/**
 * The bounds if one timer ends next; null if another one always ends earlier. Of equal timers, the one set first ends
 * first.
 */
function endingNext({ most }: Timers, index: number): number[][] | null {
  const rank = index + 1
  return tightened(
    most.map((row, from) =>
      from === rank
        ? row.map((bound, to) => (to === 0 || to === rank ? bound : Math.min(bound, to < rank ? -instant : 0)))
        : row,
    ),
  )
}

export const mayEndNext = (timers: Timers, index: number): boolean => endingNext(timers, index) !== null

/** The remaining timers at the moment when one ends. */
export function withoutEnded(timers: Timers, index: number): Timers {
  const most = endingNext(timers, index)
  const ended = timers.set[index]
  if (!most || !ended) throw new Error('another timer ends first')
  // The timer ends now.
  const ranks = [index + 1, ...timers.set.flatMap((_, other) => (other === index ? [] : [other + 1]))]
  return {
    // Another timer with the same id can no longer be cancelled, since XState no longer knows which one it was.
    set: timers.set
      .filter((timer) => timer !== ended)
      .map(({ id, event }) => ({ id: id === ended.id ? null : id, event, isUnderWay: true })),
    most: ranks.map((from) => ranks.map((to) => most[from]?.[to] ?? 0)),
  }
}

interface Delayed {
  event: AnyEventObject
  id?: string
  delay?: number
  to?: unknown
}

/** The timers after the effects of a step, at any moment until the next one fires. */
export function afterEffects(
  timers: Timers,
  effects: readonly RequestedEffect[],
  isSelf: (to: unknown) => boolean,
): Timers {
  let now = timers
  for (const { type, params } of effects) {
    if (type === 'xstate.cancel') now = withoutCancelled(now, String((params as { sendId: unknown }).sendId))
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') continue
    const { event, id, delay, to } = params as Delayed
    if (typeof delay === 'number' && (type === 'xstate.raise' || isSelf(to)))
      now = withTimer(now, { id: id ?? null, event, isUnderWay: false }, delay)
  }
  return now.set.length === 0 ? noTimers : { ...now, most: whileTimePasses(now.most) }
}

function withoutCancelled(timers: Timers, id: string): Timers {
  const last = timers.set.findLastIndex((timer) => timer.id === id)
  if (last < 0) return timers
  const isOther = (_: unknown, rank: number) => rank !== last + 1
  return {
    set: timers.set
      .filter((_, index) => index !== last)
      .map((timer) => (timer.id === id ? { ...timer, id: null } : timer)),
    most: timers.most.filter(isOther).map((row) => row.filter(isOther)),
  }
}

/** Adds a timer that ends after exactly its delay. */
function withTimer({ set, most }: Timers, timer: Timer, delay: number): Timers {
  const rows = most.map((row) => [...row, (row[0] ?? 0) - delay])
  return { set: [...set, timer], most: [...rows, [...(most[0] ?? []).map((bound) => delay + bound), 0]] }
}

/** Lets some time pass, but not beyond the next end. */
const whileTimePasses = ([now = [], ...rest]: Timers['most']): number[][] =>
  tightened([now.map(() => 0), ...rest]) ?? []

/** Equal if the same events can come next. The length of a single timer is irrelevant until part of it has passed. */
export function timersKey({ set, most }: Timers): unknown[] {
  if (set.length === 0) return []
  const names = set.map(({ id, event }) => [id, event.type, plain(event)])
  const [only] = set
  if (set.length === 1 && !only?.isUnderWay) return names
  return [...names, most.map((row) => row.map((bound) => Math.round(bound * 1_000) / 1_000))]
}
