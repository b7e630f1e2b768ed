import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { JumpLinks } from '../../../src/ui/parts/JumpLinks.tsx'
import { Tabs } from '../../../src/ui/parts/Tabs.tsx'
import { useNow } from '../../../src/ui/parts/useNow.ts'

/** What a part shows by the scroll position and by the clock. Positions are simulated. */

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let scrolled = () => {}
const watched = new Set<Element>()
class Watch {
  constructor(tell: () => void) {
    scrolled = tell
  }
  observe(part: Element) {
    watched.add(part)
  }
  disconnect() {
    watched.clear()
  }
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch))

const parts = ['facts', 'documents', 'questions'] as const
/** The distance of each part from the top of the window, as fractions of its height. */
const page = (tops: Readonly<Record<(typeof parts)[number], number>>) => (
  <>
    <JumpLinks label="On this page" items={parts.map((id) => ({ id, label: id }))} />
    {parts.map((id) => (
      <section
        key={id}
        id={id}
        ref={(element) => {
          if (element) element.getBoundingClientRect = () => ({ top: tops[id] * innerHeight, left: 0 }) as DOMRect
        }}
      />
    ))}
  </>
)
const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true')

it.each([
  { tops: { facts: 0.5, documents: 1, questions: 2 }, reading: 'facts' },
  { tops: { facts: 0.1, documents: 0.5, questions: 2 }, reading: 'facts' },
  { tops: { facts: -1, documents: 0.34, questions: 0.36 }, reading: 'documents' },
  { tops: { facts: -2, documents: -1, questions: 0 }, reading: 'questions' },
])('of the parts of a page at $tops, the link to $reading is marked as the current one', ({ tops, reading }) => {
  render(page(tops))
  expect([...watched].map(({ id }) => id)).toEqual(parts)
  act(scrolled)
  expect(current().map(({ textContent }) => textContent)).toEqual([reading])
})

it('a part in a column beside the others is not marked, although it has passed', () => {
  const tops = { facts: -1, documents: 0.1, questions: 2 }
  render(page(tops))
  const documents = document.getElementById('documents')
  if (documents) documents.getBoundingClientRect = () => ({ top: 10, left: 800 }) as DOMRect
  act(scrolled)
  expect(current().map(({ textContent }) => textContent)).toEqual(['facts'])
})

it('a link to a part that is not on the page is not marked', () => {
  render(page({ facts: -1, documents: 0, questions: 2 }))
  document.getElementById('documents')?.setAttribute('id', 'elsewhere')
  act(scrolled)
  expect(current().map(({ textContent }) => textContent)).toEqual(['facts'])
})

it('the mark of a page’s part moves as the page is scrolled, and nothing is watched after the page', () => {
  const tops = { facts: 0, documents: 1, questions: 2 }
  const { unmount } = render(page(tops))
  act(scrolled)
  Object.assign(tops, { facts: -1, documents: 0, questions: 1 })
  act(scrolled)
  expect(current().map(({ textContent }) => textContent)).toEqual(['documents'])
  unmount()
  expect(watched.size).toBe(0)
})

it('the chosen one of several views is scrolled into its row', () => {
  const places = { Sent: 0, Received: 120, Drafts: 240 }
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 10 + (places[(this.textContent ?? '') as keyof typeof places] ?? 0)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(90)
  const views = (value: string) => (
    <Tabs
      label="Proposals"
      value={value}
      onChange={() => {}}
      items={Object.keys(places).map((label) => ({ value: label, label }))}
    />
  )
  const { rerender } = render(views('Drafts'))
  expect(screen.getByRole('group').scrollLeft).toBe(10 + 240 - 10 - 30)
  rerender(views('Received'))
  expect(screen.getByRole('group').scrollLeft).toBe(10 + 120 - 10 - 30)
})

const Clock = () => <time>{useNow().toISOString()}</time>
it('a time that is shown is at most half a minute old, and no clock runs after the page', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') })
  const { unmount, container } = render(<Clock />)
  const shown = () => container.textContent
  expect(shown()).toBe('2026-03-02T09:00:00.000Z')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(shown()).toBe('2026-03-02T09:00:30.000Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown()).toBe('2026-03-02T09:01:30.000Z')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
