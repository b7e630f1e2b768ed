import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../server/kernel/db/rows.ts'
import { profileDrafts, profiles } from '../../server/kernel/db/schema.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const inr = (amount: string) => ({ amount, currency: 'INR' })

describe('amounts of answers', () => {
  it('are minor units in the database, and are read as they were entered', async () => {
    const { id: accountId } = await server.member('investment')
    const ofPerson = eq(profiles.accountId, accountId)
    const pending = { funding_goal: inr('999999999999999.99'), valuation: { amount: '7', currency: 'JPY' } }
    await server.deps.db.update(profiles).set({ pending }).where(ofPerson)
    const [row] = await server.deps.db.select().from(profiles).where(ofPerson)
    expect(row?.pending).toEqual(pending)
    const stored = await rowsOf<object>(
      server.deps.db,
      sql`select pending from profiles where account_id = ${accountId}`,
    )
    expect(stored).toEqual([
      {
        pending: {
          funding_goal: { minor: '99999999999999999', currency: 'INR' },
          valuation: { minor: '7', currency: 'JPY' },
        },
      },
    ])
  })

  it('by year are minor units too, a loss with its sign; an incomplete one stays as it is', async () => {
    const { id: accountId } = await server.member('investment')
    const ofPerson = eq(profiles.accountId, accountId)
    const years = (revenue: string) => ({
      currency: 'INR',
      years: [{ year: '2026', revenue, profit: '-20000.5', plan: false }],
    })
    const pending = { yearly_figures: years('310000'), draft: years('31.') }
    await server.deps.db.update(profiles).set({ pending }).where(ofPerson)
    const [row] = await server.deps.db.select().from(profiles).where(ofPerson)
    expect(row?.pending).toEqual({
      yearly_figures: { ...years('310000'), years: [{ ...years('310000').years[0], profit: '-20000.50' }] },
      draft: years('31.'),
    })
    const stored = await rowsOf<object>(
      server.deps.db,
      sql`select pending from profiles where account_id = ${accountId}`,
    )
    expect(stored).toEqual([
      {
        pending: {
          yearly_figures: {
            currency: 'INR',
            years: [{ year: '2026', plan: false, revenue_minor: '31000000', profit_minor: '-2000050' }],
          },
          draft: years('31.'),
        },
      },
    ])
  })

  it('stored as decimals are converted; text that is not an amount stays', async () => {
    const { id: accountId } = await server.member('investment')
    const given = {
      goal: inr(' 500000.5 '),
      yen: { amount: '5', currency: 'JPY' },
      half: inr('12.'),
      keywords: ['amount'],
    }
    const text = JSON.stringify(given)
    const { db } = server.deps
    await db.execute(sql`update profiles set pending = ${text}::jsonb where account_id = ${accountId}`)
    await db.insert(profileDrafts).values({ accountId, kind: 'INVESTMENT', answers: {} })
    await db.execute(sql`update profile_drafts set answers = ${text}::jsonb where account_id = ${accountId}`)
    const business = async () =>
      (await db.select().from(profiles).where(eq(profiles.accountId, accountId))).map((row) => row.business)
    const before = await business()
    const statements = readFileSync('server/kernel/db/migrations/0021_minor_units.sql', 'utf8').split(
      '--> statement-breakpoint',
    )
    // Twice, because a second conversion must not change anything.
    for (let round = 0; round < 2; round++)
      await db.transaction(async (tx) => {
        for (const statement of statements)
          await tx.execute(sql.raw(statement.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')))
      })
    const stored = { ...given, goal: { minor: '50000050', currency: 'INR' }, yen: { minor: '5', currency: 'JPY' } }
    expect(
      await rowsOf(
        db,
        sql`select p.pending, d.answers from profiles p join profile_drafts d using (account_id) where account_id = ${accountId}`,
      ),
    ).toEqual([{ pending: stored, answers: stored }])
    expect(await business()).toEqual(before)
    const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.accountId, accountId))
    expect(draft?.answers).toEqual({ ...given, goal: inr('500000.50') })
  })
})
