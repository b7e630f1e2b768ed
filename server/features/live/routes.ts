import type { LiveEvent } from '../../../src/domain/contract/liveEvents.ts'
import { Routes } from '../../kernel/http/contract.ts'
import type { Deps } from '../../kernel/ports/deps.ts'
import { streams } from './streams.ts'

/** A subscriber with this many unread bytes is disconnected: it reconnects and fetches what it missed. */
const maxUnread = 128 * 1024
const text = new TextEncoder()
const stillHere = text.encode(': still here\n\n')
/** Encoded events, one for all subscribers. */
const encoded = new WeakMap<LiveEvent, Uint8Array>()

function bytesOf(event: LiveEvent): Uint8Array {
  const known = encoded.get(event)
  if (known) return known
  const bytes = text.encode(`data: ${JSON.stringify(event)}\n\n`)
  encoded.set(event, bytes)
  return bytes
}

/** Sends live events to one session: messages, marks, notifications and proposals as they happen. */
export const liveRoutes = new Routes().serve('GET /events', (c) =>
  c.body(eventStream(c.var.deps, c.var.account.id, c.var.session.id), 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  }),
)

/** Logged unchanged by the HTTP adapter, once for every closed stream: a stack trace would not help. */
const notReading = Object.assign(new Error('the subscriber is too slow'), { stack: undefined })

function eventStream({ live }: Deps, accountId: string, sessionId: string): ReadableStream<Uint8Array> {
  let close = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false
        const end = (failure?: Error) => {
          if (ended) return
          ended = true
          close()
          if (failure) controller.error(failure)
          else controller.close()
        }
        const write = (bytes: Uint8Array) => {
          if (ended) return
          controller.enqueue(bytes)
          if ((controller.desiredSize ?? 0) < -maxUnread) end(notReading)
        }
        const unsubscribe = live.subscribe(accountId, (event) => {
          if (event.type !== 'session_ended') write(bytesOf(event))
          else if (event.session_id === sessionId) end()
        })
        const remove = streams.add({ sessionId, beat: () => write(stillHere), end: () => end() })
        close = () => {
          ended = true
          unsubscribe()
          remove()
        }
        write(bytesOf({ type: 'ready' }))
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
}
