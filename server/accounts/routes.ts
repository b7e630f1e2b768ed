import { Hono } from 'hono'
import type { Env } from '../deps.ts'
import { codeRoutes } from './codeRoutes.ts'
import { entryRoutes } from './entryRoutes.ts'
import { securityRoutes } from './securityRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'

export const accountRoutes = new Hono<Env>()
  .route('/', codeRoutes)
  .route('/', entryRoutes)
  .route('/', sessionRoutes)
  .route('/', securityRoutes)
