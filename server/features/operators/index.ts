export { leaveOperatorKey } from './key.ts'
export { operatorRoutes } from './routes.ts'
