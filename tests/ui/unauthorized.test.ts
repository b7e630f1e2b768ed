import { render, renderHook } from '@testing-library/react'
import type { ReactElement } from 'react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const errorToast = vi.spyOn(toast, 'error')
const moved = vi.spyOn(history, 'replaceState')
const pushed = vi.spyOn(history, 'pushState')

const refusal = () => Response.json({ message: 'Unauthorized', code: 'UNAUTHORIZED' }, { status: 401 })

/** A new session and HTTP client for each test, since both last as long as the page. */
async function loggedInPage() {
  vi.resetModules()
  localStorage.setItem('access_token', 't')
  localStorage.setItem('x-info-id', 'i')
  localStorage.setItem('Tab_Selected', 'Investor')
  history.replaceState(null, '', '/investor/chats')
  const { session } = await import('../../src/effects/session.ts')
  const { call } = await import('../../src/services/http.ts')
  session.start()
  moved.mockClear()
  return { session, call }
}

/** The words and the toaster load first. */
const patience = 20_000

beforeEach(() => {
  errorToast.mockClear()
  pushed.mockClear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a refused token', () => {
  it('says why and links to the login that leads back, until the member logs in', async () => {
    vi.stubGlobal('fetch', async () => refusal())
    const { session, call } = await loggedInPage()
    const { result } = renderHook(() => useToasterStore())
    const notice = () => result.current.toasts.find(({ id }) => id === 'ended')
    await call('GET /chats').catch(() => null)
    await vi.waitFor(() => expect(notice()?.duration).toBe(Number.POSITIVE_INFINITY), patience)
    const { container } = render(notice()?.message as ReactElement)
    expect(container.textContent).toBe(
      'You’ve been logged out because your session expired or was ended on another device. Log in to continue',
    )
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/investor/login?wanted=%2Finvestor%2Fchats')
    const grant = { status: true, access_token: 'n', info_id: 'i', login_type: 'investor', account_type: 'investor' }
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    session.send({ type: 'session.granted', grant: grant as never, landingSource: null })
    await vi.waitFor(() => expect(notice()).toBeUndefined(), patience)
    session.stop()
  })

  it('five calls at once: one toast, one logout, nothing stored', async () => {
    vi.stubGlobal('fetch', async () => refusal())
    const { session, call } = await loggedInPage()
    await Promise.allSettled(
      (['me', 'chats', 'notifications', 'overview', 'sessions'] as const).map((path) => call(`GET /${path}`)),
    )
    await vi.waitFor(() => expect(session.getSnapshot().value).toBe('loggedOut'))
    await vi.waitFor(() => expect(errorToast.mock.calls.map(([text]) => text)).toEqual(['Unauthorized']))
    expect([moved.mock.calls.length, pushed.mock.calls.length, location.pathname]).toEqual([1, 0, '/'])
    expect(Object.keys(localStorage)).toEqual([])
    session.stop()
  })

  it('that was replaced meanwhile ends nothing', async () => {
    let answer: ((response: Response) => void) | undefined
    vi.stubGlobal(
      'fetch',
      (url: string) =>
        new Promise<Response>((resolve) => {
          if (url.endsWith('chats')) answer = resolve
        }),
    )
    const { session, call } = await loggedInPage()
    const late = call('GET /chats').catch(() => null)
    await vi.waitFor(() => expect(answer).toBeDefined())
    localStorage.setItem('access_token', 'newer')
    answer?.(refusal())
    await late
    expect(session.getSnapshot().value).not.toBe('loggedOut')
    expect(localStorage.getItem('access_token')).toBe('newer')
    session.stop()
  })
})

describe('a response of section 8', () => {
  const failing = async (respond: () => Promise<Response>) => {
    vi.stubGlobal('fetch', respond)
    const { session, call } = await loggedInPage()
    session.stop()
    return call('GET /chats').then(
      () => '',
      (error: Error) => error.message,
    )
  }
  const json = (status: number, body: unknown) => async () => Response.json(body, { status })

  it.each([
    ['500 with details', json(500, { ErrorDetails: { message: 'The disk is full' } }), 'The disk is full'],
    ['500 without', json(500, {}), 'An unkown exception has occur. Please Contact administrator'],
    ['another status', json(409, { message: 'The proposal has moved on' }), 'The proposal has moved on'],
    ['none', () => Promise.reject(new TypeError('fetch failed')), 'Server Not Responding'],
  ])('%s is shown in its words', async (_, respond, words) => expect(await failing(respond)).toBe(words))
})
