import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accounts, proposals } from '../../../server/db/schema.ts'
import { demoProfiles } from '../../../server/demo/people.ts'
import { storable } from '../../../server/documents/storable.ts'
import type { Answer, Answers } from '../../../src/domain/contract/profiles.ts'
import { type AccountType, profileKindOf } from '../../../src/domain/offerings.ts'
import { type Control, wizardSteps } from '../../../src/domain/registration/fields.ts'
import { onePixel, type Person, type startTestServer, uploadOf } from '../server.ts'
import { openedChat } from '../talking.ts'

/** Two members whose every text is hostile, written through the API. */

type Server = Awaited<ReturnType<typeof startTestServer>>
const offerings = ['investment', 'want-to-sell', 'want-to-grow'] as const
const steps = ['basic', 'business'] as const
const filler = ` ${'Our honest work is described here in plain words. '.repeat(9)}`

/** Which text the next field gets. */
export type NextText = () => string

export type Place = 'name' | 'listing' | 'investor' | 'message' | 'proposal' | 'draft'
export interface Planted {
  /** Fields that took their text, and those that refused it. */
  kept: number
  refused: number
  /** What pages are to show, where the field took the text. */
  shown: Partial<Record<Place, string>>
}

const hostile: Partial<Record<Control, (text: string) => Answer>> = {
  text: (text) => text,
  longText: (text) => text + filler,
  keywords: (text) => [text],
  link: (text) => text,
  links: (text) => [text],
}

export async function hostileMembers(server: Server) {
  const founder = await server.trialMember('investment')
  const investor = await server.trialMember('investor')
  const chat = await openedChat(server, founder, investor)
  const [opened] = await server.deps.db.select({ id: proposals.id }).from(proposals)
  const other = await server.profileIdOf(await server.member('investor'))
  const wish = { request_id: randomUUID(), receiver_profile_id: other, message: 'A draft', draft: true }
  const kept = await server.request<{ proposal: { id: string } }>('POST', '/api/proposals', wish, founder)
  for (const offering of offerings.slice(1)) await addProfile(server, founder, offering)
  await actAs('investment')
  const ids = { chat, opened: opened?.id ?? '', draft: kept.body.proposal.id }
  let search = ''

  /** Everything but the profiles: what is written, who writes it, and the place that shows it. */
  const writings: readonly (readonly [place: Place | null, write: (text: string) => Promise<{ status: number }>])[] = [
    ['message', (text) => post(founder, `chats/${chat}/messages`, { client_id: randomUUID(), kind: 'TEXT', text })],
    [null, (text) => post(investor, `chats/${chat}/attachments`, formOf(text))],
    [null, (text) => post(founder, 'documents', titled('business-photo', 'INVESTMENT', 'trade-license', text))],
    [null, (text) => post(investor, 'documents', titled('identity-proof', 'INVESTOR', 'passport', text))],
    ['draft', (message) => server.request('PUT', `/api/proposals/${ids.draft}`, { message }, founder)],
    [null, (text) => post(null, 'contact', { ...letter(), name: text, message: text + filler })],
    [null, savedSearch],
    [
      'proposal',
      (text) =>
        rewritten(text, (message) =>
          server.deps.db.update(proposals).set({ message }).where(eq(proposals.id, ids.opened)),
        ),
    ],
    ['name', (text) => rewritten(text.slice(0, 120), (name) => server.deps.db.update(accounts).set({ name }))],
  ]
  const post = (as: Person | null, path: string, body: object) =>
    server.request('POST', `/api/${path}`, body, as ?? undefined)

  /** A saved step makes its profile the one that the session acts as. */
  async function actAs(account_type: AccountType) {
    await server.request('POST', '/api/context', { account_type }, founder)
  }

  async function savedSearch(name: string) {
    if (search) await server.request('DELETE', `/api/saved-searches/${search}`, undefined, investor)
    const body = { kind: 'INVESTMENT', name, query: { q: name }, alert: 'off' }
    const saved = await server.request<{ search?: { id: string } }>('POST', '/api/saved-searches', body, investor)
    search = saved.body.search?.id ?? ''
    return saved
  }

  /** Writes a text into each text field that there is; a profile's field that refuses its text gets an honest one. */
  async function plant(next: NextText): Promise<Planted> {
    const planted: Planted = { kept: 0, refused: 0, shown: {} }
    for (const [place, write] of writings) {
      const text = next()
      const { status } = await write(text)
      if (status >= 500) throw new Error(`${JSON.stringify(text)} for ${place ?? write} answered ${status}`)
      planted[status < 300 ? 'kept' : 'refused'] += 1
      if (place && status < 300) planted.shown[place] = text
    }
    for (const offering of [...offerings, 'investor'] as const) {
      const { kept, refused } = await plantProfile(server, offering === 'investor' ? investor : founder, offering, next)
      planted.kept += Object.keys(kept).length
      planted.refused += refused
      const told = kept.company_name ?? kept.city
      if (typeof told === 'string') planted.shown[offering === 'investor' ? 'investor' : 'listing'] = told
    }
    await actAs('investment')
    return planted
  }
  return { founder, investor, ids, plant }
}

/** Neither a sent proposal's words nor a member's name can be changed by anybody: kept as their first writing would be. */
async function rewritten(text: string, write: (text: string) => Promise<unknown>) {
  const kept = storable(text)
  if (kept !== '') await write(kept)
  return { status: kept === '' ? 422 : 200 }
}

const letter = () => ({ request_id: randomUUID(), email: `a${randomUUID()}@test.in`, topic: 'other' })

function titled(key: string, kind: string, type: string, text: string): FormData {
  const form = uploadOf(key, kind, onePixel, `${text}.png`, type)
  form.set('title', text)
  return form
}

function formOf(text: string): FormData {
  const form = new FormData()
  form.set('client_id', randomUUID())
  form.set('text', text)
  form.set('file', new File([new Uint8Array(onePixel)], `${text}.png`))
  return form
}

async function plantProfile(server: Server, person: Person, offering: AccountType, next: NextText) {
  const kept: Answers = {}
  let refused = 0
  for (const step of steps) {
    const wrong = new Map<string, Answer>()
    for (const { name, control } of wizardSteps[profileKindOf(offering)][step]) {
      const answer = hostile[control]?.(next())
      if (answer !== undefined) wrong.set(name, answer)
    }
    const asked = wrong.size
    const path = `/api/profiles/${offering}/${step}`
    for (let tries = 0; ; tries++) {
      const answers = { ...sampleOf(offering)[step], ...Object.fromEntries(wrong) }
      const { status, body } = await server.request<{ fields?: object }>('PUT', path, { answers }, person)
      if (status < 300) break
      if (status >= 500 || tries > 3) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
      for (const name of Object.keys(body.fields ?? {})) wrong.delete(name)
    }
    refused += asked - wrong.size
    Object.assign(kept, Object.fromEntries(wrong))
  }
  await server.request('PUT', `/api/profiles/${offering}/draft`, { answers: { ...kept, city: next() } }, person)
  return { kept, refused }
}

async function addProfile(server: Server, person: Person, offering: AccountType) {
  for (const step of steps)
    await server.request('PUT', `/api/profiles/${offering}/${step}`, { answers: sampleOf(offering)[step] }, person)
  for (const key of ['business-photo', 'proof-of-business'])
    await server.request('POST', '/api/documents', uploadOf(key, profileKindOf(offering), onePixel, 'a.png'), person)
  await server.request('PUT', `/api/profiles/${offering}/documents`, {}, person)
  await server.request('POST', `/api/profiles/${offering}/submission`, {}, person)
}

function sampleOf(offering: AccountType): Record<(typeof steps)[number], Answers> {
  const kind = profileKindOf(offering)
  const counts = { INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0, [kind]: 2 }
  const [, sample] = demoProfiles(counts, new Date().getUTCFullYear())
  return { basic: (sample?.basic ?? {}) as Answers, business: (sample?.business ?? {}) as Answers }
}
