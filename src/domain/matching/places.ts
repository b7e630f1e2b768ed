/** The catalogue's regions (lists operational-region and geographies) by country, ISO 3166-1 alpha-2. */
const countries: Record<string, string> = {
  'south-asia': 'AF BD BT IN LK MV NP PK',
  'south-east-asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'east-asia': 'CN HK JP KP KR MN MO TW',
  'middle-east-gcc': 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  europe:
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK',
  'united-kingdom': 'GB GG IM JE',
  'north-america': 'BM CA GL US',
  'latin-america':
    'AG AR BB BO BR BS BZ CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PR PY SR SV TT UY VC VE',
  oceania: 'AU CK FJ FM KI MH NC NR NZ PF PG PW SB TO TV VU WS',
  'pan-india': 'IN',
  'anywhere-in-india': 'IN',
}

const everywhere: readonly string[] = ['anywhere', 'worldwide']
const members = new Map(Object.entries(countries).map(([region, codes]) => [region, new Set(codes.split(' '))]))

/** True if one of the regions includes a country. */
export const coversCountry = (regions: readonly string[], country: string): boolean =>
  regions.some((region) => region === country || everywhere.includes(region) || members.get(region)?.has(country))

/** The catalogue's regions that include a country, the widest last. */
export const regionsWith = (country: string): string[] =>
  [...members].filter(([, codes]) => codes.has(country)).map(([region]) => region)
