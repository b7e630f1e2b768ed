import { type Declaration, routeTags, usualRefusals } from '../../../src/domain/contract/declaration.ts'
import type { RefusalCode } from '../../../src/domain/contract/envelope.ts'
import { declarationOf, type RouteName, routeNames } from '../../../src/domain/contract/routes.ts'
import { type Json, namedSchemas, schemaOf } from './openapiSchemas.ts'
import { Refusal } from './refusal.ts'

/** The published contract: OpenAPI 3.1, generated from the route declarations. */

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const retryAfter = { 'Retry-After': ref('headers', 'RetryAfter') }
const json = (schema: Json, more: Json = {}) => ({ 'application/json': { schema, ...more } })

const securityOf: Record<Declaration['who'], Json[]> = {
  anyone: [],
  member: [{ token: [], account: [] }],
  reviewer: [{ reviewKey: [] }],
}

/** Parameters and refusals shared by several operations. */
interface Shared {
  parameters: Record<string, Json>
  responses: Record<string, Json>
}

const language: Json = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of messages and labels: `hi`, else English.',
  schema: { type: 'string', examples: ['hi'] },
}

/** A reference, unless another parameter already has the name. */
function parameterIn({ parameters }: Shared, parameter: Json & { name: string }): Json {
  const { name } = parameter
  parameters[name] ??= parameter
  return JSON.stringify(parameters[name]) === JSON.stringify(parameter) ? ref('parameters', name) : parameter
}

function parametersOf(shared: Shared, path: string, { params = {}, query }: Declaration): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const plain = /^id$|Id$/.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' }
    const declared = params[name]
    return { name, in: 'path', required: true, schema: declared ? schemaOf(declared) : plain }
  })
  const { properties = {}, required = [] } = query ? (schemaOf(query, true) as QuerySchema) : {}
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const needed = required.includes(name) ? { required: true } : {}
    return { name, in: 'query', ...needed, schema }
  })
  return [...inPath, ...inQuery].map((one) => parameterIn(shared, one)).concat(ref('parameters', 'Accept-Language'))
}

interface QuerySchema {
  properties?: Record<string, Json>
  required?: string[]
}

function requestBodyOf({ body, form, example }: Declaration): Json {
  const exampleField = example === undefined ? {} : { example }
  if (form) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: schemaOf(form) } } } }
  if (!body) return {}
  const content = { schema: schemaOf(body), ...exampleField }
  // Every JSON body is also accepted as a form.
  return { requestBody: { required: true, content: { 'application/json': content, [asForm]: content } } }
}
const asForm = 'application/x-www-form-urlencoded'

const waits = new Set([423, 429])

/** A refusal with any of these codes, each with its example. */
function refusalOf(codes: RefusalCode[], status: number): Json {
  const examples = codes.map((code) => {
    const message = new Refusal(code).words.en
    return [code, { value: { status: false, message, code, request_id: '6f1c9e0a-2b7d-4e58-8c3f-1a2b3c4d5e6f' } }]
  })
  return {
    description: codes.map((code) => `${code}: ${new Refusal(code).words.en}`).join('\n\n'),
    ...(waits.has(status) ? { headers: retryAfter } : {}),
    content: json(ref('schemas', 'Refusal'), { examples: Object.fromEntries(examples) }),
  }
}

function responsesOf(shared: Shared, name: RouteName): Json {
  const declared = declarationOf(name)
  const { answer, media = 'application/json', saysNoAt, refusals } = declared
  const codes = [...new Set([...usualRefusals(name, declared), ...refusals])].toSorted()
  const statusOf = (code: RefusalCode) => new Refusal(code).status
  const refused = [...new Set(codes.map(statusOf))].map((status) => {
    const sorted = codes.filter((code) => statusOf(code) === status)
    const key = sorted.join('.')
    shared.responses[key] ??= refusalOf(sorted, status)
    const own = saysNoAt === status ? schemaOf(answer) : null
    const both = own && { description: 'Refused', content: json({ anyOf: [own, ref('schemas', 'Refusal')] }) }
    return [status, both ?? ref('responses', key)]
  })
  return {
    200: { description: 'Done', content: { [media]: { schema: schemaOf(answer) } } },
    ...Object.fromEntries(refused),
    500: ref('responses', 'Fault'),
    503: ref('responses', 'Unavailable'),
  }
}

/** `POST /codes/:id/resend` -> `postCodesIdResend`. */
const operationId = (name: RouteName): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')

function operationOf(shared: Shared, name: RouteName): Json {
  const declared = declarationOf(name)
  const [, path = ''] = name.split(' ')
  return {
    operationId: operationId(name),
    tags: [declared.tag],
    summary: declared.summary,
    security: securityOf[declared.who],
    parameters: parametersOf(shared, path, declared),
    ...requestBodyOf(declared),
    responses: responsesOf(shared, name),
  }
}

const sharedFrom = (): Shared => ({
  parameters: { 'Accept-Language': language },
  responses: {
    Fault: { description: 'Failed', content: json(ref('schemas', 'Fault')) },
    Unavailable: {
      description: 'Unavailable or overloaded',
      headers: retryAfter,
      content: json(ref('schemas', 'Fault')),
    },
  },
})

function print() {
  const shared = sharedFrom()
  const paths: Record<string, Record<string, Json>> = {}
  for (const name of routeNames) {
    const [method = '', path = ''] = name.split(' ')
    const published = path.replace(/:(\w+)/g, '{$1}')
    paths[published] = { ...paths[published], [method.toLowerCase()]: operationOf(shared, name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Founders marketplace',
      version: '1',
      description: 'Messages are in the language of `Accept-Language`. The `code` of a refusal gives the reason.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(routeTags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas(),
      ...shared,
      headers: { RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: '`access_token` of a login or a registration.' },
        account: { type: 'apiKey', in: 'header', name: 'x-info-id', description: '`info_id` of the same response.' },
        reviewKey: { type: 'apiKey', in: 'header', name: 'x-review-key', description: 'The reviewer’s key.' },
      },
    },
  }
}

let printed: ReturnType<typeof print> | null = null
export function openapi() {
  printed ??= print()
  return printed
}
