import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { ProfileText } from '../people.ts'
import { basics } from './basics.ts'
import { type Answered, commas, money, type Pick, personOf, website, where, words } from './facts.ts'
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
function fundsOf(model: readonly string[], pick: Pick): Answers {
  const chosen = uses[model.find((one) => one in uses) ?? 'other'] ?? []
  const use_of_funds = chosen.map(([slug]) => slug)
  if (!pick.chance(0.8)) return { use_of_funds }
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

const careers = [
  'spent nine years in the industry, first in sales and then in finance, before starting the company.',
  'trained as an engineer, ran operations for a larger competitor for six years, and left to build what its customers kept asking for.',
  'comes from a family in this trade and returned to it after eight years in consulting.',
  'founded and sold an earlier company in a related field, and put part of the proceeds into this one.',
]

const teams = [
  'A head of operations with fifteen years in the industry, a head of sales who built two regions, and a chartered accountant who joined from a listed company.',
  'Two co-founders who have worked together for a decade: one runs product, the other customers. A finance lead joined last year.',
  'Five department heads, three of them promoted from within, and an advisory board of two former customers and a lawyer.',
  'A small senior team: operations, engineering and sales, each with ten years or more, supported by part-time finance and legal counsel.',
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
  const [headline = '', problem = '', traction = '', products = '', keywords] = block.lines
  const { first, last } = personOf('INVESTMENT', block)
  const looksFor = searches[pick.number(0, searches.length - 1)] ?? {
    interests: [],
    offer: [],
    investors: [],
    geographies: [],
  }
  return {
    basic: basics(
      'INVESTMENT',
      block,
      `${headline} ${problem} ${traction}`,
      `${problem} We started ${name} in ${city} in ${founded} because we had run into this ourselves.`,
    ),
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
      link: website(name),
      registration_number: `U${pick.number(10000, 99999)}MH${founded}PTC${pick.number(100000, 999999)}`,
      model: words(model),
      operational_region: ['pan-india'],
      funding_goal: money(goal, city),
      minimum_investment: money(goal, city, 0.1),
      round,
      capital_offer: looksFor.offer,
      expected_roi: String(pick.number(18, 34)),
      annual_revenue: revenue,
      founder_intro: `${first} ${last} ${careers[pick.number(0, careers.length - 1)]}`,
      core_team: teams[pick.number(0, teams.length - 1)] ?? '',
      team_presence: pick.chance(0.5) ? 'several-cities-in-one-country' : 'single-location',
      target_investor: looksFor.investors,
      geographies: looksFor.geographies,
      funding_timeline: ['1-3-months', '3-6-months', '6-12-months'][pick.number(0, 2)] ?? '3-6-months',
      strategic_partnership: pick.chance(0.7),
      ...figures({ band: revenue, margin: Number(ebitda), founded, city, plans: true }, pick, thisYear),
      ...fundsOf(words(model), pick),
    },
  }
}
