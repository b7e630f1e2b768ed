import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { CodeChallenge, CodePurpose } from '../../src/domain/contract/accounts.ts'
import type { Db } from '../db/connect.ts'
import { codeChallenges } from '../db/schema.ts'
import type { Deps, Language } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { deliverCode } from './codeMessage.ts'
import { countUse, usesSince } from './limits.ts'
import { codeHash, newCode, newToken, sameText, seal, tokenHash, unseal } from './secrets.ts'

const minute = 60_000
const validity = 15 * minute
const mostTries = 5
const countdowns = [30, 60, 120]
const sendLimits = [
  { seconds: 3600, most: 5 },
  { seconds: 86_400, most: 10 },
]

type Challenge = typeof codeChallenges.$inferSelect

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const countdown = (sends: number) => (countdowns[sends - 1] ?? 120) * 1000

/**
 * Opens a challenge for a target and sends its code. `reachable` is false for an account that does not exist: nothing
 * is sent and no code can meet the challenge, but the answer is the same.
 */
export async function challenge(
  deps: Deps,
  purpose: CodePurpose,
  target: string,
  reachable: boolean,
  language: Language,
): Promise<CodeChallenge> {
  const now = deps.now()
  await refuseLocked(deps.db, target, now)
  const earlier = await latest(deps.db, purpose, target)
  if (earlier && earlier.resendAt > now && !earlier.verifiedAt && !earlier.voidedAt) return present(earlier, now)
  await spendSend(deps.db, target, now)
  const id = randomUUID()
  const code = newCode()
  await deps.db
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
  const [row] = await deps.db
    .insert(codeChallenges)
    .values({
      id,
      purpose,
      target,
      channel: target.startsWith('+') ? 'sms' : 'email',
      codeHash: reachable ? codeHash(deps.secret, id, code) : null,
      sealedCode: reachable ? seal(deps.secret, code) : null,
      resendAt: after(now, countdown(1)),
      expiresAt: after(now, validity),
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('the challenge was not stored')
  if (reachable) await deliverCode(deps, row, code, language)
  return present(row, now)
}

/** Sends the same code again once the countdown is over; 429 with Retry-After before. */
export async function resend(deps: Deps, id: string, language: Language): Promise<CodeChallenge> {
  const now = deps.now()
  const found = await byId(deps.db, id)
  if (!found || found.voidedAt || found.verifiedAt) return refuse('NOT_FOUND')
  if (found.expiresAt <= now) return refuse('OTP_EXPIRED')
  if (found.resendAt > now) return tooEarly(found.resendAt, now)
  await spendSend(deps.db, found.target, now)
  const [row] = await deps.db
    .update(codeChallenges)
    .set({ sends: found.sends + 1, resendAt: after(now, countdown(found.sends + 1)) })
    .where(and(eq(codeChallenges.id, id), eq(codeChallenges.sends, found.sends)))
    .returning()
  if (!row) return tooEarly(after(now, countdown(found.sends)), now)
  if (row.sealedCode) await deliverCode(deps, row, unseal(deps.secret, row.sealedCode), language)
  return present(row, now)
}

/**
 * Meets a challenge: answers with a proof that is good once, for 15 minutes. Every try is counted in the same write
 * that admits it, so that parallel guesses cannot exceed the limit.
 */
export async function meet(deps: Deps, id: string, code: string): Promise<{ proof: string; expiresAt: Date }> {
  const now = deps.now()
  const [tried] = await deps.db
    .update(codeChallenges)
    .set({ tries: sql`${codeChallenges.tries} + 1` })
    .where(
      and(
        eq(codeChallenges.id, id),
        lt(codeChallenges.tries, mostTries),
        isNull(codeChallenges.voidedAt),
        isNull(codeChallenges.verifiedAt),
        gt(codeChallenges.expiresAt, now),
      ),
    )
    .returning()
  if (!tried) return refuseTry(deps.db, id, now)
  if (!tried.codeHash || !sameText(tried.codeHash, codeHash(deps.secret, id, code))) return wrong(tried.tries)
  const proof = newToken()
  const expiresAt = after(now, validity)
  const [verified] = await deps.db
    .update(codeChallenges)
    .set({ verifiedAt: now, proofHash: tokenHash(proof), proofExpiresAt: expiresAt, sealedCode: null })
    .where(and(eq(codeChallenges.id, id), isNull(codeChallenges.verifiedAt)))
    .returning({ id: codeChallenges.id })
  return verified ? { proof, expiresAt } : refuse('OTP_INVALID')
}

/** Uses a proof up; false where it is unknown, used, expired, for another purpose or another target. */
export async function useProof(
  db: Db,
  purpose: CodePurpose,
  proof: string,
  now: Date,
  target?: string,
): Promise<string | null> {
  const [used] = await db
    .update(codeChallenges)
    .set({ proofUsedAt: now })
    .where(
      and(
        eq(codeChallenges.proofHash, tokenHash(proof)),
        eq(codeChallenges.purpose, purpose),
        isNull(codeChallenges.proofUsedAt),
        gt(codeChallenges.proofExpiresAt, now),
        target === undefined ? undefined : eq(codeChallenges.target, target),
      ),
    )
    .returning({ target: codeChallenges.target })
  return used?.target ?? null
}

const byId = async (db: Db, id: string): Promise<Challenge | undefined> =>
  (await db.select().from(codeChallenges).where(eq(codeChallenges.id, id)))[0]

const latest = async (db: Db, purpose: CodePurpose, target: string): Promise<Challenge | undefined> =>
  (
    await db
      .select()
      .from(codeChallenges)
      .where(and(eq(codeChallenges.target, target), eq(codeChallenges.purpose, purpose)))
      .orderBy(desc(codeChallenges.createdAt))
      .limit(1)
  )[0]

async function refuseTry(db: Db, id: string, now: Date): Promise<never> {
  const found = await byId(db, id)
  if (!found) return refuse('NOT_FOUND')
  if (found.tries >= mostTries) return refuse('OTP_TOO_MANY')
  return refuse(found.expiresAt <= now || found.voidedAt ? 'OTP_EXPIRED' : 'OTP_INVALID')
}

const wrong = (tries: number): never =>
  tries >= mostTries
    ? refuse('OTP_TOO_MANY')
    : refuse('OTP_INVALID', {
        fields: { code: 'invalid' },
        message: {
          en: `This code is not right. Tries left: ${mostTries - tries}.`,
          hi: `यह कोड सही नहीं है। शेष कोशिशें: ${mostTries - tries}।`,
        },
      })

/** Five wrong tries lock the target for 15 minutes, whichever challenge they were made on. */
async function refuseLocked(db: Db, target: string, now: Date): Promise<void> {
  const [spent] = await db
    .select({ expiresAt: codeChallenges.expiresAt })
    .from(codeChallenges)
    .where(
      and(
        eq(codeChallenges.target, target),
        gt(codeChallenges.tries, mostTries - 1),
        gt(codeChallenges.expiresAt, now),
        isNull(codeChallenges.verifiedAt),
      ),
    )
    .limit(1)
  if (spent) refuse('OTP_TOO_MANY', { headers: { 'retry-after': secondsUntil(spent.expiresAt, now) } })
}

async function spendSend(db: Db, target: string, now: Date): Promise<void> {
  const key = `code-sends:${target}`
  for (const { seconds, most } of sendLimits) {
    if ((await usesSince(db, key, after(now, -seconds * 1000))) >= most)
      refuse('OTP_TOO_MANY', { headers: { 'retry-after': String(seconds) } })
  }
  await countUse(db, key, { seconds: 60 }, now)
}

const secondsUntil = (at: Date, now: Date) => String(Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000)))

const tooEarly = (resendAt: Date, now: Date): never =>
  refuse('RATE_LIMITED', { headers: { 'retry-after': secondsUntil(resendAt, now) } })

const present = (row: Challenge, now: Date): CodeChallenge => ({
  status: true,
  challenge_id: row.id,
  target: mask(row.target),
  resend_at: row.resendAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  server_time: now.toISOString(),
  tries_left: Math.max(0, mostTries - row.tries),
})

/** `a•••@example.com`, `+91•••••3210`. */
function mask(target: string): string {
  if (target.startsWith('+')) return `${target.slice(0, 3)}•••••${target.slice(-4)}`
  const [name = '', domain = ''] = target.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
