import { describeModel } from 'flowlab/describeFlow.ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { cardForm, transaction } from '../../flowlab/flows/membershipSamples.ts'
import { membershipFlows } from '../../flowlab/flows/memberships.ts'
import { globalConnectDestination } from '../../src/destinations.ts'
import { globalConnectAccess } from '../../src/domain/members/globalConnect.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import type { TransactionStatus } from '../../src/domain/memberships/transactions.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import type { CardForm, ChargeResult, Confirmation } from '../../src/machines/payment.ts'
import { paymentMachine } from '../../src/machines/paymentMachine.ts'
import { destinationAfterPayment, originIn, originKind } from '../../src/purchaseOrigins.ts'

for (const flow of membershipFlows) describeModel(flow)

/** A provider's script that never finishes loading. */
const loadProvider = fromPromise<CardForm['stripe'] | null, { publishableKey: string }>(() => new Promise(() => {}))

describe('the gate in front of Global Connect', () => {
  const me = (active: 0 | 1, expired: 0 | 1, feature: 0 | 1 | null, profile: 0 | 1 = 1) =>
    ({
      login_type: 'entrepreneur',
      account_type: 'investment',
      profiles: [{ kind: 'INVESTMENT', status: 'approved', steps_done: 3 }],
      basic_info: { has_want_to_grow: profile },
      has_active_subscription: active,
      has_subscription_expired: expired,
      user_subscription: feature === null ? null : { has_want_to_grow: feature },
    }) as unknown as Me

  it.each([
    [me(0, 0, null), 'none'],
    [me(0, 1, 1), 'expired'],
    [me(1, 0, 0), 'without_feature'],
    [me(1, 0, 1), 'included'],
  ])('covers its four cases: %#', (account, access) => expect(globalConnectAccess(account)).toBe(access))

  it('leads to the list, or to the registration of the required profile', () => {
    expect(globalConnectDestination(me(1, 0, 1, 1))).toBe('/entrepreneur/investment/global-connect')
    expect(globalConnectDestination(me(1, 0, 1, 0))).toBe('/entrepreneur/want-to-grow/register')
  })

  it('leads an investor, who needs no other profile, to the list', () =>
    expect(globalConnectDestination({ ...me(1, 0, 1, 0), login_type: 'investor', account_type: 'investor' })).toBe(
      '/investor/global-connect',
    ))

  it('is reopened after a purchase that started there; others return to where they started, or to the landing page', () => {
    const account = me(1, 0, 1)
    expect([
      destinationAfterPayment(account, 'global-connect'),
      destinationAfterPayment(account, 'my-subscription'),
      destinationAfterPayment(account, null),
    ]).toEqual([
      '/entrepreneur/investment/global-connect',
      '/entrepreneur/investment/my-subscription',
      '/entrepreneur/investment/investors',
    ])
  })
})

describe('the page where a purchase started', () => {
  const origin = (value: string) => originIn(new URLSearchParams({ origin: value }))
  it.each([
    ['/investor/capital-bridge/l', 'listing'],
    ['/entrepreneur/investment/investors/l', 'listing'],
    ['/global-connect/l', 'listing'],
    ['/investor/my-proposal/capital-bridge/p', 'proposal'],
    ['/entrepreneur/investment/sent-proposals/p', 'proposal'],
  ])('%s is opened again after the payment', (page, kind) => {
    expect([origin(page), originKind(origin(page))]).toEqual([page, kind])
    expect(destinationAfterPayment({} as Me, origin(page))).toBe(page)
  })

  it.each([
    'https://example.com/investor/capital-bridge/l',
    '//example.com/capital-bridge/l',
    '/example/capital-bridge/l',
    'investor/capital-bridge/l',
    '/investor/capital-bridge',
    '/investor/chats/c',
    '/',
    '',
  ])('is none that a purchase can start from: %s', (page) => {
    expect(origin(page)).toBeNull()
    expect(originKind(origin(page))).toBe('none')
  })
})

describe('a cancelled payment intent', () => {
  const cancelled = { code: 'PAYMENT_NOT_SUCCEEDED', message: 'Cancelled.', fields: { trx_id: 'cancelled' } } as const

  /** The toasts for the cancellation, and the resulting status. */
  async function ended(charge: () => Promise<ChargeResult>, doubted: boolean) {
    const said: unknown[] = []
    const machine = paymentMachine.provide({
      actors: {
        loadProvider,
        chargeCard: fromPromise(charge),
        confirmPayment: fromPromise<Outcome<Confirmation>, { paymentIntent: string; trxId: string }>(async () => ({
          ok: false,
          refusal: cancelled,
        })),
        watchPayments: fromCallback(() => {}),
      },
      actions: {
        announceStatus: (_, answer) => void said.push((answer as { status?: string }).status),
        announceEnd: (_, status) => void said.push(status),
      },
    })
    const actor = createActor(machine, { input: { transaction, publishableKey: 'pk' } }).start()
    actor.send({ type: 'provider.readied', form: cardForm })
    actor.send(doubted ? { type: 'recheck.requested' } : { type: 'payment.submitted' })
    await waitFor(actor, ({ value }) => value === 'over')
    return { said, status: actor.getSnapshot().context.transactionStatus }
  }

  it.each([
    ['the provider says so', async () => ({ kind: 'status', status: 'canceled' }) as const, false, ['canceled']],
    ['the provider does not take the card any more', () => Promise.reject(new Error('canceled')), false, ['cancelled']],
    ['another tab cancelled it', () => Promise.reject(new Error('not asked')), true, ['cancelled']],
  ])('is said once, and the checkout is over: %s', async (_, charge, doubted, said) =>
    expect(await ended(charge, doubted)).toEqual({ said, status: 'cancelled' }),
  )
})

describe('a confirmation that the server refuses is shown once', () => {
  /** The state and the message of the payment, and whether a toast reports it too. */
  async function refused(status: TransactionStatus, fields: { trx_id?: TransactionStatus }) {
    const reported: string[] = []
    const refusal = { code: 'PAYMENT_NOT_SUCCEEDED' as const, message: 'Not found.', fields }
    const machine = paymentMachine.provide({
      actors: {
        loadProvider,
        chargeCard: fromPromise<ChargeResult, { form: CardForm | null }>(async () => ({
          kind: 'status',
          status: 'succeeded',
        })),
        confirmPayment: fromPromise<Outcome<Confirmation>, { paymentIntent: string; trxId: string }>(async () => ({
          ok: false,
          refusal,
        })),
        watchPayments: fromCallback(() => {}),
      },
      actions: {
        announceRefusal: () => {
          reported.push('by a toast')
        },
      },
    })
    const actor = createActor(machine, {
      input: { transaction: { ...transaction, status: status }, publishableKey: 'pk' },
    }).start()
    actor.send({ type: 'provider.readied', form: cardForm })
    actor.send({ type: 'payment.submitted' })
    actor.send({ type: 'confirmation.requested' })
    await waitFor(actor, ({ value }) => value !== 'processing' && value !== 'confirming')
    const { value, context } = actor.getSnapshot()
    actor.stop()
    return { value, says: context.problem?.why ?? context.transactionStatus, reported }
  }

  const failed = ['created', 'requires_payment', 'failed'] as const
  const status = ['processing', 'succeeded', 'cancelled', 'expired', 'refunded', 'disputed'] as const

  it.each(failed)('%s: in the form that is open, or that reopens', async (status) => {
    expect(await refused('requires_payment', { trx_id: status })).toEqual({
      value: 'idle',
      says: 'failed',
      reported: [],
    })
    expect(await refused('processing', { trx_id: status })).toEqual({
      value: 'preparing',
      says: 'failed',
      reported: [],
    })
  })

  it.each(status)('%s: as the status of the payment', async (status) => {
    for (const before of ['requires_payment', 'processing'] as const)
      expect(await refused(before, { trx_id: status })).toMatchObject({ says: status, reported: [] })
  })

  it('without a status: in a toast', async () => {
    const reported = ['by a toast']
    expect(await refused('requires_payment', {})).toEqual({ value: 'idle', says: 'requires_payment', reported })
    expect(await refused('processing', {})).toEqual({ value: 'confirmationPending', says: 'processing', reported })
  })
})
