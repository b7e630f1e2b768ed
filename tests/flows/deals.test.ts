import { randomUUID } from 'node:crypto'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { formatDate } from '../../src/domain/time.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { type Member, membersOf } from '../support/members.ts'
import { sharedProduct } from '../support/product.ts'
import { onePixel, uploadOf } from '../support/server.ts'

/** A deal from both sides: a step shows its consequences first, and its notification arrives without a reload. */

const { origin } = sharedProduct()
const members = membersOf(origin, 'deals')
let browser: Browser
let owner: Member
let buyer: Member
let atOwner: Visitor
let atBuyer: Visitor
let id: string
let chat: string

const offer = {
  amount: { minor: 900_000_000, currency: 'INR' },
  instrument: 'equity',
  stake: 40,
  validity_days: 7,
  note: '',
}
const act = async (member: Member, action: string, body: object = {}) =>
  (await members.call<{ proposal: Proposal }>('POST', `/api/proposals/${id}/${action}`, body, member.headers)).proposal

/** A visitor's page with a member's session, which receives live events. */
async function openLoggedIn({ headers }: Member, address: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, origin)
  await visitor.page.goto('/about-us')
  await visitor.page.evaluate(({ authorization, 'x-info-id': info }) => {
    localStorage.setItem('access_token', (authorization ?? '').replace('Bearer ', ''))
    localStorage.setItem('x-info-id', info ?? '')
  }, headers)
  const stream = visitor.page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
  await visitor.page.goto(address)
  expect((await stream).status()).toBe(200)
  return visitor
}
const linesOf = async (dialog: Locator) => ({
  title: await dialog.getByRole('heading').first().textContent(),
  lines: await dialog.getByRole('listitem').allInnerTexts(),
  buttons: (await dialog.getByRole('button').allInnerTexts()).filter((text) => text !== ''),
})

/** Uploads the proof of identity that the approval of an investor requires. */
async function proveIdentity({ headers }: Member): Promise<void> {
  const proof = uploadOf('identity-proof', 'INVESTOR', onePixel, 'photo.png', 'passport')
  await members.call('POST', '/api/documents', proof, headers)
  await members.call('PUT', '/api/profiles/investor/documents', {}, headers)
  await members.call('POST', '/api/profiles/investor/submission', {}, headers)
}

beforeAll(async () => {
  browser = await openBrowser()
  owner = await members.join('want-to-sell')
  buyer = await members.join('investor')
  await proveIdentity(buyer)
  await members.beginTrial(owner, 'want-to-sell-free-trial')
  await members.beginTrial(buyer, 'investor-free-trial')
  const me = await members.call<{ profiles: { id: string }[] }>('GET', '/api/me', undefined, owner.headers)
  const request = { request_id: randomUUID(), receiver_profile_id: me.profiles[0]?.id, message: 'Shall we talk?' }
  id = (await members.call<{ proposal: Proposal }>('POST', '/api/proposals', request, buyer.headers)).proposal.id
  atOwner = await openLoggedIn(owner, `/entrepreneur/want-to-sell/sent-proposals/${id}`)
  atBuyer = await openLoggedIn(buyer, '/investor/capital-bridge')
})
afterAll(() => browser.close())

describe('a step is shown before it is taken', () => {
  it('accepting a proposal shows the details that it reveals', async () => {
    await atOwner.page.getByRole('button', { name: 'Accept proposal' }).click()
    const dialog = atOwner.page.getByRole('dialog')
    expect(await linesOf(dialog)).toEqual({
      title: 'Accept this proposal?',
      lines: [expect.stringMatching(/ will see each other’s names and contact details, and you can chat\.$/)],
      buttons: ['Cancel', 'Accept proposal'],
    })
    await dialog.getByRole('button', { name: 'Accept proposal' }).click()
    await atBuyer.page.getByRole('link', { name: /has accepted your proposal/ }).waitFor()
    const { chat_id } = (
      await members.call<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, owner.headers)
    ).proposal
    chat = chat_id ?? ''
  })

  it('accepting an offer shows amount, stake, instrument and validity', async () => {
    const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
    await members.call('POST', `/api/chats/${chat}/messages`, message, buyer.headers)
    await act(buyer, 'make-offer', { offer })
    await atOwner.page.getByRole('button', { name: 'Accept offer' }).click()
    const dialog = atOwner.page.getByRole('dialog')
    const validUntil = formatDate(new Date(Date.now() + offer.validity_days * 24 * 60 * 60_000).toISOString())
    const terms = await dialog.getByRole('region', { name: 'Terms on the table' }).textContent()
    for (const part of ['Amount₹90,00,000', 'InstrumentEquity', 'Stake40%', `Valid until${validUntil}`])
      expect(terms).toContain(part)
    expect(await linesOf(dialog)).toEqual({
      title: 'Accept this offer?',
      lines: ['You agree to these terms, and due diligence starts.'],
      buttons: ['Cancel', 'Accept offer'],
    })
    await dialog.getByText('Grant 30 days’ exclusivity').waitFor()
    await dialog.getByRole('button', { name: 'Accept offer' }).click()
    await atBuyer.page.getByRole('link', { name: /has accepted your offer/ }).waitFor()
  })
})

describe('a chat', () => {
  it('stays usable beside a refused file, and reports that a text is too long', async () => {
    await atBuyer.page.goto(`/investor/chats/${chat}`)
    const page = atBuyer.page
    const field = page.locator('textarea[name=message]')
    await field.waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await page.getByText('We don’t accept this type of file.').waitFor()
    await page.getByRole('button', { name: 'Remove setup.exe' }).click()
    await field.fill('After the file')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('log').getByText('After the file').waitFor()
    const reported = () =>
      members.call<{ list: { text: string }[] }>('GET', `/api/chats/${chat}/messages`, undefined, owner.headers)
    await expect
      .poll(async () => (await reported()).list.map(({ text }) => text))
      .toEqual(['Namaste', 'After the file'])

    await field.fill('x'.repeat(2_003))
    await page.getByText('Your message is 3 characters too long').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    expect((await field.inputValue()).length).toBe(2_003)
    expect((await reported()).list).toHaveLength(2)
    expect([...atOwner.problems, ...atBuyer.problems]).toEqual([])
  })
})
