import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './prepare.mjs'

const help = `npm run review                                   what waits
npm run review -- show ID                        one profile in full
npm run review -- take ID                        mark it as being reviewed
npm run review -- approve ID
npm run review -- changes ID --note TEXT [--field NAME=TEXT …]
npm run review -- reject ID --note TEXT
npm run review -- suspend ID --note TEXT, reinstate ID
                                                 a suspended listing takes its open proposals along
npm run review -- complaints                     senders who want a credit back
npm run review -- return ID, keep ID             gives the credit back, or not; the sender is told
npm run review -- reports                        reports of members and listings that wait
npm run review -- uphold ID, dismiss ID          decides a report; whoever made it is told

An ID may be shortened to its first letters. Profiles wait here with REVIEW=manual; reports and complaints always do.`

const end = (line) => {
  console.error(line)
  process.exit(1)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    note: { type: 'string', default: '' },
    field: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
})
const [command = 'list', wanted = ''] = positionals
const actions = {
  take: 'take',
  approve: 'approve',
  changes: 'request_changes',
  reject: 'reject',
  suspend: 'suspend',
  reinstate: 'reinstate',
}
const outcomes = { uphold: 'upheld', dismiss: 'dismissed' }
const credit = { return: 'upheld', keep: 'dismissed' }
const commands = ['list', 'show', 'reports', 'complaints', ...[actions, outcomes, credit].flatMap(Object.keys)]
if (values.help || !commands.includes(command)) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}

const keyFile = join(process.env.DATA_DIR ? process.env.DATA_DIR : join(root, '.data'), 'review.json')
if (!existsSync(keyFile)) end(`No server has run with this data directory: ${keyFile} is missing`)
const { origin, key } = JSON.parse(readFileSync(keyFile, 'utf8'))

async function call(method, path, body) {
  const answer = await fetch(`${origin}/api/reviews/${path}`, {
    method,
    headers: { 'x-review-key': key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => end(`The server does not answer at ${origin}`))
  const data = await answer.json()
  return answer.ok ? data : end(data.message ?? `The server answered ${answer.status}`)
}

/** Every page of what waits. */
async function all(path) {
  const found = []
  let cursor = ''
  do {
    const { list, next_cursor } = await call('GET', cursor ? `${path}?cursor=${cursor}` : path)
    found.push(...list)
    cursor = next_cursor
  } while (cursor)
  return found
}

const line = ({ id, kind, status, name, owner, pending, documents }) => {
  const edited = [...Object.keys(pending), ...documents.filter((one) => one.pending).map((one) => one.kind)]
  const what = edited.length > 0 ? `edited: ${edited.join(', ')}` : status
  return `${id.slice(0, 8)}  ${kind.padEnd(12)}  ${what.padEnd(14)}  ${name || owner} (${owner})`
}

if (command === 'complaints' || command in credit) {
  await complaints()
  process.exit()
}

async function complaints() {
  const list = await all('complaints')
  if (command === 'complaints') {
    const lines = list.map(
      ({ id, by, about, reason, text, sent_at }) =>
        `${id.slice(0, 8)}  ${sent_at.slice(0, 10)}  ${by} about ${about}: ${reason}${text && `, “${text}”`}`,
    )
    return console.log(lines.length === 0 ? 'Nothing waits.' : lines.join('\n'))
  }
  const found = wanted ? list.filter(({ id }) => id.startsWith(wanted)) : []
  if (found.length !== 1) end(found.length === 0 ? `No complaint begins with "${wanted}".` : 'Give more letters.')
  await call('POST', `complaints/${found[0].id}/outcome`, { outcome: credit[command] })
  console.log(`${command}: ${found[0].by}`)
}

async function reviewReports() {
  const list = await all('reports')
  if (command === 'reports') {
    for (const { id, about, reason, note, against, by } of list)
      console.log(`${id.slice(0, 8)}  ${about.padEnd(8)}  ${reason.padEnd(18)}  ${against}, reported by ${by}: ${note}`)
    return list.length === 0 ? console.log('Nothing waits.') : undefined
  }
  const found = wanted ? list.filter(({ id }) => id.startsWith(wanted)) : []
  if (found.length !== 1) end(found.length === 0 ? `No open report begins with "${wanted}".` : 'Give more letters.')
  await call('POST', `reports/${found[0].id}/outcome`, { outcome: outcomes[command] })
  console.log(`${command}: ${found[0].against}`)
}

if (command === 'reports' || command in outcomes) {
  await reviewReports()
  process.exit(0)
}
const list = await all('waiting')
if (command === 'list') {
  console.log(list.length === 0 ? 'Nothing waits.' : list.map(line).join('\n'))
} else {
  const found = wanted ? list.filter(({ id }) => id.startsWith(wanted)) : []
  if (found.length !== 1) end(found.length === 0 ? `No waiting profile begins with "${wanted}".` : 'Give more letters.')
  const [item] = found
  if (command === 'show') {
    console.log(line(item))
    for (const [name, answer] of Object.entries({ ...item.answers, ...item.pending }))
      console.log(
        `  ${name}: ${typeof answer === 'object' ? JSON.stringify(answer) : answer}${name in item.pending ? '  (new)' : ''}`,
      )
    for (const one of item.documents)
      console.log(`  ${one.kind}: ${one.file_name}${one.pending ? '  (new)' : ''}  ${origin}${one.url}`)
  } else {
    const fields = Object.fromEntries(
      values.field.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    )
    await call('POST', `${item.id}/decision`, { action: actions[command], seen: item.seen, note: values.note, fields })
    console.log(`${command}: ${item.name || item.owner}`)
  }
}
