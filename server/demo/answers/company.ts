import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'
import { basics } from './basics.ts'
import { type Answered, activeIn, commas, money, type Pick, registrationOf, website, where, words } from './facts.ts'
import { figures, margin } from './figures.ts'

/** The purposes for which a company raises money, by its business model, with round shares that add up to 100. */
const uses: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  manufacturing: [
    ['plant-machinery', 50],
    ['working-capital', 30],
    ['hiring', 10],
    ['regulatory-certification', 10],
  ],
  'saas-subscription': [
    ['product-development', 45],
    ['marketing-sales', 35],
    ['hiring', 20],
  ],
  d2c: [
    ['inventory', 55],
    ['marketing-sales', 30],
    ['hiring', 15],
  ],
  licensing: [
    ['r-d-ip', 60],
    ['regulatory-certification', 25],
    ['hiring', 15],
  ],
  other: [
    ['geographic-expansion', 40],
    ['marketing-sales', 25],
    ['working-capital', 20],
    ['product-development', 15],
  ],
}

/** Four of five companies state the shares. */
function fundsOf(model: readonly string[], place: number): Answers {
  const chosen = uses[model.find((one) => one in uses) ?? 'other'] ?? []
  const use_of_funds = chosen.map(([slug]) => slug)
  if (place % 5 === 4) return { use_of_funds }
  return {
    use_of_funds,
    use_of_funds_shares: { shares: chosen.map(([slug, percent]) => ({ slug, percent: String(percent) })) },
  }
}

/** The investors that companies look for, and what they offer them. */
const searches: readonly Record<'interests' | 'offer' | 'investors' | 'geographies', string[]>[] = [
  {
    interests: ['equity-funding', 'strategic-investor'],
    offer: ['equity-shares'],
    investors: ['angel-investor', 'venture-capital', 'family-office'],
    geographies: ['anywhere-in-india', 'middle-east-gcc'],
  },
  {
    interests: ['equity-funding'],
    offer: ['equity-shares', 'convertible-note'],
    investors: ['angel-investor', 'angel-network'],
    geographies: ['anywhere-in-india'],
  },
  {
    interests: ['equity-funding', 'strategic-investor'],
    offer: ['preference-shares-ccps'],
    investors: ['venture-capital', 'corporate-strategic'],
    geographies: ['anywhere-in-india', 'south-east-asia'],
  },
]

export function company(block: ProfileText, pick: Pick, thisYear: number): Answered {
  const [
    name = '',
    ,
    industry = '',
    city = '',
    model,
    round = '',
    goal = '',
    revenue = '',
    employees = '',
    founded = '',
    ebitda,
  ] = block.facts
  const [, , , products = '', keywords] = block.lines
  const { country } = placeOf(city)
  const looksFor = searches[pick.number(0, searches.length - 1)] ?? {
    interests: [],
    offer: [],
    investors: [],
    geographies: [],
  }
  return {
    basic: basics('INVESTMENT', block),
    business: {
      ...where(city, pick),
      ...margin(ebitda),
      profile: 'startup-founder',
      interested_in: looksFor.interests,
      industry,
      employees,
      products,
      keywords: commas(keywords),
      founding_year: founded,
      link: website(name, city),
      registration_number: registrationOf(city, founded, pick),
      model: words(model),
      operational_region: activeIn(city, employees, pick),
      funding_goal: money(goal, city),
      minimum_investment: money(goal, city, 0.1),
      round,
      capital_offer: looksFor.offer,
      expected_roi: String(pick.number(18, 34)),
      annual_revenue: revenue,
      founder_intro: block.told.Founder ?? '',
      core_team: block.told.Team ?? '',
      team_presence: pick.chance(0.5) && employees !== '2-10' ? 'several-cities-in-one-country' : 'single-location',
      target_investor: looksFor.investors,
      geographies: country === 'IN' ? looksFor.geographies : ['anywhere'],
      funding_timeline: ['1-3-months', '3-6-months', '6-12-months'][pick.number(0, 2)] ?? '3-6-months',
      strategic_partnership: pick.chance(0.7),
      ...figures({ band: revenue, margin: Number(ebitda), founded, city, plans: true }, pick, thisYear),
      ...fundsOf(words(model), block.place),
    },
  }
}
