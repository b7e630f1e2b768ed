import { vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'

/** A stand-in for the server inside the browser: it records what each call of an actor sends. */

export interface Sent {
  /** `GET /chats?cursor=x` */
  call: string
  body: unknown
}
/** The credentials that a call carries. */
export interface Carried {
  authorization: string | null
  'x-info-id': string | null
  'accept-language': string | null
}

export interface Wire {
  calls: Sent[]
  carried: Carried[]
}

/** Answers every call the same way; form data is shown by its fields, a file by its name. */
export function stubWire(status: number, json: object): Wire {
  const wire: Wire = { calls: [], carried: [] }
  vi.stubGlobal('fetch', async (url: string | Request, init: RequestInit = {}) => {
    const request = new Request(typeof url === 'string' ? new URL(url, 'http://localhost') : url, init)
    const { pathname, searchParams } = new URL(request.url)
    searchParams.sort()
    const query = searchParams.toString()
    const text = await request.text()
    wire.calls.push({
      call: `${request.method} ${pathname.replace('/api', '')}${query ? `?${query}` : ''}`,
      body: text ? JSON.parse(text) : null,
    })
    wire.carried.push({
      authorization: request.headers.get('authorization'),
      'x-info-id': request.headers.get('x-info-id'),
      'accept-language': request.headers.get('accept-language'),
    })
    return Response.json(json, { status })
  })
  return wire
}

/** Calls before a login (docs/product 6.1); all others carry the session. */
const beforeLogin =
  /^(GET|POST) \/(register|login|login\/code|codes|codes\/[^/]+(\/resend|\/verification)?|reset-password|countries(\/.*)?|currencies|plans|master-dropdown\/[^/]+|contact|account-deletion(\/password)?)(\?|$)/

export const credentialsOf = ({ call }: Sent): Carried =>
  beforeLogin.test(call)
    ? { authorization: null, 'x-info-id': null, 'accept-language': 'en' }
    : { authorization: 'Bearer token', 'x-info-id': 'info', 'accept-language': 'en' }

/** Stores the session that `carriedBy` expects. */
export function signIn(): void {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('access_token', 'token')
  localStorage.setItem('x-info-id', 'info')
  localStorage.setItem('FCMDeviceToken', 'device')
}

/** The result of an actor. */
export function answerOf(logic: AnyActorLogic, input: unknown): Promise<unknown> {
  const actor = createActor(logic, { input } as never)
  actor.subscribe({ error: () => {} })
  actor.start()
  return toPromise(actor)
}
