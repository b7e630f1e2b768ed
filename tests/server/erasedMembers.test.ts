import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setDisabled } from '../../server/features/operators/repair.ts'
import { eraseDue } from '../../server/features/ownAccount/deletion.ts'
import { erasedName } from '../../server/features/profiles/index.ts'
import { decide } from '../../server/features/reviews/decide.ts'
import { waitingForReview } from '../../server/features/reviews/store.ts'
import { accounts, profiles, proposals } from '../../server/kernel/db/schema.ts'
import { Refusal } from '../../server/kernel/http/refusal.ts'
import type { Proposal } from '../../src/domain/proposals/proposalSchema.ts'
import { type Person, startTestServer } from '../support/server.ts'

const day = 86_400_000
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function erase(person: Person) {
  const deletionDueAt = new Date(server.deps.now().getTime() - 60_000)
  await server.deps.db.update(accounts).set({ deletionDueAt }).where(eq(accounts.id, person.id))
  await eraseDue(server.deps)
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
/** The columns of a profile that still have a value: which one it was, its dates and numbers, and its stand-in name. */
const keptOfProfile = [
  ...['accountId', 'approvedAt', 'createdAt', 'id', 'kind', 'listedNo', 'listedVersion', 'name', 'status', 'stepsDone'],
  ...['submittedAt', 'updatedAt', 'words'],
]

describe('an erased member', () => {
  it('leaves nothing of the listing, and reviewers cannot publish it again', async () => {
    const person = await server.trialMember('investment')
    const id = await server.profileIdOf(person)
    await erase(person)
    const [row] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id))
    const isBlank = (value: unknown) => value === null || value === false || ['', '[]', '{}'].includes(stringOf(value))
    const left = Object.entries(row ?? {}).filter(([, value]) => !isBlank(value))
    expect(left.map(([name]) => name).sort()).toEqual(keptOfProfile)
    expect(row).toMatchObject({ name: erasedName, status: 'suspended' })
    expect((await waitingForReview(server.deps)).map((item) => item.id)).not.toContain(id)
    const seen = row?.updatedAt.toISOString() ?? ''
    const refused = decide(server.deps, id, { action: 'reinstate', seen, note: '', fields: {} })
    await expect(refused).rejects.toThrow(Refusal)
  })

  it('is erased on the promised day although the account was disabled meanwhile', async () => {
    const person = await server.trialMember('investor')
    await setDisabled(server.deps, person.id, true)
    await erase(person)
    const [row] = await server.deps.db.select().from(accounts).where(eq(accounts.id, person.id))
    expect(row).toMatchObject({ name: 'Deleted member', deletionDueAt: null })
    expect(row?.email).not.toBe(person.email)
  })

  it('no longer holds the other member to exclusive talks', async () => {
    const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
    const body = { request_id: randomUUID(), receiver_profile_id: await server.profileIdOf(investor), message: 'Talk?' }
    const { id } = (await server.request<{ proposal: Proposal }>('POST', '/api/proposals', body, founder)).body.proposal
    const exclusiveUntil = new Date(server.deps.now().getTime() + 20 * day)
    await server.deps.db.update(proposals).set({ status: 'due_diligence', exclusiveUntil }).where(eq(proposals.id, id))
    await erase(investor)
    const seen = await server.request<{ proposal: Proposal }>('GET', `/api/proposals/${id}`, undefined, founder)
    expect(seen.body.proposal.exclusive_until).toBeNull()
  })
})
