import { randomUUID } from 'node:crypto'
import { hour } from '../../src/domain/durations.ts'
import { listingQuestions } from '../kernel/db/schema.ts'
import type { Deps } from '../kernel/ports/deps.ts'
import type { SeededMember } from './seed.ts'
import { type DemoQuestion, questions } from './texts/questions.ts'

/** Questions about listings, most of them answered by the owners. No text contains anything hidden from a reader. */
export async function seedQuestions(deps: Deps, made: readonly SeededMember[], now: Date): Promise<void> {
  const at = ([kind, place]: DemoQuestion['listing']) => made.filter(({ demo }) => demo.kind === kind)[place]
  const rows = questions.flatMap(({ listing, asker, daysAgo, text, answer = null }, index) => {
    const [owner, other] = [at(listing), at(asker)]
    if (!owner || !other) return []
    const createdAt = new Date(now.getTime() - (daysAgo * 24 + (index % 7)) * hour)
    const answeredAt = answer === null ? null : new Date(createdAt.getTime() + (5 + (index % 13)) * hour)
    const between = { listingId: owner.profileId, askerId: other.profileId, requestId: randomUUID() }
    return [{ ...between, text, textOfNobody: text, answer, answeredAt, createdAt }]
  })
  await deps.db.insert(listingQuestions).values(rows)
}
