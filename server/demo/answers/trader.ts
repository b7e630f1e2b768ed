import type { ProfileText } from '../people.ts'
import { countriesIn } from '../places.ts'
import { basics } from './basics.ts'
import { type Answered, commas, type Pick, website, where, words } from './facts.ts'

export function trader(block: ProfileText, pick: Pick, thisYear: number): Answered {
  const [name = '', , industries, city = '', participant = '', size = '', objectives, collaboration, active, looking] =
    block.facts
  const [terms = '-', languages] = block.facts.slice(10)
  const [, , , products = '', certificates = '-', keywords] = block.lines
  return {
    basic: basics('WANT_TO_GROW', block),
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
      link: website(name, city),
      founding_year: String(thisYear - pick.number(4, 30)),
      visibility: 'everyone-with-an-active-plan',
      keywords: commas(keywords),
    },
  }
}
