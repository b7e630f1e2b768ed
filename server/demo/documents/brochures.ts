import type { DemoProfile } from '../people.ts'
import { labels, words } from './deck.ts'
import { textOf } from './letter.ts'

/** What a business sells and what belongs to it. */
export const catalogueOf = ({ business, story }: DemoProfile): Uint8Array =>
  textOf(
    'Products and services',
    story.headline,
    [
      {
        heading: 'What is sold',
        lines: [`${words(business.products)}.`, `Customers: ${labels('model', business.model).join(' and ')}.`],
      },
      { heading: 'How the business works', lines: [story.problem] },
      {
        heading: 'What belongs to it',
        lines: labels('strategic-assets', business.strategic_assets).map((asset) => `• ${asset}`),
      },
    ],
    true,
  )

/** The brochure of a member of Global Connect. */
export function brochureOf({ basic, business, story }: DemoProfile): Uint8Array {
  const name = words(basic.company_name)
  return textOf(
    name,
    story.headline,
    [
      {
        heading: 'Who we are',
        lines: [
          story.problem,
          `We are at home in ${words(business.city)} and have worked in this trade since ${words(business.founding_year)}.`,
        ],
      },
      {
        heading: 'What we offer',
        lines: [
          ...words(business.products)
            .split(', ')
            .map((product) => `• ${product.charAt(0).toUpperCase()}${product.slice(1)}`),
          ...(business.certifications ? [`Certificates: ${words(business.certifications)}.`] : []),
          ...(Array.isArray(business.trade_term)
            ? [`Terms of delivery: ${labels('trade-term', business.trade_term).join(', ')}.`]
            : []),
        ],
      },
      {
        heading: 'Whom we look for',
        lines: [
          story.traction,
          `How we like to work together: ${labels('collaboration-type', business.collaboration_type).join(', ').toLowerCase()}.`,
          `We write in ${labels('language-preferences', business.language_preferences).join(', ')}.`,
        ],
      },
    ],
    true,
  )
}
