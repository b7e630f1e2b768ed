import { randomUUID } from 'node:crypto'
import { resolved } from './published.ts'
import type { startTestServer } from './server.ts'

/** The published contract, so that a test over all routes includes new ones. */

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minLength?: number
  minimum?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}
export interface Route {
  /** `POST /chats/{id}/read` */
  name: string
  method: string
  path: string
  body: Schema | null
  /** The query parameters that are required. */
  query: string
}
interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
}

/** The minimal value that a schema accepts. */
export function sampleOf(schema: Schema | undefined): unknown {
  if (!schema) return {}
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [either] = schema.anyOf ?? schema.oneOf ?? []
  if (either) return sampleOf(either)
  if (schema.properties)
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name])]))
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.type === 'string') return schema.format === 'uuid' ? randomUUID() : 'x'.repeat(schema.minLength ?? 1)
  return {}
}

/** Every name that a body may contain, at any depth. */
export function namesIn(schema: Schema | null): Set<string> {
  const names = new Set<string>()
  const walk = (one: Schema | undefined) => {
    for (const [name, inner] of Object.entries(one?.properties ?? {})) {
      names.add(name)
      walk(inner)
    }
    for (const inner of one?.anyOf ?? one?.oneOf ?? []) walk(inner)
    if (one?.items) walk(one.items)
  }
  walk(schema ?? undefined)
  return names
}

/** All routes, including unpublished ones, which do not respond with JSON. */
export async function readContract(server: Awaited<ReturnType<typeof startTestServer>>): Promise<Route[]> {
  const { body } = await server.request<{ paths: Record<string, Record<string, Operation>> }>(
    'GET',
    '/api/openapi.json',
  )
  const routes = Object.entries(resolved(body).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Route => {
      const needed = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required)
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        body: operation.requestBody?.content?.['application/json']?.schema ?? null,
        query: new URLSearchParams(needed.map((one) => [one.name, String(sampleOf(one.schema))])).toString(),
      }
    }),
  )
  for (const { method, path } of server.app.routes) {
    const published = path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
    const name = `${method} ${published}`
    if (path.startsWith('/api/') && method !== 'ALL' && !routes.some((route) => route.name === name))
      routes.push({ name, method, path: published, body: null, query: '' })
  }
  return routes.sort((one, other) => `${one.path}${one.method}`.localeCompare(`${other.path}${other.method}`))
}
