import type { Context } from 'hono'
import { isAccountType, type ProfileKind, profileKindOf } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { WizardStep } from '../../../src/domain/registration/fieldKinds.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import { Routes } from '../../kernel/http/contract.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Env } from '../../kernel/ports/deps.ts'
import { actAs, profilesOf } from '../accounts/index.ts'
import { documentsOfKindOf } from '../documents/index.ts'
import { ownProfile, ownSelect } from '../profiles/index.ts'
import { checkAnswers, checkCities, onlyFieldsOf, onlyFieldsOfAnyStep, toStore } from './check.ts'
import { draftSelect, saveDraft } from './drafts.ts'
import { presentProfile, presentWith } from './present.ts'
import { previewOf } from './preview.ts'
import { saveStep, submit } from './save.ts'

/** Profiles are addressed by their slug: investment, want-to-sell, want-to-grow, investor. */
function kindParam(c: Context): ProfileKind {
  const slug = c.req.param('kind')
  return isAccountType(slug) ? profileKindOf(slug) : refuse('NOT_FOUND')
}

const wizardQuery = combinedQuery((db, params: { accountId: string; kind: ProfileKind }) => ({
  profiles: profilesOf(db, params.accountId),
  documents: documentsOfKindOf(db, params.accountId, params.kind),
  draft: draftSelect(db, params.accountId, params.kind),
}))

const previewQuery = combinedQuery((db, params: { accountId: string; kind: ProfileKind }) => ({
  profiles: ownSelect(db, params.accountId, params.kind),
  documents: documentsOfKindOf(db, params.accountId, params.kind),
}))

export const profileRoutes = new Routes()
  .serve('GET /profiles/:kind', async (c) => {
    const { deps, account } = c.var
    const kind = kindParam(c)
    const read = await wizardQuery(deps.db, { accountId: account.id, kind })
    const row = read.profiles.find((one) => one.kind === kind)
    return c.json({
      status: true as const,
      profile: row ? presentWith(deps, row, read.documents) : null,
      suggested: suggestedBasics(account, read.profiles[0]),
      draft: read.draft[0]?.answers ?? {},
    })
  })
  .serve('GET /profiles/:kind/preview', async (c) => {
    const { deps, account, language } = c.var
    const { profiles, documents } = await previewQuery(deps.db, { accountId: account.id, kind: kindParam(c) })
    const [row] = profiles
    return c.json({
      status: true as const,
      preview: row ? previewOf(deps, row, { account, documents }, language) : null,
    })
  })
  .serve('PUT /profiles/:kind/draft', async (c) => {
    const { deps, account } = c.var
    const kind = kindParam(c)
    await saveDraft(deps, account.id, kind, onlyFieldsOfAnyStep(kind, c.req.valid('json').answers))
    return c.json({ status: true as const })
  })
  .serve('PUT /profiles/:kind/basic', async (c) => {
    const { deps, session } = c.var
    const kind = kindParam(c)
    const saved = await save(c, kind, 'basic', c.req.valid('json').answers)
    if (session.profileKind !== kind) await actAs(deps.db, session.id, kind)
    return c.json(saved)
  })
  .serve('PUT /profiles/:kind/business', async (c) =>
    c.json(await save(c, kindParam(c), 'business', c.req.valid('json').answers)),
  )
  .serve('PUT /profiles/:kind/documents', async (c) =>
    c.json(await save(c, kindParam(c), 'documents', c.req.valid('json').answers)),
  )
  .serve('POST /profiles/:kind/submission', async (c) => {
    const { deps, account } = c.var
    const { row, show } = await submit(deps, account, kindParam(c))
    await show?.()
    return c.json({ status: true as const, profile: await presentProfile(deps, row) })
  })

async function save(c: Context<Env>, kind: ProfileKind, step: WizardStep, given: Answers) {
  const { deps, account } = c.var
  const own = onlyFieldsOf(kind, step, given)
  const row = await ownProfile(deps.db, account.id, kind)
  if (step !== 'basic' && !row) return refuse('STEP_OUT_OF_ORDER')
  const fields = { ...checkAnswers(kind, step, own, deps.now()), ...(await checkCities(kind, step, own)) }
  if (Object.keys(fields).length > 0) return refuse('VALIDATION_FAILED', { fields })
  const saved = await saveStep(deps, account, kind, step, toStore(kind, step, own))
  return { status: true as const, profile: await presentProfile(deps, saved) }
}

/** The basics of the account's newest other profile, else the name it registered with. */
function suggestedBasics(account: Account, latest: ProfileRow | undefined): Answers {
  const [first = '', ...rest] = account.name.split(/\s+/)
  return { first_name: first, last_name: rest.join(' '), currency: account.currency, ...(latest?.basic ?? {}) }
}
