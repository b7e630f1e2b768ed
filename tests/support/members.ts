import { randomInt, randomUUID } from 'node:crypto'
import { demoProfiles } from '../../server/demo/people.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import type { TransactionOnWire } from '../../src/domain/memberships/transactionSchema.ts'
import { type AccountType, type LoginType, type ProfileKind, profileKindOf } from '../../src/domain/offerings.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import type { DocumentKind } from '../../src/domain/registration/documentKinds.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import type { Visitor } from './browser.ts'
import type { LoggedIn } from './demo.ts'
import { targetNamed } from './loginTargets.ts'
import { codeFor } from './mailbox.ts'
import { onePixel, uploadOf } from './server.ts'

type Caller = Pick<Member, 'headers'>

export interface Member extends LoggedIn {
  name: string
  email: string
  mobile: string
  headers: Record<string, string>
}

export const password = 'Sturdy#Bridge7'

/**
 * A person whom no other file, and no earlier run on the same product, has registered; the mobile without its dial
 * code.
 */
export function newPerson(group: string): { name: string; email: string; mobile: string; password: string } {
  const mark = randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)
  return {
    name: `Asha Verma${mark}`,
    email: `${group}.${randomUUID().slice(0, 13)}@test.in`,
    mobile: `9${randomInt(100_000_000, 799_999_999)}`,
    password,
  }
}

/** The answers of a profile with a name that no demo listing has. */
export function answersFor(kind: ProfileKind, name: string): { basic: Answers; business: Answers } {
  const counts = { INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0, [kind]: 2 }
  const { basic = {}, business = {} } = demoProfiles(counts, new Date().getUTCFullYear())[1] ?? {}
  const [first = '', last = ''] = name.split(' ')
  const names = {
    first_name: first,
    last_name: last,
    ...('company_name' in basic ? { company_name: `${last} Works` } : {}),
  }
  return { basic: { ...basic, ...names }, business }
}

const types: Partial<Record<DocumentKind, string>> = {
  'identity-proof': 'passport',
  'proof-of-business': 'trade-license',
}
const documentsOf = (accountType: AccountType) =>
  wizardSteps[profileKindOf(accountType)].requiredDocuments.map((key) => [key, types[key] ?? ''] as const)

/** People who register over the product's API, and can then log in to a browser. */
export function membersOf(origin: string, group = 'member') {
  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      // Named as the cause, instead of the whole test's time being over.
      signal: AbortSignal.timeout(60_000),
    })
    return (await answer.json()) as T
  }

  /** The same for calls that cannot fail. */
  async function done<T>(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<T> {
    const answer = await call<T & { status?: unknown }>(method, path, body, headers)
    if (answer.status === false) throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`)
    return answer
  }

  /** An account without a profile. */
  async function register(loginType: LoginType): Promise<Member> {
    const { name, email, mobile: number } = newPerson(group)
    const mobile = `+91${number}`
    const sent = await done<{ challenge_id: string }>(
      'POST',
      '/api/codes',
      { purpose: 'verify_email', target: targetNamed(email) },
      {},
    )
    const code = await codeFor(origin, email)
    const { proof } = await done<{ proof: string }>(
      'POST',
      `/api/codes/${sent.challenge_id}/verification`,
      { code },
      {},
    )
    const request = {
      login_type: loginType,
      name,
      mobile,
      email,
      email_proof: proof,
      password,
      confirm_password: password,
      accept_terms: true,
      language: 'en',
    }
    const granted = await done<{ access_token: string; info_id: string }>('POST', '/api/register', request, {})
    const { access_token: token, info_id: id } = granted
    return { name, email, mobile, token, id, headers: { authorization: `Bearer ${token}`, 'x-info-id': id } }
  }

  /** Another login of a member. */
  async function logIn({ email }: Member, loginType: LoginType): Promise<LoggedIn> {
    const request = { login_type: loginType, target: { kind: 'email', email }, password, remember: false }
    const granted = await done<{ access_token: string; info_id: string }>('POST', '/api/login', request, {})
    return { token: granted.access_token, id: granted.info_id }
  }

  /** A member with an approved profile and no subscription. */
  async function join(accountType: AccountType): Promise<Member> {
    const member = await register(accountType === 'investor' ? 'investor' : 'entrepreneur')
    await addProfile(member, accountType)
    return member
  }

  /** Submits a profile of an account, which is approved at once. */
  async function addProfile({ name, headers }: Member, accountType: AccountType): Promise<void> {
    const kind = profileKindOf(accountType)
    const { basic, business } = answersFor(kind, name)
    await done('PUT', `/api/profiles/${accountType}/basic`, { answers: basic }, headers)
    await done('PUT', `/api/profiles/${accountType}/business`, { answers: business }, headers)
    for (const [key, type] of documentsOf(accountType))
      await done('POST', '/api/documents', uploadOf(key, kind, onePixel, 'photo.png', type), headers)
    await done('PUT', `/api/profiles/${accountType}/documents`, {}, headers)
    await done('POST', `/api/profiles/${accountType}/submission`, {}, headers)
  }

  /** The chat of a founder and an investor, after an accepted proposal. */
  async function openChat(founder: Member, investor: Member): Promise<string> {
    const me = await done<Me>('GET', '/api/me', undefined, investor.headers)
    const { proposal } = await done<{ proposal: { id: string } }>(
      'POST',
      '/api/proposals',
      { request_id: randomUUID(), receiver_profile_id: me.profiles[0]?.id, message: 'Shall we talk?' },
      founder.headers,
    )
    const accepted = await done<{ proposal: { chat_id: string } }>(
      'POST',
      `/api/proposals/${proposal.id}/accept`,
      {},
      investor.headers,
    )
    return accepted.proposal.chat_id
  }

  /** The request that the provider's script sends when the card form is submitted. */
  const charge = ({ payment_intent, client_secret }: TransactionOnWire) =>
    fetch(`${origin}/sandbox/v1/payment_intents/${payment_intent}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams({
        client_secret,
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
      }),
    })

  /** Opens a purchase. */
  async function buy({ headers }: Caller, plan_id: string): Promise<TransactionOnWire> {
    const request = { plan_id, types: [], mode: 'NEW' }
    return (await call<{ transaction: TransactionOnWire }>('POST', '/api/buy-membership', request, headers)).transaction
  }

  const confirm = ({ headers }: Caller, { uuid, payment_intent }: TransactionOnWire) =>
    call('POST', '/api/membership/payment', { payment_intent, trx_id: uuid }, headers)

  /** Buys a plan over the API, without the browser. */
  async function subscribe(member: Member, planId = 'investment-monthly'): Promise<void> {
    const transaction = await buy(member, planId)
    await charge(transaction)
    await confirm(member, transaction)
  }

  /** Verifies the mobile by its code and starts the free trial. */
  async function beginTrial({ mobile, headers }: Member, planId: string): Promise<void> {
    const { challenge_id: id } = await call<{ challenge_id: string }>('POST', '/api/codes', {
      purpose: 'verify_mobile',
      target: targetNamed(mobile),
    })
    const code = await codeFor(origin, mobile)
    const { proof } = await call<{ proof: string }>('POST', `/api/codes/${id}/verification`, { code })
    const request = { plan_id: planId, types: [], mode: 'NEW', mobile_proof: proof }
    await call('POST', '/api/buy-membership', request, headers)
  }

  /** Signs a member in by the login form. */
  async function signIn({ page }: Visitor, { email }: Member, at: string): Promise<void> {
    await page.goto(at)
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  return { call, register, logIn, join, addProfile, openChat, buy, charge, confirm, subscribe, beginTrial, signIn }
}
