import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ValidationTargets } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import type * as v from 'valibot'
import { faultSchema, refusalSchema } from '../../../src/domain/contract/envelope.ts'
import type { Env } from '../ports/deps.ts'
import { readForm } from './formBody.ts'
import { Refusal } from './refusal.ts'

type Schema = v.GenericSchema<unknown, unknown> & StandardSchemaV1

const validated = <S extends Schema, T extends keyof ValidationTargets>(target: T, schema: S) =>
  validator<S, T, Env, string>(target, schema, (result) => {
    if (!result.success) throw new Refusal('VALIDATION_FAILED', { fields: fieldsOf(result.error) })
  })

const isForm = (type: string | undefined) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')

/** The body as the contract says, JSON or form-encoded, else 422 with the fields that do not fit. */
export function body<S extends Schema>(schema: S) {
  const asJson = validated('json', schema)
  const read: typeof asJson = async (c, next) => {
    if (isForm(c.req.header('content-type'))) {
      const text = JSON.stringify(readForm(schema, await c.req.text()))
      const headers = new Headers(c.req.raw.headers)
      headers.set('content-type', 'application/json')
      headers.delete('content-length')
      c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: text })
      c.req.bodyCache = {}
    }
    return asJson(c, next)
  }
  // The mark by which the published contract finds the schema.
  return Object.assign(read, asJson)
}
export const query = <S extends Schema>(schema: S) => validated('query', schema)

function fieldsOf(issues: readonly StandardSchemaV1.Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => [
      (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'body',
      'invalid',
    ]),
  )
}

/** Describes a route for the published contract: what it is for and what it answers. */
export const answers = (schema: v.GenericSchema, summary: string) =>
  describeRoute({
    summary,
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: resolver(schema as Schema) } } },
      '4XX': { description: 'Refused', content: { 'application/json': { schema: resolver(refusalSchema) } } },
      500: { description: 'Failed', content: { 'application/json': { schema: resolver(faultSchema) } } },
      503: { description: 'Away', content: { 'application/json': { schema: resolver(faultSchema) } } },
    },
  })

interface Described {
  paths?: Record<string, Record<string, unknown>>
}

/** Every body that is read as JSON is read as a form too. */
export function withForms<D extends Described>(document: D): D {
  for (const operation of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))) {
    const { content } = (operation as { requestBody?: { content?: Record<string, unknown> } }).requestBody ?? {}
    if (content?.['application/json']) content['application/x-www-form-urlencoded'] = content['application/json']
  }
  return document
}
