import type { ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'
import { type Answered, personOf, words } from './facts.ts'

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
  const own = country === 'IN' ? ['english', 'hindi', languages[state]] : ['english', languagesAbroad[country]]
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
      thesis: `${block.lines[0] ?? ''} ${block.told.Working ?? ''}`,
    },
  }
}
