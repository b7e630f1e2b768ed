import { Hono } from 'hono'
import type { Env } from '../../kernel/ports/deps.ts'
import { detailsRoutes } from './detailsRoutes.ts'
import { securityRoutes } from './securityRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'

/** A signed-in member's own account. */
export const ownAccountRoutes = new Hono<Env>()
  .route('/', sessionRoutes)
  .route('/', securityRoutes)
  .route('/', detailsRoutes)
