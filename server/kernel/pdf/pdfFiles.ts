import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { minute } from '../../../src/domain/durations.ts'
import { queueOf } from '../overload.ts'

/** PDF files, rendered in a worker thread: a page takes a core for a tenth of a second. */

export type Pdf = Uint8Array<ArrayBuffer>
/** The default export of a module that draws one kind of file. */
export type DrawPdf<Content> = (content: Content) => Promise<Pdf>
export interface Drawing {
  /** The address of the module that draws the content. */
  module: string
  content: unknown
}
type Answer = { pdf: Pdf } | { failed: string }

/** Renders one at a time; a full queue responds with Retry-After. */
const making = queueOf({ atOnce: 1, waiting: 30 })
/** The latest files, by content: a file that is downloaded often is rendered once. */
const pdfCache = new Map<string, Promise<Pdf>>()
const maxStored = 20
const idle = minute

let worker: Worker | null = null
let resting: NodeJS.Timeout | undefined

/**
 * The thread starts with the first file and stops a minute after the last, because it holds the fonts and the library in
 * memory.
 */
function thread(): Worker {
  clearTimeout(resting)
  if (worker) return worker
  const started = new Worker(new URL('./pdfThread.js', import.meta.url), { execArgv: [] })
  started.unref()
  started.once('exit', () => {
    if (worker === started) worker = null
  })
  worker = started
  return started
}

function terminateWhenIdle(): void {
  resting = setTimeout(() => void worker?.terminate(), idle)
  resting.unref()
}

function renderPdf(drawing: Drawing): Promise<Pdf> {
  const maker = thread()
  maker.ref()
  return new Promise<Pdf>((resolve, reject) => {
    const ended = () => reject(new Error('the PDF worker thread has exited'))
    const settle = () => {
      maker.off('error', reject).off('exit', ended)
      maker.unref()
      terminateWhenIdle()
    }
    maker.once('error', reject).once('exit', ended)
    maker.once('message', (answer: Answer) => {
      settle()
      if ('pdf' in answer) resolve(answer.pdf)
      else reject(new Error(answer.failed))
    })
    maker.postMessage(drawing)
  })
}

/** Throws `Overloaded` if the queue is full. */
export function pdfFile<Content>(module: URL, content: Content): Promise<Pdf> {
  const drawing: Drawing = { module: module.href, content }
  const cacheKey = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')
  const known = pdfCache.get(cacheKey)
  if (known) return known
  const file = making(() => renderPdf(drawing))
  pdfCache.set(cacheKey, file)
  file.catch(() => pdfCache.delete(cacheKey))
  const [oldest] = pdfCache.keys()
  if (pdfCache.size > maxStored && oldest !== undefined) pdfCache.delete(oldest)
  return file
}
