import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase, type TestDatabase } from '../../support/database.ts'
import { call, type LoggedIn, signInDemo } from '../../support/demo.ts'
import { pdfOf } from '../../support/files.ts'
import { type Instance, startInstance } from '../../support/instances.ts'
import { targetNamed } from '../../support/loginTargets.ts'
import { uploadOf } from '../../support/server.ts'
import { eventually } from '../../support/until.ts'

const url = process.env.TEST_DATABASE_URL
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const hour = 60
const day = 24 * hour

/** A server with a system clock that the test controls (libfaketime, of Debian's package `faketime`). */
describe.skipIf(!url || !existsSync(library))('a server whose clock jumps by days', () => {
  const clock = join(mkdtempSync(join(tmpdir(), 'founders-clock-')), 'offset')
  const jumpTo = (minutes: number) => writeFileSync(clock, `${minutes < 0 ? '' : '+'}${minutes * 60}`)
  let database: TestDatabase
  let instance: Instance
  let founder: LoggedIn
  beforeAll(async () => {
    jumpTo(0)
    database = await newDatabase(url ?? '', 'demo')
    instance = await startInstance(database.url, {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    founder = await signInDemo(instance.origin, 'founder@demo.in', 'entrepreneur')
  })
  afterAll(async () => {
    await instance?.stop('SIGKILL')
    await database?.drop()
  })

  const get = <T>(path: string, as: LoggedIn | null = founder) => call<T>(instance.origin, as, 'GET', path)
  const status = async (path: string) => (await fetch(`${instance.origin}${path}`)).status
  const serverTime = async () => Date.parse((await get<{ server_time: string }>('me'))?.body.server_time ?? '')
  const codesTo = async (email: string) => {
    const answer = await fetch(`${instance.origin}/mailbox/messages.json?to=${encodeURIComponent(email)}`)
    const { list } = (await answer.json()) as { list: { body: string }[] }
    return list.flatMap(({ body }) => body.match(/\b\d{6}\b/)?.[0] ?? [])
  }
  /** Sends a code now and returns it from its email. */
  async function codeTo(email: string) {
    const target = { purpose: 'verify_email', target: targetNamed(email) }
    const sent = await call<{ challenge_id: string }>(instance.origin, null, 'POST', 'codes', target)
    let code = ''
    await eventually(async () => {
      code = (await codesTo(email))[0] ?? ''
      expect(code).toMatch(/^\d{6}$/)
    })
    const verify = async () =>
      (
        await call<{ code?: string }>(instance.origin, null, 'POST', `codes/${sent?.body.challenge_id}/verification`, {
          code,
        })
      )?.body.code ?? 'taken'
    return verify
  }

  it('ends file links after their two hours, codes after 15 minutes and sessions after 30 days, by the system’s clock', async () => {
    const form = uploadOf('executive-summary', 'INVESTMENT', pdfOf(500), 'summary.pdf', '')
    const uploaded = await fetch(`${instance.origin}/api/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${founder.token}`, 'x-info-id': founder.id },
      body: form,
    })
    const link = ((await uploaded.json()) as { document: { url: string } }).document.url
    const inTime = await codeTo('intime@test.in')
    const late = await codeTo('late@test.in')
    expect([await status(link), await inTime()]).toEqual([200, 'taken'])
    jumpTo(16)
    expect(await late()).toBe('OTP_EXPIRED')
    jumpTo(3 * hour)
    expect([await status(link), (await get('me'))?.status]).toEqual([404, 200])
    jumpTo(29 * day)
    expect((await get('me'))?.status).toBe(200)
    jumpTo(60 * day)
    expect((await get('me'))?.status).toBe(401)
  })

  it('works ten days ahead and ten days back: it responds, jobs are delivered, logins and codes work', async () => {
    for (const at of [70 * day, 50 * day, -10 * day, 0]) {
      jumpTo(at)
      expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
      founder = await signInDemo(instance.origin, 'founder@demo.in', 'entrepreneur')
      expect(Math.abs((await serverTime()) - Date.now() - at * 60_000)).toBeLessThan(60_000)
      expect(await (await codeTo(`jump${at + 99_999_999}@test.in`))()).toBe('taken')
    }
    expect(await instance.stop('SIGTERM')).toBe(0)
  })
})
