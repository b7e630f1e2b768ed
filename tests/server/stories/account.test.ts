import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { it } from 'vitest'
import { profiles } from '../../../server/kernel/db/schema.ts'
import type { NotificationPage } from '../../../src/domain/contract/notifications.ts'
import { type Challenge, enter } from '../../support/enteredCode.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { password } from '../../support/server.ts'
import { aStep } from '../../support/steps.ts'
import { capital, type Story, type StoryCaller, type StoryMember, startStory } from '../../support/story.ts'

const inBothLanguages = it.each([
  ['en', 'hi'],
  ['hi', 'en'],
] as const)
const minute = 60_000
const day = 24 * 60 * minute

/** A founder and an investor on the free trial. */
async function twoMembers({ admit, server }: Story, one: 'en' | 'hi', other: 'en' | 'hi') {
  const founder = await admit('the founder', one, await server.trialMember('investment'))
  const investor = await admit('the investor', other, await server.trialMember('investor'))
  return { founder, investor }
}

async function propose({ call }: Story, from: StoryMember, receiver: string, message: string) {
  const body = { request_id: randomUUID(), receiver_profile_id: receiver, message }
  const title = `${capital(from.name)} sends a proposal`
  return (await call<{ proposal: { id: string } }>(title, from, 'POST /proposals', { body })).proposal.id
}

inBothLanguages('an investor (%s) chooses what to be notified of, by a founder (%s)', async (one, other) => {
  const story = await startStory(`preferences.${one}`)
  const { call, pass, server } = story
  const { founder, investor } = await twoMembers(story, other, one)
  const preferences = { off: { push: [], email: [] }, quiet: false, quiet_from: '22:00', quiet_until: '08:00' }
  const save = (title: string, changed: object) =>
    call(title, investor, 'PUT /notification-preferences', {
      body: { ...preferences, through_quiet: [], time_zone: 'Asia/Kolkata', ...changed },
    })
  await call('The investor opens the preferences', investor, 'GET /notification-preferences')
  await call('The investor opens the push settings', investor, 'GET /push-settings')
  const device = (token: string) => ({ body: { token, push_type: 'WEB_PUSH' } })
  await call('The investor adds a laptop', investor, 'POST /register-device', device('laptop'))
  await call('The investor adds the laptop again', investor, 'POST /register-device', device('laptop'))
  await call('The investor adds a device without a token', investor, 'POST /register-device', device(''))
  await call('The founder adds a phone', founder, 'POST /register-device', device('phone'))
  await save('The investor chooses an unknown time zone and hour', { time_zone: 'Moon/Sea', quiet_from: '25:00' })
  await save('The investor switches proposals off, and what cannot be switched off', {
    off: { push: ['proposal_received'], email: ['proposal_received', 'payment_confirmed', 'profile_approved'] },
  })
  const id = await propose(story, founder, await server.profileIdOf(investor.person), 'Shall we talk?')
  await save('The investor switches all on, with quiet hours around noon', {
    ...{ quiet: true, quiet_from: '11:00', quiet_until: '23:00' },
    through_quiet: ['info_requested', 'trial_ending'],
  })
  await call('The investor opens the preferences again', investor, 'GET /notification-preferences')
  await call('The investor asks for more', investor, 'POST /proposals/:id/:action', {
    params: { id, action: 'request_info' },
    body: { text: 'How many customers pay?' },
  })
  await call('The founder answers in the quiet hours', founder, 'POST /proposals/:id/:action', {
    params: { id, action: 'answer' },
    body: { text: '3,900 drivers.' },
  })
  await pass('An hour passes', 60 * minute)
  await call('The investor removes the phone of the founder', investor, 'POST /unregister-device', device('phone'))
  await call('The investor accepts it', investor, 'POST /proposals/:id/:action', { params: { id, action: 'accept' } })
  await call('The founder logs in on the laptop of the investor', founder, 'POST /register-device', device('laptop'))
  await call('The founder removes the phone', founder, 'POST /unregister-device', device('phone'))
  await call('The investor ends the talks', investor, 'POST /proposals/:id/:action', {
    params: { id, action: 'close_lost' },
    body: { reason: 'valuation-price' },
  })
  await story.end()
})

inBothLanguages('a founder (%s) reads notifications and the overview, after an investor (%s)', async (one, other) => {
  const story = await startStory(`notifications.${one}`)
  const { call, server } = story
  const { founder, investor } = await twoMembers(story, one, other)
  await call('The founder opens the empty overview', founder, 'GET /overview')
  const id = await propose(story, founder, await server.profileIdOf(investor.person), 'Shall we talk?')
  await call('The investor accepts it', investor, 'POST /proposals/:id/:action', { params: { id, action: 'accept' } })
  const page = await call<NotificationPage>('The founder opens the notifications', founder, 'GET /notifications')
  const shorter = { limit: '1' }
  const { next_cursor: cursor } = await call<NotificationPage>('The founder opens one', founder, 'GET /notifications', {
    query: shorter,
  })
  await call('The founder opens the next one', founder, 'GET /notifications', {
    query: { ...shorter, cursor: cursor ?? '' },
  })
  const read = (title: string, who: StoryCaller, one: string | null) =>
    call(title, who, 'POST /notifications/read', { body: { id: one } })
  const newest = page.list[0]?.id ?? ''
  await read('The investor reads a notification of the founder', investor, newest)
  await read('The founder reads the newest', founder, newest)
  await read('The founder reads all', founder, null)
  await call('The founder opens the notifications again', founder, 'GET /notifications')
  await call('The founder opens the overview', founder, 'GET /overview')
  await call('The investor opens the overview', investor, 'GET /overview')
  const [listing, hers] = [await server.profileIdOf(founder.person), await server.profileIdOf(investor.person)]
  const ids = [listing, hers, id, randomUUID()].join(',')
  await call('The investor sees links', investor, 'GET /link-targets', { query: { ids } })
  await call('The founder sees the same links', founder, 'GET /link-targets', { query: { ids } })
  await call('The founder sees a broken link', founder, 'GET /link-targets', { query: { ids: 'x' } })
  const seller = await story.admit('the seller', other, await server.trialMember('want-to-sell'))
  const sold = { ids: [await server.profileIdOf(seller.person), id].join(',') }
  await call('The seller sees links to the own listing and to a proposal of others', seller, 'GET /link-targets', {
    query: sold,
  })
  await call('The investor sees the link to the anonymous listing', investor, 'GET /link-targets', { query: sold })
  await story.end()
})

inBothLanguages('a visitor (%s) and a member (%s) write to support', async (one, other) => {
  const story = await startStory(`support.${one}`)
  const { call, admit, server } = story
  const visitor = { name: 'the visitor', language: one }
  const member = await admit('the member', other, await server.signUp('investor'))
  const request = {
    request_id: '3f1c9a52-7d4e-4b61-8a0f-2c5d6e7f8a90',
    ...{ name: 'Asha Rao', email: 'Asha.Rao@bridge.in', topic: 'payment', message: 'My receipt has a wrong address.' },
  }
  const write = (title: string, who: StoryCaller, changed: object) =>
    call(title, who, 'POST /contact', { body: { ...request, ...changed } })
  await write('The visitor leaves the fields empty', visitor, { name: ' ', email: 'asha', message: 'Hm' })
  await write('The visitor chooses an unknown topic', visitor, { topic: 'weather' })
  await write('The visitor writes to support', visitor, {})
  await write('The visitor sends it again', visitor, {})
  await write('The visitor sends another text under the same id', visitor, { message: 'Something else entirely.' })
  await write('The visitor attaches what is no step', visitor, {
    ...{ request_id: 'c8f3e5d2-1b4a-4f6e-8d9c-2a3f4e5d6c7b', steps: [{ ...aStep, event: 'asha.rao' }] },
  })
  await write('The member writes to support', member, {
    steps: [aStep],
    ...{ request_id: 'b7e2d4c1-0a3f-4e5d-9c8b-1f2e3d4c5b6a', email: member.person.email, topic: 'account' },
  })
  await story.end()
})

inBothLanguages('a member (%s) shares the steps, and stops, beside another (%s)', async (one, other) => {
  const story = await startStory(`sharing.${one}`)
  const { call, pass, admit, server } = story
  const founder = await admit('the founder', one, await server.signUp('entrepreneur'))
  const investor = await admit('the investor', other, await server.signUp('investor'))
  const trace = '5d0f2a8e-6c1c-4b58-9b7e-3f1f6a3d2c11'
  const send = (title: string, who: StoryCaller, first: number, changed: object = {}) =>
    call(title, who, 'POST /traces', { body: { trace, first, steps: [{ ...aStep, ...changed }] } })
  const share = (title: string, shares_steps: unknown) =>
    call(title, founder, 'PUT /account/sharing', { body: { shares_steps } })
  await send('The founder’s browser sends a step before anything is shared', founder, 0)
  await share('The founder decides neither', 'perhaps')
  await share('The founder shares', true)
  await call('The founder sees it', founder, 'GET /sessions')
  await send('The founder’s browser sends a step', founder, 0)
  await send('It sends the step again', founder, 0)
  await send('It sends a step with a sentence', founder, 1, { states: ['My receipt has the wrong address.'] })
  await send('The investor’s browser sends a step of the same visit', investor, 1)
  await pass('A month passes, less an hour', 30 * 24 * 60 * minute - 60 * minute)
  await send('The founder’s browser sends another step', founder, 1)
  await pass('Two hours pass', 120 * minute)
  await call('The founder downloads the data', founder, 'GET /account/export')
  await share('The founder stops', false)
  await call('The founder downloads the data again', founder, 'GET /account/export')
  await story.end()
})

inBothLanguages('a founder (%s) changes name, email and mobile number, beside an investor (%s)', async (one, other) => {
  const story = await startStory(`ownDetails.${one}`)
  const { call, admit, server } = story
  const founder = await admit('the founder', one, await server.signUp('entrepreneur'))
  const investor = await admit('the investor', other, await server.signUp('investor'))
  const name = (title: string, given: string) => call(title, founder, 'PUT /account/name', { body: { name: given } })
  await name('The founder leaves the name empty', ' ')
  await name('The founder changes the name', 'Asha Rao')
  const ask = (title: string, target: object, secret = password) =>
    call<Challenge>(title, founder, 'POST /account/contact/code', { body: { target, password: secret } })
  const change = (title: string, target: object, token: string, secret = password) =>
    call(title, founder, 'PUT /account/contact', { body: { target, token, password: secret } })
  const email = targetNamed('asha.rao@bridge.in')
  await ask('The founder enters a wrong password', email, 'Wrong#Pass1')
  await ask('The founder enters an address that is none', { kind: 'email', email: 'asha@bridge.example' })
  await ask('The founder enters the own address', { kind: 'email', email: founder.person.email })
  for (const to of ['asha.rao@bridge.in', '+919876543210']) {
    const target = targetNamed(to)
    const sent = await ask(`The founder requests a code for ${to}`, target)
    const token = (await enter(story, founder, sent, to)).proof
    await change('The founder changes it without a code', target, 'no-proof')
    await change('The founder changes it with a wrong password', target, token, 'Wrong#Pass1')
    await change('The founder changes it', target, token)
    await change('The founder’s browser sends it again', target, token)
  }
  const taken = { kind: 'mobile', mobile: investor.person.mobile }
  const sent = await ask('The founder requests a code for the number of the investor', taken)
  const token = (await enter(story, founder, sent, investor.person.mobile)).proof
  await change('The founder changes the number to it', taken, token)
  await call('The founder sees the account', founder, 'GET /sessions')
  await story.end()
})

inBothLanguages('a founder (%s) leaves, in talks with an investor (%s)', async (one, other) => {
  const story = await startStory(`leaving.${one}`)
  const { call, pass, server } = story
  const { founder, investor } = await twoMembers(story, one, other)
  const partner = await story.admit('the partner', other, await server.trialMember('investor'))
  await server.deps.db
    .update(profiles)
    .set({
      name: 'Farah Khan',
      basic: sql`basic || '{"first_name":"Farah","last_name":"Khan","company_name":"Khan Ventures"}'`,
    })
    .where(eq(profiles.accountId, partner.person.id))
  const listing = await server.profileIdOf(founder.person)
  const id = await propose(story, founder, await server.profileIdOf(investor.person), 'Shall we talk?')
  await call('The investor accepts it', investor, 'POST /proposals/:id/:action', { params: { id, action: 'accept' } })
  await call('The founder downloads the data', founder, 'GET /account/export')

  const visitor = { name: 'the founder', language: other }
  const target = { kind: 'email', email: founder.person.email }
  const check = (title: string, secret: string) =>
    call(title, visitor, 'POST /account-deletion/password', { body: { target, password: secret } })
  await check('The founder enters a wrong password', 'Wrong#Pass1')
  await check('The founder enters the password', password)
  const prove = async () => {
    const sent = await call<Challenge>('The founder requests a code', visitor, 'POST /codes', {
      body: { purpose: 'delete_account', target },
    })
    return (await enter(story, visitor, sent, founder.person.email)).proof
  }
  const leave = (title: string, token: string, secret = password) =>
    call(title, visitor, 'POST /account-deletion', { body: { token, password: secret } })
  const token = await prove()
  await leave('The founder requests the deletion without a code', 'no-proof')
  await leave('The founder requests the deletion with a wrong password', token, 'Wrong#Pass1')
  await leave('The founder requests the deletion', token)
  await call('The founder sees the day', founder, 'GET /sessions')
  await call('The founder keeps the account', founder, 'DELETE /account-deletion')
  await call('The founder sees no day', founder, 'GET /sessions')
  await leave('The founder requests the deletion again', await prove())
  await leave('The founder requests it once more', await prove())
  await pass('Thirteen days pass', 13 * day)
  const logIn = async (title: string, who: StoryCaller, to: object, login_type = 'investor') =>
    (
      await call<{ access_token: string }>(title, who, 'POST /login', {
        body: { login_type, remember: true, target: to, password },
      })
    ).access_token
  const again = async (who: StoryMember) => {
    const to = { kind: 'email', email: who.person.email }
    const token = await logIn(`${capital(who.name)} logs in again`, { name: who.name, language: who.language }, to)
    return { ...who, person: { ...who.person, token } }
  }
  await logIn('The founder logs in before the day', visitor, target, 'entrepreneur')
  const open = await propose(story, await again(partner), listing, 'May I see your deck?')
  await pass('Another day passes', day)
  await pass('A minute passes', minute)
  await logIn('The founder logs in after the day', visitor, target, 'entrepreneur')
  await call('The founder opens the product', founder, 'GET /me')
  const left = await again(investor)
  await call('The investor sees the proposal', left, 'GET /proposals/:id', { params: { id } })
  await call('The investor opens the notifications', left, 'GET /notifications')
  await call('The investor sees links to the proposal and the listing', left, 'GET /link-targets', {
    query: { ids: [id, listing].join(',') },
  })
  await call('The investor opens the overview', left, 'GET /overview')
  await call('The partner sees the proposal', await again(partner), 'GET /proposals/:id', { params: { id: open } })
  await story.end()
})
