import { afterAll, beforeAll, expect, it } from 'vitest'
import { awayReader } from '../bench/survive/chat.ts'
import { startTestServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// `npm run bench survive` runs this with full counts, together with senders whose server is killed and readers that
// never read.
it('a reader who missed 500 messages resumes at any position without gap or duplicate', async () => {
  expect(await awayReader(server, 500, 5)).toContain('no gap')
})
