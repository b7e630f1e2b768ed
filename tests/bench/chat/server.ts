import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { streams } from '../../../server/features/live/streams.ts'
import { readConfig } from '../../../server/kernel/config.ts'
import { newToken, tokenHash } from '../../../server/kernel/crypto/secrets.ts'
import { connectEmbedded, connectRemote } from '../../../server/kernel/db/connect.ts'
import { accounts, chats, profiles, sessions } from '../../../server/kernel/db/schema.ts'
import { wire } from '../../../server/wire.ts'

/** A server in its own process with members in pairs, each pair with a chat; it responds to `memory` with its usage. */

const pairs = Number(process.argv[2])
const url = process.env.BENCH_DATABASE_URL
const connection = url ? await connectRemote({ url }) : await connectEmbedded('memory://')
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://', ...(url ? { DATABASE_URL: url } : {}) })
const { deps, app } = await wire(config, connection, pino({ level: 'silent' }))
const { db } = deps

const people = Array.from({ length: pairs * 2 }, (_, number) => ({
  id: randomUUID(),
  profileId: randomUUID(),
  kind: number % 2 === 0 ? ('INVESTMENT' as const) : ('INVESTOR' as const),
  token: newToken(),
  number,
}))
const talks = Array.from({ length: pairs }, (_, pair) => {
  const [one, other] = people.slice(pair * 2, pair * 2 + 2).map(({ profileId }) => profileId)
  const [profileA = '', profileB = ''] = [one ?? '', other ?? ''].sort()
  return { id: randomUUID(), profileA, profileB }
})

for (let start = 0; start < people.length; start += 200) {
  const some = people.slice(start, start + 200)
  await db.insert(accounts).values(
    some.map(({ id, number }) => ({
      id,
      name: `Member ${number}`,
      email: `member${number}@bench.in`,
      mobile: `+91${7_000_000_000 + number}`,
      passwordHash: '',
    })),
  )
  await db.insert(profiles).values(
    some.map(({ id, profileId, kind, number }) => ({
      id: profileId,
      accountId: id,
      kind,
      status: 'approved' as const,
      name: `Member ${number}`,
    })),
  )
  await db.insert(sessions).values(
    some.map(({ id, kind, token }) => ({
      accountId: id,
      tokenHash: tokenHash(token),
      profileKind: kind,
      loginType: kind === 'INVESTOR' ? ('investor' as const) : ('entrepreneur' as const),
      remember: true,
      expiresAt: new Date(Date.now() + 86_400_000),
    })),
  )
}
for (let start = 0; start < talks.length; start += 200) await db.insert(chats).values(talks.slice(start, start + 200))

streams.startBeating(deps)
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.({
    ready: {
      port,
      people: people.map(({ id, token }) => ({ id, token })),
      chats: talks.map(({ id }) => id),
      database: url ? 'PostgreSQL' : 'embedded',
    },
  }),
)
// The measuring process has ended, so this one can end too.
process.once('disconnect', () => process.exit(0))
process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    process.send?.({ memory: { rss, heapUsed, cpu: (user + system) / 1000, streams: streams.count() } })
  }
})
