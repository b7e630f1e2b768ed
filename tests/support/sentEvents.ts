import { Actor, type AnyEventObject, StateMachine } from 'xstate'

/**
 * The events that flows receive during an action on a screen, with their payloads, including other flows than the
 * screen's own.
 */

interface Receiver {
  id: string
  src: unknown
  logic: unknown
  _send: (event: AnyEventObject) => void
}

const receiver = Actor.prototype as unknown as Receiver
const { _send: deliver } = receiver
let sent: string[] = []
/** Sent by the page itself, without an action of the person. */
const onItsOwn = new Set(['earlier.requested'])
const longest = 300

receiver._send = function (this: Receiver, event) {
  if (!event.type.startsWith('xstate.') && !onItsOwn.has(event.type))
    sent.push(`${nameOf(this)} ← ${event.type}${carriedBy(event)}`)
  deliver.call(this, event)
}

const nameOf = ({ logic, src, id }: Receiver) =>
  logic instanceof StateMachine ? logic.id : typeof src === 'string' ? src : id

function carriedBy({ type: _, ...carried }: AnyEventObject): string {
  if (Object.keys(carried).length === 0) return ''
  const text = JSON.stringify(carried, readably)
  return ` ${text.length > longest ? `${text.slice(0, longest)}…` : text}`
}

function readably(_: string, value: unknown): unknown {
  if (value instanceof File) return `file ${value.name}, ${value.type}, ${value.size} bytes`
  if (typeof value === 'function') return '(function)'
  return typeof value === 'object' && value !== null && 'sessionId' in value ? '(flow)' : value
}

/** The events that one action sends. */
export async function sentDuring(act: () => unknown): Promise<string[]> {
  sent = []
  await act()
  return sent
}
