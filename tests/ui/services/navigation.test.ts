import { afterEach, expect, it, vi } from 'vitest'
import { go } from '../../../src/services/navigation.ts'

/** Where a page is scrolled to when its address changes. */

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['another page', '/investor/chats', 1],
  ['the same page with another query', '/investor/capital-bridge?industry=energy', 0],
  ['the same page with another part', '/investor/capital-bridge?q=tea#results', 0],
])('%s', (_, to, times) => {
  history.replaceState(null, '', '/investor/capital-bridge?q=tea')
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  go(to)
  expect(scrolled).toHaveBeenCalledTimes(times)
  if (times > 0) expect(scrolled).toHaveBeenCalledWith(0, 0)
})
