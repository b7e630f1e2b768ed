import type { Me } from './domain/members/meSchema.ts'
import { accountTypeOf } from './domain/offerings.ts'
import { chooseOffering, directoryOf, homeBase, marketOf, registrationOf, reviewOf } from './routes.ts'

/** The page from which a member comes when the current account is loaded (specification, section 3, page contexts). */
export type LandingSource = 'LOGIN' | 'REGISTRATION' | 'MY_PROFILE' | 'SUBSCRIPTION'

export interface Landing {
  to: string
  /** The new value of `Tab_Selected`; null leaves it unchanged. */
  tab: string | null
}

type Landed = Pick<Me, 'login_type' | 'account_type' | 'profiles' | 'has_active_subscription' | 'user_subscription'>

/** Where to go after the current account is loaded (section 2); an unfinished profile continues in its wizard. */
export function landingOf(me: Landed, from: LandingSource): Landing {
  const accountType = me.account_type
  if (!accountType) return { to: chooseOffering, tab: null }
  const profile = me.profiles.find(({ kind }) => accountTypeOf(kind) === accountType)
  if (!profile || profile.steps_done < 3) return { to: registrationOf(accountType), tab: null }
  if (from === 'REGISTRATION' || profile.status === 'draft') return { to: reviewOf(accountType), tab: null }
  const base = homeBase(me.login_type, accountType)
  // Global Connect members start in their own directory.
  if (accountType === 'want-to-grow' && me.has_active_subscription && me.user_subscription?.has_want_to_grow)
    return { to: directoryOf(base), tab: 'global_connect' }
  return { to: marketOf(base), tab: me.login_type === 'investor' ? 'capital_bridge' : 'Investor' }
}
