import { lacksGlobalConnectProfile } from './domain/members/globalConnectGate.ts'
import type { Me } from './domain/members/meSchema.ts'
import { addresses, homeBase, registrationOf } from './routes.ts'

type Profiled = Pick<Me, 'login_type' | 'account_type'> & { basic_info: Pick<Me['basic_info'], 'has_want_to_grow'> }

/** The Global Connect list, or the registration of the profile that it requires. */
export const globalConnectDestination = (me: Profiled): string =>
  lacksGlobalConnectProfile(me)
    ? registrationOf('want-to-grow')
    : addresses.list(homeBase(me.login_type, me.account_type), 'WANT_TO_GROW')
