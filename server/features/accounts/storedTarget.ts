import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import type { codeChallenges } from '../../kernel/db/schema.ts'

type TargetColumns = Pick<typeof codeChallenges.$inferSelect, 'target' | 'channel'>

/**
 * A login name as the database stores it. `target` alone names a counter or a lock: a number in E.164 begins with a plus
 * and holds no @, so that it never equals an address.
 */
export const toColumns = (target: LoginTarget): TargetColumns =>
  target.kind === 'mobile' ? { target: target.mobile, channel: 'sms' } : { target: target.email, channel: 'email' }

export const fromColumns = ({ target, channel }: TargetColumns): LoginTarget =>
  channel === 'sms' ? { kind: 'mobile', mobile: target } : { kind: 'email', email: target }

/** The key of a login name's counters and locks. */
export const targetKey = (target: LoginTarget): string => toColumns(target).target
