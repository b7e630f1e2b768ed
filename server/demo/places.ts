/** Where demo members live: `country state: cities`, the state as the option list writes it. */
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
AE outside-india: Abu Dhabi, Dubai
GB outside-india: Birmingham, Bristol, Edinburgh, Glasgow, Leeds, London, Manchester
US outside-india: Austin, Boston
SG outside-india: Singapore
HK outside-india: Hong Kong
JP outside-india: Nagoya, Tokyo
VN outside-india: Ho Chi Minh City
ID outside-india: Surabaya
AU outside-india: Perth, Sydney
NZ outside-india: Auckland
CA outside-india: Toronto
AR outside-india: Buenos Aires
GH outside-india: Accra
KE outside-india: Nairobi
ZA outside-india: Cape Town, Johannesburg
TR outside-india: Istanbul
DE outside-india: Stuttgart
FR outside-india: Lyon
IT outside-india: Milan
PT outside-india: Lisbon
IE outside-india: Dublin
NO outside-india: Bergen, Oslo`

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
      const [country = '', state = ''] = where.split(' ')
      return cities.split(', ').map((city) => [city, { country, state }] as const)
    }),
)

export const placeOf = (city: string): Place => places.get(city) ?? { country: 'IN', state: 'delhi' }

/** A few countries of a region, for those who name countries. */
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
