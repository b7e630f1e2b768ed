export { eraseDue } from './deletion.ts'
export { ownAccountRoutes } from './routes.ts'
