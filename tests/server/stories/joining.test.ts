import { it } from 'vitest'
import { type Challenge, enter, wrongCode } from '../../support/enteredCode.ts'
import { password } from '../../support/server.ts'
import { startStory } from '../../support/story.ts'

interface Grant {
  access_token: string
  info_id: string
}

const email = 'asha.rao@bridge.in'
const mobile = '+919812345678'
const form = { name: 'Asha Rao', email, mobile, password, confirm_password: password, accept_terms: true }

it.each([
  ['en', 'hi'],
  ['hi', 'en'],
] as const)('a founder (%s) and an investor (%s) open their accounts', async (one, other) => {
  const story = await startStory(`registration.${one}`)
  const { call, follow, server } = story
  const founder = { name: 'the founder', language: one }
  const investor = { name: 'the investor', language: other }
  const byEmail = (address: string) => ({ purpose: 'verify_email', target: { kind: 'email', email: address } })

  await call('The founder gives an address with an unusual ending', founder, 'POST /codes', {
    body: byEmail('asha@bridge.museum'),
  })
  await call('The founder gives a mobile number instead of an address', founder, 'POST /codes', {
    body: { purpose: 'verify_email', target: { kind: 'mobile', mobile } },
  })
  const sent = await call<Challenge>('The founder requests a code by e-mail', founder, 'POST /codes', {
    body: byEmail(email),
  })
  const params = { id: sent.challenge_id }
  await call('The founder reloads the page', founder, 'GET /codes/:id', { params })
  await call('The founder enters a wrong code', founder, 'POST /codes/:id/verification', {
    params,
    body: { code: wrongCode(await server.codeFor(email)) },
  })
  await call('The founder requests the code again', founder, 'POST /codes/:id/resend', { params })
  await call('The founder requests the code a third time', founder, 'POST /codes/:id/resend', { params })
  await call('The founder requests it once more, before the countdown ends', founder, 'POST /codes/:id/resend', {
    params,
  })
  const { proof } = await enter(story, founder, sent, email)
  await enter(story, founder, sent, email)
  await call('The founder opens the used code', founder, 'GET /codes/:id', { params })

  const registration = { ...form, login_type: 'entrepreneur', email_proof: proof, language: one }
  await call('The founder registers with fields that are wrong', founder, 'POST /register', {
    body: { ...registration, email: 'asha@bridge', mobile: '12', password: 'weakweak', confirm_password: 'other' },
  })
  await call('The founder registers without a name, and without accepting the terms', founder, 'POST /register', {
    body: { ...registration, name: ' ', accept_terms: false },
  })
  await call('The founder registers with another address than the verified one', founder, 'POST /register', {
    body: { ...registration, email: 'asha.other@bridge.in' },
  })
  const granted = await call<Grant>('The founder registers', founder, 'POST /register', { body: registration })
  const person = { id: granted.info_id, token: granted.access_token, email, mobile }
  const member = follow({ ...founder, person })
  await call('The founder opens the product', member, 'GET /me')

  const again = await call<Challenge>('The founder verifies the same address again', founder, 'POST /codes', {
    body: byEmail(email),
  })
  const { proof: secondProof } = await enter(story, founder, again, email)
  await call('The founder registers a second time', founder, 'POST /register', {
    body: { ...registration, email_proof: secondProof, mobile: '+919812345679' },
  })

  const hers = { email: 'meera.shah@capital.in', mobile: '+919898989898' }
  const toInvestor = await call<Challenge>('The investor requests a code by e-mail', investor, 'POST /codes', {
    body: byEmail(hers.email),
  })
  const { proof: investorProof } = await enter(story, investor, toInvestor, hers.email)
  const second = {
    ...{ ...form, ...hers, name: 'Meera Shah', login_type: 'investor' },
    ...{ email_proof: investorProof, language: other },
  }
  await call('The investor registers with the mobile number of the founder', investor, 'POST /register', {
    body: { ...second, mobile },
  })
  const opened = await call<Grant>('The investor registers', investor, 'POST /register', { body: second })
  const her = follow({ ...investor, person: { id: opened.info_id, token: opened.access_token, ...hers } })
  await call('The investor opens the product', her, 'GET /me')

  await call('The founder gives an address instead of a mobile number', member, 'POST /codes', {
    body: { purpose: 'verify_mobile', target: { kind: 'email', email } },
  })
  const bySms = await call<Challenge>('The founder requests a code by SMS', member, 'POST /codes', {
    body: { purpose: 'verify_mobile', target: { kind: 'mobile', mobile } },
  })
  await enter(story, member, bySms, mobile)
  await story.end()
})

it.each(['en', 'hi'] as const)('a visitor (%s) chooses from the lists', async (language) => {
  const { call, end } = await startStory(`lists.${language}`)
  const visitor = { name: 'the visitor', language }
  for (const name of ['employees', 'round', 'profile-visibility', 'report-reason'])
    await call(`The visitor opens the list ${name}`, visitor, 'GET /master-dropdown/:name', {
      params: { name },
      query: { type: 'INVESTMENT' },
    })
  await call('The visitor opens a list by a form', visitor, 'POST /master-values/:name', {
    params: { name: 'deal-timeline' },
    body: { type: 'WANT_TO_SELL' },
  })
  await call('The visitor opens an unknown list', visitor, 'GET /master-dropdown/:name', {
    params: { name: 'colours' },
  })
  for (const keyword of ['ind', '971', 'zz'])
    await call(`The visitor searches the countries for ${keyword}`, visitor, 'GET /countries', { query: { keyword } })
  await call('The visitor opens the states of India', visitor, 'GET /countries/:code/states', {
    params: { code: 'IN' },
  })
  await call('The visitor opens the cities of Goa', visitor, 'GET /countries/:code/cities', {
    params: { code: 'IN' },
    query: { state: 'goa' },
  })
  await call('The visitor opens the states of an unknown country', visitor, 'GET /countries/:code/states', {
    params: { code: 'XX' },
  })
  await call('The visitor opens the currencies', visitor, 'GET /currencies')
  await end()
})
