export { markAnswered, messagesNamed, openMessages } from './answering.ts'
export { supportRoutes } from './routes.ts'
