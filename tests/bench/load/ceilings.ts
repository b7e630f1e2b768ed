import { Worker } from 'node:worker_threads'
import { poolOf } from '../../support/database.ts'
import { type Asker, drive, type Figures } from './drive.ts'
import type { People } from './people.ts'

/** A handler that only responds, in a thread of its own. */
export async function bareHandler(readers: number, seconds: number): Promise<Figures> {
  const program = `const { Hono } = require('hono'); const { serve } = require('@hono/node-server'); const { parentPort } = require('node:worker_threads')
    const app = new Hono().all('*', (c) => c.json({ status: true })); serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => parentPort.postMessage(port))`
  const worker = new Worker(program, { eval: true })
  const port = await new Promise<number>((received) => worker.once('message', received))
  const ask: Asker = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`)
    await answer.arrayBuffer()
    return answer.status
  }
  const figures = await drive(readers, seconds, ask)
  await worker.terminate()
  return figures
}

/** The database without a server: for each call the session and then its data, with one write in four. */
export async function databaseAlone(url: string, { readers: people }: People, readers: number, seconds: number) {
  const pool = poolOf(url, 10)
  const figures = await drive(readers, seconds, async () => {
    const { id, profileId } = people[Math.floor(Math.random() * people.length)] as People['readers'][number]
    await pool.query({
      name: 'session',
      text: 'select * from sessions s join accounts a on a.id = s.account_id where a.id = $1 limit 1',
      values: [id],
    })
    if (Math.random() < 0.25)
      await pool.query({
        name: 'write',
        text: 'update profiles set updated_at = now() where id = $1',
        values: [profileId],
      })
    else
      await pool.query({
        name: 'list',
        text: "select id, name, headline, summary, city, amount_usd, terms from profiles where kind = 'INVESTMENT' and status = 'approved' order by listed_no desc limit 12",
      })
    return 200
  })
  await pool.close()
  return figures
}
