import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { hasRevision, sourcesAt } from '../../../flowlab/browser/revisionSources.ts'
import { lateRefusal } from '../../../flowlab/races/lateRefusal.ts'

/**
 * A late 401 of an old token, in the session and the HTTP client of two versions, with the present packages. Another tab
 * has stored a new token meanwhile.
 */

if ('none' in lateRefusal.past) throw new Error('the race was in a revision')
const { revision } = lateRefusal.past

interface Version {
  session: { start(): unknown; stop(): unknown; getSnapshot(): { value: unknown } }
  load: () => Promise<unknown>
}

const refusals: (() => void)[] = []
const folders: string[] = []

beforeEach(() => {
  refusals.length = 0
  localStorage.clear()
  localStorage.setItem('access_token', 'old')
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/me')
      ? new Promise(() => {})
      : new Promise((resolve) => refusals.push(() => resolve(Response.json({ status: false }, { status: 401 })))),
  )
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function past(): Promise<Version> {
  const folder = sourcesAt(revision, 'src')
  folders.push(folder)
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const entry = join(folder, 'entry.ts')
  writeFileSync(
    entry,
    `export { session } from './src/effects/session.ts'
import { get } from './src/services/http.ts'
export const load = () => get('chats')`,
  )
  return tsImport(entry, import.meta.url)
}

async function present(): Promise<Version> {
  const { session } = await import('../../../src/effects/session.ts')
  const { call } = await import('../../../src/services/http.ts')
  return { session, load: () => call('GET /chats') }
}

async function refusedLate({ session, load }: Version) {
  session.start()
  const loading = load().catch(() => {})
  await vi.waitFor(() => expect(refusals).toHaveLength(1))
  localStorage.setItem('access_token', 'new')
  refusals[0]?.()
  await loading
  const { value } = session.getSnapshot()
  session.stop()
  return { value, token: localStorage.getItem('access_token') }
}

it.skipIf(!hasRevision(revision))('ends the new session in the last revision that had the race', async () => {
  expect(await refusedLate(await past())).toEqual({ value: 'signedOut', token: null })
})

it('ends nothing in the present version', async () => {
  expect(await refusedLate(await present())).toEqual({ value: 'loadingAccount', token: 'new' })
})
