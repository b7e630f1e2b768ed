import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../../server/features/accounts/passwords.ts'
import { listedVersion } from '../../../server/features/profiles/index.ts'
import { newToken, tokenHash } from '../../../server/kernel/crypto/secrets.ts'
import { poolOf } from '../../support/database.ts'

export interface Reader {
  id: string
  profileId: string
  chatId: string
  token: string
  isInvestor: boolean
}

export interface People {
  readers: Reader[]
  /** Members who only log in: a sixth session ends the first. */
  visitors: { email: string; loginType: 'investor' | 'entrepreneur' }[]
  /** Listings to open and to propose to, by kind of reader. */
  listed: Record<'investor' | 'founder', string[]>
}

export const password = 'Sturdy#Bridge7'

/** Signed-in members in pairs that may talk, each on a yearly plan, and members who log in. */
export async function peopleIn(url: string, { count, visiting }: { count: number; visiting: number }): Promise<People> {
  const pool = poolOf(url, 2)
  const run = randomUUID().slice(0, 8)
  const first = Math.floor(Math.random() * 9_000_000)
  const stored = await hashPassword(password)
  const made = Array.from({ length: count + visiting }, (_, number) => ({
    id: randomUUID(),
    profile: randomUUID(),
    token: newToken(),
    email: `reader-${run}-${number}@bench.in`,
    mobile: `+9199${String(10_000_000 + first + number)}`,
    kind: number % 2 === 1 ? 'INVESTOR' : 'INVESTMENT',
    login: number % 2 === 1 ? 'investor' : 'entrepreneur',
    plan: number % 2 === 1 ? 'investor-yearly' : 'investment-yearly',
  }))
  const rows = JSON.stringify(made.map(({ token, ...row }) => ({ ...row, hash: tokenHash(token) })))
  const from = `from jsonb_to_recordset($1::jsonb) as r (id uuid, profile uuid, hash text, email text, mobile text, kind text, login text, plan text)`
  await pool.query(
    `insert into accounts (id, name, email, mobile, password_hash) select id, email, email, mobile, $2 ${from}`,
    [rows, stored],
  )
  await pool.query(
    `insert into profiles (id, account_id, kind, status, approved_at, name, listed_version)
     select profile, id, kind, 'approved', now(), email, $2 ${from}`,
    [rows, listedVersion],
  )
  await pool.query(
    `insert into sessions (account_id, token_hash, profile_kind, login_type, remember, expires_at)
     select id, hash, kind, login, true, now() + interval '1 day' ${from}`,
    [rows],
  )
  await pool.query(
    `insert into memberships (account_id, profile_kind, plan_id, trial, period_start, period_end)
     select id, kind, plan, false, now() - interval '1 hour', now() + interval '300 days' ${from}`,
    [rows],
  )
  const chats = Array.from({ length: count / 2 }, (_, pair) => {
    const [a, b] = made
      .slice(pair * 2, pair * 2 + 2)
      .map(({ profile }) => profile)
      .sort()
    return { id: randomUUID(), a, b }
  })
  await pool.query(
    'insert into chats (id, profile_a, profile_b) select id, a, b from jsonb_to_recordset($1::jsonb) as r (id uuid, a uuid, b uuid)',
    [JSON.stringify(chats)],
  )
  const listedOf = async (kind: string) =>
    (
      await pool.query<{ id: string }>(
        `select id from profiles where status = 'approved' and kind = $1 and listed_no is not null and name not like 'reader-%' limit 2000`,
        [kind],
      )
    ).rows.map(({ id }) => id)
  const listed = { investor: await listedOf('INVESTMENT'), founder: await listedOf('INVESTOR') }
  await pool.close()
  return {
    readers: made.slice(0, count).map(({ id, profile, token, kind }, number) => ({
      id,
      profileId: profile,
      chatId: chats[Math.floor(number / 2)]?.id ?? '',
      token,
      isInvestor: kind === 'INVESTOR',
    })),
    visitors: made.slice(count).map(({ email, login }) => ({ email, loginType: login as 'investor' })),
    listed,
  }
}
