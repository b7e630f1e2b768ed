import { transitionId } from 'flowlab/model/transitionId.ts'
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'

/**
 * The data that a watched tab sends: a flow's state and the event that led to it, without any value that a person typed
 * or received.
 */
interface FlowUpdate {
  tab: string
  at: number
  flow: string
  value: unknown
  status: string
  event: { type: string; data: unknown }
  context: unknown
  transitions: readonly string[]
}

/** Masks texts and numbers with dots; flags, missing values and the shape remain. */
function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value === '' ? '' : '•••'
  if (typeof value === 'number' || typeof value === 'bigint') return '•'
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '(function)' : value
  if (depth > 4) return '…'
  if ('sessionId' in value) return '(flow)'
  if (Array.isArray(value)) return value.slice(0, 5).map((part) => masked(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part, depth + 1)]))
}

/** Opens the channel on which the Flow Lab listens. */
export function openChannel(): (event: InspectionEvent) => void {
  const channel = new BroadcastChannel('flowlab')
  const tab = crypto.randomUUID().slice(0, 8)
  const latest = new Map<AnyActorRef, () => FlowUpdate>()
  const transitionsOf = new Map<AnyActorRef, string[]>()
  channel.onmessage = ({ data }) => {
    if (data === 'who is there?') for (const update of latest.values()) channel.postMessage(update())
  }
  return (event) => {
    const actor = event.actorRef as AnyActorRef
    if (event.type === '@xstate.microstep') {
      transitionsOf.set(actor, [...(transitionsOf.get(actor) ?? []), ...event._transitions.map(transitionId)])
      return
    }
    const snapshot = event.type === '@xstate.snapshot' ? (event.snapshot as AnyMachineSnapshot) : null
    if (!snapshot || event.type !== '@xstate.snapshot' || !('machine' in snapshot)) return
    const { type, ...data } = event.event
    const transitions = transitionsOf.get(actor) ?? []
    transitionsOf.delete(actor)
    const update = (): FlowUpdate => ({
      tab,
      at: Date.now(),
      flow: snapshot.machine.id,
      value: snapshot.value,
      status: snapshot.status,
      event: { type, data: masked(data) },
      context: masked(snapshot.context),
      transitions,
    })
    if (snapshot.status === 'active') latest.set(actor, update)
    else latest.delete(actor)
    channel.postMessage(update())
  }
}
