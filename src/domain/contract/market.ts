import * as v from 'valibot'
import { filterNames, sorts } from '../market/filters.ts'
import { listingCardSchema } from '../market/listingCardSchema.ts'
import { comparedSchema, listingDetailSchema, previewSchema } from '../market/listingSchema.ts'
import { listingReaders } from '../market/readers.ts'
import { amountChanges } from '../matching/change.ts'
import { dollarSchema } from '../moneySchema.ts'
import { profileKinds } from '../offerings.ts'
import { maxLengths } from '../validation/length.ts'
import { instant, textUpTo, uuid } from '../validation/valueSchemas.ts'
import type { Declarations } from './declaration.ts'
import { cursorQuery, done, doneSchema, pageOf } from './envelope.ts'

const short = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)))
/** Filters by name; several values of one are joined by `~`. */
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
export const listingPageResponse = v.object({
  ...pageOf(listingCardSchema).entries,
  /** How many listings at the start of the list are featured, in every order; 0 on further pages. */
  featured_count: v.number(),
  /** The corrected search words, if a word was unknown; otherwise null. */
  corrected: v.nullable(v.string()),
  /** How many of the newest listings were ranked; null if all were. */
  best_of: v.nullable(v.number()),
})
export type ListingPage = v.InferOutput<typeof listingPageResponse>

/** GET /listings/facets: the options of each filter with their counts, and the number of listings. */
export const facetQuery = v.object(conditions)
export const facetSchema = v.object({
  name: v.string(),
  label: v.string(),
  options: v.array(v.object({ value: v.string(), label: v.string(), count: v.number() })),
})
export const facetResponse = v.object({
  ...done,
  total: v.number(),
  /** True if there are more than were counted. */
  is_more: v.boolean(),
  facets: v.array(facetSchema),
})
export type Facets = Omit<v.InferOutput<typeof facetResponse>, 'status' | 'message'>

/**
 * GET /listings/matching: how many of the newest listings under these conditions are strong matches, and the one change
 * that would add the most.
 */
export const matchingQuery = v.object(conditions)
export const matchingResponse = v.object({
  ...done,
  looked_at: v.number(),
  strong: v.number(),
  change: v.nullable(
    v.variant('part', [
      v.object({
        part: v.picklist(['sector', 'stage', 'place']),
        /** The value's label in the caller's language. */
        value: v.string(),
        more: v.number(),
      }),
      v.object({ part: v.picklist(amountChanges), amount: dollarSchema, more: v.number() }),
    ]),
  ),
})
export type Matching = Omit<v.InferOutput<typeof matchingResponse>, 'status' | 'message'>

/** GET /listings/{id}, and GET /listings/{id}/as/{reader} as another reader would see it. */
export const listingDetailResponse = v.object({ ...done, listing: listingDetailSchema })

/** GET /listings/{id}/summary?as=: a printable page with what the reader may see, as a PDF in base64. */
export const summaryQuery = v.object({ as: v.optional(v.picklist(listingReaders)) })
export const summaryResponse = v.object({ ...done, file_name: v.string(), pdf: v.string() })
export type ListingSummary = Pick<v.InferOutput<typeof summaryResponse>, 'file_name' | 'pdf'>

/** GET /listings/compared?kind=&ids=: up to four listings side by side; those the caller may not see are omitted. */
export const comparedQuery = v.object({ ...kindQuery, ids: v.pipe(v.string(), v.maxLength(200)) })
export const comparedResponse = v.object({ ...done, list: v.array(comparedSchema), rates_on: instant })
export type Compared = Pick<v.InferOutput<typeof comparedResponse>, 'list' | 'rates_on'>

/** GET /profiles/{kind}/preview */
export const previewResponse = v.object({ ...done, preview: v.nullable(previewSchema) })

/** PUT and DELETE /listings/{id}/favourite; POST /listings/{id}/opening responds with the listing. */
/** POST /listings/{id}/report: a member has at most one open report of a listing, and a later one replaces it. */
export const reportListingRequest = v.object({
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  text: v.optional(textUpTo(maxLengths.report), ''),
})

/** POST /listings/{id}/questions responds with the listing, as do the next two. */
export const askRequest = v.object({ request_id: uuid, text: v.pipe(textUpTo(maxLengths.question), v.minLength(1)) })
/** PUT /listings/{id}/questions/{question}/answer: sets or replaces the answer. */
export const questionAnswerRequest = v.object({ text: v.pipe(textUpTo(maxLengths.reply), v.minLength(1)) })
const questionParams = { question: uuid }

/** The reasons a member may not see a kind of listing. */
export const visibilityRefusals = [
  'FORBIDDEN',
  'PROFILE_NOT_APPROVED',
  'FEATURE_NOT_IN_PLAN',
  'SUBSCRIPTION_REQUIRED',
] as const

export const marketRoutes = {
  'GET /listings': {
    tag: 'listings',
    summary: 'Search listings',
    who: 'member',
    query: listingQuery,
    answer: listingPageResponse,
    refusals: ['RATE_LIMITED', ...visibilityRefusals],
  },
  'GET /listings/facets': {
    tag: 'listings',
    summary: 'Filters with counts',
    who: 'member',
    query: facetQuery,
    answer: facetResponse,
    refusals: ['RATE_LIMITED', ...visibilityRefusals],
  },
  'GET /listings/matching': {
    tag: 'listings',
    summary: 'The change to my profile that would add the most matches',
    who: 'member',
    query: matchingQuery,
    answer: matchingResponse,
    refusals: ['RATE_LIMITED', ...visibilityRefusals],
  },
  'GET /listings/compared': {
    tag: 'listings',
    summary: 'Up to four listings side by side',
    who: 'member',
    query: comparedQuery,
    answer: comparedResponse,
    refusals: visibilityRefusals,
  },
  'GET /listings/:id': {
    tag: 'listings',
    summary: 'One listing; a prefetch doesn’t count as a view',
    who: 'member',
    query: v.object({ ahead: v.optional(v.literal('yes')) }),
    answer: listingDetailResponse,
    refusals: visibilityRefusals,
  },
  /** The caller's own listing as the named reader sees it. */
  'GET /listings/:id/as/:reader': {
    tag: 'listings',
    summary: 'My listing as others see it',
    who: 'member',
    params: { reader: v.picklist(listingReaders) },
    answer: listingDetailResponse,
    refusals: [],
  },
  /** `as` is for the caller's own listing: the page as the named reader sees it. */
  'GET /listings/:id/summary': {
    tag: 'listings',
    summary: 'One page about a listing, as a PDF',
    who: 'member',
    query: summaryQuery,
    answer: summaryResponse,
    refusals: ['RATE_LIMITED', ...visibilityRefusals],
  },
  'POST /listings/:id/opening': {
    tag: 'listings',
    summary: 'Open the documents of a listing',
    who: 'member',
    answer: listingDetailResponse,
    refusals: ['BLOCKED', 'QUOTA_EXCEEDED', ...visibilityRefusals],
  },
  'PUT /listings/:id/favourite': {
    tag: 'listings',
    summary: 'Add a listing to my favourites',
    who: 'member',
    answer: doneSchema,
    refusals: visibilityRefusals,
  },
  'DELETE /listings/:id/favourite': {
    tag: 'listings',
    summary: 'Remove a listing from my favourites',
    who: 'member',
    answer: doneSchema,
    refusals: visibilityRefusals,
  },
  'POST /listings/:id/report': {
    tag: 'listings',
    summary: 'Report a listing',
    who: 'member',
    body: reportListingRequest,
    example: { reason: 'false-business-claims', text: 'The figures are not theirs.' },
    answer: doneSchema,
    refusals: visibilityRefusals,
  },
  'POST /listings/:id/questions': {
    tag: 'listings',
    summary: 'Ask the owner of a listing',
    who: 'member',
    body: askRequest,
    example: { request_id: '6f2d5a0e-41a4-4d0c-9a55-0a54f5d5d0aa', text: 'What is churn among regular shippers?' },
    answer: listingDetailResponse,
    refusals: ['BLOCKED', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_MISMATCH', ...visibilityRefusals],
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
} as const satisfies Declarations
