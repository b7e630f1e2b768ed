import { expect, it } from 'vitest'
import { NetworkStub } from '../../../flowlab/browser/networkStub.ts'
import { newVisitor, openBrowser } from '../../support/browser.ts'
import { sharedProduct } from '../../support/product.ts'

it('a walk answers the call that its state is waiting for, not one that was cancelled before', async () => {
  const { page, context } = await newVisitor(await openBrowser(), sharedProduct().origin)
  await page.goto('/favicon.svg')
  const calls = { save: { method: 'POST' as const, url: /\/api\/saved$/, body: () => ({ json: 'saved' }) } }
  const stub = new NetworkStub(calls, new Map())
  await stub.guard(page)
  const cancelled = page.waitForEvent('requestfailed')
  const reached = page.waitForRequest('**/api/saved')
  await page.evaluate(() => {
    const leaving = new AbortController()
    fetch('/api/saved', { method: 'POST', signal: leaving.signal }).catch(() => {})
    document.addEventListener('leave', () => leaving.abort())
  })
  await reached
  await page.evaluate(() => document.dispatchEvent(new Event('leave')))
  await cancelled
  const answer = stub.answer('save', { output: {} }, {})
  const said = await page.evaluate(async () => (await fetch('/api/saved', { method: 'POST' })).json())
  await answer
  expect(said).toBe('saved')
  await context.close()
})
