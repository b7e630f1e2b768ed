import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PrintedNda, printedNda } from '../../server/features/proposals/nda.ts'
import ndaPdf from '../../server/features/proposals/ndaPdf.ts'
import { profiles } from '../../server/kernel/db/schema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { pdfText } from '../support/pdfText.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** The NDA of a proposal: read before it is signed, and downloaded by its two parties afterwards. */

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Person
let investor: Person
let stranger: Person
let id = ''
let signer = ''
let company = ''
const headline = 'A family bakery in the south'

const act = async (person: Person, action: string, body: object = {}) =>
  (await server.request<{ proposal: Proposal }>('POST', `/api/proposals/${id}/${action}`, body, person)).body.proposal
const look = async (person: Person) =>
  (await server.request<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, person)).body.proposal
const download = (person: Person) =>
  server.request<{ pdf: string; file_name: string }>('GET', `/api/proposals/${id}/nda`, undefined, person)
const downloadInHindi = async ({ token, id: account }: Person) => {
  const headers = { authorization: `Bearer ${token}`, 'x-info-id': account, 'accept-language': 'hi' }
  return (await (await server.app.request(`/api/proposals/${id}/nda`, { headers })).json()) as { file_name: string }
}
const statusFor = async (...people: Person[]) =>
  Promise.all(people.map(async (person) => (await download(person)).status))

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.trialMember('want-to-sell')
  investor = await server.trialMember('investor')
  stranger = await server.trialMember('investor')
  const change = { anonymous: true, name: 'Quixandrel Looms', headline }
  const listing = await server.profileIdOf(owner)
  await server.deps.db.update(profiles).set(change).where(eq(profiles.id, listing))
  const { basic } = (
    await server.request<{ profile: { basic: Record<string, string> } }>(
      'GET',
      '/api/profiles/investor',
      undefined,
      investor,
    )
  ).body.profile
  signer = `${basic.first_name} ${basic.last_name}`
  company = basic.company_name ?? ''
  const request = { request_id: randomUUID(), receiver_profile_id: listing, message: 'Shall we talk?' }
  const sent = await server.request<{ proposal: Proposal }>('POST', '/api/proposals', request, investor)
  id = sent.body.proposal.id
})
afterAll(() => server.close())

it('it is there once it is requested, with the names that each party may see', async () => {
  expect((await look(owner)).nda).toBeNull()
  const { chat_id } = await act(owner, 'accept')
  const message = { client_id: randomUUID(), kind: 'TEXT', text: 'Namaste' }
  await server.request('POST', `/api/chats/${chat_id}/messages`, message, investor)
  expect((await look(investor)).nda).toBeNull()
  await act(owner, 'request-nda')
  const { name } = (await look(owner)).other
  const parties = { investor: company, represented_by: name }
  const nda = { owner: 'Quixandrel Looms', ...parties, opens: [], signature: null }
  expect([(await look(owner)).nda, (await look(investor)).nda]).toEqual([nda, nda])
})

it('nobody downloads it before it is signed', async () => {
  expect(await statusFor(owner, investor, stranger)).toEqual([404, 404, 404])
})

it('it needs a name and the consent of the signer', async () => {
  const sign = async (body: object) =>
    (await server.request<{ fields?: object }>('POST', `/api/proposals/${id}/sign-nda`, body, investor)).body.fields
  expect(await sign({ text: signer })).toEqual({ agreed: 'required' })
  expect(await sign({ text: signer, agreed: false })).toEqual({ agreed: 'required' })
  expect(await sign({ agreed: true })).toEqual({ text: 'required' })
})

it('both parties download it afterwards, and nobody else', async () => {
  const typed = signer.toUpperCase()
  const { nda, history } = await act(investor, 'sign-nda', { text: typed, agreed: true })
  expect(nda?.signature).toEqual({ name: typed, at: history.at(-1)?.at })
  expect((await look(owner)).nda).toEqual(nda)
  expect(await statusFor(owner, investor, stranger)).toEqual([200, 200, 404])
  const { pdf, file_name } = (await download(owner)).body
  expect(file_name).toBe(`Non-disclosure agreement - ${(await look(owner)).other.name} - Founders.pdf`)
  const { pages, text } = pdfText(Buffer.from(pdf, 'base64'))
  const words = text.replace(/\s+/g, ' ')
  expect(pages).toBe(1)
  for (const part of ['Quixandrel Looms', `Signed by ${typed} for ${company} on `, '8. Governing law'])
    expect(words).toContain(part)
  expect((await downloadInHindi(investor)).file_name).toMatch(/^गोपनीयता समझौता/)
})

it('an earlier signature does not count for an NDA that is requested again', async () => {
  const terms = { amount: { minor: 5_000_000_00, currency: 'INR' }, instrument: 'minority-stake', stake: 20 }
  await act(investor, 'make-offer', { offer: { ...terms, validity_days: 7, note: '' } })
  expect((await act(owner, 'reject-offer')).nda?.signature).not.toBeNull()
  expect((await act(owner, 'request-nda')).nda?.signature).toBeNull()
  expect((await look(investor)).nda?.signature).toBeNull()
  expect(await statusFor(owner, investor)).toEqual([404, 404])
  await act(investor, 'sign-nda', { text: signer, agreed: true })
  expect((await look(owner)).nda?.signature?.name).toBe(signer)
})

it('a name that is hidden again is in no copy', async () => {
  await act(investor, 'close-lost', { reason: 'geography' })
  const { nda } = await look(investor)
  expect(nda?.owner).toBe(headline)
  const { pdf, file_name } = (await download(investor)).body
  const copy = [pdfText(Buffer.from(pdf, 'base64')).text, file_name].join(' ')
  expect(copy).not.toContain('Quixandrel')
  expect(copy).toContain('family bakery')
})

it.each(['en', 'hi'] as const)('every clause fits on one page with the longest names (%s)', async (language) => {
  const long = 'Shri Venkateshwara Agricultural Implements and Equipment Manufacturing Private Limited'
  const signature = { name: 'Anjali Mehta', at: '2026-03-10T06:44:00.000Z' }
  const nda = { owner: long, investor: long, represented_by: long, opens: [], signature }
  const printed: PrintedNda = printedNda(nda, language)
  expect(printed.clauses).toHaveLength(8)
  expect(JSON.stringify(printed)).not.toMatch(/[{]\w+[:}]\w*[^"]*string/)
  expect(printed.signedBy).toContain('10-Mar-2026, 12:14 IST')
  const { pages, text } = pdfText(Buffer.from(await ndaPdf(printed)))
  expect(pages).toBe(1)
  expect(text).not.toContain('…')
  expect(text.replace(/\s+/g, '')).toContain(printed.signedBy.slice(0, 10).replace(/\s+/g, ''))
})
