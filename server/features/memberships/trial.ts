import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CataloguePlan } from '../../../src/domain/memberships/plans.ts'
import { endOfPlan } from '../../../src/domain/memberships/quoteLines.ts'
import { isPaid, type MembershipPeriod, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { accounts, trials } from '../../kernel/db/schema.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Account, Deps } from '../../kernel/ports/deps.ts'
import { consumeProof } from '../accounts/index.ts'
import { insertMembership, trialSelect } from './store.ts'

/** The free trial: no card, once per verified mobile number, even if the account that used it was deleted. */

export const hashOf = ({ secret }: Pick<Deps, 'secret'>, mobile: string) =>
  createHmac('sha256', secret).update(`trial:${mobile}`).digest('base64url')

async function trialWasUsed(deps: Deps, account: Account): Promise<boolean> {
  return (await trialSelect(deps.db, hashOf(deps, account.mobile))).length > 0
}

export async function startTrial(
  deps: Deps,
  account: Account,
  kind: ProfileKind,
  plan: CataloguePlan,
  periods: readonly MembershipPeriod[],
  mobileProof: string | null,
): Promise<void> {
  const now = deps.now()
  if (isPaid(subscriptionAt(periods, now))) return refuse('TRIAL_ALREADY_USED', { message: alreadyActive })
  if (await trialWasUsed(deps, account)) return refuse('TRIAL_ALREADY_USED')
  await requireVerifiedMobile(deps, account, mobileProof)
  const started = await deps.db.transaction(async (tx) => {
    const mobileHash = hashOf(deps, account.mobile)
    const [first] = await tx.insert(trials).values({ mobileHash, createdAt: now }).onConflictDoNothing().returning()
    if (!first) return false
    const [made] = await insertMembership(tx, {
      accountId: account.id,
      profileKind: kind,
      planId: plan.id,
      trial: true,
      periodStart: now,
      periodEnd: endOfPlan(plan, now),
      hasWantToGrow: plan.entitlements.global_connect === 'included',
      createdAt: now,
    })
    return made !== undefined
  })
  if (!started) refuse('TRIAL_ALREADY_USED')
}

/** A trial that the old number used counts for the account's new number too. */
export async function copyTrial(deps: Deps, tx: Db, from: string, to: string): Promise<void> {
  if ((await trialSelect(tx, hashOf(deps, from))).length === 0) return
  await tx
    .insert(trials)
    .values({ mobileHash: hashOf(deps, to), createdAt: deps.now() })
    .onConflictDoNothing()
}

/** Required once: a verified mobile is not verified again. */
async function requireVerifiedMobile({ db, now }: Deps, account: Account, proof: string | null): Promise<void> {
  if (account.mobileVerifiedAt) return
  if (proof === null) return refuse('MOBILE_NOT_VERIFIED')
  await db.transaction(async (tx) => {
    if (!(await consumeProof(tx, 'verify_mobile', proof, now(), { kind: 'mobile', mobile: account.mobile })))
      return refuse('MOBILE_NOT_VERIFIED')
    await tx.update(accounts).set({ mobileVerifiedAt: now() }).where(eq(accounts.id, account.id))
  })
}

const alreadyActive = { en: 'Your plan is already active.', hi: 'आपका प्लान पहले से सक्रिय है।' }
