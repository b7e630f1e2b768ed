import type { ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'
import { type Answered, personOf, words } from './facts.ts'

/** Descriptions of how an investor works with founders. */
const manners = [
  'Everyone who writes to us gets an answer within a week, and a no comes with the reason. We ask for one page and a call with a customer who left.',
  'The first meeting takes half an hour and needs no slides. Bring the last three months of orders, your biggest worry, and what you would do if nobody invested.',
  'I read every proposal myself. Tell me what has gone wrong so far, who pays you on time, and what you would do with half the money you are asking for.',
]

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
  const { country } = placeOf(city)
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
      thesis: `${block.lines[0] ?? ''} ${manners[(first.length + last.length) % manners.length]}`,
    },
  }
}
