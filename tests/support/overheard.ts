import { Actor, type AnyEventObject, StateMachine } from 'xstate'

/** What flows are told while something is done on a screen: every event with what it carries, also of a flow beside the own. */

interface Hearing {
  id: string
  src: unknown
  logic: unknown
  _send: (event: AnyEventObject) => void
}

const hearing = Actor.prototype as unknown as Hearing
const { _send: deliver } = hearing
let told: string[] = []
/** Told by the page without a deed, when it has come to rest. */
const byItself = new Set(['earlier.requested'])
const longest = 300

hearing._send = function (this: Hearing, event) {
  if (!event.type.startsWith('xstate.') && !byItself.has(event.type))
    told.push(`${nameOf(this)} ← ${event.type}${carriedBy(event)}`)
  deliver.call(this, event)
}

const nameOf = ({ logic, src, id }: Hearing) =>
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

/** The events of this one deed. */
export async function toldWhile(deed: () => unknown): Promise<string[]> {
  told = []
  await deed()
  return told
}
