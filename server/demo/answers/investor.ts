import type { ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'
import { type Answered, personOf, words } from './facts.ts'
import { portfolioOf } from './portfolio.ts'
import { inTurn, subjectOf } from './prose.ts'

/** How an investor works with founders, in two halves that are taken in turn, so that no two say the same. */
const answers = [
  'Everyone who writes to us about {sector} hears back within {2-10} days, and a no comes with the reason.',
  'A first meeting about {sector} takes {20-50} minutes and needs no slides.',
  'A partner with a background in {sector} reads every proposal, usually within {2-10} days.',
  'We decide within {2-10} weeks of the first visit, and often sooner in {sector}.',
  'One page is enough for a first look at a company in {sector}, and we call back within {2-10} working days.',
] as const
const asks = [
  'Please introduce us to a customer who left: in {sector} we learn more from one of them than from {9-30} who stayed.',
  'Tell us your biggest worry first: founders in {sector} have told us {20-60} of them, and most could be solved.',
  'Show us the last {8-16} weeks of orders, because in {sector} they tell us more than a plan.',
  'We ask what went wrong in {sector} over the last {6-18} months before we ask what went well.',
  'Founders in {sector} can call {3-9} others whom we have backed before they decide.',
  'Our term sheet for {sector} has {4-12} lines that matter, and we explain each of them.',
  'Before we invest in {sector}, one of us spends {2-8} days with the team.',
] as const

/** English everywhere; in India another language of the place as well. */
const languages: Readonly<Record<string, string>> = {
  ...{
    maharashtra: 'marathi',
    gujarat: 'gujarati',
    'tamil-nadu': 'tamil',
    karnataka: 'kannada',
    'west-bengal': 'bengali',
  },
  ...{ telangana: 'telugu', punjab: 'punjabi' },
}
const languagesAbroad: Readonly<Record<string, string>> = { AE: 'arabic', SG: 'mandarin', JP: 'japanese' }

export function investor(block: ProfileText): Answered {
  const [
    ,
    firm = '-',
    role = '',
    institution = '',
    associated,
    city = '',
    range = '',
    experience = '',
    domains,
    stages,
  ] = block.facts
  const [instruments, involvement = '', looking, past = '0'] = block.facts.slice(10)
  const { first, last } = personOf('INVESTOR', block)
  const { country, state } = placeOf(city)
  const { place } = block
  const own = country === 'IN' ? ['english', 'hindi', languages[state]] : ['english', languagesAbroad[country]]
  // Two investors with the same sentence have different numbers in it.
  const subject = (turn: number, of: readonly string[]) => {
    const sectors = words(domains)
    const number = (low: number, high: number) => low + (Math.floor(place / of.length) % (high - low + 1))
    return subjectOf(place, { products: '', industry: sectors[turn % sectors.length] ?? '' }, number)
  }
  return {
    basic: {
      first_name: first,
      last_name: last,
      ...(firm !== '-'
        ? { company_name: firm }
        : role === 'individual-investor'
          ? {}
          : { company_name: 'Independent' }),
      designation_role: role,
      currency: 'INR',
      city,
      country,
      founder_linkedin: `https://www.linkedin.com/in/${first}-${last}`.toLowerCase().replaceAll(' ', '-'),
    },
    business: {
      institution_type: institution,
      associated_with: words(associated),
      investment_age: experience,
      typical_investment_range: range,
      instruments: words(instruments),
      target_domains: words(domains),
      preferred_stages: words(stages),
      operational_region: country === 'IN' ? ['pan-india', 'south-asia'] : ['worldwide'],
      level_of_involvement: involvement,
      looking_for_connect: words(looking).slice(0, 3),
      past_investments: past,
      language_preferences: own.flatMap((one) => one ?? []),
      thesis: `${block.lines[0] ?? ''} ${portfolioOf(words(domains), Number(past), place)} ${inTurn(answers, subject(0, answers), 1)} ${inTurn(asks, subject(1, asks), 1)}`,
    },
  }
}
