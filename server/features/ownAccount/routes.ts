import { Hono } from 'hono'
import type { Env } from '../../kernel/ports/deps.ts'
import { securityRoutes } from './securityRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'

/** What a signed-in member reads and changes of their own account. */
export const ownAccountRoutes = new Hono<Env>().route('/', sessionRoutes).route('/', securityRoutes)
