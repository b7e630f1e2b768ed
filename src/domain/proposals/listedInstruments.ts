/** The instruments that a profile names, in the slugs of the list of instruments. */

/** By the slugs of the list of capital offer types; those that no instrument stands for have none. */
const ofCapitalOffer: Readonly<Record<string, string>> = {
  'equity-shares': 'equity',
  'preference-shares-ccps': 'preference',
  'convertible-note': 'convertible-note',
  'safe-isafe': 'safe-isafe',
  'venture-debt': 'venture-debt',
  'term-loan': 'term-loan',
  'revenue-based-financing': 'revenue-based',
  'partial-stake-sale': 'minority-stake',
}
const anyOffer = 'open-to-discussion'

/** Empty if the profile names none, or says that it is open to others. */
export function listedInstruments(answers: Readonly<Record<string, unknown>>): string[] {
  const [offered, used] = [slugsIn(answers.capital_offer), slugsIn(answers.instruments)]
  return offered.includes(anyOffer) ? [] : [...offered.flatMap((slug) => ofCapitalOffer[slug] ?? []), ...used]
}

const slugsIn = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter((slug): slug is string => typeof slug === 'string') : []
