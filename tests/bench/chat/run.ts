import { flow, openReaders, percentile } from './delivery.ts'
import { startBenchServer } from './process.ts'

/**
 * `npm run bench chat`: open streams in one process, their memory, and the delivery time of messages at 200 a second.
 */
const most = Number(process.argv[2] ?? 2_000)
const perSecond = Number(process.argv[3] ?? 200)
const seconds = Number(process.argv[4] ?? 20)
const sizes = [...new Set([200, 1_000, 2_000].map((size) => Math.min(size, most)))]

const server = await startBenchServer(Math.ceil(most / 2), process.env.TEST_DATABASE_URL)
console.log(`${server.people.length} members in pairs; database: ${server.database}`)
const rows = []
try {
  await flow(server, { perSecond: 50, seconds: 3, among: 100 })
  for (const streams of sizes) {
    const before = await server.memory()
    const readers = await openReaders(server, streams)
    await new Promise((later) => setTimeout(later, 1_000))
    const open = await server.memory()
    const { sent, refused } = await flow(server, { perSecond, seconds, among: streams })
    const after = await server.memory()
    const { ways } = readers
    rows.push({
      streams,
      'KB a stream (heap)': Math.round((open.heapUsed - before.heapUsed) / streams / 102.4) / 10,
      'KB a stream (resident)': Math.round((open.rss - before.rss) / streams / 102.4) / 10,
      'CPU ms a message': Math.round(((after.cpu - open.cpu) / sent) * 100) / 100,
      sent,
      refused,
      delivered: ways.length,
      'p50 ms': Math.round(percentile(ways, 0.5) * 10) / 10,
      'p99 ms': Math.round(percentile(ways, 0.99) * 10) / 10,
      'most ms': Math.round(percentile(ways, 1) * 10) / 10,
    })
    console.log(JSON.stringify(rows.at(-1)))
    readers.close()
    await new Promise((later) => setTimeout(later, 1_000))
  }
} finally {
  server.stop()
}
console.table(rows)
if (rows.some(({ delivered, sent }) => delivered !== sent)) {
  console.error('Not every message was delivered.')
  process.exitCode = 1
}
