import { describe, expect, it } from 'vitest'
import { describeModel } from '../../flowlab/describeFlow.ts'
import { membershipFlows } from '../../flowlab/flows/memberships.ts'
import type { Me } from '../../src/domain/contract/accounts.ts'
import { globalConnectAccess, globalConnectDestination, isGlobalConnectPath } from '../../src/domain/globalConnect.ts'
import { destinationAfterPayment } from '../../src/domain/memberships/destination.ts'

for (const flow of membershipFlows) describeModel(flow)

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
  ])('knows its four cases: %#', (account, access) => expect(globalConnectAccess(account)).toBe(access))

  it('leads to the list, or to the registration of the profile that it needs', () => {
    expect(globalConnectDestination(me(1, 0, 1, 1))).toBe('/entrepreneur/investment/global-connect')
    expect(globalConnectDestination(me(1, 0, 1, 0))).toBe('/entrepreneur/want-to-grow/register')
  })

  it('closes the paths of Global Connect and no others', () => {
    const closed = ['/global-connect/7', '/entrepreneur/investment/global-connect', '/investor/global-connect']
    const open = ['/investor/my-proposal/global-connect/7', '/entrepreneur/want-to-grow/register', '/']
    expect(closed.map(isGlobalConnectPath)).toEqual([true, true, true])
    expect(open.map(isGlobalConnectPath)).toEqual([false, false, false])
  })

  it('is where a purchase begun there ends; others end where they began, or at the landing', () => {
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
