import { parentPort } from 'node:worker_threads'
import type { Receipt } from './receiptPage.ts'
import { receiptPdf } from './receiptPdf.ts'

/** A thread that renders receipts, one after another. */
parentPort?.on('message', async (receipt: Receipt) => {
  try {
    parentPort?.postMessage({ pdf: await receiptPdf(receipt) })
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) })
  }
})
