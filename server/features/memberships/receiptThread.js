import { tsImport } from 'tsx/esm/api'

// A thread knows no TypeScript by itself, whatever the process was started with.
await tsImport('./receiptWorker.ts', import.meta.url)
