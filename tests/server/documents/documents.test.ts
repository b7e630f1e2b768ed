import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../../../server/features/documents/content.ts'
import { sweepOrphans } from '../../../server/features/documents/sweep.ts'
import { documents } from '../../../server/kernel/db/schema.ts'
import type { ListingDetail } from '../../../src/domain/market/listingSchema.ts'
import type { ProfileDocument } from '../../../src/domain/registration/profileSchema.ts'
import { activeFiles, exhaustingFiles, honestFiles, protectedFiles } from '../../support/activeFiles.ts'
import { compoundOf, officeOf, pdfOf, streams } from '../../support/files.ts'
import { hostileFiles } from '../../support/hostileFiles.ts'
import { onePixel, type Person, startTestServer, uploadOf } from '../../support/server.ts'

const limit = 10_485_760
let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.member('investment')
  stranger = await server.member('investment')
})
afterAll(() => server.close())

interface Answered {
  code?: string
  fields?: Record<string, string>
  document: ProfileDocument
}
const send = (form: FormData, as = owner) => server.request<Answered>('POST', '/api/documents', form, as)
const upload = (key: string, bytes: Uint8Array, name: string, more: Record<string, string> = {}) => {
  const form = uploadOf(key, 'INVESTMENT', bytes, name)
  for (const [field, value] of Object.entries(more)) form.set(field, value)
  return send(form)
}
const all = async () =>
  (
    await server.request<{ profile: { documents: ProfileDocument[] } }>(
      'GET',
      '/api/profiles/investment',
      undefined,
      owner,
    )
  ).body.profile.documents
const stored = async (key: string) => (await all()).filter(({ kind }) => kind === key)
const open = async (url: string) => {
  const answer = await server.app.request(url)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('the size of a file', () => {
  it('can be up to 10,485,760 bytes', async () => {
    const { status, body } = await upload('valuation-report', pdfOf(limit), 'big.pdf')
    expect([status, body.document.bytes]).toEqual([200, limit])
  })

  it('cannot be one byte more', async () => {
    const { status, body } = await upload('valuation-report', pdfOf(limit + 1), 'bigger.pdf')
    expect([status, body.code, body.fields]).toEqual([413, 'FILE_TOO_LARGE', { 'valuation-report': 'fileTooLarge' }])
  })

  it('is checked before reading if the whole body is far too large', async () => {
    expect((await upload('valuation-report', pdfOf(limit + 200_000), 'huge.pdf')).status).toBe(413)
  })

  it('cannot be zero', async () => {
    const { status, body } = await upload('valuation-report', new Uint8Array(), 'empty.pdf')
    expect([status, body.code]).toEqual([422, 'FILE_EMPTY'])
  })
})

describe('the content of a file', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['application/pdf', () => pdfOf(400)],
    ['image/webp', () => onePixel],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => officeOf('docx')],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', () => officeOf('xlsx')],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', () => officeOf('pptx')],
    ['application/msword', () => compoundOf(streams.doc)],
    ['application/vnd.ms-excel', () => compoundOf(streams.xls)],
    ['application/vnd.ms-powerpoint', () => compoundOf(streams.ppt)],
  ])('determines that it is %s, whatever its name', async (mime, bytes) => {
    const { status, body } = await upload('executive-summary', await bytes(), 'anything.bin')
    expect([status, body.document?.mime]).toEqual([200, mime])
  })

  it.each(hostileFiles)('refuses %s', async (_, name, bytes) => {
    const before = (await server.deps.files.list('documents')).length
    const { status, body } = await upload('pitch-deck', bytes(), name)
    expect(['415 FILE_TYPE', '422 PICTURE_UNREADABLE']).toContain(`${status} ${body.code}`)
    expect([await stored('pitch-deck'), (await server.deps.files.list('documents')).length]).toEqual([[], before])
  })

  const refused = async (bytes: Uint8Array, name: string) => {
    const before = (await server.deps.files.list('documents')).length
    const { status, body } = await upload('pitch-deck', bytes, name)
    expect([await stored('pitch-deck'), (await server.deps.files.list('documents')).length]).toEqual([[], before])
    return [status, body.code, body.fields]
  }

  it.each(activeFiles)('refuses %s at the file', async (_, name, bytes) => {
    expect(await refused(bytes(), name)).toEqual([415, 'FILE_TYPE', { 'pitch-deck': 'fileActive' }])
  })

  it.each(protectedFiles)('refuses %s at the file', async (_, name, bytes) => {
    expect(await refused(bytes(), name)).toEqual([415, 'FILE_TYPE', { 'pitch-deck': 'fileProtected' }])
  })

  it('a PDF that is damaged is not of a wrong type', async () => {
    const cut = new TextEncoder().encode(
      '%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 9 >>\nstream\nnot zlib!\nendstream\nendobj\n',
    )
    expect(await refused(cut, 'cut.pdf')).toEqual([415, 'FILE_TYPE', { 'pitch-deck': 'pdfUnreadable' }])
  })

  it.each(exhaustingFiles)('refuses %s within two seconds of work', async (_, name, bytes) => {
    const file = bytes()
    const before = process.cpuUsage()
    const problem = expect.stringMatching(/^(fileType|pdfUnreadable)$/)
    expect(await refused(file, name)).toEqual([415, 'FILE_TYPE', { 'pitch-deck': problem }])
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(2_000_000)
  })

  it.each(honestFiles)('accepts %s', async (_, name, bytes) => {
    expect((await upload('executive-summary', bytes(), name)).status).toBe(200)
  })

  it('of a picture that decodes to more than 60 megapixels, or is damaged, gets its own message', async () => {
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#246' } }).png()
    const vast = await plain(12_000, 9_000).toBuffer()
    const whole = await plain(640, 480).toBuffer()
    const damaged = new Uint8Array([...whole.subarray(0, 60), ...new Uint8Array(400), ...whole.subarray(460)])
    const reported = async (bytes: Uint8Array) => {
      const { status, body } = await upload('business-photo', bytes, 'photo.png')
      return [status, body.code, body.fields]
    }
    expect(await reported(vast)).toEqual([422, 'PICTURE_TOO_LARGE', { 'business-photo': 'pictureTooLarge' }])
    expect(await reported(damaged)).toEqual([422, 'PICTURE_UNREADABLE', { 'business-photo': 'pictureUnreadable' }])
  })

  it('of a business photo must be a picture', async () => {
    expect((await upload('business-photo', pdfOf(300), 'photo.jpg')).body.code).toBe('FILE_TYPE')
  })

  it('never breaks the server, whatever its bytes', async () => {
    const starts = [
      Buffer.from('%PDF-'),
      Buffer.from('PK\x03\x04', 'latin1'),
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      onePixel,
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ minLength: 1, maxLength: 600 }),
        async (start, rest) => {
          const outcome = await checkContent(Buffer.concat([start, rest]), 'pitch-deck', false).catch(
            (error) => error.code,
          )
          expect(typeof outcome === 'string' ? outcome : outcome.mime).toMatch(
            /^FILE_TYPE$|^PICTURE_UNREADABLE$|^PICTURE_TOO_LARGE$|^application\/pdf$|^image\/webp$/,
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a photo', () => {
  it('is stored without camera metadata, with a thumbnail, and with no appended data', async () => {
    const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a9d8f' } })
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(
      'business-photo',
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
      'a.jpg',
    )
    const full = await open(body.document.url)
    const thumbnail = await open(body.document.thumbnail_url ?? '')
    expect([(await sharp(full.bytes).metadata()).exif, (await sharp(thumbnail.bytes).metadata()).width]).toEqual([
      undefined,
      640,
    ])
    expect(full.bytes.includes('secret owner') || full.bytes.includes('<script>')).toBe(false)
  })

  it('is listed in three widths, which are deleted with it', async () => {
    const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a9d8f' } })
      .jpeg()
      .toBuffer()
    await upload('business-photo', photo, 'wide.jpg')
    const reader = await server.member('investor')
    const own = await server.request<{ profile: { id: string } }>('GET', '/api/profiles/investment', undefined, owner)
    const listed = async (): Promise<Record<string, string>> => {
      const address = `/api/listings/${own.body.profile.id}`
      const { body } = await server.request<{ listing: ListingDetail }>('GET', address, undefined, reader)
      return Object.fromEntries(
        (body.listing.image_sizes ?? '').split(', ').map((each) => each.split(' ').reverse() as [string, string]),
      )
    }
    const before = await listed()
    const widths = await Promise.all(
      Object.entries(before).map(async ([name, url]) => [
        name,
        (await sharp((await open(url)).bytes).metadata()).width,
      ]),
    )
    expect(widths).toEqual([
      ['320w', 320],
      ['640w', 640],
      ['1280w', 1280],
    ])
    await upload('business-photo', photo, 'again.jpg')
    expect(await Promise.all(Object.values(before).map(async (url) => (await open(url)).status))).toEqual([
      404, 404, 404,
    ])
  })

  it('of a person becomes the menu’s picture, that of a business the list’s picture', async () => {
    await upload('profile-image', onePixel, 'me.png')
    const [face] = await stored('profile-image')
    const { body } = await server.request<{ basic_info: { profile_image: string } }>('GET', '/api/me', undefined, owner)
    expect(body.basic_info.profile_image.length).toBeGreaterThan(10)
    expect((await server.request('DELETE', `/api/documents/${face?.id}`, undefined, owner)).status).toBe(200)
    const after = await server.request<{ basic_info: { profile_image: string } }>('GET', '/api/me', undefined, owner)
    expect(after.body.basic_info.profile_image).not.toBe(body.basic_info.profile_image)
  })
})

describe('the name of a file', () => {
  it.each([
    ['../../../etc/passwd.pdf', '......etcpasswd.pdf'],
    ['..\\..\\windows\\plan.pdf', '....windowsplan.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['خطة العمل.pdf', 'خطة العمل.pdf'],
    ['📈 योजना ".pdf', '📈 योजना ".pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(146)}.pdf`],
  ])('%j is stored as a plain name, never as a path', async (given, right) => {
    const { body } = await upload('product-demo', pdfOf(300), given)
    expect(body.document.file_name).toBe(right)
    const file = await open(body.document.url)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.~-]+\.pdf$/)
    const [row] = await server.deps.db.select().from(documents).where(eq(documents.id, body.document.id))
    expect(row?.storageKey).toMatch(/^documents\/[0-9a-f-]{36}\.pdf$/)
  })
})

describe('another member’s document', () => {
  it('is not found', async () => {
    const { body } = await upload('product-demo', pdfOf(300), 'mine.pdf')
    for (const method of ['GET', 'DELETE'])
      expect((await server.request(method, `/api/documents/${body.document.id}`, undefined, stranger)).status).toBe(404)
    expect((await server.request('GET', `/api/documents/${body.document.id}`, undefined, owner)).status).toBe(200)
    expect((await server.request('GET', '/api/documents/not-an-id', undefined, owner)).status).toBe(404)
    expect((await server.request('GET', `/api/documents/${body.document.id}`)).status).toBe(401)
  })

  it('cannot be replaced', async () => {
    const { body } = await upload('financial-report', pdfOf(300), 'mine.pdf')
    const form = uploadOf('financial-report', 'INVESTMENT', pdfOf(300), 'theirs.pdf')
    form.set('replaces', body.document.id)
    await send(form, stranger)
    expect((await server.request('GET', `/api/documents/${body.document.id}`, undefined, owner)).status).toBe(200)
    await server.request('DELETE', `/api/documents/${body.document.id}`, undefined, owner)
  })

  it('opens only by its link, which expires', async () => {
    const { body } = await upload('product-demo', pdfOf(300), 'mine.pdf')
    const forged = body.document.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect([(await open(body.document.url)).status, (await open(forged)).status]).toEqual([200, 404])
    server.clock.ahead += 3 * 3_600_000
    expect((await open(body.document.url)).status).toBe(404)
    server.clock.ahead = 0
  })
})

describe('several documents of one kind', () => {
  it('are stored separately, up to ten files per profile, and each can be replaced', async () => {
    const before = await all()
    expect(before.length).toBeGreaterThan(1)
    const reports = await Promise.all(
      Array.from({ length: 12 }, (_, place) => upload('financial-report', pdfOf(300), `report ${place}.pdf`)),
    )
    expect(reports.filter(({ status }) => status === 200)).toHaveLength(10 - before.length)
    const more = await upload('additional-supporting-document', pdfOf(300), 'eleventh.pdf')
    expect([more.status, more.body.fields]).toEqual([422, { 'additional-supporting-document': 'tooManyFiles' }])
    const [first] = await stored('financial-report')
    await upload('financial-report', pdfOf(300), 'better.pdf', { replaces: first?.id ?? '' })
    expect((await upload('business-photo', onePixel, 'other.png')).status).toBe(200)
    const names = (await stored('financial-report')).map(({ file_name }) => file_name)
    expect([names.length, names.includes('better.pdf'), names.includes(first?.file_name ?? '')]).toEqual([
      10 - before.length,
      true,
      false,
    ])
    for (const { id } of await stored('financial-report'))
      await server.request('DELETE', `/api/documents/${id}`, undefined, owner)
  })

  it('a new document of a kind that holds one replaces the previous one', async () => {
    for (const name of ['one.pdf', 'two.pdf']) await upload('product-demo', pdfOf(300), name)
    expect((await stored('product-demo')).map(({ file_name }) => file_name)).toEqual(['two.pdf'])
  })

  it('the same request stores one document, however often it is sent', async () => {
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        upload('additional-supporting-document', pdfOf(300), 'a.pdf', { request_id: requestId }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.document.id)).size).toBe(1)
    expect(await stored('additional-supporting-document')).toHaveLength(1)
  })
})

describe('an upload', () => {
  it.each(['proof-of-business'])('of a %s asks for its type first', async (key) => {
    const form = uploadOf(key, 'INVESTMENT', pdfOf(300), 'a.pdf', '')
    const { status, body } = await server.request<{ message: string; fields: object }>(
      'POST',
      '/api/documents',
      form,
      owner,
    )
    expect([status, body.message, body.fields]).toEqual([
      422,
      'Please select type of document first',
      { [key]: 'typeMissing' },
    ])
  })

  it('is refused for a kind that the profile does not have', async () => {
    expect((await upload('identity-proof', pdfOf(300), 'a.pdf')).status).toBe(422)
  })

  it('is refused for a profile that was not started', async () => {
    expect((await send(uploadOf('business-photo', 'WANT_TO_SELL', onePixel, 'a.png'))).body.code).toBe(
      'STEP_OUT_OF_ORDER',
    )
  })

  it('leaves nothing behind if it is interrupted', async () => {
    const before = (await server.deps.files.list('documents')).length
    const answer = await server.app.request('/api/documents', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'x-info-id': owner.id,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '5000',
      },
      body: '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\npitch-deck\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    })
    expect([answer.status >= 400 && answer.status < 500, (await server.deps.files.list('documents')).length]).toEqual([
      true,
      before,
    ])
  })
})

describe('a document that a submitted profile requires', () => {
  it('can be replaced but not deleted', async () => {
    const [proof] = await stored('proof-of-business')
    expect([
      proof?.removable,
      (await server.request('DELETE', `/api/documents/${proof?.id}`, undefined, owner)).status,
    ]).toEqual([false, 403])
    expect((await upload('proof-of-business', pdfOf(300), 'new.pdf')).status).toBe(200)
  })
})

describe('the sweep', () => {
  it('deletes files that no row names once they are an hour old, and no others', async () => {
    const [photo] = await stored('business-photo')
    await server.deps.files.put('documents/orphan.pdf', pdfOf(100), 'application/pdf')
    await server.deps.files.put('document-thumbnails/orphan.webp', onePixel, 'image/webp')
    await server.deps.files.put('thumbnails/of-a-chat.webp', onePixel, 'image/webp')
    expect(await sweepOrphans(server.deps)).toBe(0)
    server.clock.ahead += 2 * 3_600_000
    expect(await sweepOrphans(server.deps)).toBeGreaterThanOrEqual(2)
    expect(await server.deps.files.get('documents/orphan.pdf')).toBeNull()
    expect(await server.deps.files.get('thumbnails/of-a-chat.webp')).not.toBeNull()
    server.clock.ahead = 0
    expect([(await open(photo?.url ?? '')).status, (await open(photo?.thumbnail_url ?? '')).status]).toEqual([200, 200])
  })
})
