import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

/** What one call into a library said and heard outside, where the library itself neither tells it nor can be called off. */
interface Hearing {
  host: string
  /** Of the last answer from the host; 0 where none came. */
  status: number
  /** Milliseconds that the last answer asked to be left alone for. */
  retryAfter: number
  isOver: boolean
  request: ClientRequest | null
}

const hearings = new AsyncLocalStorage<Hearing>()
const calledOff = () => new Error('no answer in time')

// Every request of this process passes here; those of nobody's hearing go on at once.
subscribe('http.client.request.start', (message) => {
  const hearing = hearings.getStore()
  if (!hearing) return
  const { request } = message as { request: ClientRequest }
  if (hearing.isOver) {
    request.destroy(calledOff())
    return
  }
  hearing.request = request
  if (request.host !== hearing.host) return
  Object.assign(hearing, { status: 0, retryAfter: 0 })
  request.once('response', ({ statusCode = 0, headers }: IncomingMessage) =>
    Object.assign(hearing, { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0) * 1000 || 0 }),
  )
})

export interface Heard<T> {
  /** Null where the call threw, or took longer than it may. */
  answer: T | null
  error: unknown
  status: number
  retryAfter: number
}

/** Makes a call and listens to what the host answers it; after `patience` milliseconds nothing of it goes on. */
export async function heard<T>(host: string, patience: number, call: () => Promise<T>): Promise<Heard<T>> {
  const hearing: Hearing = { host, status: 0, retryAfter: 0, isOver: false, request: null }
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      hearing.isOver = true
      hearing.request?.destroy(calledOff())
      reject(calledOff())
    }, patience)
  })
  try {
    const answer = await Promise.race([hearings.run(hearing, call), tooLate])
    return { answer, error: null, status: hearing.status, retryAfter: hearing.retryAfter }
  } catch (error) {
    return { answer: null, error, status: hearing.status, retryAfter: hearing.retryAfter }
  } finally {
    clearTimeout(timer)
  }
}
