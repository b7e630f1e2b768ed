import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type Loaded, loaded } from '../../src/ui/parts/loaded.tsx'

const code = async () => ({ default: () => <p>the screen</p> })
const show = (Part: Loaded<object>) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>,
  ).container.textContent

afterEach(cleanup)

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
