import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../../src/services/http.ts'

// failedCalls.test.ts covers the toasts of a failure.
vi.mock('../../src/services/toasts.ts', () => ({ fetchToaster: () => {}, toastError: () => () => {} }))
afterEach(() => vi.unstubAllGlobals())

const failureOf = () => call('GET /me').catch((error: unknown) => error)

it('a fault has the request id that the server logged, for the error screen; a missing response has none', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ErrorDetails: { message: 'Broken' } }, { status: 500, headers: { 'x-request-id': 'r-77' } }),
  )
  expect(await failureOf()).toMatchObject({ message: 'Broken', requestId: 'r-77' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await failureOf()).toMatchObject({ message: 'Server Not Responding', requestId: null })
})
