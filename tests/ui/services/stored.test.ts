import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { me } from '../../../flowlab/flows/samples.ts'
import { comparisonSelection } from '../../../src/services/comparisonSelection.ts'
import { drafts, keepTextsOf } from '../../../src/services/drafts.ts'
import { guardLeaving, startLeaveGuard } from '../../../src/services/leaveGuard.ts'
import { listen } from '../../../src/services/live.ts'
import { deleteStoredMessage, storedMessages, storeMessage } from '../../../src/services/outbox.ts'
import { trackCall } from '../../../src/services/pendingCalls.ts'
import { slowCalls } from '../../../src/services/slowCalls.ts'
import { keys, requestedAddress, storage } from '../../../src/services/storage.ts'
import { readStoredAccount, storeAccount } from '../../../src/services/storedAccount.ts'
import { changeStoredLists, followScroll, storedList, storeList } from '../../../src/services/storedLists.ts'
import { tabNames, tabStorage } from '../../../src/services/tabStorage.ts'

/**
 * The browser's storage between pages, the member to whom it belongs, and the time limits of calls (docs/product
 * 3.27–3.32, 13).
 */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the local storage', () => {
  it('has the keys of the specification', () => {
    expect(keys).toEqual({
      accessToken: 'access_token',
      infoId: 'x-info-id',
      tab: 'Tab_Selected',
      view: 'view',
      currency: 'preferred_currency',
      deviceToken: 'FCMDeviceToken',
      root: 'root',
      language: 'language',
      flowlab: 'flowlab',
    })
    storage.write('view', 'listView')
    expect({ ...localStorage }).toEqual({ view: 'listView' })
  })

  it('falls back to memory for the tab if access is denied, and reports that it is not permanent', () => {
    const deny = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: deny, removeItem: deny })
    storage.write('accessToken', 't')
    expect([storage.read('accessToken'), storage.outlivesTab('accessToken')]).toEqual(['t', false])
    storage.forget('accessToken')
    expect([storage.read('accessToken'), storage.outlivesTab('accessToken')]).toEqual([null, true])
  })

  it('stores each conversation’s draft, and an empty one not at all', () => {
    drafts.write('c', 'Hello')
    drafts.write('d', 'Hi')
    expect([drafts.read('c'), drafts.read('e')]).toEqual(['Hello', ''])
    drafts.write('c', '')
    expect({ ...localStorage }).toEqual({ 'draft:d': 'Hi' })
  })

  it('remembers the requested address for one login', () => {
    requestedAddress.remember('/investor/chats')
    expect([requestedAddress.take(), requestedAddress.take()]).toEqual(['/investor/chats', null])
  })

  it('starts empty in a tab whose storage has invalid content', () => {
    sessionStorage.setItem('contact', '{broken')
    expect([tabStorage.read('contact'), tabStorage.isEmpty()]).toEqual([null, false])
  })
})

describe('the listings ticked for comparison', () => {
  it('are restored for the same member and list only', () => {
    localStorage.setItem('x-info-id', 'one')
    comparisonSelection.store('INVESTMENT', [{ id: 'l', name: 'Tea' }])
    expect(comparisonSelection.read('INVESTMENT')).toEqual([{ id: 'l', name: 'Tea' }])
    expect(comparisonSelection.read('WANT_TO_SELL')).toEqual([])
    // The tab has stored the list, so a reload finds it.
    expect(sessionStorage.getItem('compared')).toContain('Tea')
    localStorage.setItem('x-info-id', 'another')
    expect(comparisonSelection.read('INVESTMENT')).toEqual([])
  })
})

describe('the end of a session', () => {
  it('clears everything that belongs to the member', () => {
    for (const name of Object.keys(keys) as (keyof typeof keys)[]) storage.write(name, 'x')
    drafts.write('c', 'Hello')
    for (const name of tabNames) tabStorage.write(name, 'x')
    storage.forgetTexts()
    storage.clearSession()
    // The language and the view belong to the browser, and so does the flag of a lab that is watching.
    expect(Object.keys(localStorage).sort()).toEqual(['flowlab', 'language', 'view'])
    // Only data of forms that a logged-in member does not use: nothing that a member typed is left for the next person.
    expect(Object.keys(sessionStorage).sort()).toEqual(['account', 'password-reset', 'wanted-address'])
  })

  it('leaves drafts and unsent messages to the same account, and deletes them when another one logs in', () => {
    const deleted: string[] = []
    vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) })
    keepTextsOf('one')
    deleted.length = 0
    drafts.write('c', 'Hello')
    storage.clearSession()
    keepTextsOf('one')
    expect([drafts.read('c'), deleted]).toEqual(['Hello', []])
    storage.clearSession()
    keepTextsOf('another')
    expect([drafts.read('c'), deleted]).toEqual(['', ['outbox']])
    // The first account finds nothing either.
    keepTextsOf('one')
    expect([drafts.read('c'), deleted]).toEqual(['', ['outbox', 'outbox']])
  })

  it('leaves data entered in this tab to a visitor who logs in', () => {
    for (const name of tabNames) tabStorage.write(name, 'x')
    storage.clearSession()
    expect(Object.keys(sessionStorage).sort()).toEqual([...tabNames].sort())
  })
})

describe('the account of an earlier visit', () => {
  it('is shown to the same member', () => {
    localStorage.setItem('x-info-id', me.basic_info.uuid)
    storeAccount(me)
    expect(readStoredAccount()).toEqual(me)
  })

  it.each([
    ['another member', 'somebody else', JSON.stringify({ version: 1, me })],
    ['another version', me.basic_info.uuid, JSON.stringify({ version: 2, me })],
    ['a broken entry', me.basic_info.uuid, '{'],
    ['an entry without a member', me.basic_info.uuid, JSON.stringify({ version: 1, me: {} })],
    ['no entry', me.basic_info.uuid, null],
  ])('is dropped for %s', (_, infoId, root) => {
    localStorage.setItem('x-info-id', infoId)
    if (root !== null) localStorage.setItem('root', root)
    expect(readStoredAccount()).toBeNull()
  })
})

describe('a list that is opened again', () => {
  it('is found under its own entry by the same member, and by nobody else', () => {
    localStorage.setItem('x-info-id', 'i')
    expect(storedList()).toBeNull()
    storeList({ list: [1] })
    const entry = history.state as object
    expect(storedList()).toEqual({ list: [1] })
    changeStoredLists(() => ({ list: [2] }))
    expect(storedList()).toEqual({ list: [2] })
    localStorage.setItem('x-info-id', 'other')
    expect(storedList()).toBeNull()
    localStorage.setItem('x-info-id', 'i')
    history.replaceState(null, '', '/')
    expect(storedList()).toBeNull()
    history.replaceState(entry, '', '/')
    expect(storedList()).toEqual({ list: [2] })
  })

  it('is loaded again if the page is in another language since', () => {
    localStorage.setItem('x-info-id', 'i')
    document.documentElement.lang = 'en'
    storeList({ list: [1] })
    document.documentElement.lang = 'hi'
    expect(storedList()).toBeNull()
    document.documentElement.lang = 'en'
    expect(storedList()).toEqual({ list: [1] })
  })

  it('is stored ten times, and the oldest is removed first', () => {
    storeList('first')
    const entry = history.state as object
    for (let more = 0; more < 10; more++) {
      history.replaceState(null, '', '/')
      storeList(more)
    }
    history.replaceState(entry, '', '/')
    expect(storedList()).toBeNull()
  })

  it('is scrolled to where it was left, unless the reader scrolls first', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1)
    vi.stubGlobal('cancelAnimationFrame', () => {})
    storeList('list')
    const stop = followScroll()
    vi.stubGlobal('scrollY', 640)
    window.dispatchEvent(new Event('scroll'))
    stop()
    vi.stubGlobal('scrollY', 0)
    window.dispatchEvent(new Event('scroll'))
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const stopAgain = followScroll()
    frames.shift()?.()
    expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
    scrolled.mockClear()
    window.dispatchEvent(new Event('wheel'))
    frames.shift()?.()
    expect(scrolled).not.toHaveBeenCalled()
    stopAgain()
  })
})

describe('leaving a page with unsaved input', () => {
  const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('is prevented only while there is unsaved input', () => {
    startLeaveGuard()
    expect(closes()).toBe(false)
    history.replaceState(null, '', '/investor/register-profile')
    const asked = vi.fn()
    const release = guardLeaving(asked)
    expect(closes()).toBe(true)
    history.replaceState(null, '', '/about-us')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect([asked.mock.calls, location.pathname]).toEqual([[[null]], '/investor/register-profile'])
    const other = guardLeaving(() => {})
    release()
    expect(closes()).toBe(true)
    other()
    expect(closes()).toBe(false)
  })
})

describe('unsent messages', () => {
  const rows = new Map<string, object>()
  const requestOf = (result: unknown) => {
    const request = { result, error: null, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} }
    queueMicrotask(() => request.onsuccess())
    return request
  }
  const store = {
    put: (row: { clientId: string }) => requestOf(rows.set(row.clientId, row)),
    delete: (id: string) => requestOf(rows.delete(id)),
    getAll: () => requestOf([...rows.values()]),
  }

  it('are sent in the order in which they were written, and only for their author', async () => {
    vi.stubGlobal('indexedDB', { open: () => requestOf({ transaction: () => ({ objectStore: () => store }) }) })
    const one = (clientId: string, owner: string, at: number) => ({
      clientId,
      owner,
      chatId: 'c',
      text: clientId,
      file: null,
      at,
    })
    for (const message of [one('b', 'me', 2), one('x', 'other', 1), one('a', 'me', 1), one('c', 'me', 3)])
      await storeMessage(message)
    const stored = async () => (await storedMessages('me')).map(({ clientId }) => clientId)
    expect(await stored()).toEqual(['a', 'b', 'c'])
    await deleteStoredMessage('b')
    expect(await stored()).toEqual(['a', 'c'])
  })
})

describe('time limits', () => {
  it('a call is slow after three seconds, and reported once', async () => {
    vi.useFakeTimers()
    const reported: string[] = []
    slowCalls.listen(async ({ type }) => void reported.push(type))
    const quick = trackCall(true, () => {})
    await vi.advanceTimersByTimeAsync(2_999)
    quick()
    const slow = trackCall(true, () => {})
    await vi.advanceTimersByTimeAsync(2_999)
    expect(reported).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(reported).toEqual(['call.sent'])
    slow()
    expect(reported).toEqual(['call.sent', 'call.answered'])
  })

  it('a stream that is silent for 40 seconds is closed; each heartbeat restarts the countdown', async () => {
    vi.useFakeTimers()
    let beat: () => void = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        beat = () => controller.enqueue(new TextEncoder().encode(': beat\n\n'))
      },
    })
    vi.stubGlobal('fetch', async () => new Response(body))
    const ended = vi.fn()
    const news = vi.fn()
    listen(new AbortController().signal, news).catch(({ message }: Error) => ended(message))
    await vi.advanceTimersByTimeAsync(39_000)
    beat()
    await vi.advanceTimersByTimeAsync(39_999)
    expect([ended.mock.calls.length, news.mock.calls.length]).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(2)
    expect(ended.mock.calls).toEqual([['no heartbeat from the server']])
  })

  it('events that arrive in pieces are joined', async () => {
    const pieces = ['data: {"type":"re', 'ady"}\n', '\ndata: {"type":"typing","chat_id":"c"}\n\n: beat\n\n']
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    vi.stubGlobal('fetch', async () => new Response(body))
    const news: unknown[] = []
    await listen(new AbortController().signal, (one) => news.push(one))
    expect(news).toEqual([{ type: 'ready' }, { type: 'typing', chat_id: 'c' }])
  })
})
