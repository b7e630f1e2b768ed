import { cleanup, fireEvent, screen, render as show } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessageLog } from '../../../src/ui/parts/MessageLog.tsx'

/** Where a conversation is scrolled to. Heights are simulated: each line is 100 high, and the log shows four. */

const line = 100
const view = 4 * line
let lines = 0

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => lines * line)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => view)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * line
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Shown {
  seqs: readonly number[]
  lastIsMine?: boolean
  /** The line above which the divider of unread messages is. */
  unreadFrom?: number
  requested?: { seq: number } | null
}
const calls = { onTop: vi.fn(), onShown: vi.fn() }
const log = ({ seqs, lastIsMine = false, unreadFrom, requested = null }: Shown) => {
  lines = seqs.length
  return (
    <MessageLog
      label="Conversation with Asha"
      first={String(seqs[0])}
      last={String(seqs.at(-1))}
      lastIsMine={lastIsMine}
      requested={requested}
      toEndLabel="Jump to the latest message"
      {...calls}
    >
      {seqs.map((seq) => (
        <p key={seq} data-seq={seq} {...(seq === unreadFrom ? { 'data-divider': '' } : {})}>
          {seq}
        </p>
      ))}
    </MessageLog>
  )
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const element = () => screen.getByRole('log')
const scrollTo = (top: number) => {
  element().scrollTop = top
  fireEvent.scroll(element())
}
const jump = () => screen.queryByRole('button', { name: 'Jump to the latest message' })
/** The end as a browser reports it: the last line is at the bottom of the view. */
const isAtEnd = () => element().scrollTop + view >= lines * line

it('a conversation opens at its end, or a little above its first unread message', () => {
  const { unmount } = show(log({ seqs: range(1, 20) }))
  expect(isAtEnd()).toBe(true)
  unmount()
  show(log({ seqs: range(1, 20), unreadFrom: 8 }))
  expect(element().scrollTop).toBe(7 * line - 48)
})

const added = [
  { of: 'own', lastIsMine: true, above: 12 * line, goesToEnd: true },
  { of: 'own', lastIsMine: true, above: 0, goesToEnd: true },
  { of: 'the other', lastIsMine: false, above: 12 * line, goesToEnd: false },
  { of: 'the other', lastIsMine: false, above: line, goesToEnd: true },
  { of: 'the other', lastIsMine: false, above: 0, goesToEnd: true },
]
it.each(added)(
  'a new message of $of, read $above above the end, moves the log to it: $goesToEnd',
  ({ lastIsMine, above, goesToEnd }) => {
    const { rerender } = show(log({ seqs: range(1, 20) }))
    const top = 20 * line - view - above
    scrollTo(top)
    rerender(log({ seqs: range(1, 21), lastIsMine }))
    if (goesToEnd) expect(isAtEnd()).toBe(true)
    else expect([element().scrollTop, jump() !== null]).toEqual([top, true])
  },
)

it('earlier messages that are loaded do not move the ones in view', () => {
  const { rerender } = show(log({ seqs: range(11, 30) }))
  scrollTo(50)
  rerender(log({ seqs: range(1, 30) }))
  expect(element().scrollTop).toBe(50 + 10 * line)
})

it('earlier messages are requested near the top alone', () => {
  show(log({ seqs: range(1, 20) }))
  calls.onTop.mockClear()
  scrollTo(8 * line)
  expect(calls.onTop).not.toHaveBeenCalled()
  scrollTo(line)
  expect(calls.onTop).toHaveBeenCalledOnce()
})

it('a reader more than a screen above the end can jump to the latest message', () => {
  show(log({ seqs: range(1, 20) }))
  const scrolled = vi.fn()
  element().scrollTo = scrolled as typeof scroll
  scrollTo(20 * line - 2 * view)
  expect(jump()).toBeNull()
  scrollTo(20 * line - 2 * view - 1)
  fireEvent.click(screen.getByRole('button', { name: 'Jump to the latest message' }))
  expect(scrolled).toHaveBeenCalledWith({ top: 20 * line })
  scrollTo(20 * line - view)
  expect(jump()).toBeNull()
})

it('a requested message comes into view, is marked, and is requested once', async () => {
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
  calls.onShown.mockClear()
  const { rerender } = show(log({ seqs: range(11, 20), requested: { seq: 5 } }))
  expect([seen.mock.calls, calls.onShown.mock.calls]).toEqual([[], []])
  rerender(log({ seqs: range(1, 20), requested: { seq: 5 } }))
  expect([seen.mock.contexts, seen.mock.calls]).toEqual([[screen.getByText('5')], [[{ block: 'center' }]]])
  expect(calls.onShown).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.getByText('5').hasAttribute('data-flash')).toBe(true))
})

it('a picture that loads at the end leaves the log there, and moves nobody who reads above', () => {
  show(log({ seqs: range(1, 20) }))
  const loads = () => {
    lines += 10
    fireEvent.load(element().querySelector('p') ?? expect.fail())
  }
  loads()
  expect(isAtEnd()).toBe(true)
  scrollTo(5 * line)
  loads()
  expect(element().scrollTop).toBe(5 * line)
})
