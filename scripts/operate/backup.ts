import { resolve } from 'node:path'
import { backUp } from '../../server/kernel/db/backup.ts'
import { serverPaths } from '../../src/routes.ts'
import { accessIn, dataDirectory } from './server.ts'
import type { Task } from './task.ts'

/** Requests the dump of a database that a running server holds open. */
async function dumpOfServer(): Promise<Uint8Array> {
  const { origin, key } = accessIn('operator.json')
  const response = await fetch(origin + serverPaths.operator.call('backup'), {
    headers: { authorization: `Bearer ${key}` },
  })
  if (!response.ok) throw new Error(`The server responded with ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export const backup: Task = {
  usage: [
    'backup [FOLDER]                              backs up the embedded database and the files, even while the server runs',
  ],
  run: async ([folder]) => {
    const target = resolve(folder ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`)
    const bytes = await backUp(dataDirectory(), target, dumpOfServer)
    console.log(
      `Backed up the database (${Math.round(bytes / 1024)} KB) and the files. Restore with npm run operate restore ${target}`,
    )
    return 0
  },
}
