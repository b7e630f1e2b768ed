import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoProfiles } from '../../../server/demo/people.ts'
import { documents } from '../../../server/kernel/db/schema.ts'
import { accountTypeOf, accountTypes, profileKindOf, profileKinds } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { completenessOf } from '../../../src/domain/registration/completeness.ts'
import { wizardSteps } from '../../../src/domain/registration/fields.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import type { Profile } from '../../../src/domain/registration/profileSchema.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const samples = Object.fromEntries(
  demoProfiles({ INVESTOR: 2, INVESTMENT: 2, WANT_TO_SELL: 2, WANT_TO_GROW: 2 }, new Date().getUTCFullYear()).map(
    (demo) => [demo.kind, demo],
  ),
)
interface Mine {
  profile: Profile
  suggested: Answers
  draft: Answers
  code?: string
  fields?: Record<string, string>
}
const put = (as: Person, path: string, answers: Answers) =>
  server.request<Mine>('PUT', `/api/profiles/${path}`, { answers }, as)
const read = async (as: Person, path: string) =>
  (await server.request<Mine>('GET', `/api/profiles/${path}`, undefined, as)).body

describe('the steps of a registration', () => {
  it.each(profileKinds)('of %s cannot be skipped, in any order', async (kind) => {
    const person = await server.signUp(kind === 'INVESTOR' ? 'investor' : 'entrepreneur')
    const path = accountTypeOf(kind)
    const { basic = {}, business = {} } = samples[kind] ?? {}
    const codes = []
    for (const early of [
      () => put(person, `${path}/business`, business),
      () => put(person, `${path}/documents`, {}),
      () => server.request<Mine>('POST', `/api/profiles/${path}/submission`, {}, person),
    ])
      codes.push((await early()).body.code)
    await put(person, `${path}/basic`, basic)
    codes.push((await put(person, `${path}/documents`, {})).body.code)
    codes.push((await server.request<Mine>('POST', `/api/profiles/${path}/submission`, {}, person)).body.code)
    expect(codes).toEqual(Array(5).fill('STEP_OUT_OF_ORDER'))
    await put(person, `${path}/business`, business)
    const missing = (await put(person, `${path}/documents`, {})).body
    expect(missing).toMatchObject(
      kind === 'INVESTOR'
        ? { fields: { 'identity-proof': 'documentMissing' } }
        : {
            fields: {
              'business-photo': 'photoMissing',
              'proof-of-business': 'proofMissing',
              ...(kind === 'WANT_TO_SELL' ? { 'financial-summary': 'documentMissing' } : {}),
            },
          },
    )
  })

  it.each(profileKinds)('of %s refuse the same values at the same fields as the form', async (kind) => {
    const person = await server.signUp(kind === 'INVESTOR' ? 'investor' : 'entrepreneur')
    const { status, body } = await put(person, `${accountTypeOf(kind)}/basic`, {})
    const required = fieldsOf(kind, 'basic', {}).filter((spec) => spec.required)
    expect([status, body.fields]).toEqual([422, Object.fromEntries(required.map(({ name }) => [name, 'required']))])
  })

  it('store only the fields of the step', async () => {
    const person = await server.signUp('entrepreneur')
    const sneaky = { ...samples.INVESTMENT?.basic, status: 'approved', stepsDone: 3, verified: true, funding_goal: 'x' }
    const { body } = await put(person, 'investment/basic', sneaky as Answers)
    expect([body.profile.status, body.profile.steps_done, 'verified' in body.profile.basic]).toEqual([
      'draft',
      1,
      false,
    ])
    expect('funding_goal' in body.profile.basic).toBe(false)
  })

  it('refuse an option, country or currency that does not exist', async () => {
    const person = await server.signUp('entrepreneur')
    await put(person, 'investment/basic', samples.INVESTMENT?.basic ?? {})
    const wrong = { ...samples.INVESTMENT?.business, industry: 'alchemy', country: 'XX', location: 'atlantis' }
    expect((await put(person, 'investment/business', wrong)).body.fields).toEqual({
      industry: 'unknownOption',
      country: 'unknownOption',
      location: 'unknownOption',
    })
    expect(
      (await put(person, 'investment/basic', { ...samples.INVESTMENT?.basic, currency: 'XTS' })).body.fields,
    ).toEqual({ currency: 'unknownOption' })
  })

  it('store the text of “Other” beside it, and delete both together', async () => {
    const person = await server.signUp('entrepreneur')
    await put(person, 'investment/basic', samples.INVESTMENT?.basic ?? {})
    const other = { ...samples.INVESTMENT?.business, industry: 'other' }
    expect((await put(person, 'investment/business', other)).body.fields).toEqual({ industry_other: 'required' })
    const reported = { ...other, industry_other: 'Beekeeping' }
    expect((await put(person, 'investment/business', reported)).body.profile.business.industry_other).toBe('Beekeeping')
    const known = await put(person, 'investment/business', { ...reported, industry: 'telecom' })
    expect('industry_other' in known.body.profile.business).toBe(false)
  })

  it('delete a hidden answer', async () => {
    const person = await server.signUp('entrepreneur')
    await put(person, 'want-to-sell/basic', samples.WANT_TO_SELL?.basic ?? {})
    const onRequest = { ...samples.WANT_TO_SELL?.business, asking_price_on_request: true }
    const { body } = await put(person, 'want-to-sell/business', onRequest)
    expect([body.profile.business.asking_price_on_request, body.profile.business.asking_price]).toEqual([
      true,
      undefined,
    ])
  })
})

describe('a draft', () => {
  it('is stored unfinished, for another device, until the step is saved', async () => {
    const person = await server.signUp('entrepreneur')
    const draft = { company_name: 'Half', brief_about_business: 'too short', city: 'Pune', sneaky: 'x' }
    expect((await put(person, 'investment/draft', draft)).status).toBe(200)
    const other = await read(person, 'investment')
    const { sneaky: _, ...stored } = draft
    expect([other.profile, other.draft]).toEqual([null, stored])
    await put(person, 'investment/basic', samples.INVESTMENT?.basic ?? {})
    expect((await read(person, 'investment')).draft).toEqual({ city: 'Pune' })
    await put(person, 'investment/business', samples.INVESTMENT?.business ?? {})
    expect((await read(person, 'investment')).draft).toEqual({})
  })

  it('belongs to one person and one kind', async () => {
    const [one, other] = [await server.signUp('entrepreneur'), await server.signUp('entrepreneur')]
    await put(one, 'investment/draft', { company_name: 'Mine' })
    expect([(await read(other, 'investment')).draft, (await read(one, 'want-to-sell')).draft]).toEqual([{}, {}])
  })
})

describe('several profiles on one account', () => {
  it('exist side by side; the basics are suggested from the last one; the session acts as the last one started', async () => {
    const person = await server.member('investment')
    const suggested = (await read(person, 'want-to-grow')).suggested
    expect(suggested.company_name).toBe((await read(person, 'investment')).profile.basic.company_name)
    for (const accountType of ['want-to-sell', 'want-to-grow', 'investor'] as const) {
      const kind = profileKindOf(accountType)
      const { basic = {}, business = {} } = samples[kind] ?? {}
      await put(person, `${accountType}/basic`, basic)
      await put(person, `${accountType}/business`, business)
      for (const key of wizardSteps[kind].requiredDocuments)
        await server.request(
          'POST',
          '/api/documents',
          uploadOf(key, kind, onePixel, 'a.png', key === 'identity-proof' ? 'passport' : 'trade-license'),
          person,
        )
      await put(person, `${accountType}/documents`, {})
      await server.request('POST', `/api/profiles/${accountType}/submission`, {}, person)
    }
    const me = async () =>
      (
        await server.request<{
          basic_info: Record<string, number>
          account_type: string
          login_type: string
        }>('GET', '/api/me', undefined, person)
      ).body
    const { basic_info: info, account_type: acting } = await me()
    expect([info.has_investment, info.has_want_to_sell, info.has_want_to_grow, info.has_investor, acting]).toEqual([
      1,
      1,
      1,
      1,
      'investor',
    ])
    for (const accountType of accountTypes) {
      await server.request('POST', '/api/context', { account_type: accountType }, person)
      const now = await me()
      expect([now.account_type, now.login_type]).toEqual([
        accountType,
        accountType === 'investor' ? 'investor' : 'entrepreneur',
      ])
    }
  })
})

describe('completeness', () => {
  it('equals the domain’s value, and each listed improvement raises it', async () => {
    const person = await server.member('investor')
    const { profile } = await read(person, 'investor')
    const given = { ...profile.basic, ...profile.business, ...profile.document_answers }
    const before = completenessOf('INVESTOR', given, profile.documents)
    expect([profile.completeness, before.raises.every(({ required }) => !required)]).toEqual([before.percent, true])
    const photo = before.raises.find(({ name }) => name === 'profile-image')
    await server.request('POST', '/api/documents', uploadOf('profile-image', 'INVESTOR', onePixel, 'me.png'), person)
    const after = (await read(person, 'investor')).profile
    expect(after.completeness - profile.completeness).toBe(Math.round(photo?.points ?? 0))
  })
})

describe('a seller’s profile from before the financial summary was required', () => {
  it('stays live, and its documents step requires it', async () => {
    const seller = await server.member('want-to-sell')
    const mine = (await read(seller, 'want-to-sell')).profile
    await server.deps.db
      .delete(documents)
      .where(and(eq(documents.profileId, mine.id), eq(documents.kind, 'financial-summary')))
    const { body } = await put(seller, 'want-to-sell/basic', samples.WANT_TO_SELL?.basic ?? {})
    expect([mine.status, body.profile.status]).toEqual(['approved', 'approved'])
    const refused = (await put(seller, 'want-to-sell/documents', {})).body
    expect(refused).toMatchObject({ fields: { 'financial-summary': 'documentMissing' } })
    expect((await read(seller, 'want-to-sell')).profile.status).toBe('approved')
  })
})
