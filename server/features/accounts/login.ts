import type { InferOutput } from 'valibot'
import type { loginRequest } from '../../../src/domain/contract/accounts.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { type LoginType, loginTypeOf, type ProfileKind, profileKindOf } from '../../../src/domain/offerings.ts'
import { codeHash } from '../../kernel/crypto/secrets.ts'
import { refuse, type Words } from '../../kernel/http/refusal.ts'
import { queuesOf } from '../../kernel/overload.ts'
import type { Account, Deps, Language } from '../../kernel/ports/deps.ts'
import { type Origin, recordEvent } from './audit.ts'
import { consumeProof, createChallenge } from './codes.ts'
import { clearAttempts, countAttempt } from './loginAttempts.ts'
import { passwordMatches, verifyDecoy } from './passwords.ts'
import { accountByTarget, profilesOf } from './store.ts'
import { targetKey } from './storedTarget.ts'

type LoginBody = InferOutput<typeof loginRequest>
interface Credentials {
  target: LoginTarget
  password: string
  /** The proof of a code, required if the login name is locked. */
  proof?: string | undefined
}

/** Concurrent logins with the right password must not count as attempts against each other. */
const serializeByTarget = queuesOf({ waiting: 100 })

/** The account for valid credentials; wrong ones get 400, and five in 15 minutes lock for 15 minutes (423). */
export const logIn = (deps: Deps, credentials: Credentials, origin: Origin): Promise<Account> =>
  serializeByTarget(targetKey(credentials.target), () => check(deps, credentials, origin))

async function check(deps: Deps, credentials: Credentials, origin: Origin): Promise<Account> {
  const { target } = credentials
  const account = await accountByTarget(deps.db, target)
  const eventSubject = { accountId: account?.id ?? null, ...(account ? {} : { target }) }
  const now = deps.now()
  const lockedUntil = await countAttempt(deps.db, targetKey(target), now)
  if (lockedUntil && !(account && (await consumeOtherChannelProof(deps, account, target, credentials.proof)))) {
    await recordEvent(deps.db, origin, { kind: 'login_locked', ...eventSubject }, now)
    return refuseLockedLogin(lockedUntil, now)
  }
  const right = account
    ? await passwordMatches(account.passwordHash, credentials.password)
    : await verifyDecoy(credentials.password)
  if (!account || !right || account.disabledAt) {
    await recordEvent(deps.db, origin, { kind: 'login_refused', ...eventSubject }, now)
    return refuse('AUTH_INVALID_CREDENTIALS', { message: wrongCredentials[target.kind] })
  }
  await clearAttempts(deps.db, targetKey(target))
  return account
}

const wrongCredentials: Record<LoginTarget['kind'], Words> = {
  email: { en: 'Incorrect email or password.', hi: 'ईमेल या पासवर्ड ग़लत है।' },
  mobile: { en: 'Incorrect mobile number or password.', hi: 'मोबाइल नंबर या पासवर्ड ग़लत है।' },
}

/** The account's other channel: the mobile for an email login, and the reverse. */
const otherChannel = ({ email, mobile }: Account, { kind }: LoginTarget): LoginTarget =>
  kind === 'email' ? { kind: 'mobile', mobile } : { kind: 'email', email }

/** Consumes an unused proof of the account's other channel; false if it is not one. */
async function consumeOtherChannelProof(
  { db, now }: Deps,
  account: Account,
  target: LoginTarget,
  proof: string | undefined,
) {
  return (await consumeProof(db, 'log_in', proof ?? '', now(), otherChannel(account, target))) !== null
}

/**
 * Sends a code to the account's other channel if the password is right, so that a person who only knows the login names
 * cannot lock the owner out. A wrong password gets the same response and sends nothing, so the response does not reveal
 * whether the password is right.
 */
export async function sendLoginCode(deps: Deps, credentials: Credentials, language: Language) {
  const { target } = credentials
  const account = await accountByTarget(deps.db, target)
  const right = account
    ? await passwordMatches(account.passwordHash, credentials.password)
    : await verifyDecoy(credentials.password)
  const codeTarget = account && right && !account.disabledAt ? otherChannel(account, target) : null
  const unreachableTarget = {
    kind: 'email' as const,
    email: `nobody:${codeHash(deps.secret, targetKey(target), credentials.password)}`,
  }
  return createChallenge(deps, {
    purpose: 'log_in',
    // Without a target, one that no caller can name.
    to: codeTarget ?? unreachableTarget,
    reachable: codeTarget !== null,
    language: account?.language ?? language,
  })
}

/**
 * True if this is the account's password. Counted like login attempts, so that an open session does not make the
 * password easier to guess.
 */
export async function isCurrentPassword({ db, now }: Deps, account: Account, password: string): Promise<boolean> {
  const guesses = `password of ${account.id}`
  const lockedUntil = await countAttempt(db, guesses, now())
  if (lockedUntil) return refuseLockedLogin(lockedUntil, now())
  if (!(await passwordMatches(account.passwordHash, password))) return false
  await clearAttempts(db, guesses)
  return true
}

function refuseLockedLogin(until: Date, now: Date): never {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return refuse('AUTH_LOCKED', {
    headers: { 'retry-after': String(seconds) },
    message: {
      en: `Too many wrong passwords. Try again in ${minutes} min or reset your password.`,
      hi: `कई बार ग़लत पासवर्ड डाला गया। ${minutes} मिनट बाद फिर कोशिश करें या पासवर्ड रीसेट करें।`,
    },
  })
}

interface Role {
  loginType: LoginType
  /** Null for an entrepreneur who has not chosen an offering yet. */
  kind: ProfileKind | null
  /** The kinds of all profiles of the account, newest first. */
  kinds: readonly ProfileKind[]
}

/**
 * The profile that a login acts as: the requested account type if the account has it, else its first profile of that
 * login type. An account that only has profiles of the other login type acts as one of those, so that nobody lands in
 * an empty registration.
 */
export async function roleOf(deps: Deps, account: Account, body: LoginBody): Promise<Role> {
  const own = await profilesOf(deps.db, account.id)
  const kinds = own.map(({ kind }) => kind)
  const has = (loginType: LoginType) => kinds.some((kind) => loginTypeOf(kind) === loginType)
  const other = body.login_type === 'investor' ? 'entrepreneur' : 'investor'
  const loginType = has(body.login_type) || !has(other) ? body.login_type : other
  if (loginType === 'investor') return { loginType, kind: 'INVESTOR', kinds }
  const offered = own.filter(({ kind }) => loginTypeOf(kind) === 'entrepreneur')
  const requestedKind = body.account_type && body.account_type !== 'investor' ? profileKindOf(body.account_type) : null
  const chosen =
    offered.find(({ kind }) => kind === requestedKind) ??
    offered.find(({ status }) => status === 'approved') ??
    offered[0]
  return { loginType, kind: chosen?.kind ?? null, kinds }
}
