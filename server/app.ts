import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { serverPaths } from '../src/routes.ts'
import { pictureRoutes } from './demo/pictures/index.ts'
import { accountRoutes } from './features/accounts/index.ts'
import { catalogRoutes } from './features/catalog/index.ts'
import {
  attachmentRoutes,
  changeRoutes,
  chatRoutes,
  markRoutes,
  safetyRoutes,
  searchRoutes,
} from './features/chats/index.ts'
import { deviceRoutes } from './features/devices/index.ts'
import { documentRoutes, fileRoutes } from './features/documents/index.ts'
import {
  analyticsRoutes,
  canOpenDocument,
  countDeckView,
  linkRoutes,
  listingRoutes,
  questionRoutes,
  savedSearchRoutes,
} from './features/listings/index.ts'
import { liveRoutes } from './features/live/index.ts'
import { mailboxRoutes } from './features/mailbox/index.ts'
import {
  billingRoutes,
  membershipRoutes,
  ownMembershipRoutes,
  receiptRoutes,
  webhookRoutes,
} from './features/memberships/index.ts'
import { notificationRoutes } from './features/notifications/index.ts'
import { operatorRoutes } from './features/operators/index.ts'
import { ownAccountRoutes } from './features/ownAccount/index.ts'
import { overviewRoutes, proposalRoutes } from './features/proposals/index.ts'
import { reviewRoutes } from './features/reviews/index.ts'
import { supportRoutes } from './features/support/index.ts'
import { traceRoutes } from './features/traces/index.ts'
import { profileRoutes } from './features/wizard/index.ts'
import { usesSandbox } from './kernel/config.ts'
import { isDatabaseReachable } from './kernel/db/availability.ts'
import { apiPage } from './kernel/http/apiPage.ts'
import { clientRoutes } from './kernel/http/client.ts'
import { errorResponse, notFoundResponse } from './kernel/http/errors.ts'
import { legalFactsOf } from './kernel/http/legalFacts.ts'
import {
  completeJson,
  ownRequestId,
  requestContext,
  sameOriginOnly,
  securityHeaders,
  setResponseHeaders,
} from './kernel/http/middleware.ts'
import { openapi } from './kernel/http/openapi.ts'
import { plainStyleOf } from './kernel/http/plainStyle.ts'
import { refuse } from './kernel/http/refusal.ts'
import { smallBody } from './kernel/http/smallBody.ts'
import { service } from './kernel/http/stopping.ts'
import type { Deps, Env } from './kernel/ports/deps.ts'
import type { sandboxApp } from './sandbox/app.ts'

const builtClient = fileURLToPath(new URL('../dist', import.meta.url))

/** All routes below `/api`. */
function api(completed: ReturnType<typeof completeJson>) {
  const routes = new Hono<Env>()
    .use(async (c, next) => {
      const upload = c.req.path === '/api/documents' || c.req.path.endsWith('/attachments')
      return upload ? next() : smallBody(c, next)
    })
    .use(completed)
  for (const feature of [
    accountRoutes,
    ownAccountRoutes,
    catalogRoutes,
    profileRoutes,
    documentRoutes,
    membershipRoutes,
    billingRoutes,
    ownMembershipRoutes,
    listingRoutes,
    questionRoutes,
    savedSearchRoutes,
    analyticsRoutes,
    proposalRoutes,
    overviewRoutes,
    chatRoutes,
    searchRoutes,
    linkRoutes,
    attachmentRoutes,
    markRoutes,
    safetyRoutes,
    changeRoutes,
    notificationRoutes,
    liveRoutes,
    deviceRoutes,
    supportRoutes,
    traceRoutes,
  ])
    routes.route('/', feature as Hono<Env>)
  return routes
}

/** The whole server, without a port. `sandbox` replaces the payment provider if none is configured. */
export function assemble(deps: Deps, sandbox: ReturnType<typeof sandboxApp> | null, clientDirectory = builtClient) {
  const app = new Hono<Env>()
  app.onError(errorResponse)
  app.notFound(notFoundResponse)
  const headers = securityHeaders(deps.config)
  const reached = { payments: !usesSandbox(deps.config), push: deps.push !== null }
  app.use(ownRequestId, requestContext(deps), setResponseHeaders(headers, reached))
  const plainStyle = plainStyleOf(clientDirectory)
  app.get(serverPaths.style.mount, (c) => c.text(plainStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get(serverPaths.alive.mount, (c) => c.text('ok'))
  app.get(serverPaths.ready.mount, async (c) => {
    if (service.stopping) return c.text('stopping', 503)
    if (!(await isDatabaseReachable(deps.db))) return c.text('database unavailable', 503)
    return (await deps.hasRoom()) ? c.text('ready') : c.text('disk full', 503)
  })
  // The provider's webhook has a signature in place of an origin, so it is mounted before the origin check.
  app.route(serverPaths.webhooks.mount, webhookRoutes)
  if (sandbox) app.mount(serverPaths.sandbox.mount, sandbox.fetch)
  app.use(sameOriginOnly)
  app.route('/api', reviewRoutes)
  app.get(serverPaths.contract.mount, (c) => c.json(openapi()))
  app.get(serverPaths.docs.mount, (c) => c.html(apiPage(openapi())))
  app.route('/api', api(completeJson(headers, reached)))
  app.all('/api/*', () => refuse('NOT_FOUND'))
  app.route(serverPaths.operator.mount, operatorRoutes)
  app.route(serverPaths.files.mount, fileRoutes({ mayOpen: canOpenDocument, countDeckView }))
  app.route(serverPaths.receipts.mount, receiptRoutes)
  app.route(serverPaths.mailbox.mount, mailboxRoutes)
  app.route(serverPaths.pictures.mount, pictureRoutes)
  app.route(
    '/',
    clientRoutes(clientDirectory, {
      origin: deps.config.PUBLIC_ORIGIN ? new URL(deps.config.PUBLIC_ORIGIN).origin : null,
      emailDomains: deps.config.EMAIL_DOMAINS ?? null,
      socialLinks: deps.config.SOCIAL_LINKS ?? null,
      legalFacts: legalFactsOf(deps.config),
    }),
  )
  return app
}
