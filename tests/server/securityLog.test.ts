import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { securityEvents } from '../../server/kernel/db/schema.ts'
import type { SecurityEventKind } from '../../src/domain/contract/security.ts'
import { type Person, password, startTestServer } from '../support/server.ts'

/** Every change of an account's security is in its log, and any that a thief might make is emailed to its owner too. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const wrong = 'Wrong-Guess-9'
const newPassword = 'Newer#Bridge8'
const known = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0'
const call = (method: string, path: string, body: object | undefined, as?: Person, device = known) =>
  server.request<{ access_token: string; sessions: { id: string; current: boolean }[] }>(
    method,
    `/api/${path}`,
    body,
    as,
    device,
  )
const logIn = (person: Person, secret = password, device = known) =>
  call(
    'POST',
    'login',
    { login_type: 'investor', target: { kind: 'email', email: person.email }, password: secret, remember: false },
    undefined,
    device,
  )
const deletionOf = async (person: Person) =>
  call('POST', 'account-deletion', { token: await server.prove('delete_account', person.email), password })

async function changeContact(person: Person, target: object, name: string) {
  const sent = await server.request<{ challenge_id: string }>(
    'POST',
    '/api/account/contact/code',
    { target, password },
    person,
  )
  const code = await server.codeFor(name)
  const path = `/api/codes/${sent.body.challenge_id}/verification`
  const { proof: token } = (await server.request<{ proof: string }>('POST', path, { code })).body
  return call('PUT', 'account/contact', { target, password, token }, person)
}

interface Row {
  happens: (person: Person) => Promise<unknown>
  /** The subject of the email to the owner; null if there is none. */
  letter: string | null
}
const rows: Record<SecurityEventKind, Row> = {
  registered: { happens: async () => {}, letter: null },
  login: {
    happens: (person) => logIn(person, password, 'Mozilla/5.0 (X11; Linux) Firefox/141.0'),
    letter: 'New login to your account',
  },
  login_refused: { happens: (person) => logIn(person, wrong), letter: null },
  login_locked: {
    happens: async (person) => {
      for (let tries = 0; tries < 6; tries++) await logIn(person, wrong)
    },
    letter: null,
  },
  logout: { happens: (person) => call('POST', 'logout', {}, person), letter: null },
  session_ended: {
    happens: async (person) => {
      await logIn(person)
      const { sessions } = (await call('GET', 'sessions', undefined, person)).body
      const another = sessions.find(({ current }) => !current)
      return call('DELETE', `sessions/${another?.id}`, {}, person)
    },
    letter: null,
  },
  other_sessions_ended: { happens: (person) => call('DELETE', 'sessions', {}, person), letter: null },
  password_changed: {
    happens: (person) =>
      call(
        'POST',
        'update-password',
        { current_password: password, password: newPassword, confirm_password: newPassword },
        person,
      ),
    letter: 'Your password was changed',
  },
  password_reset: {
    happens: async (person) =>
      call('POST', 'reset-password', {
        token: await server.prove('reset_password', person.email),
        ...{ password: newPassword, confirm_password: newPassword },
      }),
    letter: 'Your password was changed',
  },
  name_changed: { happens: (person) => call('PUT', 'account/name', { name: 'Asha Rao' }, person), letter: null },
  email_changed: {
    happens: (person) => changeContact(person, { kind: 'email', email: 'moved@test.in' }, 'moved@test.in'),
    letter: 'Your email was changed',
  },
  mobile_changed: {
    happens: (person) => changeContact(person, { kind: 'mobile', mobile: '+919876500001' }, '+919876500001'),
    letter: 'Your mobile number was changed',
  },
  data_exported: { happens: (person) => call('GET', 'account/export', undefined, person), letter: null },
  deletion_asked: { happens: deletionOf, letter: 'Your account will be deleted' },
  deletion_cancelled: {
    happens: async (person) => {
      await deletionOf(person)
      return call('DELETE', 'account-deletion', {}, person)
    },
    letter: 'Your account will be deleted',
  },
}

const countOf = async (person: Person, kind: string) =>
  (await server.deps.db.select().from(securityEvents).where(eq(securityEvents.accountId, person.id))).filter(
    (event) => event.kind === kind,
  ).length
const subjects = [
  'Your email was changed',
  'Your mobile number was changed',
  'Your password was changed',
  'New login to your account',
  'Your account will be deleted',
]

it.each(Object.entries(rows))(
  '%s is in the log of the account, and in an email if a thief could have done it',
  async (kind, { happens, letter }) => {
    const person = await server.signUp('investor')
    await logIn(person)
    await server.deliverAll()
    const before = (await server.letters(person.email)).length
    const had = kind === 'registered' ? 0 : await countOf(person, kind)
    await happens(person)
    await server.deliverAll()
    expect(await countOf(person, kind)).toBe(had + 1)
    const letters = await server.letters(person.email)
    const sent = letters.slice(0, letters.length - before).map(({ subject }) => subject)
    expect(sent.filter((subject) => subjects.includes(subject))).toEqual(letter === null ? [] : [letter])
  },
)
