import type { CodeChallenge, SessionGrant } from '../../src/domain/contract/accounts.ts'
import type { Country } from '../../src/domain/contract/catalog.ts'
import type { PushData } from '../../src/domain/contract/liveEvents.ts'
import type { Notification, NotificationPreferences } from '../../src/domain/contract/notifications.ts'
import type { ResponseOf } from '../../src/domain/contract/routes.ts'
import { addresses } from '../../src/routes.ts'

export const at = '2026-11-21T08:00:00.000Z'

export const thisYear = 2026

/** The id from which others are incremented. */
export const id = '00000000-0000-4000-8000-000000000000'

export const grant: SessionGrant = {
  status: true,
  access_token: 't',
  info_id: 'i',
  login_type: 'investor',
  account_type: 'investor',
  profiles: ['investor'],
}

export const me: ResponseOf<'GET /me'> = {
  status: true,
  server_time: at,
  basic_info: {
    uuid: 'u',
    name: 'Dev Malhotra',
    email: 'dev@fund.in',
    mobile: '+919820012345',
    profile_image: null,
    language: 'en',
    has_investment: 0,
    has_investor: 1,
    has_want_to_grow: 0,
    has_want_to_sell: 0,
  },
  login_type: 'investor',
  account_type: 'investor',
  profiles: [],
  user_subscription: null,
  has_active_subscription: 0,
  has_subscription_expired: 0,
  currency: 'INR',
  shares_steps: false,
}

export const challenge: CodeChallenge = {
  status: true,
  challenge_id: 'c',
  target: 'a•••@b.in',
  resend_at: at,
  expires_at: at,
  server_time: at,
  tries_left: 5,
}

export const india: Country = { code: 'IN', name: 'India', dial_code: '91' }

export const push: PushData = {
  user_id: 'i',
  action_id: 'c',
  message: 'Hello',
  message_id: 'm',
  to: addresses.chat(addresses.base('investor', null), 'c'),
}

export const notification: Notification = {
  id: 'n',
  kind: 'message',
  words: { name: 'Verma Cold Chain', excerpt: 'Hello', to: addresses.chat(addresses.base('investor', null), 'c') },
  read: false,
  updated_at: at,
}

export const preferences: NotificationPreferences = {
  off: { push: [], email: ['message'] },
  quiet: true,
  through_quiet: [],
  quiet_from: '22:00',
  quiet_until: '08:00',
  time_zone: 'Asia/Kolkata',
}
