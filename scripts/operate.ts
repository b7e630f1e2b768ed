import { backup } from './operate/backup.ts'
import { repair } from './operate/repair.ts'
import { restore } from './operate/restore.ts'
import { review } from './operate/review.ts'
import { support } from './operate/support.ts'
import type { Task } from './operate/task.ts'
import { traces } from './operate/traces.ts'

/** npm run operate NAME [-- OPTIONS]: all operator tasks on a running product, one row each. */

const tasks: Readonly<Record<string, Task>> = {
  status: repair,
  check: repair,
  account: repair,
  transaction: repair,
  proposal: repair,
  outbox: repair,
  traces,
  trace: traces,
  review,
  support,
  backup,
  restore,
}

const [name = '', ...rest] = process.argv.slice(2)
const task = tasks[name]
try {
  if (task) process.exitCode = await task.run(task === repair || task === traces ? [name, ...rest] : rest)
  else {
    const lines = [...new Set(Object.values(tasks))].flatMap(({ usage }) => usage)
    console.log(['npm run operate NAME [-- OPTIONS]', '', ...lines.map((line) => `  ${line}`)].join('\n'))
    process.exitCode = name === '' || name === 'help' ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// The embedded database would keep the process alive.
process.exit()
