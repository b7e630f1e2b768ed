import { parseArgs } from 'node:util'
import { startTestServer } from '../../support/server.ts'
import { chatTrials } from './chat.ts'
import { hostileTrial } from './hostileTexts.ts'
import { killedServers } from './killedServers.ts'
import { paymentTrials } from './payment.ts'
import { paymentKills } from './paymentKills.ts'
import { proposalTrials } from './proposals.ts'
import { sessionTrials } from './session.ts'
import { uploadTrials } from './uploads.ts'

/**
 * The hard tests with full counts; `npm run bench survive -- 1 8` runs only those numbers, `-- 18 --kills=20` fewer
 * kills, `-- 28 --texts=50` fewer texts.
 */
const { values, positionals } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, texts: { type: 'string', default: '10000' } },
  allowPositionals: true,
})
const wanted = positionals.map(Number)
const rounds = Number(values.kills)
const kills = process.env.TEST_DATABASE_URL ? killedServers(rounds) : paymentKills(rounds)
const trials = [
  ...sessionTrials,
  ...chatTrials,
  ...proposalTrials,
  ...paymentTrials(true),
  ...uploadTrials,
  hostileTrial(Number(values.texts)),
  kills,
].filter(({ number }) => wanted.length === 0 || wanted.includes(number))
const rows: Record<string, string | number>[] = []

for (const trial of trials) {
  const server = await startTestServer()
  const start = performance.now()
  const seen = await trial.run(server).catch((error: unknown) => {
    process.exitCode = 1
    return `FAILED: ${error instanceof Error ? error.message : error}`
  })
  await server.close()
  const seconds = Math.round((performance.now() - start) / 1_000)
  rows.push({ number: trial.number, test: trial.title, count: trial.count, seen, seconds })
  console.log(`${trial.number}. ${trial.title} (${trial.count}): ${seen} [${seconds} s]`)
}
console.table(rows)
