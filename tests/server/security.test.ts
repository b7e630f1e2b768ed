import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropOldLimits } from '../../server/features/accounts/limits.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { newCode } from '../../server/kernel/crypto/secrets.ts'
import { accounts, codeChallenges, loginAttempts, securityEvents, sessions } from '../../server/kernel/db/schema.ts'
import type { AccountSecurity } from '../../src/domain/contract/security.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { type Person, password, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
  server.clock.stop()
})
afterAll(() => server.close())

const days = 86_400_000
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'
const wrong = 'Wrong#Pass1'

const logIn = (credentials: object, userAgent = '') =>
  server.request<{ access_token: string; info_id: string; code?: string }>(
    'POST',
    '/api/login',
    { login_type: 'investor', remember: false, ...credentials },
    undefined,
    userAgent,
  )
const me = (as: Person) => server.request('GET', '/api/me', undefined, as)
const security = async (as: Person) =>
  (await server.request<AccountSecurity>('GET', '/api/sessions', undefined, as)).body
const sendCode = (target: string, purpose = 'reset_password') =>
  server.request<{ challenge_id: string; tries_left: number }>('POST', '/api/codes', {
    purpose,
    target: targetNamed(target),
  })
const another = (code: string) => (code === '000000' ? '111111' : '000000')

describe('wrong passwords', () => {
  it('are all counted if 50 come at once, and at most five are checked', async () => {
    const person = await server.signUp('investor')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logIn({ target: { kind: 'email', email: person.email }, password: wrong })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    const [row] = await server.deps.db.select().from(loginAttempts).where(eq(loginAttempts.target, person.email))
    expect(row?.tries).toBe(50)
  })

  it('are distinguished from concurrent right ones: 20 of those are 20 logins', async () => {
    const person = await server.signUp('investor')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn({ target: { kind: 'email', email: person.email }, password })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('in an open session are counted too, so that nobody can guess the password there', async () => {
    const person = await server.signUp('investor')
    const guess = (current: string) =>
      server.request(
        'POST',
        '/api/update-password',
        { current_password: current, password: 'Fresh#Bridge8', confirm_password: 'Fresh#Bridge8' },
        person,
      )
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await guess(wrong)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 423])
    expect((await guess(password)).status).toBe(423)
    server.clock.ahead = 15 * 60_000 + 5_000
    const later = await guess(password)
    server.clock.ahead = 0
    expect(later.status).toBe(200)
  })

  it('lock for 15 minutes after the fifth, however many follow, and the response says how long', async () => {
    const person = await server.signUp('investor')
    for (let tries = 0; tries < 6; tries++)
      await logIn({ target: { kind: 'email', email: person.email }, password: wrong })
    server.clock.ahead = 14 * 60_000
    const late = await logIn({ target: { kind: 'email', email: person.email }, password })
    server.clock.ahead = 15 * 60_000 + 5_000
    const later = await logIn({ target: { kind: 'email', email: person.email }, password })
    server.clock.ahead = 0
    expect([late.status, Number(late.headers.get('retry-after')) <= 60, later.status]).toEqual([423, true, 200])
  })

  it('by an attacker leave the victim another way in: the mobile number, or a new password', async () => {
    const person = await server.signUp('investor')
    for (let tries = 0; tries < 6; tries++)
      await logIn({ target: { kind: 'email', email: person.email }, password: wrong })
    expect((await logIn({ target: { kind: 'mobile', mobile: person.mobile }, password })).status).toBe(200)
    const token = await server.prove('reset_password', person.mobile)
    const fresh = 'Fresh#Bridge8'
    await server.request('POST', '/api/reset-password', { token, password: fresh, confirm_password: fresh })
    expect((await logIn({ target: { kind: 'email', email: person.email }, password: fresh })).status).toBe(200)
  })

  it('get the same response for a known and an unknown account', async () => {
    const person = await server.signUp('investor')
    const known = await logIn({ target: { kind: 'email', email: person.email }, password: wrong })
    const unknown = await logIn({ target: { kind: 'email', email: 'no.such.person@test.in' }, password: wrong })
    const reported = ({ status, body }: typeof known) => ({ status, ...body, request_id: null })
    expect(reported(known)).toEqual(reported(unknown))
  })

  it('are recorded in the audit trail with the masked name of an unknown account', async () => {
    await logIn({ target: { kind: 'email', email: 'stranger@test.in' }, password: wrong })
    const trail = await server.deps.db.select().from(securityEvents).where(eq(securityEvents.target, 's•••@test.in'))
    expect(trail.map(({ kind }) => kind)).toEqual(['login_refused'])
  })
})

describe('a one-time code', () => {
  it('cannot be guessed from 1,000 addresses: the limit applies to the account, whatever a header claims', async () => {
    const person = await server.signUp('investor')
    const { body } = await sendCode(person.email)
    const right = await server.codeFor(person.email, 1)
    for (let from = 0; from < 40; from++)
      await server.app.request(`/api/codes/${body.challenge_id}/verification`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `127.0.${from}.1` },
        body: JSON.stringify({ code: another(right) }),
      })
    const met = await server.request('POST', `/api/codes/${body.challenge_id}/verification`, { code: right })
    expect([met.status, met.body.code]).toEqual([429, 'OTP_TOO_MANY'])
  })

  it('matches no other challenge, address or purpose', async () => {
    const [one, other] = [await server.signUp('investor'), await server.signUp('investor')]
    const first = await sendCode(one.email)
    const second = await sendCode(other.email)
    const code = await server.codeFor(one.email, 1)
    if (code !== (await server.codeFor(other.email, 1)))
      expect(
        (await server.request('POST', `/api/codes/${second.body.challenge_id}/verification`, { code })).status,
      ).toBe(400)
    const { body } = await server.request<{ proof: string }>(
      'POST',
      `/api/codes/${first.body.challenge_id}/verification`,
      { code },
    )
    const deletion = await server.request('POST', '/api/account-deletion', { token: body.proof, password })
    expect(deletion.body.code).toBe('PROOF_INVALID')
  })

  it('is stored only as a keyed hash and encrypted', async () => {
    await sendCode('encrypted@test.in', 'verify_email')
    const code = await server.codeFor('encrypted@test.in')
    const [row] = await server.deps.db
      .select()
      .from(codeChallenges)
      .where(eq(codeChallenges.target, 'encrypted@test.in'))
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('is uniform: chi-square of the digits stays under the 0.001 limit', () => {
    const places = Array.from({ length: 6 }, () => new Array<number>(10).fill(0))
    const draws = 20_000
    for (let draw = 0; draw < draws; draw++)
      for (const [place, digit] of [...newCode()].entries()) {
        const counts = places[place]
        if (counts) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1
      }
    const expected = draws / 10
    for (const counts of places)
      expect(counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)).toBeLessThan(33)
  })

  it('requested 20 times at once is sent once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => sendCode('flood@test.in', 'verify_email')))
    await server.codeFor('flood@test.in')
    expect(await server.letters('flood@test.in')).toHaveLength(1)
  })

  it('that is still valid is shown again after a reload, with the attempts left', async () => {
    const { body } = await sendCode('reload@test.in', 'verify_email')
    const right = await server.codeFor('reload@test.in')
    await server.request('POST', `/api/codes/${body.challenge_id}/verification`, { code: another(right) })
    const shown = await server.request<{ tries_left: number }>('GET', `/api/codes/${body.challenge_id}`)
    expect([shown.status, shown.body.tries_left]).toEqual([200, 4])
    await server.request('POST', `/api/codes/${body.challenge_id}/verification`, { code: right })
    expect((await server.request('GET', `/api/codes/${body.challenge_id}`)).status).toBe(404)
  })
})

describe('devices', () => {
  it('are listed, this one first, and another can be logged out', async () => {
    const person = await server.signUp('investor')
    const granted = await logIn({ target: { kind: 'email', email: person.email }, password }, phone)
    const mobile = { ...person, token: granted.body.access_token }
    const { sessions: listed } = await security(mobile)
    expect(listed.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Safari · iPhone'],
      [false, ''],
    ])
    expect((await server.request('DELETE', `/api/sessions/${listed[1]?.id}`, {}, mobile)).status).toBe(200)
    expect([(await me(person)).status, (await me(mobile)).status]).toEqual([401, 200])
  })

  it('of another account are not found', async () => {
    const [one, other] = [await server.signUp('investor'), await server.signUp('investor')]
    const { sessions: theirs } = await security(other)
    expect((await server.request('DELETE', `/api/sessions/${theirs[0]?.id}`, {}, one)).status).toBe(404)
    expect((await me(other)).status).toBe(200)
  })

  it('can be logged out together, except the current one', async () => {
    const person = await server.signUp('investor')
    await logIn({ target: { kind: 'email', email: person.email }, password })
    await logIn({ target: { kind: 'email', email: person.email }, password })
    await server.request('DELETE', '/api/sessions', {}, person)
    expect((await security(person)).sessions).toHaveLength(1)
  })

  it('are limited to five: the oldest ends', async () => {
    const person = await server.signUp('investor')
    for (let device = 0; device < 5; device++) {
      server.clock.ahead += 1_000
      await logIn({ target: { kind: 'email', email: person.email }, password })
    }
    expect((await me(person)).status).toBe(401)
  })

  it('that are new notify the owner by email, in the language of the account', async () => {
    const person = await server.signUp('investor')
    await server.deps.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, person.id))
    await logIn({ target: { kind: 'email', email: person.email }, password }, chrome)
    await logIn({ target: { kind: 'email', email: person.email }, password }, chrome)
    await expect.poll(() => server.letters(person.email)).toHaveLength(2)
    const [letter] = await server.letters(person.email)
    expect([letter?.subject, letter?.body.includes('Chrome · Windows')]).toEqual(['आपके खाते में नया लॉगिन', true])
  })

  it('that log in again lose their old token', async () => {
    const person = await server.signUp('investor')
    const again = await server.request<{ access_token: string }>(
      'POST',
      '/api/login',
      { login_type: 'investor', target: { kind: 'email', email: person.email }, password, remember: false },
      person,
    )
    expect([(await me(person)).status, (await me({ ...person, token: again.body.access_token })).status]).toEqual([
      401, 200,
    ])
  })

  it('are remembered for 30 days, or 12 hours, from the last time they were seen', async () => {
    const person = await server.signUp('investor')
    const short = {
      ...person,
      token: (await logIn({ target: { kind: 'email', email: person.email }, password })).body.access_token,
    }
    const long = {
      ...person,
      token: (await logIn({ target: { kind: 'email', email: person.email }, password, remember: true })).body
        .access_token,
    }
    server.clock.ahead = 11 * 3_600_000
    expect((await me(short)).status).toBe(200)
    server.clock.ahead = 22 * 3_600_000
    expect((await me(short)).status).toBe(200)
    server.clock.ahead = 35 * 3_600_000
    const after = [(await me(short)).status, (await me(long)).status]
    server.clock.ahead = 66 * days
    after.push((await me(long)).status)
    server.clock.ahead = 0
    expect(after).toEqual([401, 200, 401])
  })

  it('of a disabled account are logged out at once, and made-up tokens are refused', async () => {
    const person = await server.signUp('investor')
    expect((await me({ ...person, token: 'x'.repeat(43) })).status).toBe(401)
    await server.deps.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, person.id))
    expect((await me(person)).status).toBe(401)
  })

  it('lose their live stream with their session', async () => {
    const person = await server.signUp('investor')
    const answer = await server.app.request('/api/events', {
      headers: { authorization: `Bearer ${person.token}`, 'x-info-id': person.id },
    })
    const ended = answer.text()
    await server.request('POST', '/api/logout', {}, person)
    expect(await ended).toContain('ready')
  })
})

describe('a changed password', () => {
  it('is reported by email and recorded in the log, without secrets', async () => {
    const person = await server.signUp('investor')
    const request = { current_password: password, password: 'Newer#Bridge8', confirm_password: 'Newer#Bridge8' }
    const { body } = await server.request<{ access_token: string }>('POST', '/api/update-password', request, person)
    await expect.poll(async () => (await server.letters(person.email))[0]?.subject).toBe('Your password was changed')
    const { events } = await security({ ...person, token: body.access_token })
    expect(events.map(({ kind }) => kind)).toEqual(['password_changed', 'registered'])
    const trail = await server.deps.db.select().from(securityEvents)
    for (const secret of [password, 'Newer#Bridge8', person.token]) expect(JSON.stringify(trail)).not.toContain(secret)
  })
})

describe('the deletion of an account', () => {
  const ask = async (person: Person, secret = password) =>
    server.request<{ deletion_due_at: string; code?: string }>('POST', '/api/account-deletion', {
      token: await server.prove('delete_account', person.email),
      password: secret,
    })

  it('requires the password and the code, and a wrong one uses neither up', async () => {
    const person = await server.signUp('investor')
    const token = await server.prove('delete_account', person.email)
    const bad = await server.request('POST', '/api/account-deletion', { token, password: wrong })
    const good = await server.request('POST', '/api/account-deletion', { token, password })
    expect([bad.body.code, good.status]).toEqual(['AUTH_INVALID_CREDENTIALS', 200])
  })

  it('requires the correct password: a wrong one is refused before a code is sent, and counts as a login attempt', async () => {
    const person = await server.signUp('investor')
    const check = (secret: string) =>
      server.request('POST', '/api/account-deletion/password', {
        target: { kind: 'email', email: person.email },
        password: secret,
      })
    expect((await check(wrong)).body.code).toBe('AUTH_INVALID_CREDENTIALS')
    expect((await check(password)).status).toBe(200)
    for (let tries = 0; tries < 5; tries++) await check(wrong)
    expect((await check(password)).body.code).toBe('AUTH_LOCKED')
  })

  it('happens after 14 days, unless the owner cancels it', async () => {
    const [goes, stays] = [await server.trialMember('investor'), await server.signUp('investor')]
    const { body } = await ask(goes)
    await ask(stays)
    expect(Math.round((Date.parse(body.deletion_due_at) - Date.now()) / days)).toBe(14)
    expect((await security(stays)).deletion_due_at).not.toBeNull()
    await server.request('DELETE', '/api/account-deletion', {}, stays)
    await eraseDue(server.deps)
    expect((await me(goes)).status).toBe(200)
    server.clock.ahead = 14 * days + 1_000
    await eraseDue(server.deps)
    server.clock.ahead = 0
    expect([(await me(goes)).status, (await me(stays)).status]).toEqual([401, 200])
    const [left] = await server.deps.db.select().from(accounts).where(eq(accounts.id, goes.id))
    expect([left?.name, left?.email.endsWith('@deleted.invalid')]).toEqual(['Deleted member', true])
    expect(await server.deps.db.select().from(sessions).where(eq(sessions.accountId, goes.id))).toEqual([])
    expect((await logIn({ target: { kind: 'email', email: goes.email }, password })).status).toBe(400)
  })

  it.each([
    [
      'en',
      'Your account will be deleted',
      'Your account and its data will be deleted on 24-Mar-2026. To keep it, log in before then and choose “Keep my account” under “Account and security”. If this wasn’t you, reset your password now and contact support.',
    ],
    [
      'hi',
      'आपका खाता हटाया जाएगा',
      'आपका खाता और उसका डेटा 24-Mar-2026 को हटा दिया जाएगा। खाता बनाए रखना हो तो उससे पहले लॉगिन करें और “खाता और सुरक्षा” में “मेरा खाता बनाए रखें” चुनें। अगर यह आपने नहीं किया, तो तुरंत अपना पासवर्ड रीसेट करें और सहायता टीम को लिखें।',
    ],
  ] as const)('is announced by email with its day in India, in %s as the account', async (language, subject, body) => {
    const { stoppedAt } = server.clock
    // 01:30 of the next day in India.
    server.clock.stop(new Date('2026-03-09T20:00:00Z'))
    try {
      const person = await server.signUp('investor')
      await server.deps.db.update(accounts).set({ language }).where(eq(accounts.id, person.id))
      await ask(person)
      const announced = (await server.letters(person.email)).filter((one) => one.subject === subject)
      expect(announced.map((letter) => letter.body)).toEqual([body])
    } finally {
      server.clock.stoppedAt = stoppedAt
    }
  })

  it('can be preceded by an export of everything except secrets', async () => {
    const person = await server.trialMember('investor')
    const { body, headers } = await server.request<Record<string, unknown>>(
      'GET',
      '/api/account/export',
      undefined,
      person,
    )
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body).toMatchObject({ account: { email: person.email }, profiles: [{ kind: 'INVESTOR' }] })
    expect(JSON.stringify(body)).not.toMatch(/\$argon2|tokenHash/)
  })

  it('can be preceded by an export that does not betray a private shortlist', async () => {
    const [sender, receiver] = [await server.trialMember('investor'), await server.trialMember('investment')]
    const { body } = await server.request<{ proposal: { id: string } }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(receiver), message: 'Shall we talk?' },
      sender,
    )
    const exported = async () => {
      const answer = await server.request<{ proposals: object[] }>('GET', '/api/account/export', undefined, sender)
      return answer.body.proposals
    }
    const { id } = body.proposal
    await server.request('GET', `/api/proposals/${id}`, undefined, receiver)
    const viewed = await exported()
    expect(viewed).toEqual([expect.objectContaining({ id, status: 'viewed' })])
    server.clock.ahead += 60_000
    const shortlisted = await server.request('POST', `/api/proposals/${id}/shortlist`, {}, receiver)
    expect(shortlisted.status).toBe(200)
    expect(await exported()).toEqual(viewed)
  })

  it('can be preceded by an export that has what the member wrote, chose and was sent, in order', async () => {
    const [person, founder] = [await server.trialMember('investor'), await server.trialMember('investment')]
    const [own, listing] = [await server.profileIdOf(person), await server.profileIdOf(founder)]
    const call = async (method: string, path: string, body: object, as = person) =>
      expect([path, (await server.request(method, `/api/${path}`, body, as)).status]).toEqual([path, 200])
    const message = 'My profile does not open any more.'
    const contact = { name: 'Asha Rao', email: person.email, topic: 'account', message }
    const billing = { name: 'Rao Foods', address: 'Pune', country: 'IN', state: '27', gstin: null }
    const preferences = {
      ...{ off: { push: [], email: [] }, quiet: false, quiet_from: '21:00', quiet_until: '07:00' },
      ...{ through_quiet: [], time_zone: 'Asia/Kolkata' },
    }
    await call('POST', 'saved-searches', { kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'off' })
    await call('PUT', 'profiles/investor/draft', { step: 'business', answers: { city: 'Pune' } })
    await call('POST', 'register-device', { token: 'the-laptop', push_type: 'WEB_PUSH' })
    await call('POST', 'contact', { request_id: randomUUID(), ...contact })
    await call('PUT', 'notification-preferences', preferences)
    await call('PUT', 'billing-details', { details: { ...billing } })
    await call('PUT', `listings/${listing}/favourite`, {})
    await call('POST', `listings/${listing}/report`, { reason: 'spam', text: 'Copied from elsewhere' })
    const chat = await openedChat(server, founder, person)
    await call('POST', `chats/${chat}/messages`, { client_id: randomUUID(), kind: 'TEXT', text: 'Good morning' })
    await call('POST', `chats/${chat}/reports`, { request_id: randomUUID(), reason: 'spam', note: 'Many messages.' })
    // The rows are stored in another order than that of their times.
    await logIn({ target: { kind: 'email', email: person.email }, password }, chrome)
    await server.deps.db.execute(sql`update sessions set created_at = created_at - interval '1 day'
      where account_id = ${person.id}::uuid and user_agent = ${chrome}`)
    await server.deps.db.execute(sql`update notifications set created_at = created_at - interval '1 day'
      where account_id = ${person.id}::uuid and kind = 'proposal_received'`)

    const { body } = await server.request<Record<string, Record<string, unknown>[]>>(
      'GET',
      '/api/account/export',
      undefined,
      person,
    )
    const only = (list: string, ...names: string[]) =>
      body[list]?.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))
    expect({
      devices: only('devices', 'userAgent'),
      drafts: only('drafts', 'kind', 'answers'),
      saved_searches: only('saved_searches', 'profileId', 'kind', 'name', 'query', 'alert'),
      favourites: only('favourites', 'profileId', 'listingId'),
      proposal_steps: only('proposal_steps', 'byProfileId', 'action', 'status'),
      messages_sent: only('messages_sent', 'chatId', 'text'),
      reports_of_listings: only('reports_of_listings', 'listingId', 'reason', 'text'),
      reports_of_members: only('reports_of_members', 'chatId', 'reason', 'note'),
      notifications: only('notifications', 'kind'),
      notification_preferences: body.notification_preferences,
      billing_details: body.billing_details,
      push_devices: only('push_devices', 'pushType', 'token'),
      support_messages: only('support_messages', 'name', 'email', 'topic', 'message', 'language'),
    }).toEqual({
      devices: [{ userAgent: chrome }, { userAgent: '' }],
      drafts: [{ kind: 'INVESTOR', answers: { city: 'Pune' } }],
      saved_searches: [{ profileId: own, kind: 'INVESTMENT', name: 'Mine', query: {}, alert: 'off' }],
      favourites: [{ profileId: own, listingId: listing }],
      proposal_steps: [
        { byProfileId: own, action: 'accept', status: 'accepted' },
        { byProfileId: own, action: 'first_message', status: 'in_discussion' },
      ],
      messages_sent: [{ chatId: chat, text: 'Good morning' }],
      reports_of_listings: [{ listingId: listing, reason: 'spam', text: 'Copied from elsewhere' }],
      reports_of_members: [{ chatId: chat, reason: 'spam', note: 'Many messages.' }],
      notifications: [{ kind: 'proposal_received' }, { kind: 'profile_approved' }],
      billing_details: billing,
      notification_preferences: {
        ...{ switchedOff: { push: [], email: [] }, quiet: false, quietFrom: '21:00', quietUntil: '07:00' },
        ...{ throughQuiet: [], timeZone: 'Asia/Kolkata' },
      },
      push_devices: [{ pushType: 'WEB_PUSH', token: undefined }],
      support_messages: [{ ...contact, language: 'en' }],
    })
    expect(JSON.stringify(body)).not.toMatch(
      /the-laptop|"(listedVersion|listedNo|matching|strangers|cardAnswers|hiddenFrom.)"/,
    )
  })
})

describe('a call from another site', () => {
  it('is refused on every route that changes something', async () => {
    const { paths } = (await (await server.app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
    )
    expect(calls.length).toBeGreaterThan(20)
    for (const [method, path] of calls) {
      const answer = await server.app.request(`/api${path}`, { method, headers: { origin: 'https://evil.example' } })
      expect([method, path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        method,
        path,
        403,
        'CROSS_ORIGIN',
      ])
    }
  })
})

describe('a made-up proof', () => {
  it('reveals nothing about who is registered: every response is the same', async () => {
    const known = await server.signUp('investor')
    const register = async (email: string, mobile: string) => {
      const { status, body } = await server.request<{ request_id: string }>('POST', '/api/register', {
        login_type: 'investor',
        name: 'Somebody',
        email,
        mobile,
        email_proof: 'made-up-proof-of-nothing-at-all',
        password,
        confirm_password: password,
        accept_terms: true,
        language: 'en',
      })
      return { status, ...body, request_id: '' }
    }
    const stranger = await register('nobody.knows@test.in', '+919876501234')
    expect(stranger).toMatchObject({ status: false, code: 'PROOF_INVALID' })
    expect(await register(known.email, '+919876501234')).toEqual(stranger)
    expect(await register('nobody.knows@test.in', known.mobile)).toEqual(stranger)
  })
})

describe('old attempts', () => {
  it('are deleted: counts after a day, codes after two', async () => {
    const person = await server.signUp('investor')
    await logIn({ target: { kind: 'email', email: person.email }, password: wrong })
    await sendCode(person.email)
    const stored = async () => [
      await server.deps.db.$count(loginAttempts, eq(loginAttempts.target, person.email)),
      (await server.deps.db.$count(codeChallenges, eq(codeChallenges.target, person.email))) > 0,
    ]
    const now = server.deps.now().getTime()
    await dropOldLimits(server.deps.db, new Date(now + days / 2))
    expect(await stored()).toEqual([1, true])
    await dropOldLimits(server.deps.db, new Date(now + days + 60_000))
    expect(await stored()).toEqual([0, true])
    await dropOldLimits(server.deps.db, new Date(now + 2 * days + 60_000))
    expect(await stored()).toEqual([0, false])
  })
})
