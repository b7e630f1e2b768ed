import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config.ts'
import { countRequest } from '../metrics.ts'
import type { Deps, Env, Inline } from '../ports/deps.ts'
import { refuse } from './refusal.ts'
import { service } from './stopping.ts'

const quiet = new Set(['/healthz', '/readyz'])

/** Gives each request its id, language and dependencies, and logs it without its query or body. */
export const requestContext = (deps: Deps) =>
  createMiddleware<Env>(async (c, next) => {
    const started = performance.now()
    c.set('deps', deps)
    c.set('requestId', randomUUID())
    c.set('language', /^hi\b/i.test(c.req.header('accept-language') ?? '') ? 'hi' : 'en')
    c.header('x-request-id', c.var.requestId)
    await next()
    if (service.stopping) c.res.headers.set('connection', 'close')
    const passed = performance.now() - started
    countRequest(c.req.method, routePath(c), c.res.status, passed / 1_000)
    const path = c.req.path.startsWith('/files/') ? '/files/…' : c.req.path
    if (!quiet.has(path))
      deps.log.info(
        {
          requestId: c.var.requestId,
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

/** A header that an answer has set itself stays. */
export const securityHeaders = (config: Config) =>
  secureHeaders({
    overwrite: false,
    strictTransportSecurity: config.PUBLIC_ORIGIN?.startsWith('https:')
      ? `max-age=${2 * year}; includeSubDomains`
      : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    // For obsolete browsers and plug-ins, or redundant with the policy.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

/** What a page brings with it is known once it is answered: Hono's own policy is written before. */
export const contentPolicy = (reached: Reached) =>
  createMiddleware<Env>(async (c, next) => {
    await next()
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', contentSecurityPolicy(reached, c.var.inline))
  })
