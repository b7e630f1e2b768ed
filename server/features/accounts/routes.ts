import { Hono } from 'hono'
import type { Env } from '../../kernel/ports/deps.ts'
import { securityRoutes } from '../ownAccount/securityRoutes.ts'
import { sessionRoutes } from '../ownAccount/sessionRoutes.ts'
import { codeRoutes } from './codeRoutes.ts'
import { entryRoutes } from './entryRoutes.ts'

export const accountRoutes = new Hono<Env>()
  .route('/', codeRoutes)
  .route('/', entryRoutes)
  .route('/', sessionRoutes)
  .route('/', securityRoutes)
