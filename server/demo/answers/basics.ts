import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { ProfileText } from '../people.ts'
import { placeOf } from '../places.ts'
import { personOf } from './facts.ts'

const entities: Readonly<Record<string, string>> = { AE: 'llc', US: 'c-corporation', CA: 'c-corporation', DE: 'llc' }

export function basics(kind: ProfileKind, block: ProfileText): Answers {
  const { first, last } = personOf(kind, block)
  const { country } = placeOf(block.facts[3] ?? '')
  return {
    first_name: first,
    last_name: last,
    company_name: block.facts[0] ?? '',
    currency: 'INR',
    entity_type: entities[country] ?? 'private-limited',
    brief_about_business: [...block.lines.slice(0, 3), block.told.Overview].join(' '),
    vision_and_mission: block.told.Aims ?? '',
  }
}
