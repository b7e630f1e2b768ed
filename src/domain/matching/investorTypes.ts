/** The investors that a company looks for, and what an investor is, as options of `target-investor-profile`. */

const ofInstitution: Record<string, readonly string[]> = {
  individual: ['angel-investor'],
  huf: ['angel-investor'],
  'angel-fund-aif-cat-i': ['angel-network', 'seed-fund-micro-vc'],
  'vc-fund': ['venture-capital', 'seed-fund-micro-vc'],
  'pe-fund-aif-cat-ii': ['private-equity'],
  'family-office': ['family-office'],
  corporate: ['corporate-strategic'],
  nbfc: ['bank-nbfc', 'venture-debt'],
  bank: ['bank-nbfc'],
  dfi: ['government-dfi'],
}
const ofAssociation: Record<string, readonly string[]> = {
  'angel-network': ['angel-network', 'angel-investor'],
  'vc-firm': ['venture-capital', 'seed-fund-micro-vc'],
  'pe-firm': ['private-equity'],
  'family-office': ['family-office'],
  corporate: ['corporate-strategic'],
  'bank-nbfc': ['bank-nbfc', 'venture-debt'],
  'accelerator-incubator': ['accelerator'],
  'government-body': ['government-dfi'],
}

/** Answers of a profile by their fields. */
type Answers = Readonly<Record<string, unknown>>

const slugs = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.map(String) : typeof answer === 'string' ? [answer] : []

/** No profile says whether an investor invests for impact, so a company that looks for such investors excludes none. */
const untold = 'impact-investor'

export function soughtInvestors(company: Answers): string[] {
  const sought = slugs(company.target_investor)
  return sought.includes(untold) ? [] : [...sought]
}

export const typesOfInvestor = (investor: Answers): string[] => [
  ...new Set([
    ...slugs(investor.institution_type).flatMap((slug) => ofInstitution[slug] ?? []),
    ...slugs(investor.associated_with).flatMap((slug) => ofAssociation[slug] ?? []),
  ]),
]
