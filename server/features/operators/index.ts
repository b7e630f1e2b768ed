export { writeOperatorKey } from './key.ts'
export { operatorRoutes } from './routes.ts'
