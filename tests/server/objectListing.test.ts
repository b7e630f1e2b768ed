import { afterEach, expect, it, vi } from 'vitest'
import { s3Files } from '../../server/kernel/ports/s3.ts'

/** Lists of keys are read as XML: with escaped characters, and without document types. */

const settings = { endpoint: 'http://store', bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' }
afterEach(() => vi.unstubAllGlobals())

/** A store that answers with these pages in turn; `asked` has the queries. */
function storeOf(...pages: string[]) {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).searchParams)
    return new Response(pages[asked.length - 1] ?? '', { headers: { 'content-type': 'application/xml' } })
  })
  return { asked, files: s3Files(settings) }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const listing = (content: string) =>
  `${head}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</ListBucketResult>`
const file = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified><Owner><ID>o</ID></Owner></Contents>`
const storedAt = Date.parse('2026-03-01T10:00:00.000Z')

it('each page continues where the last one ended, whatever characters its token has', async () => {
  const { asked, files } = storeOf(
    listing(
      `<IsTruncated>true</IsTruncated>${file('documents/a')}<NextContinuationToken>1&#43;2&amp;3&lt;4&quot;</NextContinuationToken>`,
    ),
    listing(`${file('documents/b&amp;c')}<IsTruncated>false</IsTruncated>`),
  )
  expect(await files.list('documents')).toEqual([
    { key: 'documents/a', storedAt },
    { key: 'documents/b&c', storedAt },
  ])
  expect(asked.map((query) => query.get('continuation-token'))).toEqual([null, '1+2&3<4"'])
})

it('a commented key and one in a section are told apart', async () => {
  const { files } = storeOf(listing(`<!-- ${file('documents/old')} -->${file('<![CDATA[documents/a]]>')}`))
  expect(await files.list('documents')).toEqual([{ key: 'documents/a', storedAt }])
})

it.each([
  [
    'a document type',
    `${head}<!DOCTYPE l [<!ENTITY e "x">]><ListBucketResult>${file('documents/&e;')}</ListBucketResult>`,
  ],
  ['an unknown entity', listing(file('documents/&e;'))],
  ['an end that is missing', `${head}<ListBucketResult>${file('documents/a')}`],
  ['something else', 'Service Unavailable'],
])('%s is no list', async (_, page) => {
  await expect(storeOf(page).files.list('documents')).rejects.toThrow()
})
