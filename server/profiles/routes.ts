import { type Context, Hono } from 'hono'
import {
  type Answers,
  profileResponse,
  savedStepResponse,
  saveStepRequest,
} from '../../src/domain/contract/profiles.ts'
import { isAccountType, type ProfileKind, profileKindOf } from '../../src/domain/offerings.ts'
import { actAs } from '../accounts/sessions.ts'
import { profilesOf } from '../accounts/store.ts'
import type { Account, Deps, Env } from '../deps.ts'
import { answers, body } from '../http/contract.ts'
import { refuse } from '../http/refusal.ts'
import { signedIn } from '../http/signedIn.ts'
import { notifyApproved } from '../notifications/accountNews.ts'
import { checkAnswers, onlyFieldsOf } from './check.ts'
import { presentProfile } from './present.ts'
import { finishDocuments, missingDocuments, saveBasic, saveBusiness, submit } from './save.ts'
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
      await atStep(deps, account, kind, 1)
      const business = checked(kind, 'business', c.req.valid('json').answers, deps)
      const saved = await saveBusiness(deps, account, kind, business)
      return c.json({ status: true as const, profile: await presentProfile(deps, saved) })
    },
  )
  .put('/profiles/:kind/documents', answers(savedStepResponse, 'Finish the documents'), signedIn, async (c) => {
    const { deps, account } = c.var
    const kind = kindParam(c)
    const row = await atStep(deps, account, kind, 2)
    const fields = await missingDocuments(deps, row)
    if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
    const saved = await finishDocuments(deps, row)
    return c.json({ status: true as const, profile: await presentProfile(deps, saved) })
  })
  .post('/profiles/:kind/submission', answers(savedStepResponse, 'Submit for review'), signedIn, async (c) => {
    const { deps, account } = c.var
    const kind = kindParam(c)
    const row = await atStep(deps, account, kind, 3)
    const saved = await submit(deps, row)
    if (saved.status === 'approved') await notifyApproved(deps, saved)
    return c.json({ status: true as const, profile: await presentProfile(deps, saved) })
  })

function checked(kind: ProfileKind, step: 'basic' | 'business', given: Answers, deps: Deps): Answers {
  const own = onlyFieldsOf(kind, step, given)
  const fields = checkAnswers(kind, step, own, deps.now())
  return Object.keys(fields).length > 0 ? refuse('VALIDATION_FAILED', { fields }) : own
}

/** The profile once its earlier steps are saved; steps cannot be skipped. */
async function atStep(deps: Deps, account: Account, kind: ProfileKind, stepsBefore: number): Promise<ProfileRow> {
  const row = await ownProfile(deps.db, account.id, kind)
  return row && row.stepsDone >= stepsBefore ? row : refuse('STEP_OUT_OF_ORDER')
}

/** The basics of the account's newest other profile, else the name it registered with. */
async function suggestedBasics(deps: Deps, account: Account): Promise<Answers> {
  const [latest] = await profilesOf(deps.db, account.id)
  const [first = '', ...rest] = account.name.split(/\s+/)
  return { first_name: first, last_name: rest.join(' '), currency: account.currency, ...(latest?.basic ?? {}) }
}
