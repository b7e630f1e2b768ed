import { rmSync } from 'node:fs'
import { connectRemote } from '../../../server/kernel/db/connect.ts'
import { bundleServer } from '../bundledServer.ts'
import { dropDatabase, newDatabase } from '../database.ts'
import { seedRemote } from '../instances.ts'

/** Runs once on PostgreSQL: creates the databases that each test copies, and bundles the server. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL
  // Called by each project of the run; only the first call does the work.
  if (!url || process.env.TEMPLATE_DEMO) return
  const bundled = bundleServer()
  const schema = await newDatabase(url, 'nothing')
  await (await connectRemote({ url: schema.url })).close()
  process.env.TEMPLATE_SCHEMA = schema.name
  const demo = await newDatabase(url, 'schema')
  await seedRemote(demo.url)
  process.env.TEMPLATE_DEMO = demo.name
  const file = await bundled
  process.env.SERVER_FILE = file
  return async () => {
    for (const { name } of [demo, schema]) await dropDatabase(url, name)
    rmSync(file, { force: true })
    delete process.env.TEMPLATE_DEMO
  }
}
