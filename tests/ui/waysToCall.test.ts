import { renderHook } from '@testing-library/react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as http from '../../src/services/http.ts'

/**
 * Every way to call the server has the same rules (specification, sections 1 and 8). A way that is added to the client
 * needs a row here.
 */

interface Response_ {
  status: number
  body: unknown
}
/** The calls that were sent and not answered yet. */
const waiting: { headers: Record<string, string>; answer: (response: Response_ | null) => void }[] = []

class Request {
  upload = { onprogress: null as ((event: object) => void) | null, onload: () => {} }
  status = 0
  response: unknown = null
  headers: Record<string, string> = {}
  onload = () => {}
  onerror = () => {}
  onloadend = () => {}
  onabort = () => {}
  open() {}
  abort() {
    this.onabort()
    this.onloadend()
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    waiting.push({
      headers: this.headers,
      answer: (response) => {
        this.upload.onload()
        Object.assign(this, response ? { status: response.status, response: response.body } : {})
        if (response) this.onload()
        else this.onerror()
        this.onloadend()
      },
    })
  }
}
const fetched = (_: string, { headers, signal }: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    waiting.push({
      headers: Object.fromEntries(new Headers(headers)),
      answer: (response) =>
        response
          ? resolve(Response.json(response.body, { status: response.status }))
          : reject(new TypeError('fetch failed')),
    })
  })

type Http = typeof http
type Shows = 'default' | 'nothing'
type Make = (client: Http, options: { signal: AbortSignal; shows: Shows }) => Promise<unknown>
const credentials = {
  login_type: 'investor',
  target: { kind: 'email', email: 'a@b.in' },
  password: 'p',
  remember: false,
} as const

/** `openStream` shows nothing, because it reconnects; `send` is what the first two are made of. */
const ways: Record<Exclude<keyof Http, 'openStream' | 'send'>, { make: Make; isMember: boolean }> = {
  call: {
    isMember: true,
    make: ({ call }, options) => call('POST /listings/:id/opening', { params: { id: '1' }, ...options }),
  },
  publicCall: {
    isMember: false,
    make: ({ publicCall }, options) => publicCall('POST /login', { body: credentials, ...options }),
  },
  upload: {
    isMember: true,
    make: ({ upload }, { signal, shows }) =>
      upload(
        'POST /chats/:id/attachments',
        {
          params: { id: '1' },
          file: new File(['%PDF'], 'deck.pdf'),
          fields: { client_id: 'c', text: '' } as never,
        },
        { signal, shows, onProgress: () => {} },
      ),
  },
}

const refused = { status: 409, body: { status: false, message: 'Not now.' } }
const ok = { status: 200, body: { status: true } }

const ended = vi.fn()
/** A new client for each test, because it remembers its toasts. */
async function clientOf(): Promise<Http> {
  vi.resetModules()
  const { unauthorized } = await import('../../src/services/unauthorized.ts')
  unauthorized.listen(ended)
  return import('../../src/services/http.ts')
}

beforeEach(() => {
  waiting.length = 0
  ended.mockClear()
  localStorage.clear()
  localStorage.setItem('access_token', 't')
  localStorage.setItem('x-info-id', 'i')
  toast.remove()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => void vi.unstubAllGlobals())

function shown() {
  const { result } = renderHook(() => useToasterStore())
  return () => result.current.toasts.filter(({ visible }) => visible).map(({ message }) => message)
}
const never = new AbortController().signal

describe.each(Object.entries(ways))('%s', (_, { make, isMember }) => {
  async function start({ signal = never, shows = 'default' as Shows } = {}) {
    const client = await clientOf()
    const texts = shown()
    const again = async () => {
      const made = make(client, { signal, shows }).then(
        () => 'succeeds',
        (error: Error) => error.message,
      )
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      const { answer, headers } = waiting.shift() ?? { answer: () => {}, headers: {} }
      return { answer, headers, ends: made }
    }
    return { texts, again }
  }
  /** A toast is shown one tick after its library has loaded, in order, so this one is last. */
  async function settled(texts: () => unknown[]) {
    const { toastError } = await import('../../src/services/toasts.ts')
    toastError('the end')
    await vi.waitFor(() => expect(texts()).toContain('the end'))
    return texts().filter((text) => text !== 'the end')
  }

  it(`is sent ${isMember ? 'with' : 'without'} the session, and in the language of the page`, async () => {
    document.documentElement.lang = 'hi'
    try {
      const { again } = await start()
      const { headers, answer, ends } = await again()
      expect([headers.authorization, headers['x-info-id'], headers['accept-language']]).toEqual(
        isMember ? ['Bearer t', 'i', 'hi'] : [undefined, undefined, 'hi'],
      )
      answer(ok)
      expect(await ends).toBe('succeeds')
    } finally {
      document.documentElement.lang = 'en'
    }
  })

  it('shows a failure until the same call is made again', async () => {
    const { texts, again } = await start()
    const first = await again()
    first.answer(refused)
    expect(await first.ends).toBe('Not now.')
    await vi.waitFor(() => expect(texts()).toEqual(['Not now.']))
    const second = await again()
    await vi.waitFor(() => expect(texts()).toEqual([]))
    second.answer(ok)
    expect(await second.ends).toBe('succeeds')
    expect(await settled(texts)).toEqual([])
  })

  it.each<[string, Response_ | null, string]>([
    ['no response', null, 'Server Not Responding'],
    ['a fault', { status: 503, body: { message: 'Down for maintenance' } }, 'Down for maintenance'],
    ['a refusal with status 200', { status: 200, body: { status: false, message: 'No such list' } }, 'No such list'],
  ])('shows %s', async (_name, response, words) => {
    const { texts, again } = await start()
    const { answer, ends } = await again()
    answer(response)
    expect(await ends).toBe(words)
    await vi.waitFor(() => expect(texts()).toEqual([words]))
  })

  it.each<[string, Response_, Shows]>([
    [
      'what the form shows at its fields',
      { status: 422, body: { message: 'Check', fields: { a: 'taken' } } },
      'default',
    ],
    ['a missing plan', { status: 402, body: { message: 'Subscribe' } }, 'default'],
    ['anything that its caller shows', { status: 503, body: { message: 'Down' } }, 'nothing'],
  ])('shows no toast for %s', async (_name, response, shows) => {
    const { texts, again } = await start({ shows })
    const { answer, ends } = await again()
    answer(response)
    expect(await ends).not.toBe('succeeds')
    expect(await settled(texts)).toEqual([])
  })

  it(`${isMember ? 'ends the session' : 'leaves the session as it is'} if it is unauthorized`, async () => {
    const { texts, again } = await start()
    const { answer, ends } = await again()
    answer({ status: 401, body: { message: 'Unauthorized' } })
    await ends
    expect(ended.mock.calls.length).toBe(isMember ? 1 : 0)
    // The end of a session has its own toast.
    expect(await settled(texts)).toEqual(isMember ? [] : ['Unauthorized'])
  })

  it('shows nothing if its caller has left', async () => {
    const leaving = new AbortController()
    const { texts, again } = await start({ signal: leaving.signal })
    const { ends } = await again()
    leaving.abort(new Error('left'))
    expect(await ends).not.toBe('succeeds')
    expect(await settled(texts)).toEqual([])
  })
})
