import pino from 'pino'
import { readConfig } from '../../server/config.ts'
import { connectRemote } from '../../server/db/connect.ts'
import { seedDemo } from '../../server/demo/seed.ts'
import { wire } from '../../server/wire.ts'

/** Demo members in a fresh database, as a first embedded start makes them. */
export async function seedRemote(databaseUrl: string): Promise<void> {
  const connection = await connectRemote({ url: databaseUrl })
  const { deps } = await wire(
    readConfig({ NODE_ENV: 'test', DATA_DIR: 'memory://' }),
    connection,
    pino({ level: 'silent' }),
  )
  await seedDemo(deps)
  await deps.outbox.stop()
  await connection.close()
}
