import { renderHook } from '@testing-library/react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updatePassword } from '../../src/services/accounts.ts'
import { sendText } from '../../src/services/chats.ts'
import { call, openStream, publicCall, upload } from '../../src/services/http.ts'
import { buyMembership, loadAddons } from '../../src/services/memberships.ts'
import { loadAccount } from '../../src/services/session.ts'

/** The toasts of failed calls (specification, section 8). */

const errorToast = vi.spyOn(toast, 'error')
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const html = (status: number) => async () => new Response('<h1>Bad gateway</h1>', { status })
const lost = () => Promise.reject(new TypeError('fetch failed'))
const never = new AbortController().signal
const credentials = {
  login_type: 'investor',
  target: { kind: 'email', email: 'a@b.in' },
  password: 'p',
  remember: false,
} as const

/** The texts of all toasts after the call has failed. */
async function toastsOf(respond: () => Promise<Response>, make: () => Promise<unknown>): Promise<string[]> {
  errorToast.mockClear()
  vi.stubGlobal('fetch', respond)
  const error = await make().then(
    () => null,
    (thrown: Error) => thrown,
  )
  // A toast is shown one tick after its library has loaded, in order, so this one is last.
  const { toastError } = await import('../../src/services/toasts.ts')
  toastError('the end')
  await vi.waitFor(() => expect(errorToast.mock.calls.at(-1)?.[0]).toBe('the end'))
  const words = errorToast.mock.calls.map(([text]) => text as string).slice(0, -1)
  if (words.length > 0 && error) expect(error.message).toBe(words[0])
  return words
}

const fault = 'An unkown exception has occur. Please Contact administrator'

describe('a failed call shows one toast', () => {
  it.each([
    ['500 with details', json(500, { ErrorDetails: { message: 'The disk is full' } }), 'The disk is full'],
    ['500 without', json(500, {}), fault],
    ['500 with a page instead', html(500), fault],
    ['503 with details', json(503, { ErrorDetails: { message: 'Away for a moment' } }), 'Away for a moment'],
    ['503 with a message', json(503, { message: 'Down for maintenance' }), 'Down for maintenance'],
    ['409', json(409, { status: false, message: 'The proposal has moved on' }), 'The proposal has moved on'],
    ['418', json(418, { message: 'I am a teapot' }), 'I am a teapot'],
    ['400 with message.message', json(400, { message: { message: 'Wrong password' } }), 'Wrong password'],
    ['404 with a page instead', html(404), fault],
    ['200 with status false', json(200, { status: false, message: 'No such list' }), 'No such list'],
    ['200 with message.message', json(200, { status: false, message: { message: 'Too short' } }), 'Too short'],
    ['no status', lost, 'Server Not Responding'],
  ])('%s', async (_, respond, words) => {
    expect(await toastsOf(respond, () => call('GET /chats'))).toEqual([words])
    expect(await toastsOf(respond, () => publicCall('POST /login', { body: credentials }))).toEqual([words])
  })

  it('but not a read that waits for the profile’s approval, which the page explains', async () => {
    const waits = json(403, { status: false, code: 'PROFILE_NOT_APPROVED', message: 'You need an approved profile.' })
    expect(await toastsOf(waits, () => call('GET /listings', { query: { kind: 'INVESTMENT' } }))).toEqual([])
    const report = () => call('POST /listings/:id/report', { params: { id: 'l' }, body: { reason: 'spam', text: '' } })
    expect(await toastsOf(waits, report)).toEqual(['You need an approved profile.'])
  })

  it('but not a free trial that needs a verified mobile number, for which a dialog opens', async () => {
    const refusal = { status: false, code: 'MOBILE_NOT_VERIFIED', message: 'Please verify your mobile number first.' }
    const buy = () => buyMembership({ planId: 'p', mode: 'NEW', types: [], mobileProof: null, confirmed: null }, never)
    expect(await toastsOf(json(403, refusal), buy)).toEqual([])
    expect(await toastsOf(json(403, { ...refusal, code: 'PRICE_CHANGED' }), buy)).toEqual([refusal.message])
  })

  it.each([
    ['500 without', json(500, {}), 'एक अनपेक्षित त्रुटि हुई। कृपया सहायता से संपर्क करें।'],
    ['404 with a page instead', html(404), 'एक अनपेक्षित त्रुटि हुई। कृपया सहायता से संपर्क करें।'],
    ['no status', lost, 'सर्वर से जवाब नहीं मिला'],
  ])('in Hindi on a Hindi page: %s', async (_, respond, words) => {
    document.documentElement.lang = 'hi'
    try {
      expect(await toastsOf(respond, () => call('GET /chats'))).toEqual([words])
    } finally {
      document.documentElement.lang = 'en'
    }
  })

  it('concurrent failures with the same words are one toast on the screen', async () => {
    await toastsOf(lost, () =>
      Promise.allSettled((['chats', 'sessions', 'overview'] as const).map((path) => call(`GET /${path}`))),
    )
    expect(new Set(errorToast.mock.calls.map(([, options]) => options?.id))).toEqual(
      new Set(['Server Not Responding', 'the end']),
    )
  })
})

describe('a failed call shows no toast', () => {
  it.each<[string, () => Promise<Response>, () => Promise<unknown>]>([
    ['where it was the current user', json(500, {}), () => loadAccount(never)],
    ['where it was the add-ons', json(500, {}), () => loadAddons(never)],
    [
      'where the form shows it at its fields',
      json(409, { message: 'Taken', fields: { email: 'taken' } }),
      () => publicCall('POST /login', { body: credentials }),
    ],
    [
      'where a dialog offers a plan (decision 19)',
      json(402, { message: 'Subscribe' }),
      () => call('POST /listings/:id/opening', { params: { id: '1' } }),
    ],
    ['where the live stream reconnects', lost, () => openStream('GET /events', never)],
  ])('%s', async (_, respond, make) => expect(await toastsOf(respond, make)).toEqual([]))

  it('if its caller has been stopped', async () => {
    const leaving = new AbortController()
    const left = () =>
      new Promise<Response>((_, reject) => {
        leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason))
        leaving.abort()
      })
    expect(await toastsOf(left, () => call('GET /chats', { signal: leaving.signal }))).toEqual([])
  })

  it('if a message is retried automatically', async () => {
    const again = () => sendText('c', { clientId: 'm', text: 'Hello', replyTo: null }, never, true)
    expect(await toastsOf(lost, again)).toEqual([])
    expect(
      await toastsOf(lost, () => sendText('c', { clientId: 'm', text: 'Hello', replyTo: null }, never, false)),
    ).toEqual(['Server Not Responding'])
  })
})

it('a refused password change shows its fields too', async () => {
  const answer = json(422, { message: 'Please check the marked fields.', fields: { password: 'passwordWeak' } })
  const change = () => updatePassword({ current: 'a', next: 'b', confirmation: 'b' }, never)
  expect(await toastsOf(answer, change)).toEqual(['Please check the marked fields.'])
})

describe('the toast of a failed call', () => {
  const refused = json(409, { message: 'Incorrect password.' })
  const logIn = () => publicCall('POST /login', { body: credentials }).catch(() => {})
  /** The texts of the toasts on the screen. */
  function shown() {
    const { result } = renderHook(() => useToasterStore())
    return () => result.current.toasts.filter(({ visible }) => visible).map(({ message }) => message)
  }
  beforeEach(() => toast.remove())

  it('is removed when the same call is made again, and returns if that fails too', async () => {
    const texts = shown()
    await toastsOf(refused, logIn)
    await vi.waitFor(() => expect(texts()).toContain('Incorrect password.'))
    let respond: (response: Response) => void = () => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)))
    const again = logIn()
    await vi.waitFor(() => expect(texts()).not.toContain('Incorrect password.'))
    respond(await refused())
    await again
    await vi.waitFor(() => expect(texts()).toContain('Incorrect password.'))
    vi.stubGlobal('fetch', json(200, {}))
    await logIn()
    await vi.waitFor(() => expect(texts()).not.toContain('Incorrect password.'))
  })

  it('stays during another call', async () => {
    const texts = shown()
    const open = (id: string) => call('POST /listings/:id/opening', { params: { id } }).catch(() => {})
    await toastsOf(refused, () => open('1'))
    await vi.waitFor(() => expect(texts()).toContain('Incorrect password.'))
    await toastsOf(json(200, {}), () => open('2'))
    expect(texts()).toContain('Incorrect password.')
  })
})

/** Uploads a file while `send` stands in for sending it. */
function uploading(send: (request: XMLHttpRequest) => void, signal = new AbortController().signal) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      override send = () => send(this)
    },
  )
  const fields = {
    key: 'pitch-deck',
    kind: 'INVESTMENT',
    type: 'deck',
    title: 'deck.pdf',
    request_id: 'r',
    replaces: '',
  } as const
  return upload(
    'POST /documents',
    { file: new File(['%PDF'], 'deck.pdf'), fields },
    { signal, onProgress: () => {}, shows: 'nothing' },
  )
}

it('an upload that was cancelled before it began is not sent', async () => {
  const sent = vi.fn()
  const cancelled = uploading(sent, AbortSignal.abort(new Error('cancelled')))
  await expect(Promise.race([cancelled, Promise.resolve('waiting')])).rejects.toThrow('cancelled')
  expect(sent).not.toHaveBeenCalled()
})

it.each(['error', 'timeout'])('an upload whose connection ends with “%s” is lost', async (event) => {
  const lost = uploading((request) => request.dispatchEvent(new Event(event)))
  await expect(Promise.race([lost, Promise.resolve('waiting')])).rejects.toThrow()
})
