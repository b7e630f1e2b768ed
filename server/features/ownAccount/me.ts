import type { ResponseOf } from '../../../src/domain/contract/routes.ts'
import { flagsOf, subscriptionAt } from '../../../src/domain/memberships/status.ts'
import { accountTypeOf, type ProfileKind } from '../../../src/domain/offerings.ts'
import { combinedQuery } from '../../kernel/db/combinedQuery.ts'
import { readAheadQuery, readOf } from '../../kernel/db/readAhead.ts'
import type { Caller } from '../../kernel/http/actingProfile.ts'
import type { ReadAheadFactory } from '../../kernel/http/cachedCaller.ts'
import { profilesOf } from '../accounts/index.ts'
import { periodsOf, subscriptionOf } from '../entitlements/index.ts'
import { settleOpenTransactions, unsettledSelect } from '../memberships/index.ts'
import { pictureOf } from '../profiles/index.ts'

/** Read together, so that a concurrent payment is in both or in neither. */
const ownQuery = combinedQuery((db, params: { accountId: string; kind: ProfileKind | null }) => ({
  profiles: profilesOf(db, params.accountId),
  periods: periodsOf(db, params.accountId, params.kind as ProfileKind),
  unsettled: unsettledSelect(db, params.accountId),
}))

export const meAhead: ReadAheadFactory = (_, { accountId, kind }) => readAheadQuery(ownQuery, { accountId, kind })

/** The current user in the format of section 7; purchases left by a closed tab are settled first. */
export async function me({ deps, account, session, ahead }: Caller): Promise<ResponseOf<'GET /me'>> {
  const read = await readOf({ db: deps.db, ahead }, ownQuery, { accountId: account.id, kind: session.profileKind })
  const unsettled = read.unsettled.map(({ id }) => id)
  if (unsettled.length > 0) await settleOpenTransactions(deps, unsettled)
  const own = read.profiles
  const acting = own.find(({ kind }) => kind === session.profileKind)
  const subscription = !session.profileKind
    ? ({ state: 'none' } as const)
    : read.unsettled.length > 0
      ? await subscriptionOf(deps.db, account.id, session.profileKind, deps.now())
      : subscriptionAt(read.periods, deps.now())
  const flags = flagsOf(subscription)
  const has = (kind: ProfileKind) =>
    own.some((profile) => profile.kind === kind && profile.status !== 'draft') ? 1 : 0
  return {
    status: true,
    server_time: deps.now().toISOString(),
    basic_info: {
      uuid: account.id,
      name: account.name,
      email: account.email,
      mobile: account.mobile,
      profile_image: acting ? pictureOf(deps, acting) : null,
      language: account.language,
      has_investment: has('INVESTMENT'),
      has_want_to_sell: has('WANT_TO_SELL'),
      has_want_to_grow: has('WANT_TO_GROW'),
      has_investor: has('INVESTOR'),
    },
    login_type: session.loginType,
    account_type: session.profileKind ? accountTypeOf(session.profileKind) : null,
    profiles: own.map(({ id, kind, status, stepsDone }) => ({ id, kind, status, steps_done: stepsDone })),
    user_subscription:
      subscription.state === 'none'
        ? null
        : {
            plan_id: subscription.current.planId,
            status: subscription.state,
            period_end: subscription.periodEnd.toISOString(),
            has_want_to_grow: subscription.hasWantToGrow ? 1 : 0,
          },
    has_active_subscription: flags.active,
    has_subscription_expired: flags.expired,
    currency: account.currency,
    shares_steps: account.sharesSteps,
  }
}
