import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  type Answers,
  profileResponse,
  savedStepResponse,
  saveStepRequest,
} from '../../src/domain/contract/profiles.ts'
import { isAccountType, type ProfileKind, profileKindOf } from '../../src/domain/offerings.ts'
import { wizardSteps } from '../../src/domain/registration/fields.ts'
import type { FieldErrors } from '../../src/domain/validation/fieldErrors.ts'
import { actAs } from '../accounts/sessions.ts'
import { profilesOf } from '../accounts/store.ts'
import { accounts, profiles } from '../db/schema.ts'
import type { Account, Deps, Env } from '../deps.ts'
import { documentsOf } from '../documents/store.ts'
import { answers, body } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { checkAnswers, onlyFieldsOf } from './check.ts'
import { listedColumns } from './listed.ts'
import { presentProfile } from './present.ts'
import { ownProfile, type ProfileRow } from './store.ts'

/** Profiles are addressed by their slug: investment, want-to-sell, want-to-grow, investor. */
function kindParam(c: Context): ProfileKind {
  const slug = c.req.param('kind')
  return isAccountType(slug) ? profileKindOf(slug) : refuse('NOT_FOUND')
}

export const profileRoutes = new Hono<Env>()
  .get('/profiles/:kind', answers(profileResponse, 'My profile of a kind'), signedIn, async (c) => {
    const { deps, account } = c.var
    const row = await ownProfile(deps.db, account.id, kindParam(c))
    return c.json({
      status: true as const,
      profile: row ? await presentProfile(deps, row) : null,
      suggested: await suggestedBasics(deps, account),
    })
  })
  .put(
    '/profiles/:kind/basic',
    answers(savedStepResponse, 'Save the basic details'),
    signedIn,
    body(saveStepRequest),
    async (c) => {
      const { deps, account, session } = c.var
      const kind = kindParam(c)
      const basic = checked(kind, 'basic', c.req.valid('json').answers, deps)
      const row = await saveBasic(deps, account, kind, basic)
      if (session.profileKind !== kind) await actAs(deps.db, session.id, kind)
      return c.json({ status: true as const, profile: await presentProfile(deps, row) })
    },
  )
  .put(
    '/profiles/:kind/business',
    answers(savedStepResponse, 'Save the business details'),
    signedIn,
    body(saveStepRequest),
    async (c) => {
      const { deps, account } = c.var
      const kind = kindParam(c)
      const row = await atStep(deps, account, kind, 1)
      const business = checked(kind, 'business', c.req.valid('json').answers, deps)
      const columns = listedColumns(kind, row.basic, business)
      const saved = await update(deps, row, { business, ...columns, stepsDone: Math.max(row.stepsDone, 2) })
      return c.json({ status: true as const, profile: await presentProfile(deps, saved) })
    },
  )
  .put('/profiles/:kind/documents', answers(savedStepResponse, 'Finish the documents'), signedIn, async (c) => {
    const { deps, account } = c.var
    const kind = kindParam(c)
    const row = await atStep(deps, account, kind, 2)
    const fields = await missingDocuments(deps, row)
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const saved = await update(deps, row, { stepsDone: 3 })
    return c.json({ status: true as const, profile: await presentProfile(deps, saved) })
  })
  .post('/profiles/:kind/submission', answers(savedStepResponse, 'Submit for review'), signedIn, async (c) => {
    const { deps, account } = c.var
    const kind = kindParam(c)
    const row = await atStep(deps, account, kind, 3)
    if (row.status === 'approved' || row.status === 'submitted')
      return c.json({ status: true as const, profile: await presentProfile(deps, row) })
    const fields = await missingDocuments(deps, row)
    if (Object.keys(fields).length > 0) return refuse('PROFILE_INCOMPLETE', { fields })
    const manual = deps.config.REVIEW === 'manual'
    const saved = await update(
      deps,
      row,
      manual ? { status: 'submitted' } : { status: 'approved', approvedAt: deps.now() },
    )
    return c.json({ status: true as const, profile: await presentProfile(deps, saved) })
  })

function checked(kind: ProfileKind, step: 'basic' | 'business', given: Answers, deps: Deps): Answers {
  const own = onlyFieldsOf(kind, step, given)
  const fields = checkAnswers(kind, step, own, deps.now())
  return Object.keys(fields).length > 0 ? refuse('VALIDATION_FAILED', { fields }) : own
}

async function saveBasic(deps: Deps, account: Account, kind: ProfileKind, basic: Answers): Promise<ProfileRow> {
  return deps.db.transaction(async (tx) => {
    const existing = await ownProfile(tx, account.id, kind)
    const columns = listedColumns(kind, basic, existing?.business ?? {})
    const values = { basic, ...columns, updatedAt: deps.now() }
    const [row] = await tx
      .insert(profiles)
      .values({ accountId: account.id, kind, stepsDone: 1, createdAt: deps.now(), ...values })
      .onConflictDoUpdate({ target: [profiles.accountId, profiles.kind], set: values })
      .returning()
    if (typeof basic.currency === 'string')
      await tx.update(accounts).set({ currency: basic.currency }).where(eq(accounts.id, account.id))
    if (!row) throw new Error('the profile was not stored')
    return row
  })
}

/** The profile once its earlier steps are saved; steps cannot be skipped. */
async function atStep(deps: Deps, account: Account, kind: ProfileKind, stepsBefore: number): Promise<ProfileRow> {
  const row = await ownProfile(deps.db, account.id, kind)
  return row && row.stepsDone >= stepsBefore ? row : refuse('STEP_OUT_OF_ORDER')
}

async function update(deps: Deps, row: ProfileRow, values: Partial<typeof profiles.$inferInsert>): Promise<ProfileRow> {
  const [saved] = await deps.db
    .update(profiles)
    .set({ ...values, updatedAt: deps.now() })
    .where(eq(profiles.id, row.id))
    .returning()
  return saved ?? row
}

async function missingDocuments(deps: Deps, row: ProfileRow): Promise<FieldErrors> {
  const kept = new Set((await documentsOf(deps.db, row.id)).map(({ kind }) => kind))
  return Object.fromEntries(
    wizardSteps[row.kind].requiredDocuments
      .filter((kind) => !kept.has(kind))
      .map((kind) => [kind, kind === 'business-photo' ? 'photoMissing' : 'proofMissing'] as const),
  )
}

/** The basics of the account's newest other profile, else the name it registered with. */
async function suggestedBasics(deps: Deps, account: Account): Promise<Answers> {
  const [latest] = await profilesOf(deps.db, account.id)
  const [first = '', ...rest] = account.name.split(/\s+/)
  return { first_name: first, last_name: rest.join(' '), currency: account.currency, ...(latest?.basic ?? {}) }
}
