import { AwsClient } from 'aws4fetch'
import sax from 'sax'
import type { FileStore, StoredFile } from './files.ts'

export interface S3Settings {
  /** Without the bucket, which is part of the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const patience = 30_000
const linkSeconds = 300

/** Any S3-compatible store. The store itself writes an object completely or not at all. */
export function s3Files({ endpoint, bucket, ...credentials }: S3Settings): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await client.fetch(`${base}${path}`, { method, ...init, signal: AbortSignal.timeout(patience) })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`the file store responded with ${answer.status} to ${method}`)
  }
  return {
    async put(key, bytes, mime) {
      const body = new Uint8Array(bytes)
      const answer = await call('PUT', `/${key}`, { body, headers: { 'content-type': mime } })
      if (!answer.ok) throw new Error('the bucket does not exist in the file store')
    },
    async get(key) {
      const answer = await call('GET', `/${key}`)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    async delete(key) {
      await (await call('DELETE', `/${key}`)).body?.cancel()
    },
    async list(folder) {
      const found: StoredFile[] = []
      for (let next: string | null = ''; next !== null; ) {
        const query: URLSearchParams = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
        if (next) query.set('continuation-token', next)
        const page = readListing(await (await call('GET', `?${query}`)).text())
        found.push(...page.files)
        next = page.next
      }
      return found
    },
    async link(key, { mime, disposition }) {
      const query = new URLSearchParams({
        'X-Amz-Expires': String(linkSeconds),
        'response-content-type': mime,
        'response-content-disposition': disposition,
      })
      return (await client.sign(`${base}/${key}?${query}`, { method: 'GET', aws: { signQuery: true } })).url
    },
  }
}

/** A page of keys. Document types and custom entities are refused: no store writes them. */
function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const files: StoredFile[] = []
  /** The text of each element; of several with one name, the last. */
  const texts: Record<string, string> = {}
  let text = ''
  const reading = sax.parser(true)
  const refuse = () => {
    throw new Error('the file store responded without a list of keys')
  }
  reading.onerror = refuse
  reading.ondoctype = refuse
  reading.onopentag = () => {
    text = ''
  }
  reading.ontext = (part) => {
    text += part
  }
  reading.oncdata = reading.ontext
  reading.onclosetag = (name) => {
    texts[name] = text
    if (name === 'Contents') files.push({ key: texts.Key ?? '', storedAt: Date.parse(texts.LastModified ?? '') })
  }
  reading.write(xml).close()
  return { files, next: texts.IsTruncated === 'true' ? (texts.NextContinuationToken ?? null) : null }
}
