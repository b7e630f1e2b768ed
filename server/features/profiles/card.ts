import type { CurrencyCode } from '../../../src/domain/currencies.ts'
import { type CardFactName, cardFacts } from '../../../src/domain/market/cardFacts.ts'
import { rangeWords } from '../../../src/domain/market/dollarRanges.ts'
import type { ListingCard } from '../../../src/domain/market/listingCardSchema.ts'
import { openEnd } from '../../../src/domain/matching/amounts.ts'
import type { Match } from '../../../src/domain/matching/match.ts'
import { cardAmount, convertMoney, formatMoney, type Money, moneyOf } from '../../../src/domain/money.ts'
import { cityName } from '../../../src/domain/registration/indianCities.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { profiles } from '../../kernel/db/schema.ts'
import { imageSizes, imageUrl } from '../../kernel/http/fileLinks.ts'
import type { Words } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf } from '../catalog/index.ts'
import { presentAnswers, type Viewer } from './facts.ts'
import { knownColumns } from './listed.ts'
import { presentMatch } from './match.ts'

/** Stored as the name of an erased account and of its profiles. */
export const erasedName = 'Deleted member'
const erased: Words = { en: erasedName, hi: 'पूर्व सदस्य' }
const nameless: Words = { en: 'Name revealed once accepted', hi: 'नाम स्वीकृति के बाद बताया जाएगा' }
const fundsBadge: Words = { en: 'Verified funds', hi: 'उपलब्ध धन सत्यापित' }

interface CardOptions {
  /** True for a reader who may know the name: a proposal was accepted. */
  isRevealed?: boolean
  favourite?: boolean
  featured?: boolean
  match?: Match | null
  /** The caller's currency; null shows amounts only in the owner's. */
  currency?: CurrencyCode | null
}

export function presentCard(
  deps: Deps,
  row: ListedRow,
  language: Language,
  { isRevealed = false, favourite = false, featured = false, match = null, currency = null }: CardOptions = {},
): ListingCard {
  const hidden = row.anonymous && !isRevealed
  const reader = isRevealed ? 'acquainted' : 'stranger'
  return {
    id: row.id,
    kind: row.kind,
    name: shownName(row, hidden)[language],
    name_hidden: hidden && row.name !== erasedName,
    headline: row.headline,
    summary: row.summary,
    industries: row.industries.map((slug) => labelOf('industry', slug, language)),
    city: cityName(row.city, row.country, language),
    country: row.country ? countryName(row.country, language) : '',
    amount: row.amountUsd === null ? null : moneyOf(row.amountUsd, 'USD'),
    figure: cardFigure(row, currency, language),
    card_facts: presentCardFacts(row, { language, currency }),
    stage: row.stage ? labelOf('round', row.stage, language) : null,
    image_url: row.imageKey && !hidden ? imageUrl(deps, row.imageKey, reader) : null,
    image_sizes: row.imageKey && !hidden ? imageSizes(deps, row.imageKey, reader) : null,
    verified: row.verified,
    badges: row.fundsVerified ? [fundsBadge[language]] : [],
    favourite,
    featured,
    deal_closed: row.dealClosedAt !== null,
    match: match && presentMatch(match, language, currency ?? 'USD'),
    created_at: row.createdAt.toISOString(),
  }
}

/**
 * The amount requested or the ticket, in the caller's currency; single amounts in dollars are shortened as on cards.
 */
function cardFigure(row: ListedRow, currency: CurrencyCode | null, language: Language): ListingCard['figure'] {
  if (row.kind === 'WANT_TO_GROW') return null
  if (row.kind === 'INVESTOR') {
    const ticket = row.matching?.ticket
    if (!ticket) return null
    const range = { least: ticket.least, most: ticket.most >= openEnd ? null : ticket.most }
    const [value, original] = [rangeWords(range, currency ?? 'USD', language), rangeWords(range, 'USD', language)]
    return { name: 'typical_investment_range', value, original: value === original ? null : original }
  }
  const asked = row.matching?.asked ?? (row.amountUsd === null ? null : moneyOf(row.amountUsd, 'USD'))
  if (!asked) return null
  const shown = convertMoney(asked, currency ?? asked.currency)
  return {
    name: row.kind === 'INVESTMENT' ? 'funding_goal' : 'asking_price',
    value: isDollars(shown) ? cardAmount(shown) : formatMoney(shown, language, 'compact'),
    original: shown.currency === asked.currency ? null : formatMoney(asked, language, 'compact'),
  }
}

const isDollars = (money: Money): money is Money<'USD'> => money.currency === 'USD'

function shownName({ name }: Pick<ListedRow, 'name'>, hidden: boolean): Words {
  if (name === erasedName) return erased
  return hidden ? nameless : { en: name, hi: name }
}

/** Amounts in the reader's currency only. */
const presentCardFacts = ({ kind, cardAnswers }: ListedRow, viewer: Viewer): ListingCard['card_facts'] =>
  presentAnswers<CardFactName>(kind, cardFacts[kind], cardAnswers ?? {}, viewer).map(({ name, converted, short }) => ({
    name,
    value: converted ?? short,
  }))

/** A profile's card for a member who knows its name. */
export const revealedRow = (row: ProfileRow): ProfileRow => (row.anonymous ? { ...row, ...knownColumns(row) } : row)

/** The columns for a card and its match. */
export const cardColumns = {
  id: profiles.id,
  accountId: profiles.accountId,
  kind: profiles.kind,
  name: profiles.name,
  headline: profiles.headline,
  summary: profiles.summary,
  industries: profiles.industries,
  city: profiles.city,
  country: profiles.country,
  amountUsd: profiles.amountUsd,
  stage: profiles.stage,
  imageKey: profiles.imageKey,
  verified: profiles.verified,
  fundsVerified: profiles.fundsVerified,
  anonymous: profiles.anonymous,
  matching: profiles.matching,
  cardAnswers: profiles.cardAnswers,
  dealClosedAt: profiles.dealClosedAt,
  createdAt: profiles.createdAt,
}

export type ListedRow = Pick<typeof profiles.$inferSelect, keyof typeof cardColumns>

/** The picture of the person, else that of the business. */
export function pictureOf(deps: Deps, { avatarKey, imageKey }: Pick<ProfileRow, 'avatarKey' | 'imageKey'>) {
  const key = avatarKey ?? imageKey
  return key ? imageUrl(deps, key, 'acquainted') : null
}
