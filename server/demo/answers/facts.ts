import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import { writePlace } from '../../../src/domain/registration/places.ts'
import type { chooser, ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'

export type Pick = ReturnType<typeof chooser>

export type Answered = { basic: Answers; business: Answers }
export const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean)
export const commas = (text: string | undefined): string[] => (text ?? '').split(',').map((word) => word.trim())

/** The first and the last name, without a title before them. */
export function personOf(kind: ProfileKind, { facts }: ProfileText): { first: string; last: string } {
  const [first = '', ...last] = (facts[kind === 'INVESTOR' ? 0 : 1] ?? '').replace(/^Dr /, '').split(' ')
  return { first, last: last.join(' ') }
}

const factors: Record<string, number> = { Cr: 1e7, L: 1e5, M: 1e6, K: 1e3 }
const moneyOf: Record<string, string> = {
  IN: 'INR',
  GB: 'GBP',
  AE: 'AED',
  SG: 'SGD',
  AU: 'AUD',
  CA: 'CAD',
  IE: 'EUR',
}

export const currencyIn = (city: string): string => moneyOf[placeOf(city).country] ?? 'USD'

/** Parses `4.5Cr`, `80L`, `3.2M` or `640K` as money in the currency of the place; null if the text is none of these. */
export function money(text: string, city: string, share = 1): { amount: string; currency: string } | null {
  const [, digits = '', unit = ''] = text.match(/^([\d.]+)(Cr|L|M|K)$/) ?? []
  const amount = Math.round(Number(digits) * (factors[unit] ?? 0) * share)
  return amount > 0 ? { amount: String(amount), currency: currencyIn(city) } : null
}

/** The ending of web addresses in each country; `com` elsewhere. */
const endings: Readonly<Record<string, string>> = {
  ...{ IN: 'in', GB: 'co.uk', AE: 'ae', SG: 'com.sg', AU: 'com.au', NZ: 'co.nz', CA: 'ca', IE: 'ie', KE: 'co.ke' },
  ...{
    ZA: 'co.za',
    JP: 'co.jp',
    VN: 'vn',
    ID: 'co.id',
    HK: 'com.hk',
    FR: 'fr',
    DE: 'de',
    IT: 'it',
    PT: 'pt',
    NO: 'no',
  },
  ...{ TR: 'com.tr', AR: 'com.ar', GH: 'com.gh' },
}
export function website(company: string, city: string): string {
  const plain = company
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')
  return `https://www.${plain}.${endings[placeOf(city).country] ?? 'com'}`
}

/** The region around each country outside India. */
const regions: Readonly<Record<string, string>> = {
  ...{ GB: 'united-kingdom', IE: 'europe', AE: 'middle-east-gcc', SG: 'south-east-asia', AU: 'oceania', NZ: 'oceania' },
  ...{ CA: 'north-america', US: 'north-america', KE: 'africa' },
}

/** Where a company works: around its own city while it is small, then further. */
export function activeIn(city: string, employees: string, pick: Pick): string[] {
  const { country } = placeOf(city)
  if (country !== 'IN') return [regions[country] ?? 'worldwide', ...(pick.chance(0.3) ? ['europe'] : [])]
  if (employees === '2-10') return ['regional-one-state']
  return pick.chance(0.25) ? ['pan-india', 'south-asia'] : ['pan-india']
}

/** The letters of each state in a company's registration number. */
const stateLetters: Readonly<Record<string, string>> = {
  ...{
    maharashtra: 'MH',
    karnataka: 'KA',
    'tamil-nadu': 'TN',
    gujarat: 'GJ',
    telangana: 'TS',
    kerala: 'KL',
    goa: 'GA',
  },
  ...{ 'andhra-pradesh': 'AP', delhi: 'DL', haryana: 'HR', punjab: 'PB', chandigarh: 'CH', 'uttar-pradesh': 'UP' },
  ...{ uttarakhand: 'UR', 'himachal-pradesh': 'HP', rajasthan: 'RJ', 'madhya-pradesh': 'MP', bihar: 'BR' },
  ...{ jharkhand: 'JH', odisha: 'OR', 'west-bengal': 'WB', assam: 'AS', sikkim: 'SK', ladakh: 'LA' },
}
export function registrationOf(city: string, founded: string, pick: Pick): string {
  const { country, state } = placeOf(city)
  if (country !== 'IN') return `${country}${pick.number(1_000_000, 9_999_999)}`
  return `U${pick.number(10000, 99999)}${stateLetters[state] ?? 'DL'}${founded}PTC${pick.number(100000, 999999)}`
}

const streets: Readonly<Record<string, readonly string[]>> = {
  IN: ['Industrial Estate', 'Station Road', 'MG Road', 'Market Yard Road', 'Ring Road', 'Nehru Nagar'],
}
const streetsAbroad = ['Harbour Road', 'Station Street', 'Park Street', 'Market Street', 'Mill Lane']

export function where(city: string, pick: Pick): Answers {
  const { country, state } = placeOf(city)
  const named = streets[country] ?? streetsAbroad
  return {
    address: `${pick.number(2, 180)} ${named[pick.number(0, named.length - 1)]}, ${city}`,
    city,
    country,
    location: writePlace({ country, state: state || null, city: null }),
  }
}
