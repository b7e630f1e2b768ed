import * as v from 'valibot'
import { filterNames, sorts } from '../market/filters.ts'
import { listingReaders } from '../market/readers.ts'
import { replyDays } from '../market/replies.ts'
import { matchParts } from '../matching/match.ts'
import { dollarSchema, moneySchema } from '../moneySchema.ts'
import { profileKinds } from '../offerings.ts'
import { sections } from '../registration/sections.ts'
import { longest, textUpTo } from '../validation/length.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, doneSchema, instant, pageOf, uuid } from './envelope.ts'

const short = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)))
/** The names of filters, each with values joined by `~`. */
const filterQuery = Object.fromEntries(filterNames.map((name) => [name, short(1200)]))
const kindQuery = { kind: v.picklist(profileKinds) }
const conditions = {
  ...kindQuery,
  ...filterQuery,
  q: short(100),
  amount_min: short(13),
  amount_max: short(13),
  verified: short(1),
  favourites: short(1),
  sort: v.optional(v.picklist(sorts)),
}

/** GET /listings?kind=&q=&{filter}=&sort=&cursor=&limit= */
export const listingQuery = v.object({ ...conditions, ...cursorQuery })
export const matchSchema = v.object({
  /** 0–100. */
  score: v.number(),
  reasons: v.array(
    v.object({
      part: v.picklist(matchParts),
      met: v.picklist(['yes', 'partly', 'no']),
      /** Labels in the caller's language. */
      shared: v.array(v.string()),
    }),
  ),
})
export type PresentedMatch = v.InferOutput<typeof matchSchema>
export const listingCardSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  headline: v.string(),
  summary: v.string(),
  /** Labels in the caller's language. */
  industries: v.array(v.string()),
  city: v.string(),
  country: v.string(),
  /** Whole dollars; null when the listing names no amount. */
  amount: v.nullable(dollarSchema),
  stage: v.nullable(v.string()),
  image_url: v.nullable(v.string()),
  /** The same picture in several widths, as `srcset` says it; null where there is one. */
  image_sizes: v.nullable(v.string()),
  verified: v.boolean(),
  /** What a reviewer has verified, as labels in the caller's language. */
  badges: v.array(v.string()),
  favourite: v.boolean(),
  /** Stands at the top because its owner's plan or add-on says so. */
  featured: v.boolean(),
  deal_closed: v.boolean(),
  /** Null if the two profiles say too little. */
  match: v.nullable(matchSchema),
  created_at: instant,
})
export type ListingCard = v.InferOutput<typeof listingCardSchema>
export const listingPageResponse = v.object({
  ...pageOf(listingCardSchema).entries,
  /** So many at the start of the list have a featured place, whatever the order; none on further pages. */
  featured_count: v.number(),
  /** The words as they were understood, where a word was not known; null otherwise. */
  corrected: v.nullable(v.string()),
  /** The best are taken from this many of the newest; null if all are considered. */
  best_of: v.nullable(v.number()),
})
export type ListingPage = v.InferOutput<typeof listingPageResponse>

/** GET /listings/facets: the options of each filter with their counts, and how many listings there are. */
export const facetQuery = v.object(conditions)
export const facetSchema = v.object({
  name: v.string(),
  label: v.string(),
  options: v.array(v.object({ value: v.string(), label: v.string(), count: v.number() })),
})
export const facetResponse = v.object({
  ...done,
  total: v.number(),
  /** There are more than were counted. */
  is_more: v.boolean(),
  facets: v.array(facetSchema),
})
export type Facets = Omit<v.InferOutput<typeof facetResponse>, 'status' | 'message'>

/** GET /listings/matching: how many of the newest that fit match strongly, and the one change that would add the most. */
export const matchingQuery = v.object(conditions)
export const matchingResponse = v.object({
  ...done,
  looked_at: v.number(),
  strong: v.number(),
  change: v.nullable(
    v.variant('part', [
      v.object({
        part: v.picklist(['sector', 'stage', 'place']),
        /** In the caller's language. */
        value: v.string(),
        more: v.number(),
      }),
      v.object({ part: v.literal('ticket'), amount: dollarSchema, more: v.number() }),
    ]),
  ),
})
export type Matching = Omit<v.InferOutput<typeof matchingResponse>, 'status' | 'message'>

/** The step after which a document opens to its readers: with a plan, once accepted, or once an agreement is signed. */
export const openingSteps = ['plan', 'acceptance', 'agreement'] as const
export type OpeningStep = (typeof openingSteps)[number]

const documentSchema = v.object({
  kind: v.string(),
  /** In the caller's language. */
  label: v.string(),
  /** Empty, like the size, where it might reveal the owner. */
  title: v.string(),
  bytes: v.nullable(v.number()),
  /** The ending of its file, `PDF`; empty like the title. */
  format: v.string(),
  uploaded_at: v.nullable(instant),
  /** Opens with a signed agreement alone. */
  confidential: v.boolean(),
  opens_after: v.picklist(openingSteps),
  /** Null while it may not be opened. */
  url: v.nullable(v.string()),
})
/** Why documents stay closed: no plan, the plan's listings used up, press to use one, or an agreement comes first. */
export const documentLocks = ['SUBSCRIPTION_REQUIRED', 'QUOTA_EXCEEDED', 'OPENING_NEEDED', 'ACCEPTANCE_NEEDED'] as const

/** A labelled answer in the caller's language. */
const factSchema = v.object({
  field: v.string(),
  label: v.string(),
  value: v.string(),
  section: v.picklist(sections),
  /** The value where room is scarce: an amount as `₹24 Cr`, a percentage with its sign. */
  short: v.string(),
  /** An amount in the caller's own currency, rounded; null where it is in that already, or none. */
  converted: v.nullable(v.string()),
  /** The rate that it was converted at, `1 USD = 83.33 INR`; null like the amount. */
  rate: v.nullable(v.string()),
})
export type Fact = v.InferOutput<typeof factSchema>

/** Figures by financial year, oldest first, all in one currency. */
const yearsSchema = v.object({
  rows: v.array(
    v.object({ year: v.string(), plan: v.boolean(), revenue: moneySchema, profit: v.nullable(moneySchema) }),
  ),
})
/** A price as multiples of the figures of a year, and the amounts that they follow from, as the reader writes them. */
const multiplesSchema = v.object({
  year: v.string(),
  price: v.string(),
  stake: v.string(),
  /** The price of the whole business, where a part of it is for sale. */
  whole: v.string(),
  revenue: v.nullable(v.number()),
  revenue_amount: v.string(),
  profit: v.nullable(v.number()),
  profit_amount: v.nullable(v.string()),
})

/** How an asker is shown: nobody but themselves and, once in talks, the owner learns who asked. */
export const askers = ['you', 'investor', 'member'] as const
const questionSchema = v.object({
  id: uuid,
  text: v.string(),
  asker: v.picklist(askers),
  /** To the owner alone, of a member whose name they know from a proposal. */
  asker_name: v.nullable(v.string()),
  asked_at: instant,
  /** Null while it has none: only its asker and the owner see it until then. */
  answer: v.nullable(v.string()),
  answered_at: v.nullable(instant),
})
export type Question = v.InferOutput<typeof questionSchema>
export const askRefusals = [
  'SUBSCRIPTION_REQUIRED',
  'PROFILE_NOT_APPROVED',
  'BLOCKED',
  'QUOTA_EXCEEDED',
  'FORBIDDEN',
] as const
export type AskRefusal = (typeof askRefusals)[number]
const questionsSchema = v.object({
  /** Those without an answer first, then the latest answers. */
  list: v.array(questionSchema),
  /** Why the viewer cannot ask; null where they can. */
  ask_refusal: v.nullable(v.picklist(askRefusals)),
  /** The viewer is the owner: answers, removes and reports. */
  may_answer: v.boolean(),
})

/** GET /listings/{id}. `facts` are only what the viewer may see. */
export const listingDetailSchema = v.object({
  ...listingCardSchema.entries,
  facts: v.array(factSchema),
  /** Questions that the owner has not answered. */
  undisclosed: v.array(v.string()),
  /** Null where none were given. */
  years: v.nullable(yearsSchema),
  /** The use of funds by share, the largest first; null where no shares were given. */
  funds: v.nullable(v.array(v.object({ label: v.string(), percent: v.number() }))),
  multiples: v.nullable(multiplesSchema),
  /** The day of the rates that amounts were converted at. */
  rates_on: instant,
  /** When a reviewer verified the proof of business or identity; null where none has been. */
  verified_on: v.nullable(instant),
  /** How soon its owner usually answers proposals; null where that takes longer, or is not known yet. */
  replies_within_days: v.nullable(v.picklist(replyDays)),
  contact: v.nullable(v.object({ email: v.string(), mobile: v.string() })),
  documents: v.array(documentSchema),
  documents_lock: v.nullable(v.picklist(documentLocks)),
  /** Openings left on a limited plan; null where there is no limit. */
  openings_left: v.nullable(v.number()),
  questions: questionsSchema,
  /** Up to three of the same kind and sector, the most alike first; none beside one's own. */
  similar: v.array(listingCardSchema),
  is_own: v.boolean(),
  reported: v.boolean(),
  can: v.object({ propose: v.boolean() }),
  /** Why `can.propose` is false; null when it is true. */
  propose_refusal: v.nullable(
    v.picklist([
      'SUBSCRIPTION_REQUIRED',
      'FEATURE_NOT_IN_PLAN',
      'QUOTA_EXCEEDED',
      'PROFILE_NOT_APPROVED',
      'DUPLICATE_PROPOSAL',
      'BLOCKED',
      'FORBIDDEN',
    ]),
  ),
  /** The reason in the caller's language, where the code alone does not give it. */
  propose_refusal_text: v.nullable(v.string()),
  /** The open proposal between viewer and listing, if any. */
  proposal_id: v.nullable(uuid),
})
export type ListingDetail = v.InferOutput<typeof listingDetailSchema>
export const listingDetailResponse = v.object({ ...done, listing: listingDetailSchema })

/** GET /listings/compared?kind=&ids=: up to four listings side by side; one that may not be seen is left out. */
export const comparedQuery = v.object({ ...kindQuery, ids: v.pipe(v.string(), v.maxLength(200)) })
const comparedSchema = v.object({
  ...listingCardSchema.entries,
  /** Of the answers that can be compared, those that the viewer may see. */
  facts: v.array(factSchema),
  years: v.nullable(yearsSchema),
  multiples: v.nullable(multiplesSchema),
})
export type ComparedListing = v.InferOutput<typeof comparedSchema>
export const comparedResponse = v.object({ ...done, list: v.array(comparedSchema), rates_on: instant })
export type Compared = Pick<v.InferOutput<typeof comparedResponse>, 'list' | 'rates_on'>

/** GET /profiles/{kind}/preview: the caller's own listing as a stranger sees it, and what a stranger does not see. */
export const previewSchema = v.object({
  ...listingCardSchema.entries,
  anonymous: v.boolean(),
  facts: v.array(
    v.object({
      field: v.string(),
      label: v.string(),
      value: v.string(),
      /** Where words stand in the value for what was taken out. */
      marks: v.array(v.object({ start: v.number(), end: v.number(), was: v.string() })),
      /** Entries that were left out. */
      dropped: v.array(v.string()),
    }),
  ),
  documents: v.array(documentSchema),
  /** Answers that nobody reads before an acceptance. */
  hidden: v.array(v.object({ field: v.string(), label: v.string() })),
})
export type Preview = v.InferOutput<typeof previewSchema>
export const previewResponse = v.object({ ...done, preview: v.nullable(previewSchema) })

/** PUT and DELETE /listings/{id}/favourite; POST /listings/{id}/opening answers the listing. */
/** POST /listings/{id}/report: one open report of a listing by a member; a repeat changes nothing. */
export const reportListingRequest = v.object({
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  text: v.optional(textUpTo(longest.report), ''),
})

/** POST /listings/{id}/questions; answers the listing, as the next ones do. */
export const askRequest = v.object({ request_id: uuid, text: v.pipe(textUpTo(longest.question), v.minLength(1)) })
/** PUT /listings/{id}/questions/{question}/answer: the first one or another one. */
export const questionAnswerRequest = v.object({ text: v.pipe(textUpTo(longest.reply), v.minLength(1)) })
const questionParams = { question: uuid }

/** GET /analytics: how the listing of the profile acted as does. Days in UTC, oldest first; empty where the plan shows totals only. */
export const analyticsResponse = v.object({
  ...done,
  totals: v.object({ shown: v.number(), opened: v.number(), proposals: v.number() }),
  days_shown: v.number(),
  days: v.array(v.object({ day: v.string(), shown: v.number(), opened: v.number(), proposals: v.number() })),
})
export type Analytics = Omit<v.InferOutput<typeof analyticsResponse>, 'status' | 'message'>

/** Saved searches of the profile acted as. `query` is what the list's address says. */
export const alertKinds = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertKind = (typeof alertKinds)[number]
const searchName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))
const savedQuery = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(1200)))
export const saveSearchRequest = v.object({
  ...kindQuery,
  name: searchName,
  query: savedQuery,
  alert: v.picklist(alertKinds),
})
export const changeSearchRequest = v.object({ name: searchName, alert: v.picklist(alertKinds) })
export const savedSearchSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  query: savedQuery,
  alert: v.picklist(alertKinds),
  created_at: instant,
})
export type SavedSearch = v.InferOutput<typeof savedSearchSchema>
export const savedSearchResponse = v.object({ ...done, search: savedSearchSchema })
export const savedSearchListResponse = v.object({ ...done, list: v.array(savedSearchSchema), allowed: v.number() })

/** Why a member may not see a kind of listing. */
const sightRefusals = ['FORBIDDEN', 'PROFILE_NOT_APPROVED', 'FEATURE_NOT_IN_PLAN', 'SUBSCRIPTION_REQUIRED'] as const

export const marketRoutes = {
  'GET /listings': {
    tag: 'listings',
    summary: 'Search listings',
    who: 'member',
    query: listingQuery,
    answer: listingPageResponse,
    refusals: ['RATE_LIMITED', ...sightRefusals],
  },
  'GET /listings/facets': {
    tag: 'listings',
    summary: 'Filters with counts',
    who: 'member',
    query: facetQuery,
    answer: facetResponse,
    refusals: ['RATE_LIMITED', ...sightRefusals],
  },
  'GET /listings/matching': {
    tag: 'listings',
    summary: 'The change to my profile that would add the most matches',
    who: 'member',
    query: matchingQuery,
    answer: matchingResponse,
    refusals: ['RATE_LIMITED', ...sightRefusals],
  },
  'GET /listings/compared': {
    tag: 'listings',
    summary: 'Up to four listings side by side',
    who: 'member',
    query: comparedQuery,
    answer: comparedResponse,
    refusals: sightRefusals,
  },
  'GET /listings/:id': {
    tag: 'listings',
    summary: 'One listing; a prefetch doesn’t count as a view',
    who: 'member',
    query: v.object({ ahead: v.optional(v.literal('yes')) }),
    answer: listingDetailResponse,
    refusals: sightRefusals,
  },
  /** The caller's own listing as such a reader gets it. */
  'GET /listings/:id/as/:reader': {
    tag: 'listings',
    summary: 'My listing as others see it',
    who: 'member',
    params: { reader: v.picklist(listingReaders) },
    answer: listingDetailResponse,
    refusals: [],
  },
  'POST /listings/:id/opening': {
    tag: 'listings',
    summary: 'Open the documents of a listing',
    who: 'member',
    answer: listingDetailResponse,
    refusals: ['BLOCKED', 'QUOTA_EXCEEDED', ...sightRefusals],
  },
  'PUT /listings/:id/favourite': {
    tag: 'listings',
    summary: 'Add a listing to my favourites',
    who: 'member',
    answer: doneSchema,
    refusals: sightRefusals,
  },
  'DELETE /listings/:id/favourite': {
    tag: 'listings',
    summary: 'Remove a listing from my favourites',
    who: 'member',
    answer: doneSchema,
    refusals: sightRefusals,
  },
  'POST /listings/:id/report': {
    tag: 'listings',
    summary: 'Report a listing',
    who: 'member',
    body: reportListingRequest,
    example: { reason: 'false-claims', text: 'The figures are not theirs.' },
    answer: doneSchema,
    refusals: sightRefusals,
  },
  'POST /listings/:id/questions': {
    tag: 'listings',
    summary: 'Ask the owner of a listing',
    who: 'member',
    body: askRequest,
    example: { request_id: '6f2d5a0e-41a4-4d0c-9a55-0a54f5d5d0aa', text: 'What is churn among regular shippers?' },
    answer: listingDetailResponse,
    refusals: ['BLOCKED', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_MISMATCH', ...sightRefusals],
  },
  'PUT /listings/:id/questions/:question/answer': {
    tag: 'listings',
    summary: 'Answer a question about my listing',
    who: 'member',
    params: questionParams,
    body: questionAnswerRequest,
    example: { text: '1.8% a month over the last year.' },
    answer: listingDetailResponse,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
  'DELETE /listings/:id/questions/:question': {
    tag: 'listings',
    summary: 'Remove a question from my listing',
    who: 'member',
    params: questionParams,
    answer: listingDetailResponse,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
  'POST /questions/:id/report': {
    tag: 'listings',
    summary: 'Report a question about my listing and remove it',
    who: 'member',
    body: reportListingRequest,
    example: { reason: 'harassment', text: 'This is no question.' },
    answer: doneSchema,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
  'GET /analytics': {
    tag: 'listings',
    summary: 'Performance of my listing',
    who: 'member',
    answer: analyticsResponse,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
  'GET /saved-searches': {
    tag: 'searches',
    summary: 'My saved searches',
    who: 'member',
    answer: savedSearchListResponse,
    refusals: [],
  },
  'POST /saved-searches': {
    tag: 'searches',
    summary: 'Save a search',
    who: 'member',
    body: saveSearchRequest,
    example: { kind: 'INVESTOR', name: 'Seed in Pune', query: { sort: 'best' }, alert: 'daily' },
    answer: savedSearchResponse,
    refusals: ['QUOTA_EXCEEDED', ...sightRefusals],
  },
  'PUT /saved-searches/:id': {
    tag: 'searches',
    summary: 'Rename a saved search or change its alert',
    who: 'member',
    body: changeSearchRequest,
    example: { name: 'Seed in Pune', alert: 'off' },
    answer: savedSearchResponse,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
  'DELETE /saved-searches/:id': {
    tag: 'searches',
    summary: 'Delete a saved search',
    who: 'member',
    answer: doneSchema,
    refusals: ['PROFILE_NOT_APPROVED'],
  },
} as const satisfies Declarations
