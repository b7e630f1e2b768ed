import type { ProfileKind } from '../offerings.ts'
import {
  type Field,
  field,
  type Link,
  many,
  optional,
  optionalMany,
  type Rest,
  type StepsOf,
  section,
  select,
} from './fieldKinds.ts'

/** The registration wizard as data (specification, section 3; catalogue, section 2): one table for all four kinds. */

const unlisted = { listed: false }
const material = { isMaterial: true } as const
const personsName = { names: 'person', ...unlisted, ...material } as const
const businessName = { names: 'business', ...material } as const

const founderBasics = [
  ...section('person', [
    field('first_name', 'text', 'hide', personsName),
    field('last_name', 'text', 'hide', personsName),
  ]),
  ...section('company', [
    field('company_name', 'text', 'hide', businessName),
    select('entity_type', 'entity-type'),
    field('currency', 'currency', 'show', unlisted),
  ]),
  ...section('story', [
    field('brief_about_business', 'longText', 'redact', { minCharacters: 350 }),
    field('vision_and_mission', 'longText', 'redact', { minCharacters: 350 }),
  ]),
]

/** A margin on revenue: a loss may be larger than the revenue itself. */
const ebitda = [
  field('ebitda', 'percent', 'show', { mayExceed100: true }),
  optional('ebitda_is_loss', 'switch', 'show', unlisted),
]
/** Facts about the business, such as its revenue: strangers can read them, and a reviewer checks changes. */
const yearlyFigures = optional('yearly_figures', 'years', 'show', material)
/** The location is hidden because its state reveals more than the city and the country together. */
const locationFields = [
  field('location', 'place', 'hide'),
  field('city', 'text', 'redact', { cityOf: 'location' }),
  field('address', 'text', 'hide', unlisted),
  field('country', 'country', 'show'),
]
const preferredLocation = optional('preferred_location', 'places', 'show')
const keywords = field('keywords', 'keywords', 'redact', { max: 5 })
/** The owner's preferred communication, and who sees the profile. */
const communication = { list: 'preferred-communication', always: 'in-app-chat' }
const preferredCommunication = optional('preferred_communication', 'multiSelect', 'show', {
  ...communication,
  isPreference: true,
})
/** Who sees a profile: the options of `profile-visibility`. */
export const visibilities = ['everyone-with-an-active-plan', 'only-people-i-contact-or-accept', 'anonymous'] as const
export type Visibility = (typeof visibilities)[number]
const visibility = { list: 'profile-visibility', begins: 'everyone-with-an-active-plan', ...unlisted }
const seenBy = optional('visibility', 'select', 'show', { ...visibility, isPreference: true })
const videoDemo = optional('video_demo_link', 'link', 'hide', unlisted)

const table = {
  INVESTMENT: {
    basic: founderBasics,
    business: [
      ...section('business', [
        select('profile', 'profile'),
        select('industry', 'industry'),
        field('products', 'longText', 'redact'),
        many('model', 'model', 2),
        field('founding_year', 'year', 'show'),
        select('employees', 'employees'),
        field('link', 'link', 'hide', { hiddenIf: { field: 'no_website', is: true } }),
        optional('no_website', 'switch', 'show', unlisted),
        field('registration_number', 'text', 'hide', unlisted),
      ]),
      ...section('place', [
        ...locationFields,
        many('operational_region', 'operational-region'),
        optional('team_presence', 'select', 'show', { list: 'team-presence' }),
      ]),
      ...section('raise', [
        many('interested_in', 'interested-in', 3),
        select('round', 'round'),
        field('funding_goal', 'money', 'show', material),
        field('minimum_investment', 'money', 'show'),
        many('capital_offer', 'capital-offer-type', 2),
        many('use_of_funds', 'use-of-funds'),
        optional('use_of_funds_shares', 'shares', 'show', { list: 'use-of-funds', sharesOf: 'use_of_funds' }),
        select('funding_timeline', 'funding-timeline'),
      ]),
      ...section('figures', [
        select('annual_revenue', 'revenue', material),
        ...ebitda,
        yearlyFigures,
        optional('total_raised', 'money', 'show'),
        optional('valuation', 'money', 'show'),
        optional('expected_roi', 'percent', 'show', { mayExceed100: true }),
        optional('exit_strategy', 'text', 'redact'),
      ]),
      ...section('team', [
        field('founder_intro', 'longText', 'hide', { maxWords: 350 }),
        field('core_team', 'longText', 'hide', { maxWords: 350 }),
        optional('founder_linkedin', 'link', 'hide', { requiredIf: { field: 'no_website', is: true } }),
        optional('cofounder_linkedin', 'links', 'hide', { max: 5, isPreference: true }),
      ]),
      ...section('investors', [
        many('target_investor', 'target-investor-profile'),
        many('geographies', 'geographies'),
        field('strategic_partnership', 'yesNo', 'show'),
        keywords,
        preferredCommunication,
        seenBy,
      ]),
    ],
    documents: [optional('has_pitch_deck', 'yesNo', 'show', unlisted), videoDemo],
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
      ...section('business', [
        select('industry', 'industry'),
        field('products', 'longText', 'redact'),
        many('model', 'model', 2),
        field('founding_year', 'year', 'show'),
        select('ownership_type', 'ownership-type'),
        select('employees', 'employees'),
        optional('link', 'link', 'hide'),
        optional('registration_number', 'text', 'hide', unlisted),
      ]),
      ...section('place', [...locationFields]),
      ...section('figures', [
        select('annual_revenue', 'revenue', material),
        ...ebitda,
        yearlyFigures,
        optional('inventory_value', 'money', 'show'),
        optional('liabilities', 'money', 'show'),
      ]),
      ...section('sale', [
        select('type_of_business_sold', 'type-of-business-sold'),
        field('stake_offered', 'percent', 'show'),
        field('asking_price', 'money', 'show', {
          hiddenIf: { field: 'asking_price_on_request', is: true },
          ...material,
        }),
        optional('asking_price_on_request', 'switch', 'show', { ...unlisted, ...material }),
        select('type_of_sale', 'type-of-sale'),
        many('strategic_assets', 'strategic-assets'),
        select('reason_for_sale', 'reason-for-sale'),
      ]),
      ...section('handover', [
        select('deal_timeline', 'deal-timeline'),
        field('seller_financing', 'yesNo', 'show'),
        select('transition_support', 'transition-support'),
      ]),
      ...section('buyers', [
        many('buyer_preference', 'buyer-preference'),
        preferredLocation,
        keywords,
        preferredCommunication,
        field('visibility', 'select', 'show', { ...visibility, begins: 'anonymous' }),
      ]),
    ],
    documents: [videoDemo],
    requiredDocuments: ['business-photo', 'proof-of-business', 'financial-summary'],
    optionalDocuments: [
      'valuation-report',
      'product-service-catalog',
      'certificate-compliance-documents',
      'profile-image',
    ],
  },
  WANT_TO_GROW: {
    basic: founderBasics,
    business: [
      ...section('business', [
        select('participant_type', 'participant-type'),
        select('business_type_and_size', 'business-type-and-size'),
        many('industry_sector', 'industry-sector'),
        field('products', 'longText', 'redact'),
        optional('certifications', 'text', 'redact'),
        optional('employees', 'select', 'show', { list: 'employees' }),
        optional('link', 'link', 'hide'),
        optional('founder_linkedin', 'link', 'hide'),
      ]),
      ...section('place', [...locationFields, optional('team_presence', 'select', 'show', { list: 'team-presence' })]),
      ...section('goals', [
        many('primary_objective', 'primary-objective', 3),
        many('networking_purpose', 'networking-purpose', 3),
        many('collaboration_type', 'collaboration-type'),
        optionalMany('trade_term', 'trade-term'),
      ]),
      ...section('markets', [
        many('operational_region', 'operational-region'),
        field('target_countries', 'countries', 'show'),
        preferredLocation,
        many('language_preferences', 'language-preferences'),
      ]),
      ...section('partners', [
        keywords,
        field('preferred_communication', 'multiSelect', 'show', communication),
        field('visibility', 'select', 'show', visibility),
      ]),
    ],
    documents: [videoDemo],
    requiredDocuments: ['business-photo', 'proof-of-business'],
    optionalDocuments: ['company-profile-brochure', 'certificate-compliance-documents', 'profile-image'],
  },
  INVESTOR: {
    basic: [
      ...section('person', [
        field('first_name', 'text', 'hide', personsName),
        field('last_name', 'text', 'hide', personsName),
        select('designation_role', 'designation-role'),
        field('company_name', 'text', 'hide', {
          optionalIf: { field: 'designation_role', is: 'individual-investor' },
          ...businessName,
        }),
        field('founder_linkedin', 'link', 'hide'),
        field('currency', 'currency', 'show', unlisted),
      ]),
      ...section('place', [
        field('country', 'country', 'show', { label: 'residence' }),
        optional('location', 'place', 'hide', { label: 'state', within: 'country' }),
        field('city', 'text', 'redact', { cityOf: 'location' }),
      ]),
    ],
    business: [
      ...section('experience', [
        select('institution_type', 'institution-type'),
        many('associated_with', 'associated-with'),
        select('investment_age', 'investment-age'),
        optional('past_investments', 'number', 'show'),
        optional('thesis', 'longText', 'redact', { minWords: 50, maxWords: 350 }),
      ]),
      ...section('deals', [
        select('typical_investment_range', 'typical-investment-range'),
        many('instruments', 'instruments'),
        many('target_domains', 'target-domains'),
        many('preferred_stages', 'preferred-stages'),
        many('operational_region', 'operational-region'),
        preferredLocation,
      ]),
      ...section('manner', [
        select('level_of_involvement', 'level-of-involvement'),
        many('looking_for_connect', 'looking-for-connect', 3),
        optionalMany('language_preferences', 'language-preferences'),
        preferredCommunication,
        seenBy,
      ]),
    ],
    documents: [],
    requiredDocuments: ['identity-proof'],
    optionalDocuments: ['profile-image', 'proof-of-funds'],
  },
} satisfies Record<ProfileKind, StepsOf<Field<string>>>

type Table = (typeof table)[ProfileKind]
/** Every field of every wizard. */
export type FieldName = Table['basic' | 'business' | 'documents'][number]['name']
/** The fields that hold web addresses. */
export type LinkFieldName = Extract<Table['basic' | 'business' | 'documents'][number], { control: Link }>['name']
/** The labels of fields. The code compiles only if both languages have words for each. */
export type FieldLabel = FieldName | NonNullable<Rest['label']>
export interface FieldSpec extends Field<FieldName | `${FieldName}_other`> {
  /** For the free text of "Other", the field it belongs to. */
  otherOf?: FieldName
}
export type WizardSteps = StepsOf<Field<FieldName>>
/** The names of a kind's own fields. */
export type FieldNameOf<K extends ProfileKind> = (typeof table)[K]['basic' | 'business'][number]['name']

export const wizardSteps: Record<ProfileKind, WizardSteps> = table
