import { demoProfiles } from '../../server/demo/people.ts'
import type { Transaction } from '../../src/domain/contract/memberships.ts'
import type { AccountType } from '../../src/domain/offerings.ts'
import { profileKindOf } from '../../src/domain/offerings.ts'
import type { Visitor } from './browser.ts'
import { codeFor } from './mailbox.ts'
import { onePixel, uploadOf } from './server.ts'

export interface Member {
  email: string
  mobile: string
  headers: Record<string, string>
}

const password = 'Sturdy#Bridge7'
let members = 0

/** People who registered over the product's own API, ready to be shown to a browser. */
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
    })
    return (await answer.json()) as T
  }

  /** A member with an approved profile and no subscription. */
  async function join(accountType: AccountType): Promise<Member> {
    const email = `${group}${++members}.${accountType}@test.in`
    const mobile = `+91981${String(1_000_000 + members)}`
    const sent = await call<{ challenge_id: string }>('POST', '/api/codes', { purpose: 'verify_email', target: email })
    const { proof } = await call<{ proof: string }>('POST', `/api/codes/${sent.challenge_id}/verification`, {
      code: await codeFor(origin, email),
    })
    const { access_token, info_id } = await call<{ access_token: string; info_id: string }>('POST', '/api/register', {
      login_type: accountType === 'investor' ? 'investor' : 'entrepreneur',
      name: `Asha Verma ${members}`,
      mobile,
      email,
      email_proof: proof,
      password,
      confirm_password: password,
      accept_terms: true,
      language: 'en',
    })
    const headers = { authorization: `Bearer ${access_token}`, 'x-info-id': info_id }
    const kind = profileKindOf(accountType)
    const counts = { INVESTOR: 0, INVESTMENT: 0, WANT_TO_SELL: 0, WANT_TO_GROW: 0, [kind]: 2 }
    const sample = demoProfiles(counts, new Date().getUTCFullYear())[1]
    await call('PUT', `/api/profiles/${accountType}/basic`, { answers: sample?.basic }, headers)
    await call('PUT', `/api/profiles/${accountType}/business`, { answers: sample?.business }, headers)
    for (const key of accountType === 'investor' ? ['identity-proof'] : ['business-photo', 'proof-of-business'])
      await call('POST', '/api/documents', uploadOf(key, kind, onePixel, 'photo.png'), headers)
    await call('PUT', `/api/profiles/${accountType}/documents`, {}, headers)
    await call('POST', `/api/profiles/${accountType}/submission`, {}, headers)
    return { email, mobile, headers }
  }

  /** What the provider's script sends when the card form is submitted. */
  const charge = ({ payment_intent, client_secret }: Transaction) =>
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
  async function buy({ headers }: Member, plan_id: string): Promise<Transaction> {
    const wish = { plan_id, types: [], mode: 'NEW' }
    return (await call<{ transaction: Transaction }>('POST', '/api/buy-membership', wish, headers)).transaction
  }

  const confirm = ({ headers }: Member, { uuid, payment_intent }: Transaction) =>
    call('POST', '/api/membership/payment', { payment_intent, trx_id: uuid }, headers)

  /** Buys a plan behind the browser's back. */
  async function subscribe(member: Member, planId = 'investment-monthly'): Promise<void> {
    const transaction = await buy(member, planId)
    await charge(transaction)
    await confirm(member, transaction)
  }

  /** Verifies the mobile by its code and begins the free trial. */
  async function beginTrial({ mobile, headers }: Member, planId: string): Promise<void> {
    const { challenge_id: id } = await call<{ challenge_id: string }>('POST', '/api/codes', {
      purpose: 'verify_mobile',
      target: mobile,
    })
    const code = await codeFor(origin, mobile)
    const { proof } = await call<{ proof: string }>('POST', `/api/codes/${id}/verification`, { code })
    const wish = { plan_id: planId, types: [], mode: 'NEW', mobile_proof: proof }
    await call('POST', '/api/buy-membership', wish, headers)
  }

  /** Signs a member in by the login form. */
  async function signIn({ page }: Visitor, { email }: Member, at: string): Promise<void> {
    await page.goto(at)
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  }

  return { call, join, buy, charge, confirm, subscribe, beginTrial, signIn }
}
