import { randomUUID } from 'node:crypto'
import { resolved } from '../published.ts'

/** The part of JSON Schema that the published contract uses. */
export interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: Schema
  examples?: unknown[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export interface Operation {
  method: string
  path: string
  body: Schema | null
  query: { name: string; schema: Schema }[]
  parameters: string[]
}

interface Published {
  paths: Record<
    string,
    Record<
      string,
      {
        security?: Record<string, unknown>[]
        requestBody?: { content: Record<string, { schema: Schema }> }
        parameters?: { in: string; name: string; schema: Schema }[]
      }
    >
  >
}

interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

/** Every published operation for members and visitors, except the endless stream. */
export async function operationsOf(app: App): Promise<Operation[]> {
  const { paths } = resolved((await (await app.request('/api/openapi.json')).json()) as Published)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security = [], requestBody, parameters = [] }]) =>
      path === '/events' || security.some((needed) => 'reviewKey' in needed)
        ? []
        : [
            {
              method: method.toUpperCase(),
              path: `/api${path}`,
              body: requestBody?.content['application/json']?.schema ?? null,
              query: parameters.filter((one) => one.in === 'query').map(({ name, schema }) => ({ name, schema })),
              parameters: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
            },
          ],
    ),
  )
}

export const isMutating = ({ method }: Pick<Operation, 'method'>) => method !== 'GET'

const plainText = 'Some words'

/** A value that the schema allows; free text becomes `text`. */
export function validOf(schema: Schema, text = plainText, pick: (most: number) => number = () => 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[pick(schema.enum.length)]
  const either = schema.anyOf ?? schema.oneOf
  if (either) return validOf(either[pick(either.length)] ?? {}, text, pick)
  switch (schema.type) {
    case 'object': {
      const known = Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
        own.not ? [] : [[name, validOf(own, text, pick)]],
      )
      const free = typeof schema.additionalProperties === 'object' ? [['note', text]] : []
      return Object.fromEntries([...known, ...free])
    }
    case 'array':
      return schema.items ? [validOf(schema.items, text, pick)] : []
    case 'boolean':
      return pick(2) === 0
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'null':
      return null
    default:
      return textOf(schema, text)
  }
}

function textOf(schema: Schema, text: string): string {
  if (schema.format === 'uuid') return randomUUID()
  if (schema.format?.includes('date')) return new Date(0).toISOString()
  if (schema.examples && text === plainText) return String(schema.examples[0])
  if (schema.pattern) return schema.pattern.includes('\\d{6}') ? '123456' : '22:00'
  return [...text].slice(0, schema.maxLength ?? 10_000).join('')
}

/** The address with its parameters filled in. */
export const filled = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)))
