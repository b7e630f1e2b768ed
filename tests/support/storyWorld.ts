import { eq, sql } from 'drizzle-orm'
import { memberships, profiles } from '../../server/kernel/db/schema.ts'
import { reviewKey } from '../../server/kernel/http/reviewerOnly.ts'
import type { Person } from './server.ts'
import type { Story, StoryCaller } from './story.ts'

/** What the stories of the market have in common: languages, a business without a name, plans and moderators. */

/** Makes a business for sale anonymous; its name is one that no option and no text of the demo contains. */
export async function hideBusiness({ server }: Story, person: Person): Promise<void> {
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.accountId, person.id))
  const save = (step: string, answers: object) =>
    server.request('PUT', `/api/profiles/want-to-sell/${step}`, { answers }, person)
  await save('basic', { ...row?.basic, company_name: 'Quixandrel Looms' })
  await save('business', { ...row?.business, visibility: 'anonymous', link: 'https://quixandrel.in' })
}

/** The same state as after buying a plan. */
export const subscribe = ({ server }: Story, { id }: Person, planId: string) =>
  server.deps.db.update(memberships).set({ planId, trial: false }).where(eq(memberships.accountId, id))

/** Documents that were uploaded at the same moment of the stopped clock, a second apart, by kind. */
export const spaceDocuments = ({ server }: Story) =>
  server.deps.db.execute(sql`update documents set created_at = created_at + place * interval '1 second' from (
    select id, row_number() over (partition by profile_id order by kind) as place from documents) as placed
    where placed.id = documents.id`)

export const moderatorOf = ({ server }: Story): StoryCaller => ({
  name: 'the moderator',
  language: 'en',
  reviewKey: reviewKey(server.deps),
})
