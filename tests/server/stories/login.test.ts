import { it } from 'vitest'
import { type Challenge, enter, wrongCode } from '../../support/enteredCode.ts'
import { password } from '../../support/server.ts'
import { startStory } from '../../support/story.ts'

const inBothLanguages = it.each([
  ['en', 'hi'],
  ['hi', 'en'],
] as const)

interface Grant {
  access_token: string
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

inBothLanguages('a founder (%s) logs in on several devices, beside an investor (%s)', async (one, other) => {
  const story = await startStory(`login.${one}`)
  const { call, admit, server } = story
  const founder = await admit('the founder', one, await server.member('investment'))
  const investor = await admit('the investor', other, await server.member('investor'))
  const { person } = founder
  const visitor = { name: 'the founder without a session', language: one }
  const byEmail = { kind: 'email', email: person.email }
  const byMobile = { kind: 'mobile', mobile: person.mobile }
  const entrepreneur = { login_type: 'entrepreneur', remember: false }
  const logIn = (title: string, credentials: object, userAgent = '') =>
    call<Grant>(title, { ...visitor, ...(userAgent ? { userAgent } : {}) }, 'POST /login', {
      body: { ...entrepreneur, target: byEmail, password, ...credentials },
    })
  const on = (grant: Grant, name: string) => ({ ...founder, name, person: { ...person, token: grant.access_token } })

  await logIn('The founder enters a wrong password', { password: 'Wrong#Pass1' })
  await logIn('Somebody tries an unknown address', { target: { kind: 'email', email: 'nobody@bridge.in' } })
  const laptop = on(await logIn('The founder logs in', {}), 'the founder on a laptop')
  await call('The founder opens the product', laptop, 'GET /me')
  const onPhone = { target: byMobile, remember: true, login_type: 'investor' }
  const mobileGrant = await logIn('The founder logs in by mobile number on a phone, as an investor', onPhone, phone)
  const handset = { ...on(mobileGrant, 'the founder on a phone'), userAgent: phone }

  const listed = await call<{ sessions: { id: string; device: string }[] }>(
    'The founder sees the devices',
    laptop,
    'GET /sessions',
  )
  const id = listed.sessions.find(({ device }) => device.includes('iPhone'))?.id ?? ''
  await call('The investor logs out the phone of the founder', investor, 'DELETE /sessions/:id', { params: { id } })
  await call('The founder logs out the phone', laptop, 'DELETE /sessions/:id', { params: { id } })
  await call('The phone opens the product', handset, 'GET /me')
  await call('The founder logs out the phone again', laptop, 'DELETE /sessions/:id', { params: { id } })
  await call('The founder logs out all other devices', laptop, 'DELETE /sessions')
  await call('The first session opens the product', founder, 'GET /me')

  await call('The founder acts as an investor without having such a profile', laptop, 'POST /context', {
    body: { account_type: 'investor' },
  })
  const { suggested } = await call('The founder opens the form to sell a business', laptop, 'GET /profiles/:kind', {
    params: { kind: 'want-to-sell' },
  })
  await call('The founder begins to sell a business', laptop, 'PUT /profiles/:kind/basic', {
    params: { kind: 'want-to-sell' },
    body: { answers: suggested },
  })
  await call('The founder opens the product, which now acts as the second profile', laptop, 'GET /me')
  await call('The founder acts as the first profile', laptop, 'POST /context', { body: { account_type: 'investment' } })

  const change = (current: string, next: string, confirm = next) => ({
    body: { current_password: current, password: next, confirm_password: confirm },
  })
  const next = 'Fresh#Bridge8'
  const route = 'POST /update-password'
  await call('The founder enters a wrong current password', laptop, route, change('Wrong#Pass1', next))
  await call('The founder chooses the same password', laptop, route, change(password, password))
  await call('The founder chooses a weak password', laptop, route, change(password, 'weakweak', 'other'))
  const changed = await call<Grant>('The founder changes the password', laptop, route, change(password, next))
  await call('The laptop opens the product with the old token', laptop, 'GET /me')
  const renewed = on(changed, 'the founder on a laptop')
  await call('The founder chooses the other language', renewed, 'PUT /account/language', { body: { language: other } })
  await call('The founder sees the devices and the events', renewed, 'GET /sessions')
  await call('The founder logs out', renewed, 'POST /logout')
  await call('The laptop opens the product', renewed, 'GET /me')
  await call('The founder requests a code in the other language', visitor, 'POST /codes', {
    body: { purpose: 'reset_password', target: byEmail },
  })
  await story.end()
})

inBothLanguages(
  'a founder (%s) who is locked out comes back, on a device in the other language (%s)',
  async (one, other) => {
    const story = await startStory(`lockedOut.${one}`)
    const { call, admit, server } = story
    const founder = await admit('the founder', one, await server.member('investment'))
    const { email, mobile } = founder.person
    const visitor = { name: 'the founder', language: other }
    const byEmail = { kind: 'email', email }
    const logIn = (title: string, secret: string, also = {}) =>
      call(title, visitor, 'POST /login', {
        body: { login_type: 'entrepreneur', remember: false, target: byEmail, password: secret, ...also },
      })
    for (const time of ['first', 'second', 'third', 'fourth', 'fifth'])
      await logIn(`Somebody enters a wrong password the ${time} time`, 'Wrong#Pass1')
    await logIn('The founder enters the right password', password)
    await call('Somebody requests a login code with a wrong password', visitor, 'POST /login/code', {
      body: { target: byEmail, password: 'Wrong#Pass1' },
    })
    const sent = await call<Challenge>('The founder requests a login code', visitor, 'POST /login/code', {
      body: { target: byEmail, password },
    })
    const { proof } = await enter(story, visitor, sent, mobile)
    await logIn('The founder logs in with the code', password, { code_proof: proof })

    const reset = (target: object) => ({ body: { purpose: 'reset_password', target } })
    await call('Somebody resets the password of an unknown account', visitor, 'POST /codes', {
      ...reset({ kind: 'email', email: 'nobody@bridge.in' }),
    })
    const locked = await call<Challenge>(
      'Somebody requests a code for the founder',
      visitor,
      'POST /codes',
      reset(byEmail),
    )
    const wrong = wrongCode(await server.codeFor(email))
    for (const time of ['first', 'second', 'third', 'fourth', 'fifth'])
      await call(`Somebody guesses the code the ${time} time`, visitor, 'POST /codes/:id/verification', {
        params: { id: locked.challenge_id },
        body: { code: wrong },
      })
    await enter(story, visitor, locked, email)
    await call('The founder requests another code', visitor, 'POST /codes', reset(byEmail))

    const bySms = await call<Challenge>('The founder requests a code by SMS', visitor, 'POST /codes', {
      ...reset({ kind: 'mobile', mobile }),
    })
    await call('The founder requests the SMS again', visitor, 'POST /codes/:id/resend', {
      params: { id: bySms.challenge_id },
    })
    const proved = await enter(story, visitor, bySms, mobile)
    const choose = (title: string, token: string, secret: string, confirm = secret) =>
      call(title, visitor, 'POST /reset-password', { body: { token, password: secret, confirm_password: confirm } })
    await choose('The founder chooses a weak password', proved.proof, 'weakweak', 'other')
    await choose('The founder chooses the same password', proved.proof, password)
    await choose('The founder chooses a new password', proved.proof, 'Fresh#Bridge8')
    await choose('The founder uses the code a second time', proved.proof, 'Other#Bridge9')
    await call('The first session opens the product', founder, 'GET /me')
    await logIn('The founder logs in with the new password', 'Fresh#Bridge8')
    const late = await call<Challenge>('The founder requests a code and leaves', visitor, 'POST /codes', {
      ...reset({ kind: 'mobile', mobile }),
    })
    await story.pass('A quarter of an hour passes', 15 * 60_000)
    await enter(story, visitor, late, mobile)
    await call('The founder requests the expired code again', visitor, 'POST /codes/:id/resend', {
      params: { id: late.challenge_id },
    })
    await story.end()
  },
)
