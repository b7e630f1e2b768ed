import { FetchError, ofetch } from 'ofetch'
import type { Refusal } from '../domain/contract/envelope.ts'
import { Refused, Unanswered } from './outcome.ts'
import { beginWaiting } from './pendingCalls.ts'
import { storage } from './storage.ts'
import { fetchToaster, toastError } from './toasts.ts'
import { unauthorized } from './unauthorized.ts'

/** The one way to the server (specification, section 7), and the one place where a failed call is told (section 8). */

// A toast about a lost network could not be fetched any more.
fetchToaster()

const base = `${process.env.PUBLIC_API_ROOT ?? ''}/api/`
const fault = 'An unkown exception has occur. Please Contact administrator'
const silent = 'Server Not Responding'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE']
type Fields = Record<string, unknown>

const language = () => document.documentElement.lang || 'en'

const tokenInUse = () => storage.read('accessToken') ?? ''

function authorization(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'x-info-id': storage.read('infoId') ?? '',
    'accept-language': language(),
  }
}

interface Call {
  method: Method
  path: string
  fields?: Fields | undefined
  signal?: AbortSignal | undefined
  authorized: boolean
  asForm?: boolean
  tells?: Tells | undefined
}

/**
 * What of its failures a call tells by a toast. `default`: all but the fields of a form, which the screen says at their
 * place. `lost`: only that no usable answer came. `background`: nothing, and that it takes long neither, since nobody waits
 * for it. A plan that is missing is asked about, and never told (decision 19).
 */
type Tells = 'default' | 'everything' | 'lost' | 'nothing' | 'background'

/** Posts without an id of their own that change nothing which sending them again would not. */
const harmless = new Set(['login', 'context', 'notifications/read', 'account-deletion/password'])

/** Giving up waiting must not leave somebody unsure of what happened: reading again, or sending again, puts it right. */
const mayBeCancelled = ({ method, path, fields = {} }: Call) =>
  method !== 'POST' || 'request_id' in fields || 'client_id' in fields || harmless.has(path)

/** A screen asks for several things as it starts: between two of them the processor of a cheap phone answers to a touch. */
const inTaskOfItsOwn = () => new Promise<void>((passed) => setTimeout(passed))

/** @public */
export async function call<T>(one: Call): Promise<T> {
  const { method, path, fields, signal, authorized, asForm, tells } = one
  if (!methods.includes(method)) throw new Error('Invalid method')
  // What a hidden tab waits for can last a minute.
  if (method === 'GET' && !document.hidden) await inTaskOfItsOwn()
  const token = authorized ? tokenInUse() : null
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  const answered = tells === 'background' ? null : beginWaiting(mayBeCancelled(one), leave)
  try {
    const answer = await ofetch<T>(path, {
      baseURL: base,
      method,
      retry: 0,
      headers: token !== null ? authorization(token) : { 'accept-language': language() },
      ...(method === 'GET' ? { query: fields ?? {} } : { body: asForm ? formBody(fields) : (fields ?? {}) }),
      signal: leaving.signal,
    })
    if (saysNo(answer)) throw explained(200, answer, token)
    return answer
  } catch (error) {
    const failure =
      error instanceof FetchError
        ? explained(error.response?.status, error.data, token, error.response?.headers.get('x-request-id') ?? null)
        : error
    if (!leaving.signal.aborted) tell(failure, token, method === 'GET' && !tells ? 'everything' : tells)
    throw failure
  } finally {
    signal?.removeEventListener('abort', leave)
    answered?.()
  }
}

function tell(failure: unknown, token: string | null, tells: Tells = 'default'): void {
  const isLost = failure instanceof Unanswered && tells !== 'nothing' && tells !== 'background'
  if (isLost || (failure instanceof Refused && isTold(failure, token, tells))) toastError(failure.message)
}

/** A 401 of a session has its own way out, and its own toast. */
function isTold({ status, refusal }: Refused, token: string | null, tells: Tells): boolean {
  if ((status === 401 && token !== null) || status === 402) return false
  return tells === 'everything' || (tells === 'default' && Object.keys(refusal.fields).length === 0)
}

/** A list is sent as its name repeated. */
const formBody = (fields: Fields = {}) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )

interface Answer extends Partial<Omit<Refusal, 'message'>> {
  message?: string | { message: string }
  ErrorDetails?: { message?: string }
}

/** 200, and yet a refusal. */
const saysNo = (answer: unknown): answer is Answer =>
  answer instanceof Object && 'status' in answer && answer.status === false

/** A refusal, or a lost answer with the words of section 8. A late 401 of a token that was replaced ends nothing. */
function explained(
  status: number | undefined,
  data: Answer | undefined,
  token: string | null,
  requestId: string | null = null,
): Error {
  if (status === undefined) return new Unanswered(silent)
  const said = typeof data?.message === 'object' ? data.message.message : data?.message
  const message = (status >= 500 && data?.ErrorDetails?.message) || (status !== 500 && said) || fault
  if (status >= 500) return new Unanswered(message, status, requestId)
  if (status === 401 && token === tokenInUse()) unauthorized.tell()
  return new Refused(status, { code: data?.code ?? null, message, fields: data?.fields ?? {} })
}

export const get = <T>(path: string, query?: Fields, signal?: AbortSignal, tells?: Tells) =>
  call<T>({ method: 'GET', path, fields: query, signal, authorized: true, tells })
export const post = <T>(path: string, body?: Fields, signal?: AbortSignal, tells?: Tells) =>
  call<T>({ method: 'POST', path, fields: body, signal, authorized: true, tells })
/** @public */
export const postForm = <T>(path: string, body?: Fields, signal?: AbortSignal) =>
  call<T>({ method: 'POST', path, fields: body, signal, authorized: true, asForm: true })
export const put = <T>(path: string, body?: Fields, signal?: AbortSignal, tells?: Tells) =>
  call<T>({ method: 'PUT', path, fields: body, signal, authorized: true, tells })
export const del = <T>(path: string, signal?: AbortSignal) =>
  call<T>({ method: 'DELETE', path, signal, authorized: true })
/** Before the login: without the bearer token. */
export const publicGet = <T>(path: string, query?: Fields, signal?: AbortSignal, tells?: Tells) =>
  call<T>({ method: 'GET', path, fields: query, signal, authorized: false, tells })
export const publicPost = <T>(path: string, body?: Fields, signal?: AbortSignal) =>
  call<T>({ method: 'POST', path, fields: body, signal, authorized: false })

/** The body of an open answer, for server-sent events. */
export async function openStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = tokenInUse()
  const answer = await fetch(base + path, { headers: authorization(token), signal }).catch(() => {
    throw new Unanswered(silent)
  })
  if (!answer.ok || !answer.body) throw explained(answer.status, undefined, token)
  return answer.body
}

/** Multipart with `key`, `file` and extra fields; `onProgress` gets 0–1. */
export function upload<T>(
  path: string,
  parts: { key: string; file: File; extra: Record<string, string> },
  { signal, onProgress, tells }: { signal: AbortSignal; onProgress: (share: number) => void; tells?: Tells },
): Promise<T> {
  const token = tokenInUse()
  const form = new FormData()
  form.set('key', parts.key)
  for (const [name, value] of Object.entries(parts.extra)) form.set(name, value)
  form.set('file', parts.file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', base + path)
    for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0)
    // Until all of it is sent its progress is shown.
    request.upload.onload = () => {
      request.onloadend = beginWaiting(true, () => request.abort())
    }
    const fail = (failure: Error) => {
      tell(failure, token, tells)
      reject(failure)
    }
    request.onload = () =>
      request.status < 300 && !saysNo(request.response)
        ? resolve(request.response as T)
        : fail(explained(request.status, request.response as Answer, token))
    request.onerror = () => fail(explained(undefined, undefined, token))
    request.onabort = () => reject(signal.aborted ? signal.reason : new Unanswered(silent))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
