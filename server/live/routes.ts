import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { LiveEvent } from '../../src/domain/contract/chats.ts'
import type { Env } from '../deps.ts'
import { signedIn } from '../http/signedIn.ts'
import { streams } from './streams.ts'

const heartbeat = 15_000
/** A reader that does not read is dropped: it comes back and fetches by cursor what it missed. */
const longestQueue = 200

/** Server-sent events for one session: new messages, reads and proposals as they happen. */
export const liveRoutes = new Hono<Env>().get('/events', signedIn, (c) => {
  const { deps, account, session } = c.var
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const queue: LiveEvent[] = [{ type: 'ready' }]
    let wake = () => {}
    const enqueue = (event: LiveEvent) => {
      if (event.type === 'session_ended') {
        if (event.session_id === session.id) stream.abort()
        return wake()
      }
      queue.push(event)
      if (queue.length > longestQueue) stream.abort()
      wake()
    }
    const unsubscribe = deps.live.subscribe(account.id, enqueue)
    const close = streams.add(() => {
      stream.abort()
      wake()
    })
    stream.onAbort(() => wake())
    try {
      while (!stream.aborted) {
        for (let event = queue.shift(); event && !stream.aborted; event = queue.shift())
          await stream.writeSSE({ data: JSON.stringify(event) })
        const timer = setTimeout(() => wake(), heartbeat)
        await new Promise<void>((resolve) => {
          wake = resolve
          if (queue.length > 0 || stream.aborted) resolve()
        })
        clearTimeout(timer)
        if (queue.length === 0 && !stream.aborted) await stream.write(': still here\n\n')
      }
    } finally {
      unsubscribe()
      close()
    }
  })
})
