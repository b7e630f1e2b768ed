import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetFailures, type Loaded, loaded } from '../../src/ui/parts/loaded.tsx'

const code = async () => ({ default: () => <p>the screen</p> })
const show = (Part: Loaded<object>) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>,
  ).container.textContent

afterEach(cleanup)

class Caught extends Component<{ children: ReactNode }> {
  override state = { isOff: false }
  static getDerivedStateFromError = () => ({ isOff: true })
  override render = () => (this.state.isOff ? <p>failed</p> : this.props.children)
}

it('code that is not loaded yet is waited for', async () => {
  expect(show(loaded(code))).toBe('waiting')
  expect(await screen.findByText('the screen')).toBeTruthy()
})

it('prefetched code is shown at once', async () => {
  const Part = loaded(code)
  await Part.fetch()
  expect(show(Part)).toBe('the screen')
})

it('a failed prefetch is retried', async () => {
  let tries = 0
  const Part = loaded(async () => {
    tries++
    if (tries === 1) throw new Error('lost')
    return code()
  })
  await Part.fetch()
  expect(show(Part)).toBe('waiting')
  expect(await screen.findByText('the screen')).toBeTruthy()
})

it('a screen that failed and then loaded is not drawn anew by a later failure', async () => {
  let isLost = true
  const drawn = vi.fn()
  const Part = loaded(async () => {
    if (isLost) throw new Error('lost')
    return {
      default: () => {
        useEffect(() => void drawn(), [])
        return <p>the screen</p>
      },
    }
  })
  const page = () => (
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>
  )
  const failing = render(<Caught>{page()}</Caught>)
  await screen.findByText('failed', undefined, { timeout: 3_000 })
  failing.unmount()
  isLost = false
  forgetFailures()
  const { rerender } = render(page())
  await screen.findByText('the screen')
  forgetFailures()
  rerender(page())
  expect(screen.queryByText('the screen')).not.toBeNull()
  expect(drawn).toHaveBeenCalledOnce()
})
