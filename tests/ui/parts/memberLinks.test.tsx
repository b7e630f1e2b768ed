import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { me } from '../../../flowlab/flows/samples.ts'
import type { Me } from '../../../src/domain/members/meSchema.ts'
import MemberLinks from '../../../src/ui/shell/MemberLinks.tsx'

/** The footer’s links of a founder: Business leads to Global Connect, or to where it can be had. */

afterEach(cleanup)

const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment', has_subscription_expired: 0 }
const subscribed = { ...founder, has_active_subscription: 1 as const }
const plans = '/entrepreneur/investment/subscriptions?origin=global-connect'

it.each<readonly [string, Me, string]>([
  ['without a plan: the plans', { ...founder, has_active_subscription: 0 }, plans],
  ['with an ended plan: the plans', { ...founder, has_active_subscription: 0, has_subscription_expired: 1 }, plans],
  [
    'with a plan that lacks it: My Subscription, which offers it',
    { ...subscribed, user_subscription: { ...me.user_subscription, has_want_to_grow: 0 } as Me['user_subscription'] },
    '/entrepreneur/investment/my-subscription',
  ],
])('%s', (_, member, href) => {
  render(<MemberLinks me={member} names={['Investors', 'Business', 'Chats']} />)
  expect(screen.getByRole('link', { name: 'Business' }).getAttribute('href')).toBe(href)
})
