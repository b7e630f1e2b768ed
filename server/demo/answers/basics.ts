import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'
import { personOf } from './facts.ts'
import { aimOf, overviewOf, type Subject } from './prose.ts'

const entities: Readonly<Record<string, string>> = { AE: 'llc', US: 'c-corporation', CA: 'c-corporation', DE: 'llc' }

/** The aims of those whose listings a newcomer reads first, in their own words. */
const ownAims: Readonly<Record<string, string>> = {
  'Annapurna Millets':
    'A child who likes millet at school asks for it at home; that is how we want to reach a million kitchens by 2031. First we finish western India: a second stabilising line in Pune, a depot in Nashik and growers for both. Odisha comes next, with a small mill beside the fields. Whatever we add, three promises stay: growers have a price floor before they sow, schools pay the same price all term, and we publish the litres of water in every kilo.',
  'Nair Spice Mills':
    'My father sold pepper by its smell; I have spent twenty-six years writing down why it smells so. What is left to do needs someone younger: a second shift on the steriliser, blends under our own name in the Gulf, and organic papers for another 300 growers. I hope for an owner who keeps the laboratory beside the mills, pays growers within a week and answers the telephone when Rotterdam calls. The price matters to me, and so does that.',
  'Shaikh Agro Exports':
    'We want one grower group behind every box and one telephone number for whoever opens it. By 2030 half of our fruit should leave with organic papers, and a second pack-house should work while the first one rests. A dehydration line would give 240 seasonal workers a full year. We grow only as fast as we can grade by hand: a buyer who has rejected nothing in eleven months is worth more to us than three new ones.',
}

/** The overview, with a habit, and the aims: what one of them says, the other does not repeat. */
export function basics(kind: ProfileKind, block: ProfileText, about: string, subject: Subject): Answers {
  const { first, last } = personOf(kind, block)
  const { country } = placeOf(block.facts[3] ?? '')
  return {
    first_name: first,
    last_name: last,
    company_name: block.facts[0] ?? '',
    currency: 'INR',
    entity_type: entities[country] ?? 'private-limited',
    brief_about_business: overviewOf(about, subject),
    vision_and_mission: ownAims[block.facts[0] ?? ''] ?? aimOf(subject, kind === 'WANT_TO_SELL'),
  }
}
