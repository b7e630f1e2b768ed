import { parentPort } from 'node:worker_threads'
import type { Drawing, DrawPdf } from './pdfFiles.ts'

/** A thread that renders PDF files, one after another. */
parentPort?.on('message', async ({ module, content }: Drawing) => {
  try {
    const { default: draw }: { default: DrawPdf<unknown> } = await import(module)
    parentPort?.postMessage({ pdf: await draw(content) })
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) })
  }
})
