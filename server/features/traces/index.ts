export { isKnown } from './known.ts'
export { allTraces, reportedTrace } from './report.ts'
export { traceRoutes } from './routes.ts'
export { deleteOldTraces, deleteTraces } from './store.ts'
