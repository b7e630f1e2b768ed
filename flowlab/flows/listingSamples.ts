import type { Facets } from '../../src/domain/contract/market.ts'
import type { ComparedListing, ListingDetail, Preview } from '../../src/domain/market/listingSchema.ts'
import type { Question } from '../../src/domain/market/questionSchema.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { at } from './samples.ts'

export const listing: ListingDetail = {
  id: 'l',
  kind: 'INVESTMENT',
  name: 'Verma Cold Chain',
  name_hidden: false,
  headline: 'Solar cold rooms',
  summary: '',
  industries: ['Energy'],
  city: 'Pune',
  country: 'IN',
  amount: { minor: 25_000_000, currency: 'USD' },
  figure: { name: 'funding_goal', value: '₹2.08\u00a0Cr', original: '$250K' },
  card_facts: [
    { name: 'annual_revenue', value: '₹3.2 Cr' },
    { name: 'minimum_investment', value: '₹25 L' },
  ],
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
  comparables: { revenue: null, profit: null },
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
  allowance: { from: 'plan', left: 12, limit: 15 },
  propose_refusal: null,
  propose_refusal_text: null,
  proposal_id: null,
}

/** A question that the owner has not answered. */
export const question: Question = {
  id: 'q',
  text: 'What is churn?',
  asker: 'investor',
  seen_as: null,
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

/** The listing as shown in a comparison. */
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

/** Facets that cannot narrow two listings. */
export const facets: Facets = { total: 2, is_more: false, facets: [] }
export const preview: Preview = { ...listing, anonymous: false, facts: [], hidden: [] }

export const proposal: Proposal = {
  id: 'p',
  box: 'received',
  status: 'viewed',
  message: 'Shall we talk?',
  other: {
    profile_id: 'o',
    kind: 'INVESTMENT',
    name: 'Verma Cold Chain',
    name_hidden: false,
    headline: '',
    image_url: null,
    facts: [],
    instruments: [],
  },
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
  asks: { kind: 'INVESTMENT', price: null, stake: null, minimum: null, valuation: null },
  nda: null,
  contact: null,
  allowance: null,
  complaint: 'possible',
  may_be_exclusive: false,
  is_delivered: true,
  history: [],
}
