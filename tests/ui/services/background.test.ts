import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  loadAfter,
  loadChanges,
  loadChat,
  loadLinkTargets,
  markDelivered,
  markRead,
  sendTyping,
} from '../../../src/services/chats.ts'
import { loadListing } from '../../../src/services/market.ts'
import { findFirebase } from '../../../src/services/push.ts'
import { saveLanguage } from '../../../src/services/security.ts'
import { endSession, unregisterDevice } from '../../../src/services/session.ts'
import { sendSteps } from '../../../src/services/traces.ts'
import { signIn } from '../../support/wire.ts'

/**
 * The calls that nobody asked for show nothing: whatever becomes of them, there is no toast, and no notice that a call
 * is slow (docs/product 8).
 */

const seen = vi.hoisted(() => [] as string[])
vi.mock('../../../src/services/toasts.ts', () => ({
  fetchToaster: () => {},
  toastError: (text: string) => void seen.push(`toast: ${text}`),
}))
vi.mock('../../../src/services/pendingCalls.ts', () => ({
  trackCall: () => {
    seen.push('waited for')
    return () => {}
  },
}))

const never = new AbortController().signal
/** By the service and the function. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'market.loadListing': () => loadListing('l', never, { isAhead: true }),
  'chats.loadChat': () => loadChat('c'),
  'chats.loadAfter': () => loadAfter('c', 1, never),
  'chats.loadChanges': () => loadChanges('c', 1, never),
  'chats.loadLinkTargets': () => loadLinkTargets(['l'], never),
  'chats.markRead': () => markRead('c', 1),
  'chats.markDelivered': () => markDelivered(null),
  'chats.sendTyping': () => sendTyping('c'),
  'push.findFirebase': () => findFirebase(never),
  'security.saveLanguage': () => saveLanguage('hi'),
  'session.endSession': () => endSession(),
  'session.unregisterDevice': () => unregisterDevice('token'),
  'traces.sendSteps': () => sendSteps({ trace: 't', first: 0, steps: [] }),
}
const coded = (code: string) => ({ status: false, code, message: 'No.' })
const failures: Readonly<Record<string, () => Promise<Response>>> = {
  'is refused': async () => Response.json(coded('ILLEGAL_TRANSITION'), { status: 409 }),
  'is refused at a field': async () =>
    Response.json({ ...coded('VALIDATION_FAILED'), fields: { text: 'required' } }, { status: 422 }),
  'finds nothing': async () => Response.json(coded('NOT_FOUND'), { status: 404 }),
  'comes too often': async () => Response.json(coded('RATE_LIMITED'), { status: 429 }),
  'meets a fault': async () => Response.json({ ErrorDetails: { message: 'The disk is full' } }, { status: 500 }),
  'is lost': () => Promise.reject(new TypeError('fetch failed')),
}

beforeEach(() => {
  signIn()
  seen.length = 0
})
afterEach(() => vi.unstubAllGlobals())

it('each call that a service makes in the background has a row', () => {
  const services = import.meta.glob<string>('../../../src/services/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const made = Object.entries(services).flatMap(([path, text]) =>
    text
      .split(/^(?=export )/m)
      .filter(
        (part) => part.includes("'background',") || part.includes("'background' }") || /\? 'background'/.test(part),
      )
      .map((part) => `${/(\w+)\.ts$/.exec(path)?.[1]}.${/(?:const|function) (\w+)/.exec(part)?.[1]}`),
  )
  expect(Object.keys(calls).sort()).toEqual(made.filter((name) => !name.startsWith('http.')).sort())
})

for (const [name, make] of Object.entries(calls))
  it.each(Object.entries(failures))(`${name} that %s`, async (_, respond) => {
    const sent = vi.fn(respond)
    vi.stubGlobal('fetch', sent)
    await make().catch(() => null)
    expect(sent).toHaveBeenCalled()
    expect(seen).toEqual([])
  })

it('a call that somebody waits for is seen here', async () => {
  vi.stubGlobal('fetch', failures['is lost'])
  await loadListing('l', never).catch(() => null)
  expect(seen).toEqual(['waited for', 'toast: Server Not Responding'])
})
