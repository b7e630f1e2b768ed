import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../server/demo/accounts.ts'
import { demoCounts, demoProfiles } from '../../server/demo/people.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { listedColumns } from '../../server/features/profiles/listed.ts'
import { checkAnswers, onlyFieldsOf } from '../../server/features/wizard/check.ts'
import { documents } from '../../server/kernel/db/schema.ts'
import { violationsOf } from '../support/faults.ts'
import { startTestServer } from '../support/server.ts'

const now = new Date('2026-11-21T08:00:00Z')
const members = demoProfiles(demoCounts, now.getUTCFullYear())

describe('the demo data', () => {
  it('breaks no rule that the operators check', async () => {
    const server = await startTestServer()
    await seedDemo(server.deps)
    expect(await violationsOf(server)).toEqual([])
    await server.close()
  })
})

describe('the demo members', () => {
  it('answer every step as the wizard wants it', () => {
    for (const { kind, name, basic, business } of members) {
      expect(checkAnswers(kind, 'basic', onlyFieldsOf(kind, 'basic', basic), now), name).toEqual({})
      expect(checkAnswers(kind, 'business', onlyFieldsOf(kind, 'business', business), now), name).toEqual({})
    }
  })

  it('are all different and begin with the demo accounts', () => {
    for (const field of ['email', 'mobile', 'pitch'] as const)
      expect(new Set(members.map((member) => member[field])).size).toBe(members.length)
    for (const { kind, name, email } of demoAccounts)
      expect(members.find((member) => member.kind === kind)).toMatchObject({ name, email })
  })

  it('an anonymous one is not named by what its card and its search words say', () => {
    const hidden = members.filter(({ business }) => business.visibility === 'anonymous')
    expect(hidden.length).toBeGreaterThan(5)
    for (const { kind, basic, business, name: person, email, mobile } of hidden) {
      const { name, headline, summary, keywords } = listedColumns(kind, basic, business, null, {
        name: person,
        email,
        mobile,
      })
      expect(`${headline} ${summary} ${keywords}`).not.toContain(name)
    }
  })
})

describe('the demo documents', () => {
  it('hold a financial summary of every business for sale, which can be opened', async () => {
    const server = await startTestServer()
    await seedDemo(server.deps)
    const kept = await server.deps.db.select().from(documents)
    expect(kept.map(({ kind }) => kind)).toEqual(Array(demoCounts.WANT_TO_SELL).fill('financial-summary'))
    const bytes = await server.deps.files.get(kept[0]?.storageKey ?? '')
    expect(Buffer.from(bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    await server.close()
  })
})
