import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { generateSpecs } from 'hono-openapi'
import { accountRoutes } from './accounts/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { attachmentRoutes } from './chats/attachments.ts'
import { markRoutes } from './chats/marks.ts'
import { chatRoutes } from './chats/routes.ts'
import { safetyRoutes } from './chats/safety.ts'
import { usesSandbox } from './config.ts'
import { databaseAnswers } from './db/away.ts'
import { pictureRoutes } from './demo/pictures.ts'
import type { Deps, Env } from './deps.ts'
import { deviceRoutes } from './devices/routes.ts'
import { fileRoutes } from './documents/files.ts'
import { documentRoutes } from './documents/routes.ts'
import { apiPage } from './http/apiPage.ts'
import { boundary, sameOriginOnly, securityHeaders } from './http/boundary.ts'
import { clientRoutes } from './http/client.ts'
import { withForms } from './http/contract.ts'
import { errorAnswer, notFoundAnswer } from './http/errors.ts'
import { plainStyle } from './http/plainStyle.ts'
import { refuse } from './http/refusal.ts'
import { analyticsRoutes } from './listings/analytics.ts'
import { listingRoutes } from './listings/routes.ts'
import { savedSearchRoutes } from './listings/savedSearches.ts'
import { liveRoutes } from './live/routes.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { ownMembershipRoutes } from './memberships/ownRoutes.ts'
import { receiptRoutes } from './memberships/receipts.ts'
import { membershipRoutes } from './memberships/routes.ts'
import { webhookRoutes } from './memberships/webhooks.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { operatorRoutes } from './operators/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { overviewRoutes } from './proposals/overview.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import type { sandboxApp } from './sandbox/app.ts'
import { service } from './stop.ts'
import { supportRoutes } from './support/routes.ts'

const builtClient = fileURLToPath(new URL('../dist', import.meta.url))
const largestBody = 256 * 1024

/** The API under `/api`. */
function api() {
  const routes = new Hono<Env>()
    .use(async (c, next) => {
      const upload = c.req.path === '/api/documents' || c.req.path.endsWith('/attachments')
      return upload ? next() : bodyLimit({ maxSize: largestBody, onError: () => refuse('BAD_REQUEST') })(c, next)
    })
    .use(async (c, next) => {
      await next()
      if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    })
  for (const feature of [
    accountRoutes,
    catalogRoutes,
    profileRoutes,
    documentRoutes,
    membershipRoutes,
    ownMembershipRoutes,
    listingRoutes,
    savedSearchRoutes,
    analyticsRoutes,
    proposalRoutes,
    overviewRoutes,
    chatRoutes,
    attachmentRoutes,
    markRoutes,
    safetyRoutes,
    notificationRoutes,
    liveRoutes,
    deviceRoutes,
    supportRoutes,
  ])
    routes.route('/', feature as Hono<Env>)
  return routes
}

/** The whole server, without a port. `sandbox` stands in for the payment provider where there is no real one. */
export function assemble(deps: Deps, sandbox: ReturnType<typeof sandboxApp> | null, clientDirectory = builtClient) {
  const app = new Hono<Env>()
  app.onError(errorAnswer)
  app.notFound(notFoundAnswer)
  app.use(boundary(deps), securityHeaders({ payments: !usesSandbox(deps.config), push: deps.push !== null }))
  app.get('/plain.css', (c) => c.text(plainStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (service.stopping) return c.text('stopping', 503)
    if (!(await databaseAnswers(deps.db))) return c.text('the database does not answer', 503)
    return (await deps.hasRoom()) ? c.text('ready') : c.text('the disk has no room', 503)
  })
  // The provider's events carry a signature in place of an origin.
  app.route('/api', webhookRoutes)
  if (sandbox) app.mount('/sandbox', sandbox.fetch)
  app.use(sameOriginOnly)
  app.route('/api', reviewRoutes)
  const routes = api()
  const openapi = async () =>
    withForms(
      await generateSpecs(routes as unknown as Hono, {
        documentation: { info: { title: 'Founders marketplace', version: '1' }, servers: [{ url: '/api' }] },
      }),
    )
  app.get('/api/openapi.json', async (c) => c.json(await openapi()))
  app.get('/api/docs', async (c) => c.html(apiPage((await openapi()) as unknown as Parameters<typeof apiPage>[0])))
  app.route('/api', routes)
  app.all('/api/*', () => refuse('NOT_FOUND'))
  app.route('/operator', operatorRoutes)
  app.route('/files', fileRoutes)
  app.route('/receipts', receiptRoutes)
  app.route('/mailbox', mailboxRoutes)
  app.route('/pictures', pictureRoutes)
  app.route(
    '/',
    clientRoutes(
      clientDirectory,
      deps.config.PUBLIC_ORIGIN ? new URL(deps.config.PUBLIC_ORIGIN).origin : null,
      deps.config.EMAIL_DOMAINS ?? null,
    ),
  )
  return app
}
