import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, createActor, createMachine } from 'xstate'
import { proposal } from '../../../flowlab/flows/listingSamples.ts'
import { me, preferences } from '../../../flowlab/flows/samples.ts'
import { emptyQuery } from '../../../src/domain/market/filters.ts'
import { watchOwner } from '../../../src/effects/member.ts'
import { session } from '../../../src/effects/session.ts'
import { sessionEnded } from '../../../src/effects/sessionToasts.ts'
import { placesOfProduct } from '../../support/effects.ts'
import { answerOf, signIn } from '../../support/wire.ts'

vi.mock('../../../src/services/firebase.ts', () => ({ dropToken: async () => {} }))

/** The results of effects whose calls get different responses, and their other side effects. */

const logicOf = (place: string, name: string): AnyActorLogic => {
  const found = placesOfProduct().find((one) => one.place === place)
  return found?.machine.implementations.actors[name] as AnyActorLogic
}

/** Responds by the end of the path, and to all other calls with an empty success. */
function answering(by: Readonly<Record<string, readonly [status: number, json: object]>>): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string | Request, init: RequestInit = {}) => {
    const request = new Request(typeof url === 'string' ? new URL(url, 'http://localhost') : url, init)
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`
    calls.push(call)
    const [status, json] = by[call] ?? [200, { status: true }]
    return Response.json(json, { status })
  })
  return calls
}
const refuses = (code: string) => [409, { status: false, code, message: code, errors: {} }] as const

beforeEach(signIn)
afterEach(() => vi.unstubAllGlobals())

describe('a list of the market', () => {
  const page = { status: true, list: [], featured_count: 0, next_cursor: null, corrected: null, best_of: null }
  const input = { kind: 'INVESTOR', query: emptyQuery, cursor: null, limit: 12 }

  it.each(['facets', 'matching'])('is shown without its %s if only they fail to load', async (part) => {
    answering({
      'GET /listings': [200, page],
      'GET /listings/facets': [200, { status: true, of: 'facets' }],
      'GET /listings/matching': [200, { status: true, of: 'matching' }],
      [`GET /listings/${part}`]: [500, { status: false, message: 'Fault' }],
    })
    const answer = (await answerOf(logicOf('listings', 'loadListings'), input)) as { ok: boolean; value: object }
    expect([answer.ok, answer.value]).toEqual([true, expect.objectContaining({ list: [], [part]: null })])
  })
})

describe('the best matches of a member’s home', () => {
  it('are sorted by score, featured or not', async () => {
    const cards = [60, null, 96, 82, 71].map((score, place) => ({
      id: `${place}`,
      match: score && { score, reasons: [] },
    }))
    const list = { status: true, list: cards, featured_count: 2, next_cursor: null, corrected: null, best_of: 240 }
    answering({ 'GET /overview': [200, { status: true }], 'GET /listings': [200, list] })
    const answer = await answerOf(logicOf('overview', 'loadHomeContent'), { me: { login_type: 'investor' } })
    expect((answer as { best: { id: string }[] }).best.map(({ id }) => id)).toEqual(['2', '3', '4'])
  })
})

describe('a sent draft of a proposal', () => {
  const input = { id: 'p', action: 'send', request: { text: 'Shall we talk?' } }

  it.each([
    ['ILLEGAL_TRANSITION', true],
    ['VALIDATION_FAILED', false],
  ])('whose text is refused with %s, is sent: %s', async (code, isSent) => {
    const calls = answering({ 'PUT /proposals/p': refuses(code), 'POST /proposals/p/send': [200, { proposal }] })
    const answer = (await answerOf(logicOf('proposal', 'takeStep'), input)) as { ok: boolean }
    expect([calls.length, answer.ok]).toEqual([isSent ? 2 : 1, isSent])
  })
})

it('the settings of notifications keep the time zone of the server, beside that of this browser', async () => {
  const elsewhere = { ...preferences, time_zone: 'Pacific/Apia' }
  answering({ 'GET /notification-preferences': [200, { status: true, preferences: elsewhere }] })
  // Not the zone of the machine, which may be any.
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zone.mockReturnValue({ timeZone: 'Asia/Kolkata' } as Intl.ResolvedDateTimeFormatOptions)
  expect(await answerOf(logicOf('notifications/preferences', 'loadPreferences'), undefined)).toEqual({
    preferences: elsewhere,
    zone: 'Asia/Kolkata',
  })
  zone.mockRestore()
})

it('the deletion of an account deletes what it has typed in conversations, unless it is refused', async () => {
  const input = { proof: 'p', password: 'Sturdy#Bridge7' }
  const draft = async (response: readonly [number, object]) => {
    localStorage.setItem('draft:c', 'Hello')
    answering({ 'POST /account-deletion': response })
    await answerOf(logicOf('accountDeletion', 'requestDeletion'), input)
    return localStorage.getItem('draft:c')
  }
  expect(await draft(refuses('CODE_INVALID'))).toBe('Hello')
  expect(await draft([200, { status: true, message: 'Deleted.', delete_at: '' }])).toBeNull()
})

it('a device that no longer receives pushes is removed from the session', async () => {
  const reported = vi.spyOn(session, 'send').mockImplementation(() => {})
  answering({})
  await answerOf(logicOf('notifications/push', 'unregisterDevice'), {
    firebase: { config: { projectId: 'founders' }, vapid_key: 'k' },
  })
  expect(reported.mock.calls).toEqual([[{ type: 'device.changed', hasDevice: false }]])
  expect(localStorage.getItem('FCMDeviceToken')).toBe(null)
  reported.mockRestore()
})

it('a saved search that is opened reaches the list under the same address', () => {
  history.replaceState({}, '', '/investor/capital-bridge?q=old')
  const received: unknown[] = []
  const listener = logicOf('listings', 'watchAddress')
  const actor = createActor(
    createMachine({
      invoke: { src: listener, input: { kind: 'INVESTMENT' } as never },
      on: { '*': { actions: ({ event }) => received.push(event) } },
    }),
  )
  actor.start()
  const { machine } = placesOfProduct().find(({ place }) => place === 'listings/savedSearches') ?? {}
  const show = machine?.implementations.actions.showSearch as unknown as (scope: object, search: object) => void
  show({ context: { base: '/investor' } }, { kind: 'INVESTMENT', query: { q: 'tea' } })
  expect(received).toEqual([{ type: 'address.changed', query: { ...emptyQuery, text: 'tea' } }])
  actor.stop()
})

describe('the language of an account', () => {
  const stored = async (chosen: 'en' | 'hi' | null, change?: 'en' | 'hi') => {
    if (chosen) localStorage.setItem('language', chosen)
    document.documentElement.lang = chosen ?? 'en'
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)))
      return Response.json({ status: true })
    })
    const current = session.getSnapshot()
    const snapshot = vi.spyOn(session, 'getSnapshot')
    snapshot.mockReturnValue({ ...current, context: { ...current.context, me } } as typeof current)
    const actor = createActor(watchOwner as AnyActorLogic).start()
    if (change) {
      localStorage.setItem('language', change)
      document.documentElement.lang = change
    }
    // A call that is not made cannot be waited for; one that is made leaves within this time.
    await new Promise((later) => setTimeout(later, 50))
    actor.stop()
    snapshot.mockRestore()
    return bodies
  }
  afterEach(() => {
    document.documentElement.lang = 'en'
  })

  it('follows the choice of an earlier visit', async () => {
    expect(await stored('hi')).toEqual([{ language: 'hi' }])
  })
  it('stays if it is the chosen one, or none was chosen', async () => {
    expect([await stored('en'), await stored(null)]).toEqual([[], []])
  })
  it('follows a choice in the header', async () => {
    expect(await stored('en', 'hi')).toEqual([{ language: 'hi' }])
  })
})

it.each([
  ['en', 'Unauthorized'],
  ['hi', 'अनधिकृत'],
])('an ended session is told in the language of the page: %s', async (language, text) => {
  const { toast } = await import('react-hot-toast/headless')
  const shown = vi.spyOn(toast, 'error')
  document.documentElement.lang = language
  await sessionEnded('refused', '/investor/chats', null)
  await vi.waitFor(() => expect(shown.mock.calls.map(([message]) => message)).toEqual([text]))
  shown.mockRestore()
  document.documentElement.lang = 'en'
})
