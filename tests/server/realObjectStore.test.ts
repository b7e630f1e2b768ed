import { describe, expect, it } from 'vitest'
import { s3Files } from '../../server/kernel/ports/s3.ts'

/**
 * Tests the adapter on a real object store with a writable bucket: OBJECT_STORE=http://KEY:SECRET@127.0.0.1:7480/BUCKET
 * npx vitest run --project server tests/server/realObjectStore.test.ts
 */
const given = process.env.OBJECT_STORE
const url = new URL(given ?? 'http://key:secret@127.0.0.1/bucket')
const settings = {
  endpoint: url.origin,
  bucket: url.pathname.slice(1),
  region: 'us-east-1',
  accessKeyId: url.username,
  secretAccessKey: url.password,
}
const folder = `check-${Date.now()}`

describe.skipIf(!given)('a third-party object store', () => {
  const files = s3Files(settings)

  it('returns nine megabytes as they were stored, and nothing once they are deleted', async () => {
    const bytes = new Uint8Array(9_000_000).map((_, index) => index % 251)
    expect(await files.get(`${folder}/none.pdf`)).toBeNull()
    for (let time = 0; time < 2; time++) await files.put(`${folder}/one.pdf`, bytes, 'application/pdf')
    expect(Buffer.compare((await files.get(`${folder}/one.pdf`)) ?? new Uint8Array(), bytes)).toBe(0)
    for (let time = 0; time < 2; time++) await files.delete(`${folder}/one.pdf`)
    expect(await files.get(`${folder}/one.pdf`)).toBeNull()
  })

  it('lists more keys than fit one page', async () => {
    const keys = Array.from({ length: 1_020 }, (_, number) => `${folder}-many/${String(number).padStart(4, '0')}.pdf`)
    const writing = [...keys]
    const write = async () => {
      for (let key = writing.pop(); key; key = writing.pop()) await files.put(key, new Uint8Array(1), 'application/pdf')
    }
    await Promise.all(Array.from({ length: 8 }, write))
    const listed = await files.list(`${folder}-many`)
    expect(listed.map(({ key }) => key).sort()).toEqual(keys)
    expect(Math.max(...listed.map(({ storedAt }) => Math.abs(Date.now() - storedAt)))).toBeLessThan(120_000)
    for (const key of keys) await files.delete(key)
    expect(await files.list(`${folder}-many`)).toEqual([])
  })

  it('serves a file by a signed link, with a Hindi name, and by no altered link', async () => {
    await files.put(`${folder}/two.pdf`, new TextEncoder().encode('%PDF'), 'application/pdf')
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('योजना.pdf')}`
    const link = (await files.link?.(`${folder}/two.pdf`, { mime: 'application/pdf', disposition })) ?? ''
    const answer = await fetch(link)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF'])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(disposition)
    const altered = [
      link.replace('two.pdf', 'one.pdf'),
      link.replace('Expires=300', 'Expires=9999'),
      link.split('?')[0],
    ]
    for (const other of altered) expect((await fetch(other ?? '')).status).toBe(403)
    await files.delete(`${folder}/two.pdf`)
  })

  it('refuses a wrong key and a missing bucket', async () => {
    const wrong = s3Files({ ...settings, secretAccessKey: 'other' })
    await expect(wrong.put(`${folder}/x.pdf`, new Uint8Array(1), 'application/pdf')).rejects.toThrow('403')
    await expect(wrong.get(`${folder}/x.pdf`)).rejects.toThrow('403')
    const noBucket = s3Files({ ...settings, bucket: `none-${Date.now()}` })
    await expect(noBucket.put('x.pdf', new Uint8Array(1), 'application/pdf')).rejects.toThrow('no such bucket')
  })
})
