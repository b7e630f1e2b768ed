import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { serverPaths } from '../../../src/routes.ts'
import type { Config } from '../config.ts'
import { countRequest } from '../metrics.ts'
import type { Deps, Env, Inline } from '../ports/deps.ts'
import { refuse } from './refusal.ts'
import { service } from './stopping.ts'

const { alive, files, ready, receipts } = serverPaths
const quiet = new Set<string>([alive.mount, ready.mount])
/** Addresses below these open what they name for anybody: the log has their first part only. */
const signed = [`${files.mount}/`, `${receipts.mount}/`]

/** An id of the server’s own: what a client sends as one stays out of the log. */
export const ownRequestId = requestId({ headerName: '' })

/** Gives each request its language and dependencies, and logs it without its query or body. */
export const requestContext = (deps: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const started = performance.now()
    c.set('deps', deps)
    c.set('language', /^hi\b/i.test(c.req.header('accept-language') ?? '') ? 'hi' : 'en')
    await next()
    if (service.stopping) c.res.headers.set('connection', 'close')
    const passed = performance.now() - started
    countRequest(c.req.method, routePath(c), c.res.status, passed / 1_000)
    const opened = signed.find((mount) => c.req.path.startsWith(mount))
    const path = opened ? `${opened}…` : c.req.path
    if (!quiet.has(path))
      deps.log.info(
        {
          requestId: c.get('requestId'),
          method: c.req.method,
          path,
          status: c.res.status,
          ms: Math.round(passed),
        },
        'request',
      )
  })

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses mutating calls from another origin. */
export const sameOriginOnly = createMiddleware<Env>(async (c, next) => {
  const origin = c.req.header('origin')
  if (!safe.has(c.req.method) && origin && origin !== ownOrigin(c.var.deps, c.req.url, c.req.header('host')))
    return refuse('CROSS_ORIGIN')
  await next()
})

function ownOrigin(deps: Deps, url: string, host: string | undefined): string {
  if (deps.config.PUBLIC_ORIGIN) return new URL(deps.config.PUBLIC_ORIGIN).origin
  const { protocol, host: own } = new URL(url)
  return `${protocol}//${host ?? own}`
}

const stripeHosts = {
  script: ' https://js.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
}

const firebaseHosts = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com'

/** The providers whose hosts a page may reach. */
interface Reached {
  payments: boolean
  push: boolean
}

/** `style-src` names the hash of the empty style element that styled-components fills by script. */
function contentSecurityPolicy({ payments: live, push }: Reached, inline: Inline | undefined): string {
  return [
    "default-src 'none'",
    [`script-src 'self'${live ? stripeHosts.script : ''}`, ...(inline?.scripts ?? [])].join(' '),
    ["style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", ...(inline?.styles ?? [])].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${live ? stripeHosts.connect : ''}${push ? firebaseHosts : ''}`,
    `frame-src ${live ? stripeHosts.frame : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The one of src/trust.ts.
    'trusted-types default',
  ].join('; ')
}

const year = 31_536_000

/** Of every answer, by their names. */
export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(config.PUBLIC_ORIGIN?.startsWith('https:') && {
    'strict-transport-security': `max-age=${2 * year}; includeSubDomains`,
  }),
})

/** Answers that were made with all their headers. */
const complete = new WeakSet<Response>()

/** A header that an answer has set itself stays. What a page brings with it is known once it is answered. */
export function answerHeaders(headers: Readonly<Record<string, string>>, reached: Reached) {
  const entries = Object.entries(headers)
  return createMiddleware<Env>(async (c, next) => {
    await next()
    if (complete.has(c.res)) return
    const given = c.res.headers
    const add = (name: string, value: string) => given.has(name) || given.set(name, value)
    add('x-request-id', c.get('requestId'))
    for (const [name, value] of entries) add(name, value)
    if (!given.has('content-security-policy'))
      given.set('content-security-policy', contentSecurityPolicy(reached, c.get('inline')))
  })
}

/**
 * JSON leaves with all its headers at once: those that are added to an answer afterwards are checked, sorted and copied by
 * Node's `Headers`. An answer that sets a header of its own goes that way.
 */
export function completeJson(headers: Readonly<Record<string, string>>, reached: Reached) {
  const all = {
    ...headers,
    'content-security-policy': contentSecurityPolicy(reached, undefined),
    'cache-control': 'no-store',
    'content-type': 'application/json',
  }
  return createMiddleware<Env>(async (c, next) => {
    const { json, header } = c
    let hasOwn = false
    c.header = (...given) => {
      hasOwn = true
      header(...given)
    }
    c.json = ((object: unknown, status?: number | ResponseInit, own?: HeadersInit) => {
      if (hasOwn || own !== undefined || typeof status === 'object')
        return json(object as never, status as never, own as never)
      const answer = new Response(JSON.stringify(object), {
        status: status ?? 200,
        headers: { ...all, 'x-request-id': c.get('requestId') },
      })
      complete.add(answer)
      return answer
    }) as typeof json
    await next()
    if (!complete.has(c.res) && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
}
