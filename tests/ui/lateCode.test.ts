import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { chooseLanguage, withWords } from '../../src/i18n/language.ts'
import { withLateCode } from '../../src/services/lateCode.ts'
import { storage } from '../../src/services/storage.ts'
import { toastError } from '../../src/services/toasts.ts'

/** Parts of a page that cannot be loaded, because the page is being left or the network is down. */

const lost = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
const nextTask = () => new Promise((passed) => setImmediate(passed))

vi.mock('../../src/i18n/i18n-util.async.ts', () => ({
  loadLocaleAsync: () => lost(),
  loadNamespaceAsync: () => lost(),
}))
vi.mock('../../src/services/toasts.ts')

let unhandled: unknown[] = []
const listeners = process.listeners('unhandledRejection')
beforeEach(() => {
  unhandled = []
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (error) => unhandled.push(error))
})
afterEach(() => {
  process.removeAllListeners('unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
})

it('a part and its words that are both lost reject once', async () => {
  const part = nextTask().then(lost)
  await expect(withWords(['memberHome'], part)).rejects.toThrow('chunk 7')
  await nextTask()
  await nextTask()
  expect(unhandled).toEqual([])
})

it('lost code that a page can do without is not used, and causes no error', async () => {
  const use = vi.fn()
  await withLateCode(lost(), use)
  expect(use).not.toHaveBeenCalled()
  await withLateCode(Promise.resolve('code'), async () => lost())
})

it('an error of the code itself is thrown', async () => {
  const fault = new TypeError('a fault')
  await expect(
    withLateCode(Promise.resolve('code'), () => {
      throw fault
    }),
  ).rejects.toBe(fault)
})

it('a language whose words are lost is not chosen, and a toast says why', async () => {
  loadAllLocales()
  document.documentElement.lang = 'en'
  const chosen = chooseLanguage('hi')
  // Before the words load: a member may leave the page now.
  expect(storage.read('language')).toBe('hi')
  expect(await chosen).toBe(false)
  expect([storage.read('language'), document.documentElement.lang]).toEqual(['en', 'en'])
  await vi.waitFor(() =>
    expect(toastError).toHaveBeenCalledWith(expect.stringMatching(/^We couldn’t load part of this page/)),
  )
})
