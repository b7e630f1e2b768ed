import type { Match } from '../../../src/domain/matching/match.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { countryName, labelOf } from '../catalog/index.ts'

/** Match reasons, with the shared options named in the reader's language. */
export const presentMatch = (match: Match, language: Language) => ({
  score: match.score,
  reasons: match.reasons.map(({ part, met, shared, fits }) => ({
    part,
    met,
    shared: [...new Set(shared.map((slug) => labelFor(part, slug, language)))],
    fits: [...new Set(fits.map((slug) => labelFor(part, slug, language)))],
  })),
})

export function labelFor(part: Match['reasons'][number]['part'], slug: string, language: Language): string {
  if (part === 'sector') return labelOf('industry', slug, language)
  if (part === 'stage') return labelOf('preferred-stages', slug, language)
  if (part === 'investor') return labelOf('target-investor-profile', slug, language)
  if (part === 'place')
    return slug.length === 2 ? countryName(slug, language) : labelOf('operational-region', slug, language)
  return slug
}
