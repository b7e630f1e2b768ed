import type { Answer, Answers, DocumentKind } from '../contract/profiles.ts'
import type { ProfileKind } from '../offerings.ts'

/** The registration wizard as data (specification, section 3; catalogue, section 2): one table for all four kinds. */

export type Control =
  | 'text'
  | 'longText'
  | 'select'
  | 'multiSelect'
  | 'keywords'
  | 'links'
  | 'money'
  | 'percent'
  | 'year'
  | 'number'
  | 'link'
  | 'yesNo'
  | 'switch'
  | 'country'
  | 'countries'
  | 'currency'

/** True where another answer of the same step has this value. */
interface Condition {
  field: string
  is: Answer
}

export interface FieldSpec {
  name: string
  control: Control
  required: boolean
  /** The option list of a select. */
  list?: string
  /** The most options or keywords. */
  max?: number
  minCharacters?: number
  maxCharacters?: number
  minWords?: number
  maxWords?: number
  /** An optional field that is asked for in this case. */
  requiredIf?: Condition
  /** A required field that may be left empty in this case. */
  optionalIf?: Condition
  /** Neither shown nor kept in this case. */
  hiddenIf?: Condition
  /** A wish of its owner, which says nothing about how complete the profile is. */
  isPreference?: true
  /** For the free text of "Other": the field it belongs to. */
  otherOf?: string
}

export const wizardStepNames = ['basic', 'business', 'documents'] as const
export type WizardStep = (typeof wizardStepNames)[number]
export interface WizardSteps {
  basic: readonly FieldSpec[]
  business: readonly FieldSpec[]
  /** The questions of the documents step. */
  documents: readonly FieldSpec[]
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
const ebitda = [field('ebitda', 'percent', { max: 99_999 }), optional('ebitda_is_loss', 'switch')]
const place = [field('address', 'text'), field('city', 'text'), field('country', 'country')]
const keywords = field('keywords', 'keywords', { max: 5 })
/** How the owner likes to be met, and who sees the profile. */
const reached = optional('preferred_communication', 'multiSelect', {
  list: 'preferred-communication',
  isPreference: true,
})
const seenBy = optional('visibility', 'select', { list: 'profile-visibility', isPreference: true })
const videoDemo = optional('video_demo_link', 'link')

export const wizardSteps: Record<ProfileKind, WizardSteps> = {
  INVESTMENT: {
    basic: founderBasics,
    business: [
      select('profile', 'profile'),
      many('interested_in', 'interested-in', 3),
      select('industry', 'industry'),
      select('location', 'location'),
      ...place,
      select('employees', 'employees'),
      field('products', 'longText'),
      field('registration_number', 'text'),
      many('model', 'model', 2),
      field('link', 'link', { hiddenIf: { field: 'no_website', is: true } }),
      optional('no_website', 'switch'),
      field('founding_year', 'year'),
      many('operational_region', 'operational-region'),
      field('funding_goal', 'money'),
      field('minimum_investment', 'money'),
      select('round', 'round'),
      many('capital_offer', 'capital-offer-type', 2),
      many('use_of_funds', 'use-of-funds'),
      optional('expected_roi', 'percent', { max: 99_999 }),
      optional('exit_strategy', 'text'),
      ...ebitda,
      select('annual_revenue', 'revenue'),
      optional('total_raised', 'money'),
      optional('valuation', 'money'),
      field('founder_intro', 'longText', { maxWords: 350 }),
      field('core_team', 'longText', { maxWords: 350 }),
      optional('team_presence', 'select', { list: 'team-presence' }),
      optional('founder_linkedin', 'link', { requiredIf: { field: 'no_website', is: true } }),
      optional('cofounder_linkedin', 'links', { max: 5, isPreference: true }),
      many('target_investor', 'target-investor-profile'),
      many('geographies', 'geographies'),
      keywords,
      select('funding_timeline', 'funding-timeline'),
      field('strategic_partnership', 'yesNo'),
      reached,
      seenBy,
    ],
    documents: [optional('has_pitch_deck', 'yesNo'), videoDemo],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: [
      'pitch-deck',
      'valuation-report',
      'executive-summary',
      'financial-report',
      'product-demo',
      'financial-summary',
      'additional-supporting-document',
      'profile-image',
    ],
  },
  WANT_TO_SELL: {
    basic: founderBasics,
    business: [
      select('industry', 'industry'),
      select('type_of_business_sold', 'type-of-business-sold'),
      select('ownership_type', 'ownership-type'),
      select('location', 'location'),
      ...place,
      select('employees', 'employees'),
      field('founding_year', 'year'),
      optional('registration_number', 'text'),
      many('model', 'model', 2),
      optional('link', 'link'),
      field('products', 'longText'),
      select('annual_revenue', 'revenue'),
      ...ebitda,
      field('asking_price', 'money', { hiddenIf: { field: 'asking_price_on_request', is: true } }),
      optional('asking_price_on_request', 'switch'),
      field('stake_offered', 'percent'),
      optional('inventory_value', 'money'),
      optional('liabilities', 'money'),
      select('reason_for_sale', 'reason-for-sale'),
      select('deal_timeline', 'deal-timeline'),
      select('type_of_sale', 'type-of-sale'),
      many('buyer_preference', 'buyer-preference'),
      optional('preferred_location', 'multiSelect', { list: 'preferred-location' }),
      many('strategic_assets', 'strategic-assets'),
      field('seller_financing', 'yesNo'),
      select('transition_support', 'transition-support'),
      reached,
      select('visibility', 'profile-visibility'),
      keywords,
    ],
    documents: [videoDemo],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: [
      'financial-summary',
      'valuation-report',
      'product-service-catalog',
      'certificate-compliance-documents',
      'profile-image',
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
      field('target_countries', 'countries'),
      optional('preferred_location', 'multiSelect', { list: 'preferred-location' }),
      optional('employees', 'select', { list: 'employees' }),
      optional('team_presence', 'select', { list: 'team-presence' }),
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
    documents: [videoDemo],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: ['company-profile-brochure', 'certificate-compliance-documents', 'profile-image'],
  },
  INVESTOR: {
    basic: [
      field('first_name', 'text'),
      field('last_name', 'text'),
      field('company_name', 'text', { optionalIf: { field: 'designation_role', is: 'individual-investor' } }),
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
      optional('preferred_location', 'multiSelect', { list: 'preferred-location' }),
      optional('language_preferences', 'multiSelect', { list: 'language-preferences' }),
      reached,
      seenBy,
      optional('past_investments', 'number'),
      optional('thesis', 'longText', { minWords: 50, maxWords: 350 }),
    ],
    documents: [],
    requiredDocuments: ['identity-proof'],
    optionalDocuments: ['profile-image', 'proof-of-funds'],
  },
}

/** The slug that opens a free text. */
export const otherSlug = 'other'

const otherText = (spec: FieldSpec): FieldSpec => ({
  name: `${spec.name}_other`,
  control: 'text',
  required: true,
  maxCharacters: 60,
  otherOf: spec.name,
})

const holds = ({ field: name, is }: Condition, answers: Answers): boolean => (answers[name] ?? null) === is

const choseOther = ({ name, list }: FieldSpec, answers: Answers): boolean => {
  const answer = answers[name]
  return list !== undefined && (Array.isArray(answer) ? answer.includes(otherSlug) : answer === otherSlug)
}

/** The fields of a step as these answers make it: none that they hide, and a free text after each "Other". */
export const fieldsOf = (kind: ProfileKind, step: WizardStep, answers: Answers): FieldSpec[] =>
  wizardSteps[kind][step]
    .filter(({ hiddenIf }) => !hiddenIf || !holds(hiddenIf, answers))
    .flatMap((spec) => (choseOther(spec, answers) ? [spec, otherText(spec)] : [spec]))

export const isRequired = ({ required, requiredIf, optionalIf }: FieldSpec, answers: Answers): boolean =>
  (required && !(optionalIf && holds(optionalIf, answers))) || (requiredIf !== undefined && holds(requiredIf, answers))
