import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as toasts from '../../src/services/toasts.ts'

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => setHidden(false))

it('a toast of a hidden tab waits until the tab is visible', async () => {
  const asked = vi.fn()
  window.addEventListener('toast.requested', asked)
  setHidden(true)
  toasts.toastInfo('Now logged in as Asha')
  await import('react-hot-toast/headless')
  // A toast that did not wait would have been requested by now, and nothing else signals its absence.
  await new Promise((later) => setTimeout(later, 20))
  expect(asked).not.toHaveBeenCalled()
  setHidden(false)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

describe('each kind of toast has its text, its duration and its end', () => {
  const shownFor = 5_000
  const pressed = vi.fn()
  const shown = async (id: string) => {
    const { result } = renderHook(() => useToasterStore())
    const found = () => result.current.toasts.find((one) => one.id === id)
    await vi.waitFor(() => expect(found()).toBeDefined())
    const { type, duration, message } = found() ?? {}
    return { found, type, duration, message }
  }
  /** By function: the call that shows the toast, its id, and the toast; null if it shows none. */
  const kinds: { [K in keyof typeof toasts]: K extends `toast${string}` ? [() => unknown, string, object] : null } = {
    fetchToaster: null,
    toastError: [() => toasts.toastError('No.'), 'No.', { type: 'error', duration: shownFor, message: 'No.' }],
    toastSuccess: [() => toasts.toastSuccess('Done.'), 'Done.', { type: 'success', duration: shownFor }],
    toastInfo: [() => toasts.toastInfo('So.'), 'So.', { type: 'blank', duration: shownFor, message: 'So.' }],
    toastLink: [() => toasts.toastLink('See', '/a', 'l'), 'l', { type: 'blank', duration: shownFor }],
    toastNotice: [
      () => toasts.toastNotice('Ended.', { text: 'Log in', to: '/investor/login' }, 'n'),
      'n',
      { type: 'blank', duration: Number.POSITIVE_INFINITY },
    ],
    toastStatus: [
      () => toasts.toastStatus('Wait', 's', null),
      's',
      { type: 'blank', duration: Number.POSITIVE_INFINITY, message: 'Wait' },
    ],
  }

  it.each(Object.entries(kinds).flatMap(([name, kind]) => (kind ? [[name, ...kind] as const] : [])))(
    '%s',
    async (_, make, id, expected) => {
      make()
      expect(await shown(id)).toMatchObject(expected)
    },
  )

  it('a link opens its address and closes its toast', async () => {
    toasts.toastLink('See', '/a', 'link')
    const { found, message } = await shown('link')
    render(message as ReactElement)
    fireEvent.click(screen.getByRole('link', { name: 'See' }))
    expect(location.pathname).toBe('/a')
    await vi.waitFor(() => expect(found()?.visible ?? false).toBe(false))
  })

  it('a button has its effect; the toast stays until the pending call has ended', async () => {
    const end = toasts.toastStatus('Wait', 'status', { label: 'Cancel', press: pressed })
    const { found, message } = await shown('status')
    render(message as ReactElement)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(pressed).toHaveBeenCalledOnce()
    expect(found()).toBeDefined()
    end()
    await vi.waitFor(() => expect(found()).toBeUndefined())
  })
})
