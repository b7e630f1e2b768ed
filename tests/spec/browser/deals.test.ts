import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Proposal } from '../../../src/domain/proposals/proposalSchema.ts'
import { openBrowser } from '../../support/browser.ts'
import { type Member, membersOf } from '../../support/members.ts'
import { sharedProduct } from '../../support/product.ts'
import { openLoggedIn } from '../../support/seats.ts'
import { holds } from '../../support/spec/holds.ts'

/** What members read before a question, in an offer and on the cards of their proposals: 12.85 to 12.88, 12.110 and 12.111. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'spec-deals')
let browser: Browser
let investor: Member
let founder: Member
let listing = ''
let id = ''
const take = async (by: Member, step: string, body: object = {}) =>
  (await members.call<{ proposal: Proposal }>('POST', `/api/proposals/${id}/${step}`, body, by.headers)).proposal
const offer = {
  amount: { minor: 4_500_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 9.5,
  validity_days: 7,
  note: '',
}

beforeAll(async () => {
  browser = await openBrowser()
  ;[investor, founder] = await Promise.all([members.join('investor'), members.join('investment')])
  await Promise.all([members.subscribe(investor, 'investor-yearly'), members.subscribe(founder, 'investment-yearly')])
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, founder.headers)
  listing = me.profiles[0]?.id ?? ''
  const request = { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk?' }
  id = (await members.call<{ proposal: Proposal }>('POST', '/api/proposals', request, investor.headers)).proposal.id
})
afterAll(() => browser?.close())

const at = (member: Member, address: string) => openLoggedIn(browser, origin, member, address)

holds('12.85', async () => {
  const { page } = await at(investor, `/investor/capital-bridge/${listing}`)
  await page.getByRole('main').getByRole('button', { name: 'Ask a question' }).first().click()
  await page.getByRole('dialog').getByText('Members don’t see your name or contact details. The owner sees').waitFor()
  await page.getByRole('dialog').getByText('once a proposal between you is accepted.').waitFor()
})

holds('12.87', async () => {
  const { chat_id } = await take(founder, 'accept')
  const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await members.call('POST', `/api/chats/${chat_id}/messages`, message, investor.headers)
  const { other } = (
    await members.call<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, investor.headers)
  ).proposal
  expect(other.instruments).not.toEqual([])
  const { page } = await at(investor, `/investor/my-proposal/capital-bridge/${id}`)
  await page.getByRole('button', { name: 'Make offer' }).click()
  const dialog = page.getByRole('dialog')
  const groups = await dialog
    .locator('optgroup')
    .evaluateAll((all) => all.map((group) => [...group.querySelectorAll('option')].map((one) => one.value)))
  expect(groups[0]?.sort()).toEqual([...other.instruments].sort())
  expect(groups).toHaveLength(2)
  const note = dialog.getByText(`${other.name} doesn’t list this instrument.`)
  await dialog.locator('select[name=instrument]').selectOption(groups[0]?.[0] ?? '')
  expect(await note.count()).toBe(0)
  await dialog.locator('select[name=instrument]').selectOption(groups[1]?.[0] ?? '')
  await note.waitFor()
})

holds('12.111', async () => {
  const { page } = await at(investor, `/investor/my-proposal/capital-bridge/${id}`)
  await page.getByRole('button', { name: 'Make offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('select[name=instrument]').selectOption('equity')
  await dialog.locator('input[name=stake]').fill('9.5')
  await dialog.locator('input[name=amount]').fill('900000000000')
  await dialog.getByText('is above the funding goal of').waitFor()
  await dialog.getByRole('button', { name: 'Make offer' }).click()
  await page.getByRole('heading', { name: 'Your offer', exact: true }).waitFor()
  await take(founder, 'reject-offer')
})

holds('12.110', async () => {
  const { list } = await members.call<{ list: { id: string; name_hidden: boolean; headline: string }[] }>(
    'GET',
    '/api/listings?kind=WANT_TO_SELL',
    undefined,
    investor.headers,
  )
  const hidden = list.find((one) => one.name_hidden) ?? expect.fail('no anonymous business')
  const request = { request_id: randomUUID(), receiver_profile_id: hidden.id, message: 'Shall we talk?' }
  const sent = await members.call<{ proposal: Proposal }>('POST', '/api/proposals', request, investor.headers)
  const { page } = await at(investor, `/investor/my-proposal/business-exchange/${sent.proposal.id}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: hidden.headline }).waitFor()
  for (const words of ['Waiting for the owner', 'The owner can', 'To the owner'])
    expect([words, await main.getByText(words, { exact: true }).count()]).toEqual([words, 1])
  expect(await main.getByText(hidden.headline).count()).toBe(1)
})

holds('12.86', async () => {
  await take(investor, 'make-offer', { offer })
  const { page } = await at(investor, '/investor/my-proposals?box=all')
  await page.getByText('Your offer: ₹4.5 Cr for 9.5%').waitFor()
  await take(founder, 'counter', { offer: { ...offer, stake: 8 } })
  await page.reload()
  await page.getByText('Their counter-offer: ₹4.5 Cr for 8%').waitFor()
  await take(investor, 'accept-counter')
  await page.reload()
  await page.getByText('Agreed: ₹4.5 Cr for 8%').waitFor()
})

holds('12.88', async () => {
  const { page } = await at(investor, '/investor/my-proposals?box=all')
  const count = async (name: string) => {
    const button = page.getByRole('button', { name: new RegExp(`^${name} \\(\\d+\\)$`) })
    return Number(/\((\d+)\)/.exec((await button.textContent()) ?? '')?.[1])
  }
  await page.getByRole('group', { name: 'Status' }).getByText('(1)').first().waitFor()
  const parts = [await count('Pending'), await count('In talks'), await count('Closed')]
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await count('All'))
  expect(await page.getByRole('group', { name: 'Status' }).getByText('Your turn').count()).toBe(0)
  expect(await count('Your turn')).toBe(0)
})

it('the row of steps keeps its height, whichever step is current', async () => {
  const { page } = await at(investor, `/investor/my-proposal/capital-bridge/${id}`)
  const row = page.getByRole('list', { name: 'Status' })
  await row.waitFor()
  for (const width of [760, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await row.evaluate((list) => {
      const steps = [...list.children]
      return steps.map((current) => {
        for (const step of steps) step.removeAttribute('aria-current')
        current.setAttribute('aria-current', 'step')
        return list.getBoundingClientRect().height
      })
    })
    expect([width, new Set(heights).size]).toEqual([width, 1])
  }
})
