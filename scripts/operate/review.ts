import { parseArgs } from 'node:util'
import { isUuid } from '../../server/kernel/http/uuidParam.ts'
import type { ReportItem, ReviewItem } from '../../src/domain/contract/reviews.ts'
import { accessIn, request } from './server.ts'
import type { Task } from './task.ts'

/** The fields of an open complaint, as `server/features/proposals/complaints.ts` sends them. */
interface ComplaintItem {
  id: string
  by: string
  about: string
  reason: string
  text: string
  sent_at: string
}

const profileActions: Readonly<Record<string, string>> = {
  take: 'take',
  approve: 'approve',
  changes: 'request_changes',
  reject: 'reject',
  suspend: 'suspend',
  reinstate: 'reinstate',
}
const reportOutcomes: Readonly<Record<string, string>> = { uphold: 'upheld', dismiss: 'dismissed' }
const creditOutcomes: Readonly<Record<string, string>> = { return: 'upheld', keep: 'dismissed' }

function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { origin, key } = accessIn('review.json')
  return request<T>(`${origin}/api/reviews/${path}`, {
    method,
    headers: { 'x-review-key': key, 'content-type': 'application/json' },
    ...(body ? { body } : {}),
  })
}

/** All pages of a list. */
async function all<T>(path: string): Promise<T[]> {
  const found: T[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { list: T[]; next_cursor: string | null } = await call(
      'GET',
      cursor ? `${path}?cursor=${cursor}` : path,
    )
    found.push(...page.list)
    cursor = page.next_cursor || null
  }
  return found
}

/** The only item whose id starts with these letters. */
function one<T extends { id: string }>(list: readonly T[], start: string, what: string): T {
  const [found, ...others] = start ? list.filter(({ id }) => id.startsWith(start)) : []
  if (!found) throw new Error(`No ${what} begins with "${start}".`)
  if (others.length > 0) throw new Error('The id is ambiguous: add more characters.')
  return found
}

/** A pending profile by the start of its id, or any profile by its whole id. */
async function profileIn(id: string): Promise<ReviewItem> {
  if (isUuid(id)) return (await call<{ item: ReviewItem }>('GET', id)).item
  return one(await all<ReviewItem>('waiting'), id, 'waiting profile')
}

const print = (lines: readonly string[]) => console.log(lines.length === 0 ? 'Nothing is pending.' : lines.join('\n'))

const profileLine = ({ id, kind, status, name, owner, pending, documents }: ReviewItem): string => {
  const edited = [...Object.keys(pending), ...documents.filter((each) => each.pending).map((each) => each.kind)]
  const state = edited.length > 0 ? `edited: ${edited.join(', ')}` : status
  return `${id.slice(0, 8)}  ${kind.padEnd(12)}  ${state.padEnd(14)}  ${name || owner} (${owner})`
}
const complaintLine = ({ id, by, about, reason, text, sent_at }: ComplaintItem): string =>
  `${id.slice(0, 8)}  ${sent_at.slice(0, 10)}  ${by} about ${about}: ${reason}${text && `, “${text}”`}`
const reportLine = ({ id, about, reason, note, against, against_id, by }: ReportItem): string =>
  `${id.slice(0, 8)}  ${about.padEnd(8)}  ${reason.padEnd(18)}  ${against} (${against_id}), reported by ${by}: ${note}`

function printProfile(item: ReviewItem): void {
  console.log(profileLine(item))
  for (const [name, answer] of Object.entries({ ...item.answers, ...item.pending }))
    console.log(
      `  ${name}: ${typeof answer === 'object' ? JSON.stringify(answer) : answer}${name in item.pending ? '  (new)' : ''}`,
    )
  const { origin } = accessIn('review.json')
  for (const each of item.documents)
    console.log(`  ${each.kind}: ${each.file_name}${each.pending ? '  (new)' : ''}  ${origin}${each.url}`)
}

async function decideCredit(command: string, id: string): Promise<void> {
  const complaint = one(await all<ComplaintItem>('complaints'), id, 'complaint')
  await call('POST', `complaints/${complaint.id}/outcome`, { outcome: creditOutcomes[command] })
  console.log(`${command}: ${complaint.by}`)
}

async function decideReport(command: string, id: string): Promise<void> {
  const report = one(await all<ReportItem>('reports'), id, 'open report')
  await call('POST', `reports/${report.id}/outcome`, { outcome: reportOutcomes[command] })
  console.log(`${command}: ${report.against}`)
}

async function decideProfile(command: string, item: ReviewItem, note: string, named: readonly string[]): Promise<void> {
  const fields = Object.fromEntries(
    named.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  await call('POST', `${item.id}/decision`, { action: profileActions[command], seen: item.seen, note, fields })
  console.log(`${command}: ${item.name || item.owner}`)
}

/**
 * Decides on profiles, reports and complaints. Profiles need a decision only with REVIEW=manual; the others always do.
 */
export const review: Task = {
  usage: [
    'review                                       profiles pending review; any other by its whole ID',
    'review show ID                               one profile in full',
    'review take|approve ID',
    'review changes ID --note TEXT [--field NAME=TEXT …]',
    'review reject|suspend|reinstate ID --note TEXT',
    'review complaints                            requests to return a credit',
    'review return|keep ID                        returns the credit or not; the sender is notified',
    'review reports                               reports of members and listings',
    'review uphold|dismiss ID                     decides on a report; the reporter is notified',
  ],
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { note: { type: 'string', default: '' }, field: { type: 'string', multiple: true, default: [] } },
    })
    const [command = 'list', id = ''] = positionals
    if (command === 'list') print((await all<ReviewItem>('waiting')).map(profileLine))
    else if (command === 'complaints') print((await all<ComplaintItem>('complaints')).map(complaintLine))
    else if (command === 'reports') print((await all<ReportItem>('reports')).map(reportLine))
    else if (command in creditOutcomes) await decideCredit(command, id)
    else if (command in reportOutcomes) await decideReport(command, id)
    else if (command === 'show' || command in profileActions) {
      const item = await profileIn(id)
      if (command === 'show') printProfile(item)
      else await decideProfile(command, item, values.note, values.field)
    } else throw new Error(['npm run operate', ...review.usage].join('\n  '))
    return 0
  },
}
