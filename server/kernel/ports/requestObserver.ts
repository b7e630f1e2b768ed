import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

/** The requests and responses of one call to a library that neither reports them nor supports aborting. */
interface Observation {
  host: string
  /** The status of the host's last response; 0 if there was none. */
  status: number
  /** The last response's Retry-After, in milliseconds. */
  retryAfter: number
  isOver: boolean
  request: ClientRequest | null
}

const observations = new AsyncLocalStorage<Observation>()
const timedOut = () => new Error('timeout: no response')

// Every request of this process passes through here; unobserved ones continue at once.
subscribe('http.client.request.start', (message) => {
  const observation = observations.getStore()
  if (!observation) return
  const { request } = message as { request: ClientRequest }
  if (observation.isOver) {
    request.destroy(timedOut())
    return
  }
  observation.request = request
  if (request.host !== observation.host) return
  Object.assign(observation, { status: 0, retryAfter: 0 })
  request.once('response', ({ statusCode = 0, headers }: IncomingMessage) =>
    Object.assign(observation, { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0) * 1000 || 0 }),
  )
})

export interface ObservedCall<T> {
  /** Null if the call threw or timed out. */
  answer: T | null
  error: unknown
  status: number
  retryAfter: number
}

/** Makes a call and records the host's responses; after `patience` milliseconds the call is aborted. */
export async function observeRequest<T>(
  host: string,
  patience: number,
  call: () => Promise<T>,
): Promise<ObservedCall<T>> {
  const observation: Observation = { host, status: 0, retryAfter: 0, isOver: false, request: null }
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      observation.isOver = true
      observation.request?.destroy(timedOut())
      reject(timedOut())
    }, patience)
  })
  try {
    const answer = await Promise.race([observations.run(observation, call), tooLate])
    return { answer, error: null, status: observation.status, retryAfter: observation.retryAfter }
  } catch (error) {
    return { answer: null, error, status: observation.status, retryAfter: observation.retryAfter }
  } finally {
    clearTimeout(timer)
  }
}
