import type { Answers } from '../../src/domain/contract/profiles.ts'
import type { ProfileKind } from '../../src/domain/offerings.ts'
import { demoAccounts } from './accounts.ts'
import { numbersFrom } from './pictures.ts'

export interface DemoProfile {
  kind: ProfileKind
  name: string
  email: string
  mobile: string
  picture: string
  verified: boolean
  pitch: string
  basic: Answers
  business: Answers
}

const firstNames = [
  'Aarav',
  'Diya',
  'Vikram',
  'Kavya',
  'Arjun',
  'Priya',
  'Nikhil',
  'Sneha',
  'Rahul',
  'Ishita',
  'Karan',
  'Pooja',
  'Siddharth',
  'Neha',
  'Aditya',
  'Ritu',
  'Farhan',
  'Ayesha',
  'Joseph',
  'Maria',
  'Gurpreet',
  'Harleen',
  'Emily',
  'Daniel',
  'Oliver',
  'Grace',
  'Hannah',
  'Thomas',
  'Lakshmi',
  'Suresh',
  'Tenzin',
  'Zoya',
]
const lastNames = [
  'Sharma',
  'Iyer',
  'Patel',
  'Reddy',
  'Banerjee',
  'Gupta',
  'Desai',
  'Nair',
  'Khan',
  'Singh',
  'Fernandes',
  'Joshi',
  'Chatterjee',
  'Menon',
  'Agarwal',
  'Rao',
  'Walker',
  'Bennett',
  'Hughes',
  'Carter',
  'Das',
  'Bose',
  'Shetty',
  'Kapoor',
]
const stateOf: Record<string, string> = {
  Mumbai: 'maharashtra',
  Bengaluru: 'karnataka',
  Pune: 'maharashtra',
  Hyderabad: 'telangana',
  Chennai: 'tamil-nadu',
  Ahmedabad: 'gujarat',
  Kolkata: 'west-bengal',
  Jaipur: 'rajasthan',
  Kochi: 'kerala',
  Indore: 'madhya-pradesh',
  Delhi: 'delhi',
  Coimbatore: 'tamil-nadu',
}
const cities: [string, string][] = [
  ['Mumbai', 'IN'],
  ['Bengaluru', 'IN'],
  ['Pune', 'IN'],
  ['Hyderabad', 'IN'],
  ['Chennai', 'IN'],
  ['Ahmedabad', 'IN'],
  ['Kolkata', 'IN'],
  ['Jaipur', 'IN'],
  ['Kochi', 'IN'],
  ['Indore', 'IN'],
  ['Delhi', 'IN'],
  ['Coimbatore', 'IN'],
  ['Singapore', 'SG'],
  ['Dubai', 'AE'],
  ['London', 'GB'],
  ['Manchester', 'GB'],
]

interface Trade {
  industry: string
  names: string[]
  makes: string
  buyers: string
  edge: string
  words: string[]
}
const trades: Trade[] = [
  {
    industry: 'agriculture-food-processing',
    names: ['Annapurna Millets', 'Greenfurrow Foods', 'Sahyadri Spices'],
    makes: 'stone-ground millet flours and ready mixes',
    buyers: 'grocers and school kitchens',
    edge: 'we buy from 1,400 farmers under three-year contracts',
    words: ['millets', 'farm to fork'],
  },
  {
    industry: 'automotive-ev',
    names: ['Voltroad Mobility', 'Chakra Motors', 'Ampere Lane'],
    makes: 'swappable batteries for electric three-wheelers',
    buyers: 'fleet operators in tier-two cities',
    edge: 'a swap takes ninety seconds and costs less than diesel',
    words: ['battery swapping', 'fleets'],
  },
  {
    industry: 'banking-finance-fintech',
    names: ['Paisa Ledger', 'Khata Bridge', 'Nidhi Rails'],
    makes: 'invoice financing for small manufacturers',
    buyers: 'workshops that wait ninety days for payment',
    edge: 'we underwrite from purchase orders, not from collateral',
    words: ['invoice finance', 'MSME'],
  },
  {
    industry: 'healthcare-pharma-biotech',
    names: ['Swasthya Labs', 'Arogya Diagnostics', 'Meridian Biocare'],
    makes: 'portable diagnostic kits for primary clinics',
    buyers: 'clinics and state health missions',
    edge: 'results in eleven minutes without a cold chain',
    words: ['diagnostics', 'point of care'],
  },
  {
    industry: 'education-edtech',
    names: ['Pathshala Loop', 'Gyan Orchard', 'Sparkline Learning'],
    makes: 'mathematics practice in six Indian languages',
    buyers: 'schools and after-school centres',
    edge: 'children improve by a grade within two terms',
    words: ['vernacular', 'schools'],
  },
  {
    industry: 'energy-renewables-climate',
    names: ['Suryakosh Energy', 'Tideglow Power', 'Ember & Leaf'],
    makes: 'rooftop solar with batteries for cold storage',
    buyers: 'cold stores and dairies',
    edge: 'we install in four days and are paid from the savings',
    words: ['solar', 'cold chain'],
  },
  {
    industry: 'logistics-supply-chain',
    names: ['Setu Freight', 'Quickhaul Networks', 'Harbourline Logistics'],
    makes: 'shared truckloads between industrial towns',
    buyers: 'manufacturers that ship less than a truck',
    edge: 'trucks run eighty-six per cent full',
    words: ['part truckload', 'freight'],
  },
  {
    industry: 'saas-software',
    names: ['Tallyleaf', 'Orbitdesk', 'Nimbus Works'],
    makes: 'production planning software for small factories',
    buyers: 'factories with fifty to five hundred people',
    edge: 'a plant is live within nine working days',
    words: ['planning', 'factories'],
  },
  {
    industry: 'fashion-textiles-jewellery',
    names: ['Kala Weaves', 'Indigo Loom', 'Motif & Thread'],
    makes: 'handwoven home textiles',
    buyers: 'design stores in Europe and Japan',
    edge: 'every piece can be traced to its weaver',
    words: ['handloom', 'export'],
  },
  {
    industry: 'food-beverage-restaurants',
    names: ['Chai Junction', 'Coastal Ladle', 'Biscuit Theory'],
    makes: 'tea kiosks in railway stations',
    buyers: 'travellers, forty thousand cups a day',
    edge: 'a kiosk pays itself back in seven months',
    words: ['kiosks', 'tea'],
  },
  {
    industry: 'waste-water-environment',
    names: ['Nirmal Loop', 'Rewater Systems', 'Kabadi Circle'],
    makes: 'water recycling units for dyeing houses',
    buyers: 'textile clusters',
    edge: 'ninety-two per cent of the water is used again',
    words: ['zero discharge', 'recycling'],
  },
  {
    industry: 'ai-data',
    names: ['Darpan Vision', 'Sutra Models', 'Signalwala'],
    makes: 'visual inspection for weaving and casting lines',
    buyers: 'quality teams in mid-size plants',
    edge: 'it learns a new defect from thirty pictures',
    words: ['inspection', 'computer vision'],
  },
]

/** The generator of one profile: choices that depend only on its seed. */
const chooser = (seed: string) => {
  const next = numbersFrom(seed)
  return {
    one: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    number: (low: number, high: number) => Math.round(low + next() * (high - low)),
    chance: (share: number) => next() < share,
  }
}

/** As many of each kind as asked for; the first of a kind is the demo account. */
export function demoProfiles(counts: Record<ProfileKind, number>, thisYear: number): DemoProfile[] {
  return (Object.entries(counts) as [ProfileKind, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => demoProfile(kind, place, thisYear)),
  )
}

function demoProfile(kind: ProfileKind, place: number, thisYear: number): DemoProfile {
  const seed = `${kind}-${place}`
  const pick = chooser(seed)
  const account = place === 0 ? demoAccounts.find((demo) => demo.kind === kind) : undefined
  const [first, last] = (account?.name ?? `${pick.one(firstNames)} ${pick.one(lastNames)}`).split(' ') as [
    string,
    string,
  ]
  const trade = trades[place % trades.length] as Trade
  const [city, country] = cities[(place * 5 + kind.length) % cities.length] as [string, string]
  const company = `${trade.names[Math.floor(place / trades.length) % trade.names.length]}${place >= trades.length * 3 ? ` ${city}` : ''}`
  const shared = { first, last, company, city, country, trade, pick, thisYear }
  const answers = kind === 'INVESTOR' ? investor(shared) : { basic: basics(shared), business: business(kind, shared) }
  return {
    kind,
    name: `${first} ${last}`,
    email:
      account?.email ?? `${first}.${last}.${kind.toLowerCase().replaceAll('_', '')}${place}@example.in`.toLowerCase(),
    mobile:
      account?.mobile ??
      `+9170${['INVESTOR', 'INVESTMENT', 'WANT_TO_SELL', 'WANT_TO_GROW'].indexOf(kind)}${String(1_000_000 + place * 7919).slice(0, 7)}`,
    picture: seed.toLowerCase().replaceAll('_', '-'),
    verified: pick.chance(0.4),
    pitch: `${company} makes ${trade.makes} for ${trade.buyers}; ${trade.edge}.`,
    ...answers,
  }
}

interface Shared {
  first: string
  last: string
  company: string
  city: string
  country: string
  trade: Trade
  pick: ReturnType<typeof chooser>
  thisYear: number
}

const basics = ({ first, last, company, trade, city }: Shared): Answers => ({
  first_name: first,
  last_name: last,
  company_name: company,
  currency: 'INR',
  entity_type: 'private-limited',
  brief_about_business: `${company} makes ${trade.makes} for ${trade.buyers}. Our edge is simple: ${trade.edge}. We started in ${city} with two people and a borrowed workshop, and grew by doing one thing well and asking every customer what still annoyed them. Today orders repeat every month, our margins have widened for three years in a row, and we turn away work that does not fit. We are careful with money and honest about what we do not know yet.`,
  vision_and_mission: `We want ${trade.makes} to be something people stop worrying about. Our mission is to serve ${trade.buyers} better than anyone in the region, to pay our suppliers on time, and to train the people who join us so that they could run the place themselves one day. In five years we see ourselves in three more states and in two countries beyond India, still answering the telephone in person and still measured by whether a customer orders a second time.`,
})

function business(kind: ProfileKind, shared: Shared): Answers {
  const { pick, trade, city, country, thisYear } = shared
  const where = { address: `${pick.number(2, 180)}, Industrial Estate, ${city}`, city, country }
  const common = {
    ...where,
    employees: pick.one(['2-10', '11-50', '51-200', '201-500']),
    products: `${trade.makes[0]?.toUpperCase()}${trade.makes.slice(1)}, installation and after-sales service.`,
    keywords: [...trade.words, trade.industry.split('-')[0] ?? 'business'],
    founding_year: String(thisYear - pick.number(2, 22)),
    link: `https://www.${shared.company.toLowerCase().replace(/[^a-z]+/g, '')}.in`,
  }
  if (kind === 'INVESTMENT') return { ...common, ...raising(shared) }
  if (kind === 'WANT_TO_SELL') return { ...common, ...selling(shared) }
  return { ...common, ...growing(shared) }
}

const inr = (amount: number) => ({ amount: String(amount), currency: 'INR' })

const raising = ({ pick, trade, city, first, last }: Shared): Answers => ({
  profile: 'startup-founder',
  interested_in: ['equity-funding', 'strategic-investor'],
  industry: trade.industry,
  location: stateOf[city] ?? 'outside-india',
  registration_number: `U${pick.number(10000, 99999)}MH20${pick.number(10, 24)}PTC${pick.number(100000, 999999)}`,
  model: ['b2b'],
  operational_region: ['pan-india'],
  funding_goal: inr(pick.number(4, 90) * 2_500_000),
  minimum_investment: inr(pick.number(1, 8) * 500_000),
  round: pick.one(['pre-seed', 'seed', 'pre-series-a', 'series-a', 'series-b']),
  capital_offer: ['equity-shares'],
  use_of_funds: ['product-development', 'marketing-sales', 'hiring'],
  expected_roi: String(pick.number(18, 34)),
  ebitda: String(pick.number(3, 24)),
  ebitda_is_loss: pick.chance(0.3),
  annual_revenue: pick.one(['50k-100k', '100k-250k', '250k-500k', '500k-1m', '1m-5m']),
  founder_intro: `${first} ${last} spent nine years in the industry before starting the company, first on the shop floor and then running a plant.`,
  core_team:
    'A head of operations with fifteen years in manufacturing, a head of sales who built two regional networks, and a finance lead who is a chartered accountant.',
  team_presence: 'several-cities-in-one-country',
  target_investor: ['angel-investor', 'venture-capital', 'family-office'],
  geographies: ['anywhere-in-india', 'middle-east-gcc'],
  funding_timeline: pick.one(['1-3-months', '3-6-months', '6-12-months']),
  strategic_partnership: pick.chance(0.7),
})

const selling = ({ pick, trade, city }: Shared): Answers => ({
  industry: trade.industry,
  type_of_business_sold: pick.one(['operating-company-100', 'majority-stake', 'brand-ip']),
  ownership_type: pick.one(['sole-owner', 'family-owned', 'equal-partners']),
  location: stateOf[city] ?? 'outside-india',
  model: ['manufacturing'],
  annual_revenue: pick.one(['250k-500k', '500k-1m', '1m-5m', '5m-10m']),
  ebitda: String(pick.number(8, 27)),
  asking_price: inr(pick.number(3, 80) * 5_000_000),
  stake_offered: String(pick.one([51, 74, 100])),
  reason_for_sale: pick.one(['retirement', 'relocation', 'new-venture', 'lack-of-succession']),
  deal_timeline: pick.one(['3-6', '6-12', 'no-fixed-timeline']),
  type_of_sale: pick.one(['share-sale', 'asset-sale', 'slump-sale']),
  buyer_preference: ['strategic-corporate', 'family-office'],
  strategic_assets: ['plant-machinery', 'brand-trademarks', 'customer-contracts'],
  seller_financing: pick.chance(0.4),
  transition_support: pick.one(['3-months', '6-months', '12-months']),
  visibility: pick.chance(0.5) ? 'anonymous' : 'everyone-with-an-active-plan',
})

const growing = ({ pick, trade }: Shared): Answers => ({
  participant_type: pick.one(['manufacturer', 'exporter', 'importer', 'distributor-wholesaler']),
  business_type_and_size: 'startup',
  industry_sector: [trade.industry],
  primary_objective: ['find-distributors', 'enter-a-new-country'],
  networking_purpose: ['trade', 'partnership'],
  collaboration_type: ['distribution-agreement', 'joint-venture'],
  operational_region: ['south-asia', 'middle-east-gcc'],
  target_countries: ['AE', 'DE', 'KE', 'SG'],
  trade_term: ['fob', 'cif'],
  language_preferences: ['english', 'hindi'],
  preferred_communication: ['in-app-chat', 'email'],
  visibility: 'everyone-with-an-active-plan',
})

const funds = [
  'Banyan Tree Partners',
  'Lotus Peak Capital',
  'Monsoon Ventures',
  'Deccan Angels',
  'Kite Hill Family Office',
  'Saffron Bridge',
  'Westgate Principal',
  'Peepal Growth Fund',
]

function investor({ first, last, city, country, trade, pick }: Shared): { basic: Answers; business: Answers } {
  const range = pick.one(['25k-100k', '100k-250k', '250k-1m', '1m-5m', '5m-25m'])
  const other = pick.one(trades)
  return {
    basic: {
      first_name: first,
      last_name: last,
      company_name: pick.one(funds),
      designation_role: pick.one(['managing-partner', 'principal', 'individual-investor', 'investment-manager']),
      currency: 'INR',
      city,
      country,
      founder_linkedin: `https://www.linkedin.com/in/${first}-${last}`.toLowerCase(),
    },
    business: {
      institution_type: pick.one(['individual', 'vc-fund', 'family-office', 'corporate']),
      associated_with: [pick.one(['independent', 'angel-network', 'vc-firm', 'family-office'])],
      investment_age: pick.one(['2-5', '6-10', '11-20', '20-plus']),
      typical_investment_range: range,
      instruments: ['equity', 'convertible-note'],
      target_domains: [...new Set([trade.industry, other.industry])],
      preferred_stages: ['early-revenue', 'growth'],
      operational_region: ['pan-india', 'south-asia'],
      level_of_involvement: pick.one(['quarterly-updates', 'advisor', 'board-seat', 'board-observer']),
      looking_for_connect: ['startups-raising-funds', 'co-investors'],
      past_investments: String(pick.number(2, 38)),
      thesis: `I back patient founders who sell to ${trade.buyers} or to ${other.buyers}. What convinces me is repeat orders, not decks. I like businesses where the second sale is easier than the first, where suppliers are paid on time, and where the founder can explain the margin without a spreadsheet. I usually lead or follow in the first institutional round, help with hiring and with the first export order, and stay for seven years or longer.`,
    },
  }
}
