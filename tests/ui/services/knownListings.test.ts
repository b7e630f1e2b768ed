import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { me } from '../../../flowlab/flows/samples.ts'
import { flow } from '../../../src/effects/listing.ts'
import { addresses } from '../../../src/routes.ts'
import { knownListing, prefetchListings, storeUnsent, unsentTexts } from '../../../src/services/knownListings.ts'
import { storage } from '../../../src/services/storage.ts'

/** A listing is prefetched while the pointer rests on its link, and shows at once when it is opened. */

const base = addresses.base('investor', null)
const card = (id: string) => addresses.listing(base, 'INVESTMENT', id)
let asked: string[] = []
let status = 200
let stop = () => {}
let turn = 0
let id = ''
let isOwn = false

const link = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Solar</b></a>`
  return document.querySelector('b') as Element
}
const point = (at: Element, type = 'pointerover') => at.dispatchEvent(new Event(type, { bubbles: true }))
const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  storage.write('infoId', 'asha')
  storage.write('accessToken', 't')
  asked = []
  status = 200
  isOwn = false
  // A new id, so that listings of other tests are not cached.
  id = `listing-${++turn}`
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(String(request instanceof Request ? request.url : request).replace(/^.*\/api\//, ''))
    const listing = { id, name: asked.at(-1)?.includes('stranger') ? 'Hidden' : 'Solar', is_own: isOwn }
    const body = status === 200 ? { status: true, listing } : { status: false, code: 'NOT_FOUND' }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  stop = prefetchListings(base)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a link to a listing', () => {
  it('that a pointer rests on is read once, without counting as a view', async () => {
    const at = link(card(id))
    point(at)
    await wait(200)
    point(at)
    await wait(200)
    expect(asked).toEqual([`listings/${id}?ahead=yes`])
    expect(knownListing(base, id)).toMatchObject({ name: 'Solar' })
  })

  it('that a pointer only crosses is not read', async () => {
    point(link(card(id)))
    await wait(40)
    point(document.body)
    await wait(1_000)
    expect(asked).toEqual([])
  })

  it.each(['touchstart', 'focusin'])('is read at %s', async (type) => {
    point(link(card(id)), type)
    await wait(200)
    expect(asked).toHaveLength(1)
  })

  it('is not read on a connection that saves data', async () => {
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
    point(link(card(id)), 'touchstart')
    await wait(200)
    expect(asked).toEqual([])
  })

  it('to anything else is not read', async () => {
    for (const href of [addresses.list(base, 'INVESTMENT'), addresses.proposals(base), '/about-us']) {
      point(link(href), 'touchstart')
      await wait(200)
    }
    expect(asked).toEqual([])
  })

  it('is not read once the list is left', async () => {
    point(link(card(id)))
    stop()
    await wait(1_000)
    expect(asked).toEqual([])
  })

  // That it shows no error is in background.test.ts.
  it('that leads to a deleted listing caches nothing', async () => {
    status = 404
    point(link(card(id)), 'touchstart')
    await wait(200)
    expect(asked).toHaveLength(1)
    expect(knownListing(base, id)).toBeNull()
  })
})

describe('a listing that was read', () => {
  beforeEach(async () => {
    point(link(card(id)), 'touchstart')
    await wait(200)
    expect(knownListing(base, id)).not.toBeNull()
  })

  it('is unknown to another member', () => {
    storage.write('infoId', 'ravi')
    expect(knownListing(base, id)).toBeNull()
  })

  it('is unknown to another profile of the member', () => {
    expect(knownListing(addresses.base('entrepreneur', 'investment'), id)).toBeNull()
  })

  it('is unknown in another language', () => {
    document.documentElement.lang = 'hi'
    expect(knownListing(base, id)).toBeNull()
    document.documentElement.lang = ''
  })

  it('is unknown after five minutes', async () => {
    await wait(5 * 60_000)
    expect(knownListing(base, id)).toBeNull()
  })
})

describe('the page of a listing', () => {
  const opened = () => {
    const place = { params: { id }, query: new URLSearchParams(), me } as never
    return createActor(flow.logic, { input: flow.input(place) }).start()
  }
  const shows = (actor: ReturnType<typeof opened>) => {
    const { value, context } = actor.getSnapshot()
    return [value, context.listing?.name ?? null]
  }

  it('that was opened before is shown at once, and reloaded', async () => {
    const first = opened()
    expect(shows(first)).toEqual(['loading', null])
    await wait(100)
    expect(shows(first)).toEqual(['shown', 'Solar'])
    first.stop()
    const again = opened()
    expect(shows(again)).toEqual(['loading', 'Solar'])
    await wait(100)
    expect(asked).toEqual([`listings/${id}`, `listings/${id}`])
    expect(shows(again)[0]).toBe('shown')
    again.stop()
  })

  it('that its owner has seen as a stranger is the owner’s again', async () => {
    isOwn = true
    const first = opened()
    await wait(100)
    first.send({ type: 'reader.chosen', reader: 'stranger' })
    await wait(100)
    expect(shows(first)).toEqual(['shown', 'Hidden'])
    first.stop()
    expect(shows(opened())).toEqual(['loading', 'Solar'])
  })

  it('that no longer exists reports that, and is not shown again', async () => {
    opened()
    await wait(100)
    status = 404
    const again = opened()
    await wait(100)
    expect(shows(again)[0]).toBe('refused')
    expect(shows(opened())).toEqual(['loading', null])
  })
})

it('texts that were not sent are known to the profile that typed them, for its listing', () => {
  const own = addresses.base('entrepreneur', 'investment')
  expect(unsentTexts(base, id)).toEqual({})
  storeUnsent(base, id, { ask: 'Who runs it?' })
  expect([unsentTexts(base, id), unsentTexts(base, 'other'), unsentTexts(own, id)]).toEqual([
    { ask: 'Who runs it?' },
    {},
    {},
  ])
  storage.write('infoId', 'ravi')
  expect(unsentTexts(base, id)).toEqual({})
})
