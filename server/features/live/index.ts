export { liveRoutes } from './routes.ts'
export { streams } from './streams.ts'
