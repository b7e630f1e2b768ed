import { type Context, Hono, type MiddlewareHandler, type TypedResponse } from 'hono'
import { validator } from 'hono/validator'
import * as v from 'valibot'
import {
  type BodyOf,
  declarationOf,
  type PathOf,
  type QueryOf,
  type ResponseOf,
  type RouteName,
} from '../../../src/domain/contract/routes.ts'
import { type FieldErrors, isFieldError } from '../../../src/domain/validation/fieldErrors.ts'
import type { Env } from '../ports/deps.ts'
import type { ReadAheadFactory } from './cachedCaller.ts'
import { readForm } from './formBody.ts'
import { loggedIn, loggedInUnconfirmed, loggedInWithReadAhead } from './loggedIn.ts'
import { Refusal } from './refusal.ts'
import { reviewerOnly } from './reviewerOnly.ts'

interface Read<N extends RouteName> {
  in: { json: BodyOf<N>; query: QueryOf<N> }
  out: { json: BodyOf<N>; query: QueryOf<N> }
}
/** `Response` if the response is not JSON. */
type Answered<N extends RouteName> = Response & TypedResponse<ResponseOf<N>>
type Handler<N extends RouteName> = (
  c: Context<Env, PathOf<N>, Read<N>>,
) => N extends 'GET /events' ? Response : Answered<N> | Promise<Answered<N>>
type Before = MiddlewareHandler<Env>

const guards: Record<ReturnType<typeof declarationOf>['who'], Before[]> = {
  anyone: [],
  member: [loggedIn],
  reviewer: [reviewerOnly],
}

/** Mounts routes as the contract declares them: callers, input and responses. */
export class Routes extends Hono<Env> {
  /** The optional middleware runs after the guard and before the body is read. */
  serve<N extends RouteName>(name: N, handle: Handler<N>): this
  serve<N extends RouteName>(name: N, before: Before, handle: Handler<N>): this
  serve<N extends RouteName>(name: N, before: Before, next: Before, handle: Handler<N>): this
  serve(name: RouteName, ...handlers: unknown[]): this {
    return this.declare(name, guards[declarationOf(name).who], handlers)
  }

  /** Serves a member's route whose handler makes the declared read in the same statement as the session. */
  serveAhead<N extends RouteName>(name: N, ahead: ReadAheadFactory, handle: Handler<N>): this {
    return this.declare(name, [loggedInWithReadAhead(ahead)], [handle])
  }

  /** Serves a member's route whose handler confirms its caller in its own statement, by `whileConfirmed`. */
  serveConfirming<N extends RouteName>(name: N, handle: Handler<N>): this {
    return this.declare(name, [loggedInUnconfirmed], [handle])
  }

  private declare(name: RouteName, guard: readonly Before[], handlers: readonly unknown[]): this {
    const { query, body } = declarationOf(name)
    const [method = '', path = ''] = name.split(' ')
    const validators = [...(query ? [validated('query', query)] : []), ...(body ? [readBody(body)] : [])]
    this.on(method, [path], ...guard, ...(handlers.slice(0, -1) as Before[]), ...validators, handlers.at(-1) as Before)
    return this
  }
}

const validated = (target: 'json' | 'query', schema: v.GenericSchema) =>
  validator(target, (value) => {
    const result = v.safeParse(schema, value)
    if (!result.success) throw new Refusal('VALIDATION_FAILED', { fields: fieldsOf(result.issues) })
    return result.output as object
  }) as unknown as Before

const isForm = (type: string | undefined) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')

/** Validates the body by the contract, JSON or form-encoded; otherwise 422 with the invalid fields. */
function readBody(schema: v.GenericSchema): Before {
  const asJson = validated('json', schema)
  return async (c, next) => {
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
}

/** A schema's own message is the code of its error. */
const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldErrors =>
  Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? 'body', isFieldError(issue.message) ? issue.message : 'invalid']),
  )
