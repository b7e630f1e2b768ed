/** Locations of demo members: `country state: cities`, with the state as a slug. */
const lines = `
IN maharashtra: Mumbai, Pune, Nagpur, Nashik, Aurangabad, Jalgaon, Ratnagiri
IN karnataka: Bengaluru, Belagavi, Channapatna, Chikkamagaluru, Madikeri, Mangaluru, Mysuru, Sirsi
IN tamil-nadu: Chennai, Coimbatore, Erode, Hosur, Salem, Tiruppur
IN gujarat: Ahmedabad, Anand, Mehsana, Morbi, Rajkot, Surat, Vadodara
IN telangana: Hyderabad
IN andhra-pradesh: Nellore, Visakhapatnam
IN kerala: Kochi
IN goa: Goa
IN delhi: Delhi
IN haryana: Gurugram, Karnal, Panipat
IN punjab: Amritsar, Jalandhar, Ludhiana
IN chandigarh: Chandigarh
IN uttar-pradesh: Kanpur, Lucknow, Noida, Varanasi
IN uttarakhand: Dehradun, Haridwar, Rishikesh
IN himachal-pradesh: Shimla, Solan
IN rajasthan: Jaipur, Jodhpur, Udaipur
IN madhya-pradesh: Bhopal, Indore, Rewa
IN bihar: Patna
IN jharkhand: Ranchi
IN odisha: Bhubaneswar
IN west-bengal: Kolkata
IN assam: Guwahati, Jorhat
IN sikkim: Gangtok
IN ladakh: Leh
AE Abu Dhabi: Abu Dhabi
AE Dubai: Dubai
GB England: Birmingham, Bristol, Leeds, London, Manchester
GB Scotland: Edinburgh, Glasgow
US Texas: Austin
US Massachusetts: Boston
SG : Singapore
HK Central and Western: Hong Kong
JP Aichi: Nagoya
JP Tokyo: Tokyo
VN Ho Chi Minh City (HCMC): Ho Chi Minh City
ID East Java: Surabaya
AU Western Australia: Perth
AU New South Wales: Sydney
NZ Auckland: Auckland
CA Ontario: Toronto
AR Buenos Aires F.D.: Buenos Aires
GH Greater Accra: Accra
KE Nairobi County: Nairobi
ZA Western Cape: Cape Town
ZA Gauteng: Johannesburg
TR Istanbul: Istanbul
DE Baden-Wurttemberg: Stuttgart
FR Auvergne-Rhône-Alpes: Lyon
IT Lombardy: Milan
PT Lisbon: Lisbon
IE Leinster: Dublin
NO Vestland: Bergen
NO Oslo: Oslo`

interface Place {
  country: string
  state: string
}

const places = new Map<string, Place>(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [where = '', cities = ''] = line.split(': ')
      const country = where.slice(0, 2)
      const state = where.slice(3)
      return cities.split(', ').map((city) => [city, { country, state }] as const)
    }),
)

export const placeOf = (city: string): Place => places.get(city) ?? { country: 'IN', state: 'delhi' }

/** A few countries of each region, for answers that list countries. */
const countriesOf: Record<string, readonly string[]> = {
  europe: ['DE', 'FR', 'NL'],
  'united-kingdom': ['GB'],
  africa: ['KE', 'NG', 'ZA'],
  'south-asia': ['IN', 'LK', 'BD'],
  'south-east-asia': ['SG', 'VN', 'ID'],
  'east-asia': ['JP', 'KR'],
  'middle-east-gcc': ['AE', 'SA', 'OM'],
  'north-america': ['US', 'CA'],
  'latin-america': ['BR', 'MX', 'PE'],
  oceania: ['AU', 'NZ'],
}

export const countriesIn = (regions: readonly string[]): string[] => [
  ...new Set(regions.flatMap((region) => countriesOf[region] ?? ['IN'])),
]
