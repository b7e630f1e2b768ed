import type { Me } from './meSchema.ts'

type Profiled = Pick<Me, 'login_type'> & { basic_info: Pick<Me['basic_info'], 'has_want_to_grow'> }

/**
 * True if the member still needs a profile: an entrepreneur uses a separate one, an investor their investor profile.
 */
export const lacksGlobalConnectProfile = ({ login_type, basic_info }: Profiled): boolean =>
  login_type === 'entrepreneur' && basic_info.has_want_to_grow === 0
