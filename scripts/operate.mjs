import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const help = `npm run operate -- status                        how the product stands
npm run operate -- check                         looks for broken invariants; exits with 1 where there is one
npm run operate -- account ID|E-MAIL|MOBILE      an account, its profiles, payments and proposals
npm run operate -- account ID disable|enable|logout
npm run operate -- transaction ID                a purchase, what the provider says of it, what it bought
npm run operate -- transaction ID settle|refund
npm run operate -- proposal ID                   a proposal and its steps
npm run operate -- proposal ID remove
npm run operate -- outbox                        dead letters, and what waits
npm run operate -- outbox ID retry|drop

The server must run. Its address and key are read from DATA_DIR, or from OPERATE_ORIGIN and OPERATOR_TOKEN.`

const end = (line) => {
  console.error(line)
  process.exit(1)
}

const [thing = 'help', wanted, action] = process.argv.slice(2)
const actions = {
  account: ['disable', 'enable', 'logout'],
  transaction: ['settle', 'refund'],
  proposal: ['remove'],
  outbox: ['retry', 'drop'],
}
const isKnown =
  ['status', 'check'].includes(thing) ||
  (thing === 'outbox' && !wanted) ||
  (actions[thing] && wanted && (!action ? thing !== 'outbox' : actions[thing].includes(action)))
if (!isKnown) {
  console.log(help)
  process.exit(thing === 'help' ? 0 : 1)
}

function connection() {
  const { OPERATE_ORIGIN: origin, OPERATOR_TOKEN: key } = process.env
  if (origin && key) return { origin, key }
  const file = join(process.env.DATA_DIR ? process.env.DATA_DIR : join(root, '.data'), 'operator.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : end(`No server has left its key at ${file}`)
}
const { origin, key } = connection()

async function call(method, path) {
  const answer = await fetch(`${origin}/operator/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
  }).catch(() => end(`The server does not answer at ${origin}`))
  const data = await answer.json()
  return answer.ok ? data : end(data.message ?? data.ErrorDetails?.message ?? `The server answered ${answer.status}`)
}

const folder = thing === 'outbox' ? 'outbox' : `${thing}s`
if (thing === 'status') console.table(await call('GET', 'status'))
else if (thing === 'check') {
  const { list } = await call('GET', 'violations')
  console.log(list.length === 0 ? 'Nothing is broken.' : JSON.stringify(list, null, 2))
  process.exitCode = list.length === 0 ? 0 : 1
} else if (thing === 'outbox' && !wanted) {
  const { list } = await call('GET', 'outbox')
  if (list.length === 0) console.log('Nothing waits and nothing is dead.')
  else
    console.table(
      list.map(({ id, channel, recipient, tries, deadAt, lastError }) => ({
        id,
        channel,
        recipient,
        tries,
        dead: deadAt ?? '',
        lastError,
      })),
    )
} else if (action) console.log(await call('POST', `${folder}/${encodeURIComponent(wanted)}/${action}`))
else console.dir(await call('GET', `${folder}/${encodeURIComponent(wanted)}`), { depth: 6 })
