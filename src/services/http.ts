import { FetchError, ofetch } from 'ofetch'
import type { Fault, Refusal } from '../domain/contract/envelope.ts'
import { faultWords } from '../domain/contract/faultWords.ts'
import type {
  ParamsOf,
  ResponseOf,
  RouteName,
  SentBody,
  SentFields,
  SentQuery,
  UploadName,
} from '../domain/contract/routes.ts'
import { firstUse } from './firstUse.ts'
import { Refused, Unanswered } from './outcome.ts'
import { trackCall } from './pendingCalls.ts'
import { storage } from './storage.ts'
import { fetchToaster, toastError } from './toasts.ts'
import { unauthorized } from './unauthorized.ts'

/** The only HTTP client (specification, section 7), and the only place that shows a failed call (section 8). */

// Before any toast, because one about a lost network could not be loaded later.
void firstUse.then(fetchToaster)

const base = `${process.env.PUBLIC_API_ROOT ?? ''}/api/`

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE']
type Fields = Record<string, unknown>

const language = () => document.documentElement.lang || 'en'
const wordsFor = (fault: keyof typeof faultWords) => faultWords[fault][language() === 'hi' ? 'hi' : 'en']

const tokenInUse = () => storage.read('accessToken') ?? ''

function authorization(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'x-info-id': storage.read('infoId') ?? '',
    'accept-language': language(),
  }
}

interface Call<N extends RouteName> {
  route: N
  params?: Readonly<Record<string, string>> | undefined
  query?: Fields | undefined
  body?: Fields | undefined
  signal?: AbortSignal | undefined
  authorized: boolean
  asForm?: boolean
  /** True if the call may outlive the page. */
  keepalive?: boolean | undefined
  shows?: Announcement | undefined
}

/**
 * The failures that a call shows in a toast. `default`: all except field errors, which the form shows. `lost`: only a
 * missing or unusable response. `background`: none, and no notice when it is slow, because nobody is waiting for it. A
 * missing plan opens a dialog and is never announced (decision 19).
 */
type Announcement = 'default' | 'everything' | 'lost' | 'nothing' | 'background'

/** Posts without an id that are safe to send twice. */
const idempotentPosts: ReadonlySet<string> = new Set<RouteName>([
  'POST /login',
  'POST /context',
  'POST /notifications/read',
  'POST /account-deletion/password',
])

/** True if a call can be cancelled: a repeated read or write is safe, even though its result is unknown. */
const mayBeCancelled = ({ route, body = {} }: Call<RouteName>) =>
  !route.startsWith('POST') || 'request_id' in body || 'client_id' in body || idempotentPosts.has(route)

/**
 * Yields to the event loop, so that a slow device can handle input between the first calls of a screen.
 */
const nextTask = () => new Promise<void>((passed) => setTimeout(passed))

type Params = Call<RouteName>['params']
/** The URL of a route, below the root of the API. */
const addressOf = (pattern: string, params: Params = {}) =>
  pattern.slice(1).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Removes the toast of each failed call, by method and URL. */
const removals = new Map<string, () => void>()

/** A repeated call removes the toast of the earlier failure, which must not remain after a success. */
function removeFailure(name: string): void {
  removals.get(name)?.()
  removals.delete(name)
}

/** A call of any route. @public */
export async function send<N extends RouteName>(one: Call<N>): Promise<ResponseOf<N>> {
  const { route, params, query, body, signal, authorized, asForm, keepalive = false, shows } = one
  const [method = '', pattern = ''] = route.split(' ')
  if (!methods.includes(method)) throw new Error('Invalid method')
  const address = addressOf(pattern, params)
  removeFailure(`${method} ${address}`)
  // In a hidden tab, timers can be delayed by up to a minute.
  if (method === 'GET' && !document.hidden) await nextTask()
  const token = authorized ? tokenInUse() : null
  const abortController = new AbortController()
  const leave = () => abortController.abort()
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  const endTracking = shows === 'background' ? null : trackCall(mayBeCancelled(one), leave)
  try {
    const answer = await ofetch<ResponseOf<N> | Failed>(address, {
      baseURL: base,
      method,
      retry: 0,
      headers: token !== null ? authorization(token) : { 'accept-language': language() },
      query: query ?? {},
      ...(method === 'GET' ? {} : { body: asForm ? formBody(body) : (body ?? {}) }),
      signal: abortController.signal,
      ...(keepalive ? { keepalive } : {}),
    })
    if (isFailedAnswer(answer)) throw errorFrom(200, answer, token)
    return answer
  } catch (error) {
    const failure =
      error instanceof FetchError
        ? errorFrom(error.response?.status, error.data, token, error.response?.headers.get('x-request-id') ?? null)
        : error
    if (!abortController.signal.aborted)
      announceFailure(`${method} ${address}`, failure, token, method === 'GET' && !shows ? 'everything' : shows)
    throw failure
  } finally {
    signal?.removeEventListener('abort', leave)
    endTracking?.()
  }
}

function announceFailure(name: string, failure: unknown, token: string | null, shows: Announcement = 'default'): void {
  const isLost = failure instanceof Unanswered && shows !== 'nothing' && shows !== 'background'
  if (isLost || (failure instanceof Refused && isAnnounced(failure, token, shows)))
    removals.set(name, toastError(failure.message))
}

/** For these the screen shows what to do next: wait for the profile's approval, verify the mobile number. */
const expectedRefusals: ReadonlySet<Refused['refusal']['code']> = new Set([
  'PROFILE_NOT_APPROVED',
  'MOBILE_NOT_VERIFIED',
])

/** True if a refusal is shown in a toast. A 401 ends the session, which has its own toast. */
function isAnnounced({ status, refusal }: Refused, token: string | null, shows: Announcement): boolean {
  if ((status === 401 && token !== null) || status === 402) return false
  if (shows === 'everything') return !expectedRefusals.has(refusal.code)
  return shows === 'default' && Object.keys(refusal.fields).length === 0
}

/** Encodes a form; a list repeats its name. */
const formBody = (fields: Fields = {}) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )

/** The body of a failed call. A proxy may return anything. */
type Failed = Partial<Fault> & { message?: string | { message: string } } & (
    | PartsOf<Refusal>
    | { code?: undefined; fields?: undefined }
  )
type PartsOf<One> = One extends Refusal ? Pick<One, 'code'> & Partial<Omit<One, 'message'>> : never

/** True for a refusal with status 200. */
const isFailedAnswer = (answer: unknown): answer is Failed =>
  answer instanceof Object && 'status' in answer && answer.status === false

/**
 * A refusal, or a lost response with the words of section 8. A late 401 for a replaced token does not end the session.
 */
function errorFrom(
  status: number | undefined,
  data: Failed | undefined,
  token: string | null,
  requestId: string | null = null,
): Error {
  if (status === undefined) return new Unanswered(wordsFor('silent'))
  const serverMessage = typeof data?.message === 'object' ? data.message.message : data?.message
  const message =
    (status >= 500 && data?.ErrorDetails?.message) || (status !== 500 && serverMessage) || wordsFor('unknown')
  if (status >= 500) return new Unanswered(message, status, requestId)
  if (status === 401 && token === tokenInUse()) unauthorized.send()
  return new Refused(
    status,
    data?.code === 'PAYMENT_NOT_SUCCEEDED'
      ? { code: data.code, message, fields: data.fields ?? {} }
      : { code: data?.code ?? null, message, fields: data?.fields ?? {} },
  )
}

/** The required type of a part of a call; empty if the route has no such part. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : [keyof T] extends [never]
    ? unknown
    : object extends T
      ? { [One in Name]?: T }
      : { [One in Name]: T }

type Given<N extends RouteName> = Part<'params', ParamsOf<N>> &
  Part<'query', SentQuery<N>> &
  Part<'body', SentBody<N>> & {
    signal?: AbortSignal | undefined
    shows?: Announcement | undefined
    keepalive?: boolean
  }

type CalledName = Exclude<RouteName, UploadName | 'GET /events'>
type Arguments<N extends RouteName> = object extends Given<N> ? [given?: Given<N>] : [given: Given<N>]

/** Calls a route as the logged-in member. */
export const call = <N extends CalledName>(route: N, ...[given]: Arguments<N>) =>
  send<N>({ ...given, route, authorized: true })
/** Calls a route before the login, without a bearer token. */
export const publicCall = <N extends CalledName>(route: N, ...[given]: Arguments<N>) =>
  send<N>({ ...given, route, authorized: false })

/** The body of a streaming response, for server-sent events. */
export async function openStream(route: 'GET /events', signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = tokenInUse()
  const answer = await fetch(base + addressOf(route.slice(4)), { headers: authorization(token), signal }).catch(() => {
    throw new Unanswered(wordsFor('silent'))
  })
  if (!answer.ok || !answer.body) throw errorFrom(answer.status, undefined, token)
  return answer.body
}

/** A multipart upload with the file last; `onProgress` receives 0–1. */
export function upload<N extends UploadName>(
  route: N,
  { params, fields, file }: Part<'params', ParamsOf<N>> & { params?: Params; fields: SentFields<N>; file: File },
  { signal, onProgress, shows }: { signal: AbortSignal; onProgress: (share: number) => void; shows?: Announcement },
): Promise<ResponseOf<N>> {
  const token = tokenInUse()
  const address = addressOf(route.slice(5), params)
  const name = `POST ${address}`
  removeFailure(name)
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  form.set('file', file)
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', base + address)
    for (const [header, value] of Object.entries(authorization(token))) request.setRequestHeader(header, value)
    request.responseType = 'json'
    request.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0)
    // The progress is shown until the whole file is sent.
    request.upload.onload = () => {
      request.onloadend = trackCall(true, () => request.abort())
    }
    const fail = (failure: Error) => {
      announceFailure(name, failure, token, shows)
      reject(failure)
    }
    request.onload = () => {
      if (request.status < 300 && !isFailedAnswer(request.response)) resolve(request.response)
      else fail(errorFrom(request.status, request.response, token))
    }
    request.onerror = () => fail(errorFrom(undefined, undefined, token))
    // A connection that times out is reported as this, not as an error.
    request.ontimeout = request.onerror
    request.onabort = () => reject(signal.aborted ? signal.reason : new Unanswered(wordsFor('silent')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
