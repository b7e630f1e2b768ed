import type { Me } from './meSchema.ts'

type Profiled = Pick<Me, 'login_type'> & { basic_info: Pick<Me['basic_info'], 'has_want_to_grow'> }

/** An entrepreneur takes part in Global Connect with a profile of their own; an investor uses their investor profile. */
export const lacksGlobalConnectProfile = ({ login_type, basic_info }: Profiled): boolean =>
  login_type === 'entrepreneur' && basic_info.has_want_to_grow === 0
