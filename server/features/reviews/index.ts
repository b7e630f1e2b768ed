export { leaveKey } from './key.ts'
export { reviewRoutes } from './routes.ts'
