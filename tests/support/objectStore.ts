import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf } from './bodies.ts'

export const storeKeys = {
  accessKeyId: 'AKSTORE',
  secretAccessKey: 'store-secret',
  region: 'eu-west-1',
  bucket: 'founders',
}

interface Stored {
  bytes: Buffer
  mime: string
  at: Date
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** The expected signature of a request, by AWS's description of version 4; null for an unsigned one. */
function rightSignature(request: IncomingMessage, url: URL): { given: string; right: string; until: number } | null {
  const inQuery = url.searchParams.get('X-Amz-Signature')
  const [, scope = '', signedHeaders = '', given = ''] = inQuery
    ? ['', url.searchParams.get('X-Amz-Credential') ?? '', url.searchParams.get('X-Amz-SignedHeaders') ?? '', inQuery]
    : (request.headers.authorization?.match(/Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/) ?? [])
  if (!given) return null
  const [key, day = '', region = '', service = ''] = scope.split('/')
  const time = url.searchParams.get('X-Amz-Date') ?? String(request.headers['x-amz-date'])
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [escaped(name), escaped(value)] as const)
    .sort(([one, first], [other, second]) => (one === other ? (first < second ? -1 : 1) : one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const hash = inQuery ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/${service}/aws4_request`, sha256(canonical)].join('\n')
  const signing = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${storeKeys.secretAccessKey}`,
  )
  const started = Date.parse(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
  const right = key === storeKeys.accessKeyId ? hmac(signing, text).toString('hex') : ''
  return { given, right, until: started + Number(url.searchParams.get('X-Amz-Expires') ?? 900) * 1000 }
}

/**
 * An object store on a loopback port: put, get, delete and list for one bucket. Every call is refused unless its
 * version 4 signature is correct and not expired. `fail(n)` answers the next n calls with 503.
 */
export async function startObjectStore(pageSize = 3) {
  const stored = new Map<string, Stored>()
  let failures = 0

  function list(url: URL): string {
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...stored.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '') && key > after)
    const page = keys.sort().slice(0, pageSize)
    const more = keys.length > page.length
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${stored.get(key)?.at.toISOString()}</LastModified></Contents>`,
    )
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const bytes = await bodyOf(request)
    if (!bytes) return
    const url = new URL(request.url ?? '', 'http://store')
    if (failures-- > 0) return response.writeHead(503).end()
    const signature = rightSignature(request, url)
    if (!signature || signature.given !== signature.right || Date.now() > signature.until)
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = rest.join('/')
    if (bucket !== storeKeys.bucket) return response.writeHead(404).end()
    if (request.method === 'PUT') {
      const claimed = String(request.headers['x-amz-content-sha256'])
      if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(bytes)) return response.writeHead(400).end()
      stored.set(key, { bytes, mime: request.headers['content-type'] ?? '', at: new Date() })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      stored.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '') return response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url))
    const found = stored.get(key)
    if (!found) return response.writeHead(404).end()
    const disposition = url.searchParams.get('response-content-disposition')
    return response
      .writeHead(200, {
        'content-type': url.searchParams.get('response-content-type') ?? found.mime,
        ...(disposition ? { 'content-disposition': disposition } : {}),
      })
      .end(found.bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    fail: (calls: number) => {
      failures = calls
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
