import * as v from 'valibot'
import { currencyCodes } from '../currencies.ts'
import { subscriptionStates } from '../memberships/status.ts'
import { accountTypes, loginTypes, profileKinds } from '../offerings.ts'
import { profileStatuses } from '../registration/statuses.ts'
import { flag, instant, uuid } from '../validation/valueSchemas.ts'

export const languageSchema = v.picklist(['en', 'hi'])

/** The session's account, its acting profile and its subscription. */
export const meSchema = v.object({
  server_time: instant,
  basic_info: v.object({
    uuid,
    name: v.string(),
    email: v.string(),
    mobile: v.string(),
    profile_image: v.nullable(v.string()),
    language: languageSchema,
    has_investment: flag,
    has_investor: flag,
    has_want_to_grow: flag,
    has_want_to_sell: flag,
  }),
  login_type: v.picklist(loginTypes),
  account_type: v.nullable(v.picklist(accountTypes)),
  /** One entry for each profile of the account, newest first. */
  profiles: v.array(
    v.object({
      id: uuid,
      kind: v.picklist(profileKinds),
      status: v.picklist(profileStatuses),
      steps_done: v.number(),
    }),
  ),
  user_subscription: v.nullable(
    v.object({
      plan_id: v.string(),
      status: v.picklist(subscriptionStates),
      period_end: instant,
      has_want_to_grow: flag,
    }),
  ),
  has_active_subscription: flag,
  has_subscription_expired: flag,
  currency: v.picklist(currencyCodes),
  /** True if the member shares how they use the site. */
  shares_steps: v.boolean(),
})
export type Me = v.InferOutput<typeof meSchema>
