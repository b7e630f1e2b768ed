import { tsImport } from 'tsx/esm/api'

// A worker thread does not inherit the process's TypeScript loader.
await tsImport('./pdfWorker.ts', import.meta.url)
