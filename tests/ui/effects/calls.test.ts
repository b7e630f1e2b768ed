import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, StateMachine } from 'xstate'
import { storedList, storeList } from '../../../src/services/storedLists.ts'
import { machinesOfProduct } from '../../support/effects.ts'
import { answerOf, carriedBy, type Sent, signIn, wireThat } from '../../support/wire.ts'

/**
 * What each write of a flow sends, and that a refusal never passes for success. The table is written from the API of
 * docs/product; the actors are those that the product runs with, down to the wire.
 */

/** `told`: a refusal is the actor's answer. `thrown`: it fails. `nothing`: it makes no difference, for the reason given. */
type Refused = 'told' | 'thrown' | { nothing: string }
interface Row {
  input: unknown
  sends: readonly Sent[]
  refused?: Refused
}

const sent = (call: string, body: unknown = {}): Sent => ({ call, body })
const removed = (path: string): Sent => sent(`DELETE ${path}`)

/** Every actor that writes, by flow and name; several rows where its input decides what it calls. */
const writes: Readonly<Record<string, Row | readonly Row[]>> = {
  'account.endSession': [
    { input: { id: 's2' }, sends: [removed('/sessions/s2')] },
    { input: { id: null }, sends: [removed('/sessions')] },
  ],
  'account.cancelDeletion': { input: undefined, sends: [removed('/account-deletion')] },
  'accountDeletion.checkPassword': [
    {
      input: { target: { kind: 'email', email: 'a@b.in' }, password: 'Sturdy#Bridge7' },
      sends: [sent('POST /account-deletion/password', { email: 'a@b.in', password: 'Sturdy#Bridge7' })],
    },
    {
      input: { target: { kind: 'mobile', mobile: '+919820012345' }, password: 'Sturdy#Bridge7' },
      sends: [sent('POST /account-deletion/password', { mobile: '+919820012345', password: 'Sturdy#Bridge7' })],
    },
  ],
  'accountDeletion.requestDeletion': {
    input: { proof: 'p', password: 'Sturdy#Bridge7' },
    sends: [sent('POST /account-deletion', { token: 'p', password: 'Sturdy#Bridge7' })],
  },
  'oneTimeCode.sendCode': {
    input: { target: { kind: 'email', email: 'a@b.in' }, password: null },
    sends: [sent('POST /codes', { purpose: 'delete_account', target: 'a@b.in' })],
  },
  'oneTimeCode.resendCode': { input: { id: 'c' }, sends: [sent('POST /codes/c/resend')] },
  'oneTimeCode.verifyCode': {
    input: { id: 'c', code: '123456' },
    sends: [sent('POST /codes/c/verification', { code: '123456' })],
  },
  'changePassword.updatePassword': {
    input: { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass2' },
    sends: [
      sent('POST /update-password', {
        current_password: 'Old#Pass1',
        password: 'New#Pass1',
        confirm_password: 'New#Pass2',
      }),
    ],
  },
  'chatMenu.runAction': [
    {
      input: { chatId: 'c', action: { kind: 'mute', muted: true } },
      sends: [sent('PUT /chats/c/settings', { muted: true })],
    },
    {
      input: { chatId: 'c', action: { kind: 'archive', archived: false } },
      sends: [sent('PUT /chats/c/settings', { archived: false })],
    },
    {
      input: { chatId: 'c', action: { kind: 'block', blocked: true } },
      sends: [sent('PUT /chats/c/settings', { blocked: true })],
    },
    { input: { chatId: 'c', action: { kind: 'delete', messageId: 'm' } }, sends: [removed('/chats/c/messages/m')] },
    {
      input: { chatId: 'c', action: { kind: 'report', report: { requestId: 'r', reason: 'spam', note: 'A fee' } } },
      sends: [sent('POST /chats/c/reports', { request_id: 'r', reason: 'spam', note: 'A fee' })],
    },
  ],
  'contact.sendMessage': {
    input: { requestId: 'r', draft: { name: 'Asha', email: 'a@b.in', topic: 'payment', message: 'My receipt' } },
    sends: [
      sent('POST /contact', {
        request_id: 'r',
        name: 'Asha',
        email: 'a@b.in',
        topic: 'payment',
        message: 'My receipt',
      }),
    ],
  },
  'documentUpload.deleteDocument': { input: { id: 'd' }, sends: [removed('/documents/d')] },
  'payment.confirmPayment': {
    input: { paymentIntent: 'pi', trxId: 't' },
    sends: [sent('POST /membership/payment', { payment_intent: 'pi', trx_id: 't' })],
  },
  'addonPurchase.openPurchase': {
    input: { planId: 'GLOBAL_CONNECT', types: ['GLOBAL_CONNECT'], confirmed: { amount: 99_900, currency_code: 'INR' } },
    sends: [
      sent('POST /buy-membership', {
        plan_id: 'GLOBAL_CONNECT',
        types: ['GLOBAL_CONNECT'],
        mode: 'ADDON',
        confirmed: { amount: 99_900, currency_code: 'INR' },
      }),
    ],
  },
  'subscriptions.openPurchase': [
    {
      input: {
        planId: 'investor-monthly',
        types: [],
        mode: 'RENEW',
        mobileProof: null,
        confirmed: { amount: 199_900, currency_code: 'INR' },
      },
      sends: [
        sent('POST /buy-membership', {
          plan_id: 'investor-monthly',
          types: [],
          mode: 'RENEW',
          confirmed: { amount: 199_900, currency_code: 'INR' },
        }),
      ],
    },
    {
      input: { planId: 'investor-free', types: [], mode: 'NEW', mobileProof: 'p', confirmed: null },
      sends: [sent('POST /buy-membership', { plan_id: 'investor-free', types: [], mode: 'NEW', mobile_proof: 'p' })],
    },
  ],
  'listing.runAction': [
    { input: { id: 'l', action: 'open' }, sends: [sent('POST /listings/l/opening')] },
    { input: { id: 'l', action: 'mark' }, sends: [sent('PUT /listings/l/favourite')] },
    { input: { id: 'l', action: 'unmark' }, sends: [removed('/listings/l/favourite')] },
  ],
  'proposalDraft.sendProposal': [true, false].map((draft) => ({
    input: { requestId: 'r', receiverProfileId: 'l', message: 'Shall we talk?', draft },
    sends: [sent('POST /proposals', { request_id: 'r', receiver_profile_id: 'l', message: 'Shall we talk?', draft })],
  })),
  'report.sendReport': {
    input: { id: 'l', reason: 'spam', text: 'Look' },
    sends: [sent('POST /listings/l/report', { reason: 'spam', text: 'Look' })],
  },
  'listings.markListing': [
    { input: { id: 'l', favourite: true }, sends: [sent('PUT /listings/l/favourite')] },
    { input: { id: 'l', favourite: false }, sends: [removed('/listings/l/favourite')] },
  ],
  'savedSearches.runAction': [
    {
      input: { what: 'save', kind: 'INVESTOR', name: 'Tea', alert: 'daily', query: { text: 'tea' } },
      sends: [
        sent('POST /saved-searches', {
          what: 'save',
          kind: 'INVESTOR',
          name: 'Tea',
          alert: 'daily',
          query: { text: 'tea' },
        }),
      ],
    },
    {
      input: { what: 'change', id: 's', name: 'Tea', alert: 'off' },
      sends: [sent('PUT /saved-searches/s', { name: 'Tea', alert: 'off' })],
    },
    { input: { what: 'remove', id: 's' }, sends: [removed('/saved-searches/s')] },
  ],
  'login.logIn': [
    {
      input: {
        loginType: 'entrepreneur',
        accountType: 'want-to-sell',
        target: { kind: 'email', email: 'a@b.in' },
        password: 'Sturdy#Bridge7',
        remember: true,
      },
      sends: [
        sent('POST /login', {
          login_type: 'entrepreneur',
          account_type: 'want-to-sell',
          email: 'a@b.in',
          password: 'Sturdy#Bridge7',
          remember: true,
        }),
      ],
    },
    {
      input: {
        loginType: 'investor',
        accountType: null,
        target: { kind: 'mobile', mobile: '+919820012345' },
        password: 'Sturdy#Bridge7',
        remember: false,
      },
      sends: [
        sent('POST /login', {
          login_type: 'investor',
          mobile: '+919820012345',
          password: 'Sturdy#Bridge7',
          remember: false,
        }),
      ],
    },
  ],
  'passwordReset.resetPassword': {
    input: { proof: 'p', draft: { password: 'Fresh#Bridge8', confirmPassword: 'Fresh#Bridge9' } },
    sends: [sent('POST /reset-password', { token: 'p', password: 'Fresh#Bridge8', confirm_password: 'Fresh#Bridge9' })],
  },
  'mySubscription.applyChange': [
    { input: { kind: 'cancel' }, sends: [sent('POST /membership/cancellation')] },
    { input: { kind: 'resume' }, sends: [removed('/membership/cancellation')] },
    {
      input: { kind: 'downgrade', planId: 'investor-monthly' },
      sends: [sent('PUT /membership/next-plan', { plan_id: 'investor-monthly' })],
    },
    { input: { kind: 'keepPlan' }, sends: [sent('PUT /membership/next-plan', { plan_id: null })] },
    { input: { kind: 'refund', paymentId: 'y' }, sends: [sent('POST /membership/payments/y/refund')] },
  ],
  'notifications.markRead': [
    { input: { id: 'n' }, sends: [sent('POST /notifications/read', { id: 'n' })], refused: 'thrown' },
    { input: { id: null }, sends: [sent('POST /notifications/read', { id: null })], refused: 'thrown' },
  ],
  'notificationPreferences.savePreferences': {
    input: { preferences: { kinds: {}, quiet: null } },
    sends: [sent('PUT /notification-preferences', { kinds: {}, quiet: null })],
  },
  'profileReview.submitProfile': {
    input: { kind: 'INVESTMENT' },
    sends: [sent('POST /profiles/investment/submission')],
  },
  'proposal.takeStep': [
    {
      input: { id: 'p', action: 'decline', request: { reason: 'geography', text: 'Too far' } },
      sends: [sent('POST /proposals/p/decline', { reason: 'geography', text: 'Too far' })],
    },
    {
      input: { id: 'p', action: 'send', request: { text: 'Shall we talk?' } },
      sends: [sent('PUT /proposals/p', { message: 'Shall we talk?' })],
    },
  ],
  'register.register': {
    input: {
      loginType: 'entrepreneur',
      proof: 'p',
      draft: {
        name: ' Asha Verma ',
        country: 'IN',
        dialCode: '91',
        mobile: '98200 98200',
        email: ' Asha@Bridge.in',
        password: 'Sturdy#Bridge7',
        confirmPassword: 'Sturdy#Bridge7',
        terms: true,
      },
    },
    sends: [
      sent('POST /register', {
        login_type: 'entrepreneur',
        name: 'Asha Verma',
        mobile: '+919820098200',
        email: 'asha@bridge.in',
        email_proof: 'p',
        password: 'Sturdy#Bridge7',
        confirm_password: 'Sturdy#Bridge7',
        accept_terms: true,
        language: 'en',
      }),
    ],
  },
  'session.switchAccount': {
    input: { accountType: 'investment' },
    sends: [sent('POST /context', { account_type: 'investment' })],
    refused: 'thrown',
  },
  'logout.unregisterDevice': {
    input: undefined,
    sends: [sent('POST /unregister-device', { token: 'device', push_type: 'WEB_PUSH' })],
    refused: 'thrown',
  },
  'logout.endSession': { input: undefined, sends: [sent('POST /logout')], refused: 'thrown' },
  'wizard.saveStep': {
    input: { kind: 'INVESTMENT', step: 'documents', answers: { has_pitch_deck: false, company_name: 'Verma' } },
    sends: [sent('PUT /profiles/investment/documents', { answers: { has_pitch_deck: false, video_demo_link: null } })],
  },
  'draftSaving.saveDraft': {
    input: { kind: 'INVESTMENT', answers: { city: 'Pune' } },
    sends: [sent('PUT /profiles/investment/draft', { answers: { city: 'Pune' } })],
  },
  'draftAutosave.saveDraft': {
    input: { kind: 'INVESTMENT', answers: { city: 'Pune' } },
    sends: [sent('PUT /profiles/investment/draft', { answers: { city: 'Pune' } })],
  },
}

/** Actors whose call is told by another test, or that make none; the rest only read. */
const elsewhere: Readonly<Record<string, string>> = {
  'documentUpload.uploadDocument': 'reports its answer as an event: tests/ui/effects/sending.test.ts',
  'conversation.sendMessage': 'reports its answer as an event: tests/ui/effects/sending.test.ts',
  'session.lateFlows': 'starts flows: tests/ui/effects/member.test.ts',
  'payment.chargeCard': 'asks the card provider: tests/ui/effects/sending.test.ts',
  'push.requestPermission': 'asks the browser',
  'push.registerDevice': 'asks the browser first: tests/flows/own/push.test.ts',
  'push.unregisterDevice': 'asks the browser first: tests/flows/own/push.test.ts',
}
const reads =
  /\.(load|fetch|find|read|open(Chat)|check(Email|Draft)|restore|download|hear|listen|subscribe|watch|follow|show)/

/** Every actor of every flow, by the flow's id and its own name. */
const actors = new Map<string, AnyActorLogic>(
  [...machinesOfProduct()].flatMap(([flow, { implementations }]) =>
    Object.entries(implementations.actors as Record<string, AnyActorLogic>)
      .filter(([, logic]) => !(logic instanceof StateMachine))
      .map(([name, logic]) => [`${flow}.${name}`, logic] as const),
  ),
)

function ask(name: string, input: unknown): Promise<unknown> {
  const logic = actors.get(name)
  if (!logic) throw new Error(`no flow has ${name}`)
  return answerOf(logic, input)
}

beforeEach(signIn)
afterEach(() => vi.unstubAllGlobals())

const rows = Object.entries(writes).flatMap(([name, told]) =>
  [told].flat().map((row: Row) => ({ name, row, title: `${name} ${JSON.stringify(row.input) ?? ''}`.slice(0, 90) })),
)

it('every actor that writes is in the table, or says where it is tested', () => {
  const known = [...Object.keys(writes), ...Object.keys(elsewhere)]
  expect(known.filter((name) => !actors.has(name))).toEqual([])
  expect([...actors.keys()].filter((name) => !known.includes(name) && !reads.test(name))).toEqual([])
})

describe('a write', () => {
  it.each(rows)('$title: a refusal is no success, and the call is what the API takes', async ({ name, row }) => {
    const wire = wireThat(422, { status: false, code: 'REFUSED', message: 'No.', fields: {} })
    const asked = ask(name, row.input)
    const refusal = { code: 'REFUSED', message: 'No.', fields: {} }
    if ((row.refused ?? 'told') === 'told') expect(await asked).toEqual({ ok: false, refusal })
    else await expect(asked).rejects.toThrow('No.')
    expect(wire.calls).toEqual(row.sends)
    // Made from within a session, a login lets the server end what it replaces.
    const whose = name === 'login.logIn' ? carriedBy(sent('GET /me')) : null
    expect(wire.carried).toEqual(row.sends.map((one) => whose ?? carriedBy(one)))
  })

  it.each(rows)('$title: a lost answer is neither yes nor no', async ({ name, row }) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(ask(name, row.input)).rejects.toThrow('Server Not Responding')
  })
})

describe('a code that was sent before a reload', () => {
  const challenge = {
    status: true,
    challenge_id: 'kept',
    target: 'a•••@b.in',
    server_time: '2026-11-21T08:00:00.000Z',
    resend_at: '2026-11-21T08:00:30.000Z',
    expires_at: '2026-11-21T08:15:00.000Z',
    tries_left: 5,
  }
  const keep = (target: string, purpose = 'delete_account') =>
    sessionStorage.setItem('one-time-code', JSON.stringify({ purpose, target, id: 'kept' }))

  it('is taken up again for the same address', async () => {
    keep('a@b.in')
    const wire = wireThat(200, challenge)
    await ask('oneTimeCode.sendCode', { target: { kind: 'email', email: 'a@b.in' }, password: null })
    expect(wire.calls).toEqual([{ call: 'GET /codes/kept', body: null }])
  })

  it.each([
    ['another address', 'other@b.in', 'delete_account'],
    ['another purpose', 'a@b.in', 'verify_email'],
  ])('is not taken for %s', async (_, target, purpose) => {
    keep(target, purpose)
    const wire = wireThat(200, challenge)
    await ask('oneTimeCode.sendCode', { target: { kind: 'email', email: 'a@b.in' }, password: null })
    expect(wire.calls).toEqual([sent('POST /codes', { purpose: 'delete_account', target: 'a@b.in' })])
    expect(JSON.parse(sessionStorage.getItem('one-time-code') ?? 'null')).toEqual({
      purpose: 'delete_account',
      target: 'a@b.in',
      id: 'kept',
    })
  })
})

describe('what the answer to a write leaves in the browser', () => {
  const stored = () => ({ ...localStorage })
  const code = JSON.stringify({ purpose: 'delete_account', target: 'a@b.in', id: 'c' })

  it('a changed password: the new token in the place of the old one, where there is one', async () => {
    const draft = { current: 'Old#Pass1', next: 'New#Pass1', confirmation: 'New#Pass1' }
    wireThat(200, { status: true, message: { message: 'Password changed.' } })
    expect(await ask('changePassword.updatePassword', draft)).toEqual({ ok: true, value: 'Password changed.' })
    expect(stored().access_token).toBe('token')
    wireThat(200, { status: true, message: { message: 'Password changed.' }, access_token: 'fresh' })
    await ask('changePassword.updatePassword', draft)
    expect(stored().access_token).toBe('fresh')
  })

  it('a right code: nothing of it; a wrong one: what a reload needs', async () => {
    sessionStorage.setItem('one-time-code', code)
    wireThat(422, { status: false, code: 'OTP_WRONG', message: 'No.', fields: {} })
    await ask('oneTimeCode.verifyCode', { id: 'c', code: '123456' })
    expect(sessionStorage.getItem('one-time-code')).toBe(code)
    wireThat(200, { status: true, proof: 'p' })
    expect(await ask('oneTimeCode.verifyCode', { id: 'c', code: '123456' })).toMatchObject({ value: { proof: 'p' } })
    expect(sessionStorage.getItem('one-time-code')).toBeNull()
  })

  it('a code that is gone: nothing, and another one is sent', async () => {
    sessionStorage.setItem('one-time-code', code)
    const wire = wireThat(404, { status: false, code: 'NOT_FOUND', message: 'No.', fields: {} })
    await ask('oneTimeCode.sendCode', { target: { kind: 'email', email: 'a@b.in' }, password: null })
    expect(wire.calls.map(({ call }) => call)).toEqual(['GET /codes/c', 'POST /codes'])
    expect(sessionStorage.getItem('one-time-code')).toBeNull()
  })

  it.each([
    ['mark', true],
    ['unmark', false],
  ])('a listing after %s: the same in every list that is come back to', async (action, favourite) => {
    const cards = [
      { id: 'l', favourite: !favourite },
      { id: 'm', favourite: !favourite },
    ]
    storeList({ list: cards })
    wireThat(200, { status: true, listing: { id: 'l' } })
    await ask('listing.runAction', { id: 'l', action })
    expect(storedList()).toEqual({
      list: [
        { id: 'l', favourite },
        { id: 'm', favourite: !favourite },
      ],
    })
  })
})
