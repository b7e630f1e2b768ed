import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as listenTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BadConfiguration, readConfig } from '../../server/kernel/config.ts'
import { documents } from '../../server/kernel/db/schema.ts'
import { fileUrl } from '../../server/kernel/http/fileLinks.ts'
import { diskFiles, type FileStore, memoryFiles } from '../../server/kernel/ports/files.ts'
import { smtpMailer } from '../../server/kernel/ports/mail.ts'
import { s3Files } from '../../server/kernel/ports/s3.ts'
import { httpSms } from '../../server/kernel/ports/sms.ts'
import { Undeliverable } from '../../server/kernel/ports/undeliverable.ts'
import { bodyOf } from '../support/bodies.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { startMailServer } from '../support/mailServer.ts'
import { startObjectStore, storeKeys } from '../support/objectStore.ts'
import { startTestServer } from '../support/server.ts'
import { eventually, until } from '../support/until.ts'

vi.setConfig({ testTimeout: 120_000 })

describe('email by SMTP', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    mailServer = await startMailServer()
  })
  afterAll(() => mailServer.close())

  const letter = (to: string) => ({ to, subject: 'आपका कोड', text: 'नमस्ते 123456', id: `id-${to.split('@')[0]}` })
  const sendTo = (to: string) =>
    smtpMailer(mailServer.url, 'Founders <no-reply@founders.in>', { connect: 500, silence: 500 })
      .send(letter(to))
      .then(() => 'sent')
      .catch((error: unknown) => (error instanceof Undeliverable ? 'refused for good' : 'failed'))

  it('an email arrives with a stable message id', async () => {
    for (let time = 0; time < 2; time++) expect(await sendTo('fine@test.in')).toBe('sent')
    const own = mailServer.received.filter(({ to }) => to === 'fine@test.in')
    expect(own).toHaveLength(2)
    for (const { raw } of own) expect(raw).toMatch(/^Message-ID: <id-fine@founders\.in>/im)
  })

  it.each([
    ['busy@test.in', 'failed'],
    ['later@test.in', 'failed'],
    ['hang@test.in', 'failed'],
    ['cut@test.in', 'failed'],
    ['unknown@test.in', 'refused for good'],
  ])('%s: %s within seconds', async (to, outcome) => {
    const started = performance.now()
    expect(await sendTo(to)).toBe(outcome)
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('a closed port is a failure that is retried', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:9', 'a@b.in').send(letter('x@test.in'))).rejects.not.toBeInstanceOf(
      Undeliverable,
    )
  })

  it('an address cannot add a header or a second recipient', async () => {
    for (const to of ['fine2@test.in\r\nBcc: victim@test.in', 'a:victim@test.in;', 'b@test.in,victim@test.in'])
      expect(await sendTo(to)).toBe('refused for good')
    expect(mailServer.received.filter(({ raw, to }) => to.includes('victim') || /^bcc:/im.test(raw))).toEqual([])
  })
})

describe('the product with a real mail server and SMS gateway', () => {
  it('a code is sent by both, and a mail server that refused is tried again', async () => {
    const mailServer = await startMailServer()
    const gateway = await startGateway()
    const server = await startTestServer({ SMTP_URL: mailServer.url, SMS_URL: gateway.url, SMS_TOKEN: 'secret' })
    const ask = (target: string, purpose = 'verify_email') =>
      server.request('POST', '/api/codes', { purpose, target: targetNamed(target) })
    expect((await ask('fine@test.in')).status).toBe(200)
    await eventually(() => expect(mailServer.received.map(({ to }) => to)).toEqual(['fine@test.in']))
    expect((await ask('later@test.in')).status).toBe(200)
    await eventually(async () => {
      const { rows } = (await server.deps.db.execute(
        'select last_error from outbox where last_error is not null',
      )) as unknown as { rows: { last_error: string }[] }
      expect(rows).toHaveLength(1)
      expect(rows[0]?.last_error).toContain('451')
    })
    await server.deps.sms.send({ to: '+919820012345', text: 'code', id: 'one' })
    expect(gateway.taken).toEqual([{ to: '+919820012345', text: 'code', key: 'one', authorization: 'Bearer secret' }])
    expect((await server.request('GET', '/mailbox/messages.json')).status).toBe(404)
    await server.close()
    await mailServer.close()
    gateway.close()
  })
})

interface TakenSms {
  to: string
  text: string
  key: string
  authorization: string
}

/**
 * An SMS gateway on a loopback port; it responds with the number's last three digits if they are a status, and never
 * for `999`.
 */
async function startGateway() {
  const taken: TakenSms[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (!body) return
    const sms = JSON.parse(body.toString()) as { to: string; text: string }
    const status = Number(sms.to.slice(-3))
    if (status === 999) return
    if (status >= 400 && status < 600) return response.writeHead(status).end()
    const { authorization = '', 'idempotency-key': key = '' } = request.headers
    taken.push({ ...sms, key: String(key), authorization })
    return response.writeHead(202).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

describe('a stand-in', () => {
  it('accepts no body if its caller disconnects halfway, and throws nothing', async () => {
    let read: Buffer | null | undefined
    const server = createServer(async (request) => {
      read = await bodyOf(request)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
    caller.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf')
    await once(server, 'request')
    caller.destroy()
    await until('the server notices', () => read !== undefined)
    expect(read).toBeNull()
    server.close()
  })
})

describe('SMS by HTTP', () => {
  it.each([
    ['+919820012345', 'sent'],
    ['+919820012500', 'failed'],
    ['+919820012503', 'failed'],
    ['+919820012429', 'failed'],
    ['+919820012400', 'refused for good'],
    ['+919820012422', 'refused for good'],
    ['+919820012999', 'failed'],
  ])('%s: %s', async (to, outcome) => {
    const gateway = await startGateway()
    const said = await httpSms(gateway.url, undefined, to.endsWith('999') ? 300 : 10_000)
      .send({ to, text: 'Hello', id: 'x' })
      .then(() => 'sent')
      .catch((error: unknown) => (error instanceof Undeliverable ? 'refused for good' : 'failed'))
    gateway.close()
    expect(said).toBe(outcome)
  })
})

describe('files', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let endpoint: string
  beforeAll(async () => {
    store = await startObjectStore()
    endpoint = store.endpoint
  })
  afterAll(() => store.close())

  const stores: [string, () => FileStore][] = [
    ['an object store', () => s3Files({ endpoint, ...storeKeys })],
    ['a folder', () => diskFiles(mkdtempSync(join(tmpdir(), 'founders-files-')))],
    ['memory', memoryFiles],
  ]

  it.each(stores)('in %s are stored, read, listed and deleted alike', async (_name, make) => {
    const files = make()
    const bytes = new Uint8Array([0, 255, 13, 10, 37])
    expect(await files.get('documents/none.pdf')).toBeNull()
    expect(await files.list('documents')).toEqual([])
    await files.put('documents/one.pdf', bytes, 'application/pdf')
    await files.put('documents/one.pdf', bytes, 'application/pdf')
    await files.put('document-thumbnails/one.webp', bytes, 'image/webp')
    expect([...((await files.get('documents/one.pdf')) ?? [])]).toEqual([...bytes])
    const listed = await files.list('documents')
    expect(listed.map(({ key }) => key)).toEqual(['documents/one.pdf'])
    expect(Math.abs(Date.now() - (listed[0]?.storedAt ?? 0))).toBeLessThan(60_000)
    for (let time = 0; time < 2; time++) await files.delete('documents/one.pdf')
    expect(await files.get('documents/one.pdf')).toBeNull()
  })

  it('in a list longer than a page are all listed', async () => {
    const files = s3Files({ endpoint, ...storeKeys })
    const keys = Array.from({ length: 8 }, (_, number) => `many/${number}.pdf`)
    for (const key of keys) await files.put(key, new Uint8Array(1), 'application/pdf')
    expect((await files.list('many')).map(({ key }) => key)).toEqual(keys)
  })

  it('are served by a link of the store under their name, for minutes, and only as signed', async () => {
    const files = s3Files({ endpoint, ...storeKeys })
    await files.put('documents/two.pdf', new TextEncoder().encode('%PDF'), 'application/pdf')
    const as = { mime: 'application/pdf', disposition: "attachment; filename*=UTF-8''plan.pdf" }
    const link = (await files.link?.('documents/two.pdf', as)) ?? ''
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300')
    const answer = await fetch(link)
    expect(await answer.text()).toBe('%PDF')
    expect(answer.headers.get('content-disposition')).toBe(as.disposition)
    for (const [from, to] of [
      ['two.pdf', 'three.pdf'],
      ['Expires=300', 'Expires=9999999'],
      ['application%2Fpdf', 'text%2Fhtml'],
    ] as const) {
      expect(link).toContain(from)
      expect((await fetch(link.replace(from, to))).status).toBe(403)
    }
    expect((await fetch(`${endpoint}/founders/documents/two.pdf`)).status).toBe(403)
  })

  it('a store that fails for a moment is retried; wrong keys and a missing store are errors, never an empty file', async () => {
    const files = s3Files({ endpoint, ...storeKeys })
    store.fail(2)
    expect(await files.get('documents/two.pdf')).not.toBeNull()
    store.fail(3)
    await expect(files.get('documents/two.pdf')).rejects.toThrow('503')
    const wrong = s3Files({ endpoint, ...storeKeys, secretAccessKey: 'other' })
    await expect(wrong.put('documents/x.pdf', new Uint8Array(1), 'application/pdf')).rejects.toThrow('403')
    await expect(wrong.get('documents/two.pdf')).rejects.toThrow('403')
    const noBucket = s3Files({ endpoint, ...storeKeys, bucket: 'other' })
    await expect(noBucket.put('documents/x.pdf', new Uint8Array(1), 'application/pdf')).rejects.toThrow(
      'the bucket does not exist',
    )
    const gone = s3Files({ ...storeKeys, endpoint: 'http://127.0.0.1:9' })
    await expect(gone.get('documents/two.pdf')).rejects.toThrow()
    const cut = listenTcp((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(cut, 'listening')
    const { port } = cut.address() as AddressInfo
    const broken = s3Files({ ...storeKeys, endpoint: `http://127.0.0.1:${port}` })
    await expect(broken.list('documents')).rejects.toThrow()
    cut.close()
  })

  it('an uploaded document is in the object store; its download redirects there, its picture stays on this origin', async () => {
    const server = await startTestServer({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: storeKeys.bucket,
      S3_REGION: storeKeys.region,
      S3_ACCESS_KEY_ID: storeKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: storeKeys.secretAccessKey,
    })
    await server.member('investment')
    const rows = await server.deps.db.select().from(documents)
    expect(rows.length).toBeGreaterThan(0)
    for (const { storageKey } of rows) expect([...store.stored.keys()]).toContain(storageKey)
    const key = rows[0]?.storageKey ?? ''
    const ask = (mime: string) => server.app.request(fileUrl(server.deps, { key, mime, name: 'plan' }))
    const download = await ask('application/pdf')
    expect(download.status).toBe(302)
    expect((await fetch(download.headers.get('location') ?? '')).status).toBe(200)
    const picture = await ask('image/png')
    expect([picture.status, picture.headers.get('content-security-policy')]).toEqual([
      200,
      "sandbox; default-src 'none'",
    ])
    await server.close()
  })

  it('the store is configured completely or not at all', () => {
    expect(() => readConfig({ S3_BUCKET: 'founders' })).toThrow(BadConfiguration)
    expect(() => readConfig({ S3_ENDPOINT: 'http://x', S3_BUCKET: 'A B' })).toThrow(BadConfiguration)
  })
})
