import { tsImport } from 'tsx/esm/api'

// A worker thread does not inherit the process's TypeScript loader.
await tsImport('./receiptWorker.ts', import.meta.url)
