import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepScroll } from '../../../src/ui/parts/keepScroll.ts'

/** A list that is built anew, as when another page shows it too, is where its reader left it. */

afterEach(cleanup)

const [ours, theirs] = [{}, {}]
const box = () => screen.getByRole('navigation')
const show = (content: object) => render(<nav ref={keepScroll(content)} />)

it('keeps the position of each content', () => {
  show(ours)
  expect(box().scrollTop).toBe(0)
  box().scrollTop = 300
  cleanup()
  show(theirs)
  expect(box().scrollTop).toBe(0)
  cleanup()
  show(ours)
  expect(box().scrollTop).toBe(300)
})

it('stays where it is when it is drawn again', () => {
  const { rerender } = show(ours)
  box().scrollTop = 120
  rerender(<nav ref={keepScroll(ours)} />)
  expect(box().scrollTop).toBe(120)
})
