import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { Routes } from '../../server/kernel/http/contract.ts'
import { openapi } from '../../server/kernel/http/openapi.ts'
import type { Chat } from '../../src/domain/chats/chatSchema.ts'
import { declarationOf, type ResponseOf, routeNames } from '../../src/domain/contract/routes.ts'
import type { Me } from '../../src/domain/members/meSchema.ts'
import type { call as Call, publicCall as PublicCall, upload as Upload } from '../../src/services/http.ts'
import { targetNamed } from '../support/loginTargets.ts'
import { resolved } from '../support/published.ts'
import { startTestServer } from '../support/server.ts'

/**
 * A route is declared once: the server mounts it, the document publishes it and the client calls it by that
 * declaration.
 */

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The provider's webhook, which has a contract of its own, and the document itself. */
const beside = ['GET /openapi.json', 'GET /docs', 'POST /webhooks/payments']

describe('the declared routes', () => {
  it('are exactly the mounted ones', () => {
    const mounted = server.app.routes.flatMap(({ method, path }) =>
      path.startsWith('/api/') && method !== 'ALL' ? [`${method} ${path.slice(4)}`] : [],
    )
    expect([...new Set(mounted)].sort()).toEqual([...routeNames, ...beside].sort())
  })

  it('match the published ones, each with its callers, a tag and a response', () => {
    const published = Object.entries(openapi().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(published.sort()).toEqual([...routeNames].sort())
    for (const methods of Object.values(openapi().paths))
      for (const operation of Object.values(methods))
        expect(operation).toMatchObject({
          operationId: expect.any(String),
          tags: [expect.any(String)],
          security: expect.any(Array),
          responses: { 200: expect.anything(), 400: expect.anything(), 500: expect.anything() },
        })
  })

  it('admit only their allowed callers', async () => {
    const who: Record<string, string> = {}
    for (const name of routeNames) {
      const [method = '', path = ''] = name.split(' ')
      const { status } = await server.request(method, `/api${path.replace(/:\w+/g, 'x')}`)
      who[name] = status === 401 ? 'member' : status === 404 && path.startsWith('/reviews') ? 'reviewer' : 'anyone'
    }
    expect(who).toEqual(Object.fromEntries(routeNames.map((name) => [name, declarationOf(name).who])))
  })

  it('have examples that they accept', () => {
    const wrong = routeNames.filter((name) => {
      const { body, example } = declarationOf(name)
      return body && !v.is(body, example)
    })
    expect(wrong).toEqual([])
  })
})

describe('the published document', () => {
  it('defines each schema once', () => {
    const { schemas } = openapi().components
    expect(Object.keys(schemas).length).toBeGreaterThan(100)
    const { paths } = openapi() as unknown as { paths: Record<string, Record<string, object>> }
    expect(JSON.stringify(paths['/chats/{id}']?.get)).toContain('"$ref":"#/components/schemas/ChatResponse"')
    expect(JSON.stringify(schemas.ChatResponse)).toContain('"$ref":"#/components/schemas/Chat"')
  })

  it('refers to nothing that is missing', () => {
    expect(JSON.stringify(resolved(openapi()))).not.toContain('$ref')
  })
})

/** Errors here are type errors: `npm run check` reports a line below that no longer fails to compile. */
describe('a call of the client', () => {
  it("takes its route's input and returns its response", async () => {
    const made: string[] = []
    const make = async (route: string) => void made.push(route)
    const [call, publicCall, upload] = [
      make as unknown as typeof Call,
      make as unknown as typeof PublicCall,
      make as unknown as typeof Upload,
    ]
    const member = call('GET /me')
    expectTypeOf(member).resolves.toEqualTypeOf<ResponseOf<'GET /me'>>()
    expectTypeOf(member).resolves.toExtend<Me>()
    expectTypeOf(call('GET /chats/:id', { params: { id: 'x' } })).resolves.toExtend<{ chat: Chat }>()
    call('GET /chats/:id/messages', { params: { id: 'x' }, query: { before: 7, limit: 30 } })
    publicCall('POST /codes', { body: { purpose: 'reset_password', target: targetNamed('asha@example.com') } })

    // @ts-expect-error no such route
    call('GET /chat/:id', { params: { id: 'x' } })
    // @ts-expect-error no such method of it
    call('PUT /me')
    // @ts-expect-error a parameter is missing
    call('GET /chats/:id', { params: {} })
    // @ts-expect-error parameters are missing
    call('GET /chats/:id')
    // @ts-expect-error another parameter
    call('GET /chats/:id', { params: { chat: 'x' } })
    // @ts-expect-error no such step
    call('POST /proposals/:id/:action', { params: { id: 'x', action: 'accept_offers' }, body: {} })
    // @ts-expect-error the query must name a kind
    call('GET /listings', { query: {} })
    // @ts-expect-error no such sorting
    call('GET /listings', { query: { kind: 'INVESTOR', sort: 'worst' } })
    // @ts-expect-error the body is missing
    publicCall('POST /login')
    // @ts-expect-error a field of the body is missing
    publicCall('POST /login', { body: { login_type: 'investor', email: 'a@b.in', password: 'p' } })
    // @ts-expect-error a field of another type
    call('POST /chats/:id/read', { params: { id: 'x' }, body: { seq: '7' } })
    // @ts-expect-error this one takes no body
    call('POST /logout', { body: { now: true } })
    // @ts-expect-error a file is not sent this way
    call('POST /documents')
    upload(
      'POST /documents',
      // @ts-expect-error no such kind of document
      { fields: { key: 'diary', kind: 'INVESTOR' }, file: new File([], 'x') },
      { signal: new AbortController().signal, onProgress: () => {} },
    )
    expect(made.slice(0, 4)).toEqual(['GET /me', 'GET /chats/:id', 'GET /chats/:id/messages', 'POST /codes'])
  })
})

describe('a route of the server', () => {
  it('reads and returns what it declares', () => {
    const routes = new Routes()
    routes.serve('GET /codes/:id', (c) => c.json({ ...challenge, target: c.req.param('id') }))
    routes.serve('POST /notifications/read', (c) => c.json({ status: true, unread: c.req.valid('json').id ? 1 : 0 }))
    // @ts-expect-error an answer without what was declared
    routes.serve('POST /notifications/read', (c) => c.json({ status: true }))
    // @ts-expect-error an answer of another type
    routes.serve('POST /notifications/read', (c) => c.json({ status: true, unread: '1' }))
    // @ts-expect-error no such route
    expect(() => routes.serve('POST /notifications/unread', (c) => c.json({ status: true }))).toThrow()
    // @ts-expect-error it has no parameter of that name
    routes.serve('GET /codes/:id', (c) => c.json({ ...challenge, target: c.req.param('code').trim() }))
    expect(routes.routes.length).toBeGreaterThan(5)
  })
})

const challenge = {
  status: true as const,
  challenge_id: 'x',
  target: 'a…@example.com',
  resend_at: '2026-01-05T08:30:00.000Z',
  expires_at: '2026-01-05T08:30:00.000Z',
  server_time: '2026-01-05T08:30:00.000Z',
  tries_left: 5,
}
