import { writeFile } from 'node:fs/promises'
import { serverPaths } from '../../src/routes.ts'
import { operatorAccess } from './server.ts'
import type { Task } from './task.ts'

/** Writes what members who share it did, as a file that the Flow Lab opens. */
export const traces: Task = {
  usage: [
    'traces [FILE]                                the steps of the last 30 days that members share, without accounts',
    'trace S-NUMBER [FILE]                        the last steps that came with a message to support',
  ],
  run: async ([name, ...args]) => {
    const [number, file = `${number}.jsonl`] = name === 'trace' ? args : ['traces', ...args]
    if (!number) throw new Error('npm run operate trace needs the number of a message')
    const { origin, key } = operatorAccess()
    const path = name === 'trace' ? `traces/${encodeURIComponent(number)}` : 'traces'
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(origin + serverPaths.operator.call(path), { headers })
    if (response.status === 404)
      throw new Error(`No message ${number} came with steps, or they are older than 30 days.`)
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    const lines = await response.text()
    await writeFile(file, lines)
    console.log(`${file}: open it at ${origin}/flows#session/traffic, or run npm run flows traffic ${file}`)
    return 0
  },
}
