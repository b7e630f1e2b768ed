import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { CodePurpose } from '../../../src/domain/contract/accounts.ts'
import { minute } from '../../../src/domain/durations.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { codeChallenges } from '../../kernel/db/schema.ts'
import { countUse, nextSlotAt } from '../../kernel/http/counting.ts'
import { targetLimits } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'

export const maxTries = targetLimits.codeTries.most
const sendLimits = [targetLimits.codesAnHour, targetLimits.codesADay]
const loginSendLimits = [targetLimits.loginCodesAnHour, targetLimits.loginCodesADay]

/** Five wrong attempts lock the target for 15 minutes, counted over all its challenges (of the purpose, if given). */
export async function refuseLockedTarget(db: Db, target: string, now: Date, purpose?: CodePurpose): Promise<void> {
  const [spent] = await db
    .select({ until: codeChallenges.lockedUntil })
    .from(codeChallenges)
    .where(
      and(
        eq(codeChallenges.target, target),
        purpose && eq(codeChallenges.purpose, purpose),
        gt(codeChallenges.lockedUntil, now),
        isNull(codeChallenges.verifiedAt),
      ),
    )
    .orderBy(desc(codeChallenges.lockedUntil))
    .limit(1)
  if (spent?.until) refuseLockedUntil(spent.until, now)
}

export function refuseLockedUntil(end: Date, now: Date): never {
  const minutes = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / minute))
  return refuse('OTP_TOO_MANY', {
    headers: { 'retry-after': secondsUntil(end, now) },
    message: {
      en: `Too many attempts. You can request a new code in ${minutes} min.`,
      hi: `बहुत बार कोशिश हो चुकी है। आप ${minutes} मिनट बाद नया कोड मँगा सकते हैं।`,
    },
  })
}

/** Counts a send: at most 5 an hour and 10 a day to one target; codes for a locked login are counted separately. */
export async function countSend(
  db: Db,
  { purpose, target }: { purpose: CodePurpose; target: string },
  now: Date,
): Promise<void> {
  const isLogin = purpose === 'log_in'
  const key = isLogin ? `login-code-sends:${target}` : `code-sends:${target}`
  for (const limit of isLogin ? loginSendLimits : sendLimits) {
    const until = await nextSlotAt(db, key, limit, now)
    if (until) refuse('OTP_TOO_MANY', { headers: { 'retry-after': secondsUntil(until, now) } })
  }
  await countUse(db, key, minute, now)
}

const secondsUntil = (at: Date, now: Date) => String(Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000)))

export const refuseEarlyResend = (resendAt: Date, now: Date): never =>
  refuse('RATE_LIMITED', { headers: { 'retry-after': secondsUntil(resendAt, now) } })
