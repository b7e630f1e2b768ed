import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Summary, summaryOf } from '../../server/features/listings/summary.ts'
import summaryPdf from '../../server/features/listings/summaryPdf.ts'
import { accounts, profiles } from '../../server/kernel/db/schema.ts'
import type { ListingSummary } from '../../src/domain/contract/market.ts'
import type { ListingDetail } from '../../src/domain/market/listingSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { pdfText } from '../support/pdfText.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The page about a listing that a reader downloads: one sheet, with what the reader may see and nothing else. */

let server: Awaited<ReturnType<typeof startTestServer>>
let seller: Person
let investor: Person
let sale = ''

beforeAll(async () => {
  server = await startTestServer({ CLIENT_LIMITS: '1' })
  server.clock.stop()
  seller = await server.trialMember('want-to-sell')
  sale = await server.profileIdOf(seller)
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, sale))
  const save = (step: 'basic' | 'business', answers: object) =>
    server.request('PUT', `/api/profiles/want-to-sell/${step}`, { answers: { ...row?.[step], ...answers } }, seller)
  expect((await save('basic', { company_name: 'Quixandrel Looms' })).status).toBe(200)
  const business = {
    visibility: 'anonymous',
    link: 'https://quixandrel.in',
    products: 'Looms by Quixandrel for hotels',
  }
  expect((await save('business', business)).status).toBe(200)
  investor = await server.trialMember('investor')
})
afterAll(() => server.close())

const download = (id: string, as: Person, query = '') =>
  server.request<ListingSummary & { code?: string }>('GET', `/api/listings/${id}/summary${query}`, undefined, as)
const downloadInHindi = async (id: string, { token, id: account }: Person) => {
  const headers = { authorization: `Bearer ${token}`, 'x-info-id': account, 'accept-language': 'hi' }
  return (await (await server.app.request(`/api/listings/${id}/summary`, { headers })).json()) as ListingSummary
}
const detail = async (id: string, as: Person) =>
  (await server.request<{ listing: ListingDetail }>('GET', `/api/listings/${id}`, undefined, as)).body.listing
const read = ({ pdf }: ListingSummary) => {
  const bytes = Buffer.from(pdf, 'base64')
  // A line break may be in the middle of a phrase, and ₹ has a font of its own.
  return { ...pdfText(bytes), bytes, words: pdfText(bytes).text.replace(/\s+/g, ' ') }
}

describe('the page about an anonymous business', () => {
  it.each(['', '?as=stranger', '?as=subscriber'])(
    'has its headline as the title and no name in any byte%s',
    async (query) => {
      const { status, body } = await download(sale, query ? seller : investor, query)
      expect(status).toBe(200)
      const { bytes, words, pages } = read(body)
      const { headline } = await detail(sale, investor)
      expect(pages).toBe(1)
      expect(words).toContain(headline.slice(0, 40))
      expect(words).toContain('Name revealed once accepted')
      // The title of the file may be stored as UTF-16.
      const stored = bytes.toString('latin1').replaceAll('\0', '')
      const everywhere = [words, stored, body.file_name].join(' ').toLowerCase()
      for (const secret of ['quixandrel', seller.email, seller.mobile, seller.mobile.slice(-10)])
        expect(everywhere).not.toContain(secret.toLowerCase())
    },
  )

  it('has the name and the contact once a proposal is accepted, and names its reader', async () => {
    const buyer = await server.trialMember('investor')
    const sent = await server.request<{ proposal: Proposal }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: sale, message: 'Shall we talk?' },
      buyer,
    )
    const act = (action: string, as: Person) =>
      server.request('POST', `/api/proposals/${sent.body.proposal.id}/${action}`, {}, as)
    await act('open', seller)
    expect((await act('accept', seller)).status).toBe(200)
    const { words } = read((await download(sale, buyer)).body)
    for (const shown of ['Quixandrel Looms', seller.email, seller.mobile]) expect(words).toContain(shown)
    const [account] = await server.deps.db.select().from(accounts).where(eq(accounts.id, buyer.id))
    expect(words).toContain(`As seen by ${account?.name} on `)
    // The owner reads the same as a member they have accepted.
    const { words: preview } = read((await download(sale, seller, '?as=accepted')).body)
    expect(preview).toContain('Quixandrel Looms')
    expect(preview).toContain('As seen by Member you’ve accepted on ')
  })
})

describe('the page about a listing', () => {
  it.each(['investment', 'want-to-sell', 'want-to-grow', 'investor'] as const)(
    'is one sheet with the key figures, in both languages, for %s',
    async (type) => {
      const owner = await server.trialMember(type)
      const id = await server.profileIdOf(owner)
      const { facts } = await detail(id, owner)
      const hindi = read(await downloadInHindi(id, owner))
      expect(hindi.pages).toBe(1)
      expect(hindi.words).toMatch(/[\u0900-\u097F]{3}/)
      const { words, pages } = read((await download(id, owner)).body)
      expect(pages).toBe(1)
      const plain = words.replaceAll(' ', '')
      const figure = facts.find(({ field }) =>
        ['funding_goal', 'asking_price', 'participant_type', 'institution_type'].includes(field),
      )
      expect(plain).toContain(figure?.short.replace(/\s/g, ''))
    },
  )

  it('does not exist for a reader to whom the listing does not, nor as another reader for anyone but its owner', async () => {
    const founder = await server.trialMember('investment')
    expect((await download(sale, founder)).status).toBe(404)
    expect((await download(sale, investor, '?as=accepted')).status).toBe(404)
    expect((await download(sale, investor, '?as=nobody')).status).toBe(422)
  })

  it('is made 120 times an hour for a member', async () => {
    const reader = await server.trialMember('investor')
    const answers = await Promise.all(Array.from({ length: 122 }, () => download(sale, reader)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(({ body }) => body.code)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  })

  it('begins with the text that introduces the listing, before what the form asks first', async () => {
    const reading = { language: 'en', reader: 'Asha', now: new Date('2026-11-26T06:00:00Z') } as const
    const [about] = summaryOf(await detail(sale, seller), reading).columns[0]
    expect(about?.entries[0]?.label).toBeNull()
    expect(about?.entries.slice(1).every(({ label }) => label !== null)).toBe(true)
  })

  it('has no questions and no analytics', async () => {
    const reading = { language: 'en', reader: 'Asha', now: new Date('2026-11-26T06:00:00Z') } as const
    const listing = await detail(sale, seller)
    const text = 'What is churn among regular shippers?'
    const question = {
      id: sale,
      text,
      asker: 'member',
      seen_as: null,
      asker_name: 'Ravi',
      asked_at: '',
      answer: null,
      answered_at: null,
    } as const
    const asked = { ...listing, questions: { ...listing.questions, list: [question] } }
    expect(summaryOf(asked, reading)).toEqual(summaryOf(listing, reading))
    expect(summaryOf(listing, reading).notes[0]).toBe('As seen by Asha on 26-Nov-2026. It may have changed since.')
  })
})

it.each(['en', 'hi'] as const)(
  'a page with far too much text stays one sheet, and cuts it with … (%s)',
  async (language) => {
    const words =
      language === 'hi' ? 'एक फ़ैक्टरी तीन पैलेट के लिए पूरा ट्रक लेती है। ' : 'A factory with three pallets takes a truck. '
    const entries = Array.from({ length: 12 }, (_, place) => ({ label: `Label ${place}`, text: words.repeat(30) }))
    const blocks = [1, 2, 3].map((place) => ({ title: `Title ${place}`, entries }))
    const figures = Array.from({ length: 6 }, () => ({ label: 'Raising', value: words.repeat(2), beside: words }))
    const summary: Summary = {
      language,
      title: words.repeat(9),
      lines: [words.repeat(9)],
      figures,
      columns: [blocks, blocks],
      notes: ['n'],
    }
    const { pages, text } = pdfText(Buffer.from(await summaryPdf(summary)))
    expect(pages).toBe(1)
    expect(text).toContain('…')
  },
)
