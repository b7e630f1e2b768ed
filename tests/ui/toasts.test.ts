import { afterEach, expect, it, vi } from 'vitest'
import { toastInfo } from '../../src/services/toasts.ts'

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => setHidden(false))

it('a toast of a hidden tab waits until the tab is visible', async () => {
  const asked = vi.fn()
  window.addEventListener('toast.asked', asked)
  setHidden(true)
  toastInfo('Now logged in as Asha')
  await import('react-hot-toast/headless')
  // Nothing happening is the point: a toast that did not wait would have asked by now.
  await new Promise((later) => setTimeout(later, 20))
  expect(asked).not.toHaveBeenCalled()
  setHidden(false)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})
