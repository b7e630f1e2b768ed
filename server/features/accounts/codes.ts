import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { CodeChallenge, CodePurpose } from '../../../src/domain/contract/accounts.ts'
import { minute } from '../../../src/domain/durations.ts'
import type { LoginTarget } from '../../../src/domain/loginTarget.ts'
import { codeHash, decrypt, encrypt, newCode, newToken, sameText, tokenHash } from '../../kernel/crypto/secrets.ts'
import type { Db } from '../../kernel/db/connect.ts'
import { accounts, codeChallenges } from '../../kernel/db/schema.ts'
import { targetLimits } from '../../kernel/http/limits.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { mask } from '../../kernel/text/mask.ts'
import { countSend, maxTries, refuseEarlyResend, refuseLockedTarget, refuseLockedUntil } from './codeLimits.ts'
import { enqueueCode } from './codeMessage.ts'
import { fromColumns, targetKey, toColumns } from './storedTarget.ts'

const validity = 15 * minute
const lock = targetLimits.codeTries.window
const countdowns = [30, 60, 120]

type Challenge = typeof codeChallenges.$inferSelect

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const countdown = (sends: number) => (countdowns[sends - 1] ?? 120) * 1000

interface ChallengeRequest {
  purpose: CodePurpose
  to: LoginTarget
  /**
   * False for an account that does not exist: nothing is sent and no code can pass the challenge, but the response is the
   * same.
   */
  reachable: boolean
  language: Language
}

/**
 * Creates a challenge for a target and sends its code. A code for a locked login requires the password: codes that
 * strangers request or try in the owner's name neither count there nor lock it.
 */
export async function createChallenge(
  deps: Deps,
  { purpose, to, reachable, language }: ChallengeRequest,
): Promise<CodeChallenge> {
  const target = targetKey(to)
  const now = deps.now()
  const code = reachable ? newCode() : null
  const row = await deps.db.transaction(async (tx) => {
    // One at a time per target: concurrent calls must not each send a message.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${target}`}, 0))`)
    await refuseLockedTarget(tx, target, now, purpose === 'log_in' ? purpose : undefined)
    const earlier = await latest(tx, purpose, target)
    if (earlier && isFresh(earlier, now)) return earlier
    await countSend(tx, { purpose, target }, now)
    await voidOpen(tx, purpose, target, now)
    const row = await open(tx, { purpose, to, code }, deps.secret, now)
    await enqueueCode(deps, tx, row, code, language)
    return row
  })
  return present(row, now)
}

/** True if the code was sent so recently that another request counts as a repeat. */
const isFresh = ({ resendAt, verifiedAt, voidedAt }: Challenge, now: Date): boolean =>
  resendAt > now && !verifiedAt && !voidedAt

const voidOpen = (tx: Db, purpose: CodePurpose, target: string, now: Date) =>
  tx
    .update(codeChallenges)
    .set({ voidedAt: now })
    .where(
      and(
        eq(codeChallenges.target, target),
        eq(codeChallenges.purpose, purpose),
        isNull(codeChallenges.voidedAt),
        isNull(codeChallenges.verifiedAt),
      ),
    )

interface Opening {
  purpose: CodePurpose
  to: LoginTarget
  /** Null for an account that does not exist. */
  code: string | null
}

async function open(tx: Db, { purpose, to, code }: Opening, secret: string, now: Date): Promise<Challenge> {
  const id = randomUUID()
  const [row] = await tx
    .insert(codeChallenges)
    .values({
      id,
      purpose,
      ...toColumns(to),
      codeHash: code ? codeHash(secret, id, code) : null,
      encryptedCode: code ? encrypt(secret, code) : null,
      resendAt: after(now, countdown(1)),
      expiresAt: after(now, validity),
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('the challenge was not stored')
  return row
}

/** A challenge that is still open, for a reloaded screen. */
export async function getChallenge(deps: Deps, id: string): Promise<CodeChallenge> {
  const now = deps.now()
  const found = await byId(deps.db, id)
  if (!found || found.verifiedAt) return refuse('NOT_FOUND')
  if (found.tries >= maxTries) return refuseLockedUntil(found.lockedUntil ?? found.expiresAt, now)
  if (found.voidedAt || found.expiresAt <= now) return refuse('OTP_EXPIRED')
  return present(found, now)
}

/**
 * Resends the same code after the countdown; 429 with Retry-After before. `language` is for a target without an
 * account.
 */
export async function resendCode(deps: Deps, id: string, language: Language): Promise<CodeChallenge> {
  const now = deps.now()
  const known = await withLanguage(deps.db, id)
  const found = known?.challenge
  if (!found || found.voidedAt || found.verifiedAt) return refuse('NOT_FOUND')
  if (found.tries >= maxTries) return refuseLockedUntil(found.lockedUntil ?? found.expiresAt, now)
  if (found.expiresAt <= now) return refuse('OTP_EXPIRED')
  if (found.resendAt > now) return refuseEarlyResend(found.resendAt, now)
  await countSend(deps.db, found, now)
  const row = await deps.db.transaction(async (tx) => {
    const [sent] = await tx
      .update(codeChallenges)
      .set({ sends: found.sends + 1, resendAt: after(now, countdown(found.sends + 1)) })
      .where(and(eq(codeChallenges.id, id), eq(codeChallenges.sends, found.sends)))
      .returning()
    if (sent)
      await enqueueCode(
        deps,
        tx,
        sent,
        sent.encryptedCode && decrypt(deps.secret, sent.encryptedCode),
        known.language ?? language,
      )
    return sent
  })
  return row ? present(row, now) : refuseEarlyResend(after(now, countdown(found.sends)), now)
}

/**
 * Verifies a code and returns a proof: valid once, for 15 minutes. Every attempt is counted in the write that admits
 * it, so that parallel guesses cannot exceed the limit.
 */
export async function verifyCode(deps: Deps, id: string, code: string): Promise<{ proof: string; expiresAt: Date }> {
  const now = deps.now()
  const [tried] = await deps.db
    .update(codeChallenges)
    .set({
      tries: sql`${codeChallenges.tries} + 1`,
      lockedUntil: sql`case when ${codeChallenges.tries} + 1 = ${maxTries} then ${after(now, lock).toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(codeChallenges.id, id),
        lt(codeChallenges.tries, maxTries),
        isNull(codeChallenges.voidedAt),
        isNull(codeChallenges.verifiedAt),
        gt(codeChallenges.expiresAt, now),
      ),
    )
    .returning()
  if (!tried) return refuseAttempt(deps.db, id, now)
  if (!tried.codeHash || !sameText(tried.codeHash, codeHash(deps.secret, id, code))) return refuseWrongCode(tried, now)
  const proof = newToken()
  const expiresAt = after(now, validity)
  const [verified] = await deps.db
    .update(codeChallenges)
    .set({ verifiedAt: now, proofHash: tokenHash(proof), proofExpiresAt: expiresAt, encryptedCode: null })
    .where(and(eq(codeChallenges.id, id), isNull(codeChallenges.verifiedAt)))
    .returning({ id: codeChallenges.id })
  return verified ? { proof, expiresAt } : refuse('OTP_INVALID')
}

const unused = (purpose: CodePurpose, proof: string, now: Date) =>
  and(
    eq(codeChallenges.proofHash, tokenHash(proof)),
    eq(codeChallenges.purpose, purpose),
    isNull(codeChallenges.proofUsedAt),
    gt(codeChallenges.proofExpiresAt, now),
  )

/** The target of a proof; null if the proof is unknown, used, expired or for another purpose. */
export async function proofTarget(db: Db, purpose: CodePurpose, proof: string, now: Date): Promise<LoginTarget | null> {
  const [found] = await db
    .select({ target: codeChallenges.target, channel: codeChallenges.channel })
    .from(codeChallenges)
    .where(unused(purpose, proof, now))
  return found ? fromColumns(found) : null
}

/** Consumes a proof; null if it is unknown, used, expired, or for another purpose or target. */
export async function consumeProof(
  db: Db,
  purpose: CodePurpose,
  proof: string,
  now: Date,
  target?: LoginTarget,
): Promise<LoginTarget | null> {
  const [used] = await db
    .update(codeChallenges)
    .set({ proofUsedAt: now })
    .where(
      and(unused(purpose, proof, now), target === undefined ? undefined : eq(codeChallenges.target, targetKey(target))),
    )
    .returning({ target: codeChallenges.target, channel: codeChallenges.channel })
  return used ? fromColumns(used) : null
}

const byId = async (db: Db, id: string): Promise<Challenge | undefined> =>
  (await db.select().from(codeChallenges).where(eq(codeChallenges.id, id)))[0]

/** A challenge, with the language of the account that its target belongs to. */
const withLanguage = async (
  db: Db,
  id: string,
): Promise<{ challenge: Challenge; language: Language | null } | undefined> =>
  (
    await db
      .select({ challenge: codeChallenges, language: accounts.language })
      .from(codeChallenges)
      .leftJoin(accounts, or(eq(accounts.email, codeChallenges.target), eq(accounts.mobile, codeChallenges.target)))
      .where(eq(codeChallenges.id, id))
  )[0]

const latest = async (db: Db, purpose: CodePurpose, target: string): Promise<Challenge | undefined> =>
  (
    await db
      .select()
      .from(codeChallenges)
      .where(and(eq(codeChallenges.target, target), eq(codeChallenges.purpose, purpose)))
      .orderBy(desc(codeChallenges.createdAt))
      .limit(1)
  )[0]

async function refuseAttempt(db: Db, id: string, now: Date): Promise<never> {
  const found = await byId(db, id)
  if (!found) return refuse('NOT_FOUND')
  if (found.tries >= maxTries) return refuseLockedUntil(found.lockedUntil ?? now, now)
  return refuse(found.expiresAt <= now || found.voidedAt ? 'OTP_EXPIRED' : 'OTP_INVALID')
}

const attempts = (left: number) => `${left} ${left === 1 ? 'attempt' : 'attempts'}`

const refuseWrongCode = ({ tries, lockedUntil }: Challenge, now: Date): never =>
  lockedUntil
    ? refuseLockedUntil(lockedUntil, now)
    : refuse('OTP_INVALID', {
        fields: { code: 'invalid' },
        message: {
          en: `That code is incorrect. ${attempts(maxTries - tries)} left.`,
          hi: `यह कोड ग़लत है। बची हुई कोशिशें: ${maxTries - tries}।`,
        },
      })

const present = (row: Challenge, now: Date): CodeChallenge => ({
  status: true,
  challenge_id: row.id,
  // Only the owner may learn the address.
  target: row.purpose === 'log_in' ? '•••' : mask(fromColumns(row)),
  resend_at: row.resendAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  server_time: now.toISOString(),
  tries_left: Math.max(0, maxTries - row.tries),
})
