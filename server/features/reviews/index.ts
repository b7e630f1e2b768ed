export { writeReviewKey } from './key.ts'
export { reviewRoutes } from './routes.ts'
