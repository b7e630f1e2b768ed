import { unitsPerInr } from '../../src/domain/currencies.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import type { Answers } from '../../src/domain/registration/answerSchema.ts'
import { writePlace } from '../../src/domain/registration/places.ts'
import type { chooser, ProfileText } from './people.ts'
import { countriesIn, placeOf } from './places.ts'

/** The texts of demo members as wizard answers. Their formats are described at the top of each text. */

type Pick = ReturnType<typeof chooser>
type Answered = { basic: Answers; business: Answers }

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)
const commas = (text: string | undefined): string[] => (text ?? '').split(',').map((word) => word.trim())
const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** First and last name; a title before them is not one. */
export function personOf(kind: ProfileKind, { facts }: ProfileText): { first: string; last: string } {
  const [first = '', ...last] = (facts[kind === 'INVESTOR' ? 0 : 1] ?? '').replace(/^Dr /, '').split(' ')
  return { first, last: last.join(' ') }
}

const factors: Record<string, number> = { Cr: 1e7, L: 1e5, M: 1e6, K: 1e3 }
const moneyOf: Record<string, string> = { IN: 'INR', GB: 'GBP', AE: 'AED', SG: 'SGD', AU: 'AUD', CA: 'CAD', IE: 'EUR' }
const currencyIn = (city: string): string => moneyOf[placeOf(city).country] ?? 'USD'

/** `4.5Cr`, `80L`, `3.2M` or `640K` in the money of the place, or nothing. */
function money(text: string, city: string, share = 1): { amount: string; currency: string } | null {
  const [, digits = '', unit = ''] = text.match(/^([\d.]+)(Cr|L|M|K)$/) ?? []
  const amount = Math.round(Number(digits) * (factors[unit] ?? 0) * share)
  return amount > 0 ? { amount: String(amount), currency: currencyIn(city) } : null
}

const dollars = unitsPerInr.USD ?? 1

const website = (company: string): string => `https://www.${company.toLowerCase().replace(/[^a-z]+/g, '')}.in`

function where(city: string, pick: Pick): Answers {
  const { country, state } = placeOf(city)
  return {
    address: `${pick.number(2, 180)}, Industrial Estate, ${city}`,
    city,
    country,
    location: writePlace({ country, state: state || null, city: null }),
  }
}

function margin(text: string | undefined): Answers {
  const percent = Number(text)
  return { ebitda: String(Math.abs(percent)), ebitda_is_loss: percent < 0 }
}

/** A year's revenue in US dollars, by the band that the text names. */
const bands: Record<string, readonly [number, number]> = {
  'under-50k': [18_000, 45_000],
  '50k-100k': [55_000, 94_000],
  '100k-250k': [110_000, 230_000],
  '250k-500k': [270_000, 470_000],
  '500k-1m': [540_000, 930_000],
  '1m-5m': [1_300_000, 4_200_000],
  '5m-10m': [5_400_000, 9_200_000],
  '10m-50m': [12_000_000, 34_000_000],
}
interface Business {
  band: string
  /** Whole percent of the revenue. */
  margin: number
  founded: string
  city: string
  /** Whoever raises money says what the next year is to bring. */
  plans: boolean
}

/** Up to four years that lead to the revenue and the margin of today: companies grow fast, businesses for sale slowly. */
function figures({ band, margin, founded, city, plans }: Business, pick: Pick, thisYear: number): Answers {
  const range = bands[band]
  if (!range) return {}
  const currency = currencyIn(city)
  const most = plans ? range[1] : range[0] * 1.4
  const today = (pick.number(range[0] / 1000, most / 1000) * 1000 * (unitsPerInr[currency] ?? 1)) / dollars
  const growth = plans ? pick.number(128, 172) / 100 : pick.number(97, 118) / 100
  const round = (amount: number) => String(Math.round(amount / 10_000) * 10_000)
  const years = [-3, -2, -1, 0, ...(plans ? [1] : [])].flatMap((ahead) => {
    if (thisYear + ahead <= Number(founded)) return []
    const revenue = today * growth ** ahead
    const share = (margin + ahead * (plans ? 5 : 1)) / 100
    return { year: String(thisYear + ahead), revenue: round(revenue), profit: round(revenue * share), plan: ahead > 0 }
  })
  return { yearly_figures: { currency, years } }
}

/** How members say that they can be relied on: what they measure, and what they do when it goes wrong. */
const habits = [
  'We agree a date for every order and met 96% of them last year. When we will miss one, the customer hears from us before they have to ask.',
  'Two thirds of new customers come from existing ones. We publish our complaint rate every quarter, and every complaint is answered by a person within a working day.',
  'Our accounts are audited, our taxes are filed monthly, and no single customer brings more than a fifth of what we earn. We turn work down when we can’t do it well.',
  'We track four numbers every week: orders, margin, days to pay and staff who leave. All four are better than a year ago, and everyone here can see them.',
  'Half the team has been here for more than three years. We train on the job, promote from within and write down how the work is done, so that it doesn’t depend on one person.',
  'We grew without discounts. Customers stay because the work is right the first time; fewer than one order in fifty comes back, and we know why for each of them.',
]

/** Where they want to be, and how they intend to get there. */
const aims = [
  'In five years we want to be the first name people think of in our field, in every large city of the region. We will get there one market at a time, and only enter the next one once the last one pays for itself.',
  'We want to double in three years without lowering our standards: a second site, a stronger sales team, and software that takes the paperwork off people’s desks. Investors and partners get a one-page report every month.',
  'Our aim is a business that runs without its founders. We are building a second line of managers, moving what we know into written processes, and sharing profits with the people who earn them.',
  'We want to prove that this can be done cleanly and at a fair price, and then license it to others. Every step has a number attached to it, and we review those numbers with our advisers every quarter.',
  'We plan to reach customers abroad through local partners rather than offices of our own. Two pilots are running; we will scale the one that works and close the other.',
  'We would rather be the best at one thing than average at five. The next three years go into quality, certification and repeat customers; new products follow when those ask for them.',
]

const rules = [
  'Two rules don’t change: suppliers are paid on the day we agreed, and partners hear bad news from us first, on one page, every month.',
  'We will not borrow to grow, and we will not enter a market that none of us knows; both rules have saved us from expensive mistakes before.',
  'Every manager spends a day a month with customers, and what they bring back decides what we work on next, whatever the plan said before.',
  'A tenth of what we earn goes into training and better tools, in good years and in bad ones, and everyone can see how it was spent.',
]

function basics(kind: ProfileKind, block: ProfileText, about: string, aim: string): Answers {
  const { first, last } = personOf(kind, block)
  const name = block.facts[0] ?? ''
  // The same member always says the same.
  const place = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return {
    first_name: first,
    last_name: last,
    company_name: name,
    currency: 'INR',
    entity_type: 'private-limited',
    brief_about_business: `${about} ${habits[place % habits.length]}`,
    vision_and_mission: `${aim} ${aims[Math.floor(place / habits.length) % aims.length]} ${rules[place % rules.length]}`,
  }
}

export function answersOf(kind: ProfileKind, block: ProfileText, pick: Pick, thisYear: number): Answered {
  if (kind === 'INVESTOR') return investor(block)
  if (kind === 'INVESTMENT') return company(block, pick, thisYear)
  return kind === 'WANT_TO_SELL' ? seller(block, pick, thisYear) : trader(block, pick, thisYear)
}

/** What a company raises for, by its business model, with round shares that add up. */
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

/** Four of five companies say how much goes where. */
function fundsOf(model: readonly string[], pick: Pick): Answers {
  const chosen = uses[model.find((one) => one in uses) ?? 'other'] ?? []
  const use_of_funds = chosen.map(([slug]) => slug)
  if (!pick.chance(0.8)) return { use_of_funds }
  return {
    use_of_funds,
    use_of_funds_shares: { shares: chosen.map(([slug, percent]) => ({ slug, percent: String(percent) })) },
  }
}

/** Whom companies look for, and what they offer. */
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

function company(block: ProfileText, pick: Pick, thisYear: number): Answered {
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

function seller(block: ProfileText, pick: Pick, thisYear: number): Answered {
  const [
    name = '',
    ,
    industry = '',
    city = '',
    sold = '',
    ownership = '',
    price = '',
    stake = '',
    revenue = '',
    ebitda,
  ] = block.facts
  const [employees = '', founded = '', reason = '', timeline = '', sale = '', transition = '', visibility = '', model] =
    block.facts.slice(10)
  const [headline = '', there = '', why = '', products = '', assets, keywords] = block.lines
  return {
    basic: basics('WANT_TO_SELL', block, `${headline} ${there} ${why}`, `${why} ${there}`),
    business: {
      ...where(city, pick),
      ...margin(ebitda),
      industry,
      type_of_business_sold: sold,
      ownership_type: ownership,
      employees,
      founding_year: founded,
      model: words(model),
      link: website(name),
      products,
      annual_revenue: revenue,
      asking_price: money(price, city),
      asking_price_on_request: price === '-',
      stake_offered: stake,
      reason_for_sale: reason,
      deal_timeline: timeline,
      type_of_sale: sale,
      buyer_preference: ['strategic-corporate', 'family-office', 'individual-buyer'],
      strategic_assets: words(assets),
      seller_financing: pick.chance(0.4),
      transition_support: transition,
      visibility,
      keywords: commas(keywords),
      ...figures({ band: revenue, margin: Number(ebitda), founded, city, plans: false }, pick, thisYear),
    },
  }
}

function trader(block: ProfileText, pick: Pick, thisYear: number): Answered {
  const [name = '', , industries, city = '', participant = '', size = '', objectives, collaboration, active, looking] =
    block.facts
  const [terms = '-', languages] = block.facts.slice(10)
  const [headline = '', does = '', wanted = '', products = '', certificates = '-', keywords] = block.lines
  return {
    basic: basics(
      'WANT_TO_GROW',
      block,
      `${headline} ${does} ${wanted}`,
      `${wanted} ${does} We offer ${lowered(products)}.`,
    ),
    business: {
      ...where(city, pick),
      participant_type: participant,
      business_type_and_size: size,
      industry_sector: words(industries),
      primary_objective: words(objectives).slice(0, 3),
      networking_purpose: ['trade', 'partnership'],
      collaboration_type: words(collaboration),
      operational_region: words(active),
      target_countries: countriesIn(words(looking)),
      products,
      ...(terms === '-' ? {} : { trade_term: words(terms) }),
      language_preferences: words(languages),
      preferred_communication: ['in-app-chat', 'email'],
      ...(certificates === '-' ? {} : { certifications: certificates }),
      link: website(name),
      founding_year: String(thisYear - pick.number(4, 30)),
      visibility: 'everyone-with-an-active-plan',
      keywords: commas(keywords),
    },
  }
}

/** A few ways in which an investor works with founders. */
const manners = [
  'Everyone who writes to us gets an answer within a week, and a no comes with the reason. We ask for one page and a call with a customer who left.',
  'The first meeting takes half an hour and needs no slides. Bring the last three months of orders, your biggest worry, and what you would do if nobody invested.',
  'I read every proposal myself. Tell me what has gone wrong so far, who pays you on time, and what you would do with half the money you are asking for.',
]

function investor(block: ProfileText): Answered {
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
