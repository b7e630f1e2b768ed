import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { confirmLeaving, guardLeaving, startLeaveGuard } from '../../../src/services/leaveGuard.ts'

/** Leaving a form with unsaved input is confirmed; a dialog over the form, and Back from it, are not leaving. */

const ask = vi.fn()
const others = vi.fn()
let release = () => {}
beforeAll(() => {
  startLeaveGuard()
  // The router registers after the guard.
  addEventListener('popstate', others)
})
beforeEach(() => {
  history.replaceState({ entry: 'form' }, '', '/registration/investment?step=business')
  release = guardLeaving(ask)
  ask.mockClear()
  others.mockClear()
})
afterEach(() => release())

/** History navigation: the browser changes the address first and reports it afterwards. */
function back(to: string) {
  history.replaceState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}
const closes = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('Back to another screen is asked about, and the form stays at its address', () => {
  back('/investor/home')
  expect([ask.mock.calls, others.mock.calls.length]).toEqual([[[null]], 0])
  expect([location.pathname, location.search, history.state]).toEqual([
    '/registration/investment',
    '?step=business',
    { entry: 'form' },
  ])
})

it('Back on the same screen, such as from a dialog over it, is not asked about', () => {
  back('/registration/investment')
  expect([ask.mock.calls.length, others.mock.calls.length]).toEqual([0, 1])
})

it('a link to another screen is asked about with its address, and a link on the same screen is followed', () => {
  expect(confirmLeaving('/registration/investment?change-password=')).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  expect(confirmLeaving('/investor/chats?show=unread')).toBe(true)
  expect(ask.mock.calls).toEqual([['/investor/chats?show=unread']])
})

it('closing the tab is confirmed as long as there is unsaved input', () => {
  expect(closes()).toBe(true)
  release()
  expect(closes()).toBe(false)
})

it('nothing is asked after the form, and the end of an earlier form releases no later one', () => {
  const later = vi.fn()
  const releaseLater = guardLeaving(later)
  release()
  back('/investor/home')
  expect([ask.mock.calls.length, later.mock.calls.length]).toEqual([0, 1])
  releaseLater()
  back('/investor/home')
  expect([later.mock.calls.length, others.mock.calls.length, confirmLeaving('/x')]).toEqual([1, 1, false])
})
