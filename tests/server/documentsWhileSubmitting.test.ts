import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeDocument } from '../../server/features/documents/save.ts'
import { submit } from '../../server/features/wizard/save.ts'
import { accounts, documents, profiles } from '../../server/kernel/db/schema.ts'
import { endedOrWaiting, hasConnections, openTransaction } from '../support/openTransaction.ts'
import { type Person, startTestServer } from '../support/server.ts'

/** A submitted profile has its required documents, also if one is deleted at the same time. */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A complete profile that its owner has not submitted yet. */
async function unsubmitted(): Promise<{ person: Person; id: string; photo: string }> {
  const person = await server.member('investment')
  const id = await server.profileIdOf(person)
  await server.deps.db
    .update(profiles)
    .set({ status: 'draft', approvedAt: null, submittedAt: null })
    .where(eq(profiles.id, id))
  const photo = (await documentsIn(id)).find(({ kind }) => kind === 'business-photo')
  return { person, id, photo: photo?.id ?? expect.fail('no photo') }
}
const documentsIn = (id: string) => server.deps.db.select().from(documents).where(eq(documents.profileId, id))
const profileOf = async (id: string) => {
  const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
  return row ?? expect.fail('no profile')
}
const kindsIn = async (id: string) => (await documentsIn(id)).map(({ kind }) => kind).sort()
const remove = (person: Person, photo: string) =>
  server.request<{ code?: string }>('DELETE', `/api/documents/${photo}`, undefined, person)

describe.runIf(hasConnections)('a required document', () => {
  it('that is being deleted is missing when the profile is submitted', async () => {
    const { person, id, photo } = await unsubmitted()
    const [document] = (await documentsIn(id)).filter((one) => one.id === photo)
    const deletion = await openTransaction(server.deps.db, (tx) =>
      removeDocument({ ...server.deps, db: tx }, document ?? expect.fail('no document')),
    )
    const submission = server.request<{ code?: string }>('POST', '/api/profiles/investment/submission', {}, person)
    await endedOrWaiting(server.deps.db, submission)
    await deletion.commit()
    expect(await submission).toMatchObject({ status: 422, body: { code: 'PROFILE_INCOMPLETE' } })
    expect((await profileOf(id)).status).toBe('draft')
    expect(await kindsIn(id)).toEqual(['proof-of-business'])
  })

  it('cannot be deleted while the profile is being submitted', async () => {
    const { person, id, photo } = await unsubmitted()
    const [account] = await server.deps.db.select().from(accounts).where(eq(accounts.id, person.id))
    const submission = await openTransaction(server.deps.db, (tx) =>
      submit({ ...server.deps, db: tx }, account ?? expect.fail('no account'), 'INVESTMENT'),
    )
    const deletion = remove(person, photo)
    await endedOrWaiting(server.deps.db, deletion)
    await submission.commit()
    expect((await deletion).status).toBe(403)
    expect((await profileOf(id)).status).toBe('approved')
    expect(await kindsIn(id)).toEqual(['business-photo', 'proof-of-business'])
  })
})

it('a document is deleted once, and a second request finds none', async () => {
  const { person, id, photo } = await unsubmitted()
  expect((await remove(person, photo)).status).toBe(200)
  expect((await remove(person, photo)).status).toBe(404)
  expect(await kindsIn(id)).toEqual(['proof-of-business'])
})
