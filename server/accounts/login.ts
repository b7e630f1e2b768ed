import type { InferOutput } from 'valibot'
import type { loginRequest } from '../../src/domain/contract/accounts.ts'
import { loginTypeOf, type ProfileKind, profileKindOf } from '../../src/domain/offerings.ts'
import type { Account, Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { countUse, forgetUses, usesSince } from './limits.ts'
import { checkNothing, passwordMatches } from './passwords.ts'
import { accountByTarget, profilesOf } from './store.ts'

type Credentials = InferOutput<typeof loginRequest>

const mostWrong = 5
const lockSeconds = 15 * 60

/** The account of right credentials; wrong ones answer 400, five in 15 minutes lock for 15 minutes (423). */
export async function logIn(deps: Deps, credentials: Credentials): Promise<Account> {
  const target = credentials.email?.toLowerCase() ?? credentials.mobile
  if (!target) return refuse('VALIDATION_FAILED', { fields: { email: 'required' } })
  const key = `logins:${target}`
  const now = deps.now()
  if ((await usesSince(deps.db, key, new Date(now.getTime() - lockSeconds * 1000))) >= mostWrong)
    return refuse('AUTH_LOCKED', { headers: { 'retry-after': String(lockSeconds) } })
  // Counted before the check, so that parallel guesses cannot slip past the limit.
  const tries = await countUse(deps.db, key, { seconds: 60 }, now)
  if (tries > mostWrong) return refuse('AUTH_LOCKED', { headers: { 'retry-after': String(lockSeconds) } })
  const account = await accountByTarget(deps.db, target)
  const right = account
    ? await passwordMatches(account.passwordHash, credentials.password)
    : await checkNothing(credentials.password)
  if (!account || !right || account.disabledAt) return refuse('AUTH_INVALID_CREDENTIALS')
  await forgetUses(deps.db, key)
  return account
}

/** What a login acts as: the asked account type where the account has it, else its first profile of that login type. */
export async function profileToActAs(deps: Deps, account: Account, wish: Credentials): Promise<ProfileKind | null> {
  if (wish.login_type === 'investor') return 'INVESTOR'
  const own = (await profilesOf(deps.db, account.id)).filter(({ kind }) => loginTypeOf(kind) === 'entrepreneur')
  const asked = wish.account_type && wish.account_type !== 'investor' ? profileKindOf(wish.account_type) : null
  const chosen = own.find(({ kind }) => kind === asked) ?? own.find(({ status }) => status === 'approved') ?? own[0]
  return chosen?.kind ?? null
}
