import type { Page, Route } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NetworkStub } from '../../../flowlab/browser/networkStub.ts'
import { newVisitor, openBrowser, type Visitor } from '../../support/browser.ts'
import { sharedProduct } from '../../support/product.ts'

let context: Visitor['context']
let page: Page
let stub: NetworkStub

/** A page with a call under way that `leave` cancels. */
beforeEach(async () => {
  ;({ page, context } = await newVisitor(await openBrowser(), sharedProduct().origin))
  await page.goto('/favicon.svg')
  const calls = { save: { method: 'POST' as const, url: /\/api\/saved$/, body: () => ({ json: 'saved' }) } }
  stub = new NetworkStub(calls, new Map())
  await stub.guard(page)
  let held = () => {}
  const isHeld = new Promise<void>((passed) => {
    held = passed
  })
  const pass = async (route: Route) => {
    await route.fallback()
    held()
  }
  await page.route('**/api/saved', pass, { times: 1 })
  await page.evaluate(() => {
    const leaving = new AbortController()
    fetch('/api/saved', { method: 'POST', signal: leaving.signal }).catch(() => {})
    document.addEventListener('leave', () => leaving.abort())
  })
  await isHeld
})
afterEach(() => context.close())

const leave = () => page.evaluate(() => void document.dispatchEvent(new Event('leave')))
const save = () => page.evaluate(async () => (await fetch('/api/saved', { method: 'POST' })).json())

it('a walk answers the call that its state is waiting for, not one that was cancelled before', async () => {
  const cancelled = page.waitForEvent('requestfailed')
  await leave()
  await cancelled
  const answer = stub.answer('save', { output: {} }, {})
  expect(await save()).toBe('saved')
  await answer
})

it('a call that is cancelled while it is being answered leaves the answer to the next one', async () => {
  const answer = stub.answerIn('late', 'save', { output: {} }, {})
  await leave()
  expect(await save()).toBe('saved')
  await answer
})
