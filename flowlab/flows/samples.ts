import { addresses } from '../../src/addresses.ts'
import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import type { ChatMessage } from '../../src/domain/chats/messageSchema.ts'
import type { CodeChallenge, SessionGrant } from '../../src/domain/contract/accounts.ts'
import type { Country } from '../../src/domain/contract/catalog.ts'
import type { PushData } from '../../src/domain/contract/liveEvents.ts'
import type { Facets } from '../../src/domain/contract/market.ts'
import type { AddonsOnWire, MySubscription, Purchase } from '../../src/domain/contract/memberships.ts'
import type { Notification, NotificationPreferences } from '../../src/domain/contract/notifications.ts'
import type { AnswerOf } from '../../src/domain/contract/routes.ts'
import type { ComparedListing, ListingDetail, Preview } from '../../src/domain/market/listingSchema.ts'
import type { Question } from '../../src/domain/market/questionSchema.ts'
import type { BillingPeriod } from '../../src/domain/memberships/periods.ts'
import { permissionsOf } from '../../src/domain/memberships/permissions.ts'
import type { PlanOffer } from '../../src/domain/memberships/planSchema.ts'
import { planIdOf } from '../../src/domain/memberships/plans.ts'
import type { Payment, Transaction } from '../../src/domain/memberships/transactionSchema.ts'
import type { Money } from '../../src/domain/money.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import type { Answer, Answers } from '../../src/domain/registration/answerSchema.ts'
import type { Control } from '../../src/domain/registration/fieldKinds.ts'
import { type FieldSpec, wizardSteps } from '../../src/domain/registration/fields.ts'
import type { Profile, ProfileDocument } from '../../src/domain/registration/profileSchema.ts'
import type { CardForm } from '../../src/machines/payment.ts'

const at = '2026-11-21T08:00:00.000Z'
const rupees = (minor: number): Money => ({ minor, currency: 'INR' })
export const thisYear = 2026
/** The one that others are counted from. */
export const id = '00000000-0000-4000-8000-000000000000'

export const grant: SessionGrant = {
  status: true,
  access_token: 't',
  info_id: 'i',
  login_type: 'investor',
  account_type: 'investor',
  profiles: ['investor'],
}

export const me: AnswerOf<'GET /me'> = {
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

const text = (least = 0) => 'We build cold storage that runs on rooftop solar. '.repeat(Math.ceil(least / 40) || 1)

const words = ({ minCharacters, minWords }: FieldSpec) => text(minCharacters ?? (minWords ?? 0) * 8)

/** By control, an answer that such a field accepts. */
const accepted: Readonly<Record<Control, (spec: FieldSpec) => Answer>> = {
  text: words,
  longText: words,
  select: words,
  currency: () => 'INR',
  multiSelect: () => ['one', 'two'],
  keywords: () => ['one'],
  countries: () => ['IN'],
  country: () => 'IN',
  place: () => 'IN:maharashtra',
  places: () => ['IN:maharashtra'],
  links: () => ['https://linkedin.com/in/asha'],
  link: () => 'https://vermacold.in',
  switch: () => false,
  yesNo: () => true,
  money: () => ({ amount: '2500000', currency: 'INR' }),
  years: () => ({ currency: 'INR', years: [{ year: '2024', revenue: '900000', profit: '-40000', plan: false }] }),
  shares: () => ({
    shares: [
      { slug: 'one', percent: '62.5' },
      { slug: 'two', percent: '37.5' },
    ],
  }),
  percent: () => '12.5',
  year: () => '2019',
  number: () => '2019',
}

/** Answers that complete the first two steps of a wizard. */
const completeAnswers = (kind: ProfileKind, step: 'basic' | 'business'): Answers =>
  Object.fromEntries(wizardSteps[kind][step].map((field) => [field.name, accepted[field.control](field)]))

export const completeBasic = completeAnswers('INVESTMENT', 'basic')
export const completeBusiness = completeAnswers('INVESTMENT', 'business')

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
  state: 'stored',
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
  documents: [document, { ...document, id: 'p', kind: 'business-photo' }],
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
  lines: [{ kind: 'plan', subject: 'investment-monthly', amount: rupees(199_900), until: at }],
  period_start: at,
  period_end: at,
  status: 'requires_payment',
  plan_id: 'investment-monthly',
  types: [],
  receipt: null,
}
/** The provider's own objects: no flow looks into them. */
export const cardForm = { stripe: {}, elements: {} } as CardForm

export const purchase: Purchase = { status: true, currency_symbol: '₹', transaction, publishable_key: 'pk' }

export const payment: Payment = {
  uuid: 'u',
  plan_name: 'Capital Bridge, monthly',
  mode: 'NEW',
  amount: { minor: 199_900, currency: 'INR' },
  status: 'confirmed',
  created_at: at,
  receipt_url: null,
  receipt_pdf_url: null,
  can_refund: false,
}

export const mySubscription: MySubscription = {
  status: true,
  subscription: null,
  usage: {
    proposals_sent: 0,
    proposals_limit: 10,
    open_proposals: 0,
    open_proposals_limit: 10,
    extra_proposals: 0,
    extra_proposals_limit: 0,
    contacts_opened: 0,
    contacts_limit: null,
    saved_searches: 0,
    saved_searches_limit: 5,
    analytics_days: 30,
    featured_until: null,
  },
  may: permissionsOf.active,
  addons: [],
  smaller_plans: [],
  can: { renew: false, upgrade: false, cancel: false, resume: false, add: false },
  payments: [],
  payments_cursor: 'earlier',
}

const offer = (period: BillingPeriod, amount: Money): PlanOffer => ({
  plan: {
    id: planIdOf('investor', period),
    account_type: 'investor',
    period,
    days: 30,
    amount,
    saving_percent: 0,
    entitlements: {
      proposals_per_30_days: 15,
      open_proposals: 15,
      contact_listings: null,
      saved_searches: 5,
      featured_days: 0,
      global_connect: 'addon',
    },
  },
  quote: { amount, lines: [], period_start: at, period_end: at },
  refusal: null,
  types: [],
})

/** A plan that can be bought, and a free trial that was used. */
export const planOffers: PlanOffer[] = [
  offer('monthly', rupees(149_900)),
  { ...offer('free_trial', rupees(0)), quote: null, refusal: 'trial_used' },
]

export const addonOffer: Pick<AddonsOnWire, 'subscription' | 'available_addons' | 'conversion_rate'> = {
  subscription: { plan: { uuid: 'investment-monthly' } },
  available_addons: [{ type: 'GLOBAL_CONNECT', prorated_price: 499, currency_code: 'INR' }],
  conversion_rate: 1,
}

export const listing: ListingDetail = {
  id: 'l',
  kind: 'INVESTMENT',
  name: 'Verma Cold Chain',
  headline: 'Solar cold rooms',
  summary: '',
  industries: ['Energy'],
  city: 'Pune',
  country: 'IN',
  amount: { minor: 25_000_000, currency: 'USD' },
  stage: 'Seed',
  image_url: null,
  image_sizes: null,
  verified: true,
  badges: [],
  favourite: false,
  featured: false,
  deal_closed: false,
  match: null,
  created_at: at,
  facts: [],
  undisclosed: [],
  years: null,
  funds: null,
  multiples: null,
  rates_on: at,
  verified_on: null,
  replies_within_days: null,
  contact: null,
  documents: [],
  documents_lock: null,
  openings_left: null,
  questions: { list: [], ask_refusal: null, may_answer: false },
  similar: [],
  is_own: false,
  reported: false,
  can: { propose: true },
  propose_refusal: null,
  propose_refusal_text: null,
  proposal_id: null,
}

/** One that a reader has asked and the owner has not answered. */
export const question: Question = {
  id: 'q',
  text: 'What is churn?',
  asker: 'investor',
  asker_name: null,
  asked_at: at,
  answer: null,
  answered_at: null,
}

export const answeredQuestion: Question = {
  ...question,
  ...{ id: 'a', text: 'Who are your customers?', asker: 'member', asker_name: 'Asha Rao' },
  ...{ answer: 'Dairies in Pune.', answered_at: at },
}

/** As it stands beside others. */
export const sideBySide: ComparedListing = {
  ...listing,
  facts: [
    {
      field: 'funding_goal',
      section: 'raise',
      label: 'Funding goal',
      value: '₹2,50,00,000',
      short: '₹2.5 Cr',
      converted: '$300K',
      rate: '1 USD = 83.33 INR',
    },
    {
      field: 'round',
      section: 'raise',
      label: 'Investment round',
      value: 'Seed',
      short: 'Seed',
      converted: null,
      rate: null,
    },
  ],
}

/** Nothing to narrow two listings by. */
export const facets: Facets = { total: 2, is_more: false, facets: [] }

export const preview: Preview = { ...listing, anonymous: false, facts: [], hidden: [] }

export const proposal: Proposal = {
  id: 'p',
  box: 'received',
  status: 'viewed',
  message: 'Shall we talk?',
  other: { profile_id: 'o', kind: 'INVESTMENT', name: 'Verma Cold Chain', headline: '', image_url: null, facts: [] },
  brings: 'investor',
  reason: null,
  expires_at: at,
  exclusive_until: null,
  created_at: at,
  updated_at: at,
  chat_id: null,
  turn: 'mine',
  otherwise: 'expired',
  can: ['accept', 'decline'],
  next: [],
  offer: null,
  complaint: 'possible',
  may_be_exclusive: false,
  is_delivered: true,
  history: [],
}

export const india: Country = { code: 'IN', name: 'India', dial_code: '91' }

export const message: ChatMessage = {
  id: 'm',
  chat_id: 'c',
  seq: 1,
  client_id: 'k',
  mine: false,
  kind: 'TEXT',
  text: 'Hello',
  file: null,
  reply_to: null,
  edited: false,
  deleted: false,
  deleted_for_all: false,
  revision: 0,
  created_at: at,
}

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

export const chat: Chat = {
  id: 'c',
  other: { profile_id: 'o', name: 'Verma Cold Chain', headline: '', image_url: null },
  last_message: message,
  last_seq: 1,
  read_seq: 0,
  other_delivered_seq: 0,
  other_read_seq: 0,
  unread: 1,
  muted: false,
  blocked: false,
  archived: false,
  closed: false,
  lock: null,
  updated_at: at,
}
