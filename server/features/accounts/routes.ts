import { Hono } from 'hono'
import type { Env } from '../../kernel/ports/deps.ts'
import { codeRoutes } from './codeRoutes.ts'
import { entryRoutes } from './entryRoutes.ts'

export const accountRoutes = new Hono<Env>().route('/', codeRoutes).route('/', entryRoutes)
