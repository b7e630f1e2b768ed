import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { closePanelAround, closePopover } from '../../../src/ui/parts/closePopover.ts'
import { fadeOut } from '../../../src/ui/parts/fadeOut.ts'
import { PageTitle } from '../../../src/ui/parts/PageTitle.ts'
import { pause } from '../../../src/ui/parts/pause.ts'
import { Redirect } from '../../../src/ui/parts/Redirect.tsx'
import Toasts from '../../../src/ui/parts/Toasts.tsx'
import { useFocusAfterwards } from '../../../src/ui/parts/useFocusAfterwards.ts'
import { useMedia } from '../../../src/ui/parts/useMedia.ts'
import { useSettledQuery } from '../../../src/ui/parts/useSettledQuery.ts'

/** What the small parts do with the page, the address and the clock; their markup is nothing or somebody else's. */

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('the title of the tab follows the page, and the home page begins with the product', () => {
  const { rerender } = render(<PageTitle title="Chats" />)
  expect(document.title).toBe('Chats · Founders')
  rerender(<PageTitle title="My Proposals" />)
  expect(document.title).toBe('My Proposals · Founders')
  rerender(<PageTitle title="Where founders meet" isHome />)
  expect(document.title).toBe('Founders — Where founders meet')
})

it('a redirect replaces its own address, so that Back skips it', () => {
  const { hook, history, navigate } = memoryLocation({ path: '/investor/home', record: true })
  navigate('/old')
  render(
    <Router hook={hook}>
      <Redirect to="/investor/chats" />
    </Router>,
  )
  expect(history).toEqual(['/investor/home', '/investor/chats'])
})

describe('a link in a panel', () => {
  const hide = vi.fn(function (this: HTMLElement) {
    return this.id
  })
  beforeEach(() => {
    hide.mockClear()
    HTMLElement.prototype.hidePopover = hide as never
    document.body.innerHTML = '<div popover id="outer"><a href="/x">Chats</a></div><div popover id="other"></div>'
  })

  it('closes the panel that it names, and does nothing without one', () => {
    closePopover('other')
    closePopover('missing')
    expect(hide.mock.contexts.map((panel) => (panel as HTMLElement).id)).toEqual(['other'])
  })

  it('closes the panel around it, and does nothing outside one', () => {
    closePanelAround({ currentTarget: document.querySelector('a') ?? document.body })
    closePanelAround({ currentTarget: document.body })
    expect(hide.mock.contexts.map((panel) => (panel as HTMLElement).id)).toEqual(['outer'])
  })
})

it('a width is followed while the page is shown, and not afterwards', () => {
  const listeners = new Set<() => void>()
  const list = {
    matches: false,
    addEventListener: (_: string, tell: () => void) => listeners.add(tell),
    removeEventListener: (_: string, tell: () => void) => listeners.delete(tell),
  }
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as never)
  const { result, unmount } = renderHook(() => useMedia('(min-width: 62rem)'))
  expect(result.current).toBe(false)
  list.matches = true
  act(() => {
    for (const tell of listeners) tell()
  })
  expect(result.current).toBe(true)
  unmount()
  expect(listeners.size).toBe(0)
})

describe('the search text of a list of options', () => {
  const typed = { reason: 'input-change' }
  const key = (name: string) => ({ key: name }) as never
  const shown = () => {
    vi.useFakeTimers()
    const { result } = renderHook(() => useSettledQuery())
    return { read: () => result.current.query, get: () => result.current }
  }

  it('settles a while after the last key', () => {
    const { read, get } = shown()
    act(() => get().changeQuery('co', typed))
    act(() => void vi.advanceTimersByTime(200))
    act(() => get().changeQuery('cold', typed))
    act(() => void vi.advanceTimersByTime(299))
    expect(read()).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(read()).toBe('cold')
  })

  it('is empty for a single character, for blanks, and after a choice', () => {
    const { read, get } = shown()
    const settled = (text: string, why = typed) => {
      act(() => get().changeQuery('cold', typed))
      act(() => get().settleOnEnter(key('Enter')))
      act(() => get().changeQuery(text, why))
      act(() => void vi.advanceTimersByTime(300))
      return read()
    }
    expect([settled('c'), settled('c '), settled('Cold storage', { reason: 'item-press' })]).toEqual(['', '', ''])
    expect(settled('co')).toBe('co')
  })

  it('settles at once on Enter, and no other key shortens the wait', () => {
    const { read, get } = shown()
    act(() => get().changeQuery('cold', typed))
    act(() => void vi.advanceTimersByTime(200))
    act(() => get().settleOnEnter(key('ArrowLeft')))
    act(() => void vi.advanceTimersByTime(299))
    expect(read()).toBe('')
    act(() => get().settleOnEnter(key('Enter')))
    expect(read()).toBe('cold')
  })
})

describe('a dialog that closes', () => {
  function opened() {
    const dialog = document.createElement('dialog')
    dialog.innerHTML = '<h2 id="title">Pay</h2><input name="amount"><iframe srcdoc=""></iframe>'
    dialog.setAttribute('aria-labelledby', 'title')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    HTMLElement.prototype.showPopover = vi.fn()
    HTMLElement.prototype.getAnimations = () => []
    return dialog
  }
  const copies = () => [...document.querySelectorAll<HTMLElement>('[data-leaving]')]
  const moves = (reduced: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as never)

  it('fades out as a copy that nobody can reach, find or send, and is gone afterwards', async () => {
    moves(false)
    fadeOut(opened())
    const [copy] = copies()
    expect([copy?.inert, copy?.ariaHidden, copy?.querySelector('iframe')]).toEqual([true, 'true', null])
    expect(document.querySelectorAll('#title, [name=amount], [aria-labelledby]')).toHaveLength(3)
    await vi.waitFor(() => expect(copies()).toEqual([]))
  })

  it('leaves no copy for readers who want no motion, or if it was not open', () => {
    moves(true)
    fadeOut(opened())
    moves(false)
    const closed = opened()
    closed.removeAttribute('open')
    fadeOut(closed)
    expect(copies()).toEqual([])
  })
})

function Part() {
  useFocusAfterwards('[name=next]')
  return <input name="part" />
}

describe('a part that goes with the focus', () => {
  const page = (hasPart: boolean) => (
    <>
      {hasPart ? <Part /> : null}
      <input name="next" />
      <input name="other" />
    </>
  )
  const focus = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  const focused = () => document.activeElement?.getAttribute('name')

  it('puts it on the control named by it', () => {
    const { rerender } = render(page(true))
    focus('part')
    rerender(page(false))
    expect(focused()).toBe('next')
  })

  it('leaves it where the reader has put it', () => {
    const { rerender } = render(page(true))
    focus('other')
    rerender(page(false))
    expect(focused()).toBe('other')
  })
})

it('a pause ends in a later task, after everything that waits', async () => {
  const order: string[] = []
  const paused = pause().then(() => order.push('after the pause'))
  queueMicrotask(() => order.push('a promise'))
  await paused
  expect(order).toEqual(['a promise', 'after the pause'])
})

it('toasts without a host are not shown anywhere', () => {
  const { container } = render(<Toasts />)
  expect(container.textContent).toBe('')
})
