import { resolve } from 'node:path'
import { restore as restoreTo } from '../../server/kernel/db/backup.ts'
import { dataDirectory } from './server.ts'
import type { Task } from './task.ts'

export const restore: Task = {
  usage: ['restore FOLDER [--replace]                   replaces the data directory with a backup'],
  run: async (args) => {
    const [source] = args.filter((word) => !word.startsWith('--'))
    if (!source) throw new Error('npm run operate restore FOLDER [-- --replace]')
    const previous = await restoreTo(resolve(source), dataDirectory(), args.includes('--replace'))
    const note = previous ? ` The previous data is in ${previous}.` : ''
    console.log(`Restored ${dataDirectory()} from ${source}.${note}`)
    return 0
  },
}
