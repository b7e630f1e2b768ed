import type { Answers, DocumentKind } from '../contract/profiles.ts'
import { minorDigits } from '../memberships/quote.ts'
import type { ProfileKind } from '../offerings.ts'
import type { FieldError, FieldErrors } from '../validation/fieldErrors.ts'
import { isWebLink } from '../validation/links.ts'
import { isAmount, isPercent, isRate, isWholeNumber, isYear } from '../validation/numbers.ts'
import { countCharacters, countWords } from '../validation/words.ts'

/** The registration wizard as data (specification, section 3; catalogue, section 2): one table for all four kinds. */

export type Control =
  | 'text'
  | 'longText'
  | 'select'
  | 'multiSelect'
  | 'keywords'
  | 'money'
  | 'percent'
  | 'year'
  | 'number'
  | 'link'
  | 'yesNo'
  | 'country'
  | 'currency'

export interface FieldSpec {
  name: string
  control: Control
  required: boolean
  /** The option list of a select. */
  list?: string
  /** The most options or keywords. */
  max?: number
  minCharacters?: number
  maxWords?: number
}

export type WizardStep = 'basic' | 'business' | 'documents'
export interface WizardSteps {
  basic: readonly FieldSpec[]
  business: readonly FieldSpec[]
  requiredDocuments: readonly DocumentKind[]
  optionalDocuments: readonly DocumentKind[]
}

const field = (name: string, control: Control, rest: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  control,
  required: true,
  ...rest,
})
const optional = (name: string, control: Control, rest: Partial<FieldSpec> = {}): FieldSpec =>
  field(name, control, { ...rest, required: false })
const select = (name: string, list: string) => field(name, 'select', { list })
const many = (name: string, list: string, max?: number) => field(name, 'multiSelect', max ? { list, max } : { list })

const founderBasics = [
  field('first_name', 'text'),
  field('last_name', 'text'),
  field('company_name', 'text'),
  field('currency', 'currency'),
  select('entity_type', 'entity-type'),
  field('brief_about_business', 'longText', { minCharacters: 350 }),
  field('vision_and_mission', 'longText', { minCharacters: 350 }),
]

/** A margin on revenue: a loss may be larger than the revenue itself. */
const ebitda = [field('ebitda', 'percent', { max: 99_999 }), optional('ebitda_is_loss', 'yesNo')]
const place = [field('address', 'text'), field('city', 'text'), field('country', 'country')]
const keywords = field('keywords', 'keywords', { max: 5 })

export const wizardSteps: Record<ProfileKind, WizardSteps> = {
  INVESTMENT: {
    basic: founderBasics,
    business: [
      select('profile', 'profile'),
      many('interested_in', 'interested-in', 3),
      select('industry', 'industry'),
      field('location', 'text'),
      ...place,
      select('employees', 'employees'),
      field('products', 'longText'),
      field('registration_number', 'text'),
      many('model', 'model', 2),
      field('link', 'link'),
      field('founding_year', 'year'),
      many('operational_region', 'operational-region'),
      field('funding_goal', 'money'),
      field('minimum_investment', 'money'),
      select('round', 'round'),
      many('capital_offer', 'capital-offer-type', 2),
      many('use_of_funds', 'use-of-funds'),
      optional('expected_roi', 'percent', { max: 99_999 }),
      ...ebitda,
      select('annual_revenue', 'revenue'),
      optional('total_raised', 'money'),
      optional('valuation', 'money'),
      field('founder_intro', 'longText', { maxWords: 350 }),
      field('core_team', 'longText', { maxWords: 350 }),
      optional('team_presence', 'select', { list: 'team-presence' }),
      optional('founder_linkedin', 'link'),
      many('target_investor', 'target-investor-profile'),
      many('geographies', 'geographies'),
      keywords,
      select('funding_timeline', 'funding-timeline'),
      field('strategic_partnership', 'yesNo'),
    ],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: [
      'pitch-deck',
      'valuation-report',
      'executive-summary',
      'financial-report',
      'product-demo',
      'financial-summary',
      'additional-supporting-document',
    ],
  },
  WANT_TO_SELL: {
    basic: founderBasics,
    business: [
      select('industry', 'industry'),
      select('type_of_business_sold', 'type-of-business-sold'),
      select('ownership_type', 'ownership-type'),
      field('location', 'text'),
      ...place,
      select('employees', 'employees'),
      field('founding_year', 'year'),
      optional('registration_number', 'text'),
      many('model', 'model', 2),
      optional('link', 'link'),
      field('products', 'longText'),
      select('annual_revenue', 'revenue'),
      ...ebitda,
      optional('asking_price', 'money'),
      field('stake_offered', 'percent'),
      optional('inventory_value', 'money'),
      optional('liabilities', 'money'),
      select('reason_for_sale', 'reason-for-sale'),
      select('deal_timeline', 'deal-timeline'),
      select('type_of_sale', 'type-of-sale'),
      many('buyer_preference', 'buyer-preference'),
      many('strategic_assets', 'strategic-assets'),
      field('seller_financing', 'yesNo'),
      select('transition_support', 'transition-support'),
      select('visibility', 'profile-visibility'),
      keywords,
    ],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: [
      'financial-summary',
      'valuation-report',
      'product-service-catalog',
      'certificate-compliance-documents',
    ],
  },
  WANT_TO_GROW: {
    basic: founderBasics,
    business: [
      select('participant_type', 'participant-type'),
      select('business_type_and_size', 'business-type-and-size'),
      many('industry_sector', 'industry-sector'),
      ...place,
      many('primary_objective', 'primary-objective', 3),
      many('networking_purpose', 'networking-purpose', 3),
      many('collaboration_type', 'collaboration-type'),
      many('operational_region', 'operational-region'),
      many('target_regions', 'geographies'),
      field('products', 'longText'),
      optional('trade_term', 'multiSelect', { list: 'trade-term' }),
      many('language_preferences', 'language-preferences'),
      many('preferred_communication', 'preferred-communication'),
      optional('certifications', 'text'),
      optional('link', 'link'),
      optional('founder_linkedin', 'link'),
      select('visibility', 'profile-visibility'),
      keywords,
    ],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: ['company-profile-brochure'],
  },
  INVESTOR: {
    basic: [
      field('first_name', 'text'),
      field('last_name', 'text'),
      optional('company_name', 'text'),
      select('designation_role', 'designation-role'),
      field('currency', 'currency'),
      field('city', 'text'),
      field('country', 'country'),
      field('founder_linkedin', 'link'),
    ],
    business: [
      select('institution_type', 'institution-type'),
      many('associated_with', 'associated-with'),
      select('investment_age', 'investment-age'),
      select('typical_investment_range', 'typical-investment-range'),
      many('instruments', 'instruments'),
      many('target_domains', 'target-domains'),
      many('preferred_stages', 'preferred-stages'),
      many('operational_region', 'operational-region'),
      select('level_of_involvement', 'level-of-involvement'),
      many('looking_for_connect', 'looking-for-connect', 3),
      optional('past_investments', 'number'),
      field('thesis', 'longText', { maxWords: 350 }),
    ],
    requiredDocuments: ['identity-proof'],
    optionalDocuments: ['proof-of-funds'],
  },
}

/** Fields of a step that are wrong, each with what is wrong; empty when the step is complete. `thisYear` bounds years. */
export function checkStep(
  kind: ProfileKind,
  step: 'basic' | 'business',
  given: Answers,
  thisYear: number,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const spec of wizardSteps[kind][step]) {
    const error = checkField(spec, given[spec.name] ?? null, thisYear)
    if (error) errors[spec.name] = error
  }
  return errors
}

export function checkField(spec: FieldSpec, answer: Answers[string], thisYear: number): FieldError | null {
  if (isEmpty(answer)) return spec.required ? 'required' : null
  if (typeof answer === 'boolean') return spec.control === 'yesNo' ? null : 'invalid'
  if (Array.isArray(answer)) return checkList(spec, answer)
  if (answer !== null && typeof answer === 'object')
    return spec.control === 'money' && isAmount(answer.amount.trim(), minorDigits(answer.currency))
      ? null
      : 'invalidAmount'
  return typeof answer === 'string' ? checkText(spec, answer.trim(), thisYear) : 'invalid'
}

const isEmpty = (answer: Answers[string]): boolean =>
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.every((entry) => entry.trim() === '')) ||
  (typeof answer === 'object' && !Array.isArray(answer) && answer.amount.trim() === '')

function checkList(spec: FieldSpec, answer: readonly string[]): FieldError | null {
  if (spec.control !== 'multiSelect' && spec.control !== 'keywords') return 'invalid'
  if (spec.max === undefined || answer.length <= spec.max) return null
  if (spec.control === 'keywords') return 'maxFiveKeywords'
  return spec.max === 2 ? 'maxTwo' : 'maxThree'
}

function checkText(spec: FieldSpec, text: string, thisYear: number): FieldError | null {
  switch (spec.control) {
    case 'longText':
      if (spec.minCharacters !== undefined && countCharacters(text) < spec.minCharacters) return 'tooShort350'
      return spec.maxWords !== undefined && countWords(text, 'en') > spec.maxWords ? 'tooManyWords350' : null
    case 'link':
      return isWebLink(text) ? null : 'invalidLink'
    case 'percent':
      return (spec.max ? isRate(text) : isPercent(text)) ? null : 'invalidPercent'
    case 'year':
      return isYear(text, thisYear) ? null : 'invalidYear'
    case 'number':
      return isWholeNumber(text) ? null : 'invalidNumber'
    case 'text':
      return text.length <= 200 ? null : 'tooLong'
    case 'select':
    case 'country':
    case 'currency':
      return null
    default:
      return 'invalid'
  }
}
