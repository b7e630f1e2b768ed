import * as v from 'valibot'
import { askedAmounts, placesInRange } from '../matching/amounts.ts'
import { matchParts } from '../matching/match.ts'
import { dollarSchema } from '../moneySchema.ts'
import { profileKinds } from '../offerings.ts'
import { instant, uuid } from '../validation/valueSchemas.ts'
import { cardFactNames } from './cardFacts.ts'

/** The meaning of a card's amount; members of Global Connect have none. */
export const cardFigures = ['funding_goal', 'asking_price', 'typical_investment_range'] as const

/** A listing in a list, as sent to a member. */

export const matchSchema = v.object({
  /** 0–100. */
  score: v.number(),
  reasons: v.array(
    v.object({
      part: v.picklist(matchParts),
      met: v.picklist(['yes', 'partly', 'no']),
      /** Labels in the caller's language. */
      shared: v.array(v.string()),
      /** The investor's stages that a shared round fits. */
      fits: v.array(v.string()),
      /** What is asked and the investor's range, in the caller's currency; null if one of them names no amount. */
      amounts: v.nullable(
        v.object({
          of: v.picklist(askedAmounts),
          asked: v.string(),
          /** If the minimum and the funding goal enclose the whole range. */
          goal: v.nullable(v.string()),
          /** Null where the range has no such end. */
          least: v.nullable(v.string()),
          most: v.nullable(v.string()),
          where: v.picklist(placesInRange),
        }),
      ),
    }),
  ),
})
export type PresentedMatch = v.InferOutput<typeof matchSchema>
export const listingCardSchema = v.object({
  id: uuid,
  kind: v.picklist(profileKinds),
  name: v.string(),
  /** True if the name is revealed only once a proposal is accepted: `name` then says so. */
  name_hidden: v.boolean(),
  headline: v.string(),
  summary: v.string(),
  /** Labels in the caller's language. */
  industries: v.array(v.string()),
  city: v.string(),
  country: v.string(),
  /** Whole dollars; null if the listing names no amount. */
  amount: v.nullable(dollarSchema),
  /** The amount as a card shows it, in the caller's language; null if the listing names none. */
  figure: v.nullable(
    v.object({
      name: v.picklist(cardFigures),
      /** In the caller's currency. */
      value: v.string(),
      /** In the owner's currency; null if it is the caller's. */
      original: v.nullable(v.string()),
    }),
  ),
  /** What a reader compares without opening the listing, in the caller's language and currency. */
  card_facts: v.array(v.object({ name: v.picklist(cardFactNames), value: v.string() })),
  stage: v.nullable(v.string()),
  image_url: v.nullable(v.string()),
  /** The same picture in several widths, in the format of `srcset`; null if there is only one. */
  image_sizes: v.nullable(v.string()),
  verified: v.boolean(),
  /** Labels in the caller's language of what a reviewer has verified. */
  badges: v.array(v.string()),
  favourite: v.boolean(),
  /** True if the owner's plan or add-on places it at the top. */
  featured: v.boolean(),
  deal_closed: v.boolean(),
  /** Null if the two profiles have too few answers. */
  match: v.nullable(matchSchema),
  created_at: instant,
})
export type ListingCard = v.InferOutput<typeof listingCardSchema>
