import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { review } from '../../scripts/operate/review.ts'
import { support } from '../../scripts/operate/support.ts'
import type { Task } from '../../scripts/operate/task.ts'
import { operatorKey } from '../../server/features/operators/key.ts'
import { statusOf } from '../../server/features/operators/status.ts'
import { profiles, supportMessages } from '../../server/kernel/db/schema.ts'
import { reviewKey } from '../../server/kernel/http/reviewerOnly.ts'
import { type Person, startTestServer } from '../support/server.ts'
import { openedChat } from '../support/talking.ts'

/** What the staff reads and does with `npm run operate`. */

let server: Awaited<ReturnType<typeof startTestServer>>
const folder = mkdtempSync(join(tmpdir(), 'operate-'))
beforeAll(async () => {
  server = await startTestServer()
  const origin = 'http://staff.test'
  writeFileSync(join(folder, 'operator.json'), JSON.stringify({ origin, key: operatorKey(server.deps) }))
  writeFileSync(join(folder, 'review.json'), JSON.stringify({ origin, key: reviewKey(server.deps) }))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.app.request(url.slice(origin.length), init))
})
beforeEach(() => server.deps.db.delete(supportMessages))
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await server.close()
})

/** What the command prints. */
async function printed(task: Task, ...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    expect(await task.run(args)).toBe(0)
    return log.mock.calls.map(([line]) => line).join('\n')
  } finally {
    log.mockRestore()
  }
}

async function write(message: string, id: string = randomUUID()): Promise<string> {
  const sent = { request_id: id, name: 'Asha', email: `${message.toLowerCase()}@bridge.in`, topic: 'payment', message }
  const { status, body } = await server.request<{ reference: string }>('POST', '/api/contact', sent)
  expect(status).toBe(200)
  return body.reference
}
const waiting = async () => {
  const status = new Map(Object.entries(await statusOf(server.deps)))
  return [status.get('support_messages_open'), status.get('oldest_support_message_hours')]
}

it('support lists the open messages, newest last, until each is done', async () => {
  expect([await printed(support), await waiting()]).toEqual(['No open messages.', [0, 0]])
  const [newer, older] = [await write('Overcharged'), await write('Undercharged')]
  const createdAt = new Date(Date.now() - 5 * 3_600_000)
  await server.deps.db.update(supportMessages).set({ createdAt }).where(eq(supportMessages.reference, older))
  const list = await printed(support)
  for (const fact of [newer, 'payment', 'Asha <overcharged@bridge.in>', '| Overcharged']) expect(list).toContain(fact)
  expect(list.indexOf(older)).toBeLessThan(list.indexOf(newer))
  expect(list).toContain(`${older}  ${createdAt.toISOString().slice(0, 10)}`)
  expect(await waiting()).toEqual([2, 5])

  const one = await printed(support, older.toLowerCase())
  expect([one.includes('| Undercharged'), one.includes('Overcharged')]).toEqual([true, false])
  expect(await printed(support, older, 'done')).toBe(`done: ${older}`)
  expect(await printed(support)).not.toContain(older)
  expect(await waiting()).toEqual([1, 0])
  expect(await printed(support, older)).toMatch(/answered \d{4}-/)
  await expect(support.run([older, 'done'])).rejects.toThrow('Not found.')
  await expect(support.run(['S-00000000'])).rejects.toThrow('Not found.')
  await expect(support.run([newer, 'delete'])).rejects.toThrow('no action')
})

it('a reference that two messages share marks neither; an id marks one', async () => {
  const id = randomUUID()
  const reference = await write('Firstpayment', id)
  expect(await write('Secondpayment', id.slice(0, 8) + randomUUID().slice(8))).toBe(reference)
  await expect(support.run([reference, 'done'])).rejects.toThrow('use the id')
  expect((await printed(support, reference)).match(/\| (First|Second)/g)?.length).toBe(2)
  await printed(support, id, 'done')
  expect(await printed(support)).toContain('| Second')
  expect(await waiting()).toEqual([1, 0])
})

it('a repair is logged, and so is a message marked as done', async () => {
  const [reference, warnings] = [await write('Loggedpayment'), vi.spyOn(server.deps.log, 'warn')]
  await printed(support, reference, 'done')
  expect(warnings.mock.calls.map(([fields]) => fields)).toMatchObject([
    { path: expect.stringMatching(/^\/operator\/support\/.*\/done$/), status: 200 },
  ])
  warnings.mockRestore()
})

it('review prints the profile of a reported member, who can be suspended by that id', async () => {
  const [founder, investor] = [await server.trialMember('investment'), await server.trialMember('investor')]
  const chat = await openedChat(server, founder, investor)
  const report = { request_id: randomUUID(), reason: 'scam', note: 'Quarries' }
  await server.request('POST', `/api/chats/${chat}/reports`, report, investor)
  const statusOfProfile = async (person: Person) =>
    (await server.deps.db.select().from(profiles).where(eq(profiles.accountId, person.id)))[0]?.status
  const [, id = ''] = (await printed(review, 'reports')).match(/\((\S+)\), reported by .*Quarries/) ?? []
  await expect(review.run(['suspend', id.slice(0, 8), '--note', 'A scam.'])).rejects.toThrow('No waiting profile')
  await printed(review, 'suspend', id, '--note', 'A scam.')
  expect(await statusOfProfile(founder)).toBe('suspended')
  await printed(review, 'reinstate', id.slice(0, 8), '--note', '')
  expect(await statusOfProfile(founder)).toBe('approved')
})
