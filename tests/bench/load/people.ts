import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { newToken, tokenHash } from '../../../server/accounts/secrets.ts'
import type { Asker } from './drive.ts'

/** Members as lists read them, so many in all: copies of the demo members under names and addresses of their own. */
export async function growTo(url: string, users: number): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const batch = 20_000
  for (let start = 0; start < users; start += batch) {
    const most = Math.min(users, start + batch) - 1
    await pool.query(
      `insert into accounts (id, name, email, mobile, password_hash)
       select md5('load' || n)::uuid, 'Load ' || n, 'load' || n || '@bench.in', '+917' || lpad(n::text, 9, '0'), 'x'
       from generate_series($1::int, $2::int) n`,
      [start, most],
    )
    await pool.query(
      `insert into profiles (account_id, kind, status, approved_at, name, headline, summary, industries, city, country, amount_usd, terms, keywords)
       select md5('load' || n)::uuid, s.kind, 'approved', now() - n * interval '1 second', s.name || ' ' || n, s.headline, s.summary,
         s.industries, s.city, s.country, s.amount_usd, s.terms, s.keywords
       from generate_series($1::int, $2::int) n
       join (select *, row_number() over (order by id) - 1 as place, count(*) over () as of from profiles where approved_at is not null and kind in ('INVESTMENT', 'INVESTOR') and account_id in (select id from accounts where demo)) s
         on s.place = n % s.of`,
      [start, most],
    )
  }
  await pool.query('analyze')
  await pool.end()
}

interface Reader {
  id: string
  profileId: string
  token: string
  isInvestor: boolean
}

/** Signed-in members in pairs that may talk, each on a plan, and what they do all day. */
export async function peopleIn(url: string, count: number) {
  const pool = new Pool({ connectionString: url, max: 2 })
  const readers: Reader[] = []
  for (let number = 0; number < count; number++) {
    const [id, profileId, token] = [randomUUID(), randomUUID(), newToken()]
    const isInvestor = number % 2 === 1
    const kind = isInvestor ? 'INVESTOR' : 'INVESTMENT'
    await pool.query('insert into accounts (id, name, email, mobile, password_hash) values ($1, $2, $3, $4, $5)', [
      id,
      `Reader ${number}`,
      `reader${number}@bench.in`,
      `+9198${String(10_000_000 + number)}`,
      'x',
    ])
    await pool.query(
      "insert into profiles (id, account_id, kind, status, approved_at, name) values ($1, $2, $3, 'approved', now(), $4)",
      [profileId, id, kind, `Reader ${number}`],
    )
    await pool.query(
      "insert into sessions (account_id, token_hash, profile_kind, login_type, remember, expires_at) values ($1, $2, $3, $4, true, now() + interval '1 day')",
      [id, tokenHash(token), kind, isInvestor ? 'investor' : 'entrepreneur'],
    )
    await pool.query(
      "insert into memberships (account_id, profile_kind, plan_id, trial, period_start, period_end) values ($1, $2, $3, true, now() - interval '1 hour', now() + interval '7 days')",
      [id, kind, `${isInvestor ? 'investor' : 'investment'}-free-trial`],
    )
    readers.push({ id, profileId, token, isInvestor })
  }
  const chats: string[] = []
  for (let pair = 0; pair < count / 2; pair++) {
    const [one = '', other = ''] = readers
      .slice(pair * 2, pair * 2 + 2)
      .map(({ profileId }) => profileId)
      .sort()
    const id = randomUUID()
    await pool.query('insert into chats (id, profile_a, profile_b) values ($1, $2, $3)', [id, one, other])
    chats.push(id)
  }
  const { rows } = await pool.query<{ id: string; kind: string }>(
    "select id, kind from profiles where status = 'approved' and kind in ('INVESTMENT', 'INVESTOR') order by random() limit 500",
  )
  await pool.end()
  const listed = (isInvestor: boolean) =>
    rows.filter(({ kind }) => kind === (isInvestor ? 'INVESTMENT' : 'INVESTOR')).map(({ id }) => id)
  const lists = [listed(false), listed(true)]

  /** 45 % browsing, 20 % opening, 20 % talking, 8 % looking around, 5 % proposing, 2 % logging in. */
  const mix = (ports: readonly number[]): Asker => {
    let turn = 0
    return async (number) => {
      const reader = readers[number % readers.length] as Reader
      const kind = reader.isInvestor ? 'INVESTMENT' : 'INVESTOR'
      const others = lists[reader.isInvestor ? 1 : 0] ?? []
      const other = others[Math.floor(Math.random() * others.length)] ?? ''
      const chance = Math.random() * 100
      const origin = `http://127.0.0.1:${ports[turn++ % ports.length]}/api`
      const ask = async (method: string, path: string, body?: object) => {
        const answer = await fetch(`${origin}/${path}`, {
          method,
          headers: {
            authorization: `Bearer ${reader.token}`,
            'x-info-id': reader.id,
            'content-type': 'application/json',
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        await answer.text()
        return answer.status
      }
      if (chance < 45) return ask('GET', `listings?kind=${kind}&sort=newest&limit=12`)
      if (chance < 65) return ask('GET', `listings/${other}`)
      if (chance < 85)
        return ask('POST', `chats/${chats[Math.floor((number % readers.length) / 2)]}/messages`, {
          client_id: randomUUID(),
          kind: 'TEXT',
          text: 'How was the meeting?',
        })
      if (chance < 93) return ask('GET', 'me')
      if (chance < 98)
        return ask('POST', 'proposals', {
          request_id: randomUUID(),
          receiver_profile_id: other,
          message: 'Shall we talk about it?',
          draft: false,
        })
      const answer = await fetch(`${origin}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          login_type: 'investor',
          email: 'investor@demo.in',
          password: 'Demo@1234',
          remember: false,
        }),
      })
      await answer.text()
      return answer.status
    }
  }
  return Object.assign(readers, { mix })
}
