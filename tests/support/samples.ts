import { demoProfiles } from '../../server/demo/people.ts'
import type { ChatMessage } from '../../src/domain/contract/chats.ts'
import type { Proposal } from '../../src/domain/contract/market.ts'
import type { Transaction } from '../../src/domain/contract/memberships.ts'
import type { Answers, Profile, ProfileDocument } from '../../src/domain/contract/profiles.ts'

const at = '2026-11-21T08:00:00.000Z'
const [founder] = demoProfiles({ INVESTOR: 0, INVESTMENT: 1, WANT_TO_SELL: 0, WANT_TO_GROW: 0 }, 2026)

/** Answers that complete the Capital Bridge wizard. */
export const completeBasic: Answers = founder?.basic ?? {}
export const completeBusiness: Answers = founder?.business ?? {}

const document: ProfileDocument = {
  id: 'd',
  kind: 'proof-of-business',
  type: 'trade-license',
  file_name: 'licence.pdf',
  title: 'Licence',
  file_title: 'licence',
  mime: 'application/pdf',
  bytes: 10,
  created_at: at,
  pending: false,
  removable: true,
  url: '/files/x',
  thumbnail_url: null,
}

export const profile: Profile = {
  id: 'p',
  kind: 'INVESTMENT',
  status: 'draft',
  steps_done: 2,
  basic: completeBasic,
  business: completeBusiness,
  document_answers: {},
  documents: [document],
  completeness: 80,
  pending: [],
  review: null,
  image_url: null,
  can: { edit: true, submit: true },
}

export const transaction: Transaction = {
  uuid: 'u',
  client_secret: 'pi_1_secret_x',
  payment_intent: 'pi_1',
  trans_amount: 199_900,
  exchange_rate: 1,
  currency_code: 'INR',
  plan_name: 'Capital Bridge, monthly',
  quote_expires_at: at,
}

export const proposal: Proposal = {
  id: 'p',
  box: 'received',
  status: 'viewed',
  message: 'Shall we talk?',
  other: { profile_id: 'o', kind: 'INVESTMENT', name: 'Verma Cold Chain', headline: '', image_url: null },
  reason: null,
  expires_at: at,
  created_at: at,
  updated_at: at,
  chat_id: null,
  can: ['accept', 'decline'],
  history: [],
}

export const message: ChatMessage = {
  id: 'm',
  chat_id: 'c',
  seq: 1,
  client_id: 'k',
  mine: false,
  kind: 'TEXT',
  text: 'Hello',
  created_at: at,
}
