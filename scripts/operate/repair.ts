import { operate } from './server.ts'
import type { Task } from './task.ts'

const actions: Readonly<Record<string, readonly string[]>> = {
  account: ['disable', 'enable', 'logout'],
  transaction: ['settle', 'refund', 'restore'],
  proposal: ['remove'],
  outbox: ['retry', 'drop'],
}

interface WaitingJob {
  id: number
  channel: string
  recipient: string
  tries: number
  deadAt: string | null
  lastError: string | null
}

/** Looks up and repairs data on the running server. */
export const repair: Task = {
  usage: [
    'status                                       health and counts',
    'check                                        broken invariants; exits with 1 if there are any',
    'account ID|E-MAIL|MOBILE                     an account, its profiles, payments and proposals',
    'account ID disable|enable|logout',
    'transaction ID                               a purchase, its status at the provider and its membership',
    'transaction ID settle|refund|restore         restore: after a dispute that was won',
    'proposal ID                                  a proposal and its steps',
    'proposal ID remove',
    'outbox                                       dead letters and pending jobs',
    'outbox ID retry|drop',
  ],
  run: async ([thing = '', wanted, action]) => {
    if (thing === 'status') console.table(await operate('GET', 'status'))
    else if (thing === 'check') return printViolations((await operate<{ list: unknown[] }>('GET', 'violations')).list)
    else if (thing === 'outbox' && !wanted) printOutbox((await operate<{ list: WaitingJob[] }>('GET', 'outbox')).list)
    else if (!wanted) throw new Error(`npm run operate ${thing} needs an id`)
    else if (action && !actions[thing]?.includes(action)) throw new Error(`${thing} has no action ${action}`)
    else {
      const path = `${thing === 'outbox' ? 'outbox' : `${thing}s`}/${encodeURIComponent(wanted)}`
      if (action) console.log(await operate('POST', `${path}/${action}`))
      else if (thing === 'outbox') throw new Error('outbox ID needs retry or drop')
      else console.dir(await operate('GET', path), { depth: 6 })
    }
    return 0
  },
}

function printViolations(list: readonly unknown[]): number {
  console.log(list.length === 0 ? 'No invariant is broken.' : JSON.stringify(list, null, 2))
  return list.length === 0 ? 0 : 1
}

function printOutbox(list: readonly WaitingJob[]): void {
  const rows = list.map(({ id, channel, recipient, tries, deadAt, lastError }) => ({
    id,
    channel,
    recipient,
    tries,
    dead: deadAt ?? '',
    lastError,
  }))
  if (rows.length === 0) console.log('No pending jobs or dead letters.')
  else console.table(rows)
}
